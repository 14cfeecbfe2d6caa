import { expect, test } from '@playwright/test';
import { patchedAnew } from '#fixtures/resources/changing/absent-members.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Ways } from '../things.ts';

waitsPass();

const MEMBERS = {
  name: { type: 'string' },
  note: { type: ['string', 'null'] },
  stock: { type: ['integer', 'null'] },
};
const DESCRIBED = { members: MEMBERS, required: ['name'] };

/** Sets what the item has, and nothing else. */
const replacing = (before: Schema, body: Schema): Schema => ({
  ...before,
  ...Object.fromEntries(Object.entries(body).filter(([name]) => name in before)),
});
/** Shows members that an item has not as null, and does not change them. */
const overlooking: Ways = {
  merged: replacing,
  shown: (thing) => ({ note: null, stock: null, ...thing }),
};

const WAYS: readonly { readonly what: string; readonly ways: Ways; readonly missing: readonly string[] }[] = [
  { what: 'gives all of them', ways: {}, missing: [] },
  { what: 'is refused', ways: { rule: refuses }, missing: [] },
  { what: 'gives none', ways: { merged: replacing }, missing: ['/note', '/stock'] },
  { what: 'leaves them null', ways: overlooking, missing: ['/note', '/stock'] },
];

function refuses({
  method,
  body,
}: {
  readonly method: string;
  readonly body: Schema;
}): ReturnType<NonNullable<Ways['rule']>> {
  return method === 'PATCH' && 'note' in body ? { status: 422, body: {} } : undefined;
}

for (const { what, ways, missing } of WAYS) {
  const isRight = missing.length === 0;
  test(`PATCH of absent members that ${what} is ${isRight ? 'right' : 'a breach'} (G4)`, async () => {
    const { bench, sent } = await sceneOf(DESCRIBED, ways, 'G4');

    const findings = await patchedAnew(bench);

    expect([...new Set(findings.map(({ at }) => at))]).toStrictEqual(missing);
    expect(sent.filter(({ method }) => method === 'PATCH').length).toBeGreaterThan(0);
  });
}

test('members that the service sets from the start are not absent', async () => {
  const shown = (thing: Schema): Schema => ({ note: 'none', stock: 0, ...thing });
  const { bench } = await sceneOf(DESCRIBED, { shown }, 'G4');

  await expect(patchedAnew(bench)).rejects.toThrow('an item has each member from the start');
});

const LIMITS = { type: 'object', properties: { most: { type: 'integer' } } };

for (const isShared of [true, false])
  test(`what two items have by default is ${isShared ? 'one thing: a breach' : 'two things: right'} (G4)`, async () => {
    let shared: unknown = { most: 1 };
    const shown = (thing: Schema): Schema => ({ limits: isShared ? shared : { most: 1 }, ...thing });
    const merged = (before: Schema, { limits, ...body }: Schema): Schema => {
      if (limits !== undefined) shared = limits;
      return { ...before, ...body, ...(isShared || limits === undefined ? {} : { limits }) };
    };
    const { bench } = await sceneOf(
      { members: { ...MEMBERS, limits: LIMITS }, required: ['name'] },
      { shown, merged },
      'G4',
    );

    expect((await patchedAnew(bench)).map(({ at }) => at)).toEqual(isShared ? ['/limits/most'] : []);
  });
