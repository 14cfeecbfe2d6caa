import { expect, test } from '@playwright/test';
import { patchedAnew } from '#fixtures/resources/changing/absent-members.ts';
import { patched } from '#fixtures/resources/changing/patching.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { notesOfEachTest } from '../scripted-list.ts';
import { DEFAULTS, only, reworded, singlesOf, withoutItems, type Ways } from '../singles.ts';

waitsPass();
notesOfEachTest();

const FOREIGN = 'what this run has not created is not changed';

const ofDevices = (member: string): NonNullable<Ways['described']> =>
  reworded('"maxLength":40}', `"maxLength":40},${member}`);

/** Each configuration is found at the second look. */
function late(): NonNullable<Ways['rule']> {
  const looked = new Set<string>();
  return ({ method, isRight, serial }) => {
    const isFound = !isRight || method !== 'GET' || looked.has(serial);
    looked.add(serial);
    return isFound ? undefined : { status: 404, body: { error: 'nothing there' } };
  };
}

const UNWRITTEN: readonly { readonly what: string; readonly ways: Ways }[] = [
  { what: 'that is the same below each item', ways: { defaults: () => ({ ...DEFAULTS, id: 'shared-1' }) } },
  { what: 'whose id is in a path by chance', ways: { defaults: () => ({ ...DEFAULTS, id: 'device-2' }) } },
  { what: 'with an id of another name', ways: { defaults: () => ({ ...DEFAULTS, clientId: 'c-1' }) } },
  {
    what: 'with another such id below each item',
    ways: { defaults: (serial) => ({ ...DEFAULTS, userId: `user of ${serial}` }) },
  },
  {
    what: 'with an id of another thing within',
    ways: { defaults: () => ({ ...DEFAULTS, owner: { id: 'u-1' } }) },
  },
  {
    what: 'whose id its item shows',
    ways: {
      defaults: (serial) => ({ ...DEFAULTS, id: /[25]$/.test(serial) ? 'the part' : `of ${serial}` }),
      shown: { part: 'the part' },
    },
  },
  { what: 'that its item refers to', ways: { described: ofDevices('"configurationId":{"type":"string"}') } },
  { what: 'that its item names', ways: { described: ofDevices('"configuration":{"type":"string"}') } },
  {
    what: 'below items that refer to something else',
    ways: { described: ofDevices('"client":{"type":"object","properties":{"id":{"type":"string"}}}') },
  },
  { what: 'below items that show a reference', ways: { shown: { clientId: 'c-1' } } },
  {
    what: 'that is written with an id',
    ways: { described: reworded('"label":{', '"userId":{"type":"string"},"label":{') },
  },
  {
    what: 'that is the same, as is seen later',
    ways: { defaults: () => ({ ...DEFAULTS, id: 'shared-1' }), rule: late() },
  },
  {
    what: 'below items that cannot be removed',
    ways: { described: withoutItems },
  },
];

for (const { what, ways } of UNWRITTEN) {
  test(`a single thing ${what} is not changed`, async () => {
    const { bench, asked } = await singlesOf(ways, 'G4');

    await expect(ownItemBetween(bench)).rejects.toThrow(FOREIGN);
    await expect(patchedAnew(bench)).rejects.toThrow(FOREIGN);

    expect(asked.filter((method) => method !== 'GET')).toEqual([]);
  });
}

test('a single thing that is nowhere to be seen for an unknown reason is not changed', async () => {
  const refusing: Ways['rule'] = ({ method, isRight }) =>
    isRight && method === 'GET' ? { status: 403, body: { error: 'not now' } } : undefined;
  const { bench, asked } = await singlesOf({ rule: refusing }, 'G4');

  await expect(ownItemBetween(bench)).rejects.toThrow('untested: ');

  expect(asked.filter((method) => method !== 'GET')).toEqual([]);
});

test('a single thing that only PATCH changes is found later where copies are behind (G4)', async () => {
  const ways = { defaults: () => ({ mode: 'eco' }), rule: late(), described: only('GET', 'PATCH') };
  const { bench, asked } = await singlesOf(ways, 'G4');

  const findings = await patched(bench, await ownItemBetween(bench));

  expect(findings).toEqual([]);
  expect(asked).toContain('PATCH');
});

/** Without an id, kept once for all devices whose number leaves the same rest. */
function shared(kinds: number): {
  readonly things: Map<number, Schema>;
  readonly rule: NonNullable<Ways['rule']>;
} {
  const things = new Map<number, Schema>();
  const rule: Ways['rule'] = ({ method, isRight, serial, body }) => {
    const kind = Number(serial.split('-').at(-1)) % kinds;
    const thing = things.get(kind) ?? DEFAULTS;
    if (!isRight) return undefined;
    things.set(kind, { PUT: body, PATCH: { ...thing, ...body } }[method] ?? thing);
    return { body: things.get(kind) };
  };
  return { things, rule };
}

test('a single thing that is one for all loses again what it had not before', async () => {
  const things = new Map<string, Schema>();
  const rule: Ways['rule'] = ({ method, isRight, body }) => {
    const thing = { ...(things.get('one') ?? { mode: 'eco' }), ...(method === 'PATCH' ? body : {}) };
    if (!isRight) return undefined;
    things.set('one', Object.fromEntries(Object.entries(thing).filter(([, value]) => value !== null)));
    return { body: things.get('one') };
  };
  const { bench, asked } = await singlesOf({ rule, described: only('GET', 'PATCH') }, 'G4');

  await expect(ownItemBetween(bench)).rejects.toThrow(FOREIGN);

  expect(asked).toContain('PATCH');
  expect(things.get('one')).toEqual({ mode: 'eco' });
});

const ONE = [
  { what: 'is one for all', kinds: 1, described: only('GET', 'PUT', 'PATCH'), writes: 2 },
  { what: 'is one for all and has PUT alone', kinds: 1, described: only('GET', 'PUT'), writes: 2 },
  { what: 'is one for all and has PATCH alone', kinds: 1, described: only('GET', 'PATCH'), writes: 2 },
  { what: 'is one for every other item', kinds: 2, described: only('GET', 'PUT', 'PATCH'), writes: 4 },
];

for (const { what, kinds, described, writes } of ONE) {
  test(`a single thing without an id that ${what} is as it was behind the first change`, async () => {
    const { things, rule } = shared(kinds);
    const { bench, asked } = await singlesOf({ rule, described }, 'G4');

    await expect(ownItemBetween(bench)).rejects.toThrow(FOREIGN);

    expect([...things.values()]).toEqual(Array.from({ length: kinds }, () => DEFAULTS));
    expect(asked.filter((method) => method !== 'GET')).toHaveLength(writes);
  });
}
