import { expect, test } from '@playwright/test';
import { patched } from '#fixtures/resources/changing/patching.ts';
import { without, type Schema } from '#fixtures/resources/description/schema-view.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import type { Described } from '../described-things.ts';
import { sceneOf, type Rule, type Ways } from '../things.ts';

waitsPass();

const described = (usual?: number): Described => ({
  members: {
    name: { type: 'string' },
    limit: { type: ['integer', 'null'], ...(usual === undefined ? {} : { default: usual }) },
    note: { type: ['string', 'null'] },
  },
  required: ['name'],
  patch: {
    type: 'object',
    properties: {
      name: { type: 'string' },
      limit: { type: ['integer', 'null'], ...(usual === undefined ? {} : { default: usual }) },
      note: { type: ['string', 'null'] },
    },
  },
  patchType: 'application/merge-patch+json',
});

const plain = (before: Schema, body: Schema): Schema => ({ ...before, ...body });
const removing = (before: Schema, body: Schema): Schema => {
  const after = plain(before, body);
  return without(
    after,
    Object.keys(after).filter((name) => after[name] === null),
  );
};

/** Makes a number of what is null, where that was not sent. */
const scanned =
  (kept: (before: Schema, body: Schema) => Schema) =>
  (before: Schema, body: Schema): Schema => {
    const isNull = (before['limit'] ?? null) === null && !('limit' in body);
    return { ...kept(before, body), ...(isNull && { limit: 0 }) };
  };

/** What was cleared comes back with the next change. */
function returning(): NonNullable<Ways['merged']> {
  const had = new Map<unknown, unknown>();
  return (before, body) => {
    if (typeof before['limit'] === 'number') had.set(before['id'], before['limit']);
    const isNull = before['limit'] === null && !('limit' in body);
    return { ...plain(before, body), ...(isNull && { limit: had.get(before['id']) }) };
  };
}

const oneAtATime: Rule = ({ method, isRight, body }) =>
  method === 'PATCH' && isRight && Object.values(body).filter((value) => value === null).length > 1
    ? { status: 422, body: {} }
    : undefined;

const refusing: Rule = ({ method, isRight, body }) =>
  method === 'PATCH' && isRight && Object.values(body).includes(null) ? { status: 422, body: {} } : undefined;

const CASES: readonly {
  readonly what: string;
  readonly ways: Ways;
  readonly usual?: number;
  readonly at?: readonly string[];
}[] = [
  { what: 'stays null', ways: { merged: plain } },
  { what: 'stays away', ways: { merged: removing } },
  { what: 'becomes 0', ways: { merged: scanned(plain) }, at: ['/limit'] },
  { what: 'was removed, and becomes 0', ways: { merged: scanned(removing) }, at: ['/limit'] },
  { what: 'comes back', ways: { merged: returning() }, at: ['/limit'] },
  {
    what: 'becomes 0, and is cleared alone',
    ways: { merged: scanned(plain), rule: oneAtATime },
    at: ['/limit'],
  },
  { what: 'may not be sent as null', ways: { merged: scanned(plain), rule: refusing } },
  { what: 'becomes what it is by default', ways: { merged: scanned(removing) }, usual: 0 },
];

for (const { what, ways, usual, at = [] } of CASES)
  test(`beside a change what ${what} is ${at.length === 0 ? 'right' : 'a breach'} (G4)`, async () => {
    const { bench } = await sceneOf(described(usual), ways, 'G4');

    const findings = await patched(bench, await ownItemBetween(bench));

    expect([...new Set(findings.map((one) => one.at))]).toEqual(at);
  });

test('what shows to be null a moment later is right (G4)', async () => {
  let copy = new Map<string, Schema>();
  let looks = 0;
  const late: Rule = ({ method, id, isRight }, things) => {
    if (!isRight || id === '') return undefined;
    if (method !== 'GET') {
      looks = 0;
      copy = new Map(copy.size === 0 ? things : [...things, ...[...copy].filter(([one]) => one === id)]);
      return undefined;
    }
    looks += 1;
    const before = copy.get(id);
    if (looks > 3) copy = new Map(things);
    return looks > 3 || before === undefined ? undefined : { body: before };
  };
  const { bench } = await sceneOf(described(), { merged: plain, rule: late }, 'G4');

  expect(await patched(bench, await ownItemBetween(bench))).toEqual([]);
});
