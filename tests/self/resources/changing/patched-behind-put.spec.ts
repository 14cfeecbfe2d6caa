import { expect, test } from '@playwright/test';
import { patched } from '#fixtures/resources/changing/patching.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule } from '../things.ts';

waitsPass();

const text = { type: 'string' };
const MEMBERS = { name: text, note: text, state: { enum: ['draft', 'done'] } };

/** Keeps things as POST and PATCH have made them, and has PATCH begin with that. */
function remembering(): Rule {
  const kept = new Map<string, Schema>();
  return ({ method, id, body, isRight }, things) => {
    const thing = things.get(id);
    if (!isRight || thing === undefined || method !== 'PATCH') return undefined;
    const after = { ...(kept.get(id) ?? thing), ...body };
    kept.set(id, after);
    things.set(id, after);
    return { body: after };
  };
}

test('PATCH that brings back what was there before a PUT is told (G4)', async () => {
  const { bench } = await sceneOf({ members: MEMBERS }, { rule: remembering() }, 'G4');

  const findings = await patched(bench, await ownItemBetween(bench));

  expect(findings.map(({ expected }) => expected)).toContain(
    'the value from before, which PATCH did not send',
  );
});

for (const { what, rule } of [
  { what: 'is taken as it should be', rule: undefined },
  {
    what: 'is refused',
    rule: (({ method, isRight }) =>
      isRight && method === 'PUT' ? { status: 409, body: {} } : undefined) satisfies Rule,
  },
  {
    what: 'is lost',
    rule: (({ method, isRight, body }) =>
      isRight && method === 'PUT' ? { status: 200, body } : undefined) satisfies Rule,
  },
])
  test(`a PUT that ${what} accuses no PATCH (G4)`, async () => {
    const { bench } = await sceneOf({ members: MEMBERS }, rule === undefined ? {} : { rule }, 'G4');

    expect(await patched(bench, await ownItemBetween(bench))).toEqual([]);
  });
