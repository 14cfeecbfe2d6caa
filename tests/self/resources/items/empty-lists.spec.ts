import { expect, test } from '@playwright/test';
import { patched } from '#fixtures/resources/changing/patching.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { foundLater, shownAsDescribed } from '#fixtures/resources/items/showing.ts';
import { addedEmpty } from '#fixtures/resources/items/writing.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule } from '../things.ts';

waitsPass();

const text = { type: 'string' };
const DESCRIBED = {
  members: { name: text, allergens: { type: 'array', items: text } },
  required: ['name', 'allergens'],
};
/** Shows no list without items. */
const dropping = ({ allergens, ...thing }: Schema): Schema =>
  Array.isArray(allergens) && allergens.length > 0 ? { ...thing, allergens } : thing;

for (const { what, shown, isRight } of [
  { what: 'as it is', shown: (thing: Schema): Schema => thing, isRight: true },
  { what: 'as nothing', shown: dropping, isRight: false },
])
  test(`a list that has to be there, holds nothing and is shown ${what} is ${isRight ? 'right' : 'a breach'} (G1, G2)`, async () => {
    const { bench } = await sceneOf(DESCRIBED, { shown });

    const find = async (): Promise<number> => {
      const post = await addedEmpty(bench);
      return [...post.findings, ...(await foundLater(bench, post))].length;
    };

    if (isRight) expect(await find()).toBe(0);
    else await expect(find()).resolves.toBeGreaterThan(0);
  });

test('a service may refuse it', async () => {
  const wanting: Rule = ({ method, body }) =>
    method === 'POST' && (body['allergens'] as unknown[]).length === 0
      ? { status: 422, body: {} }
      : undefined;
  const { bench } = await sceneOf(DESCRIBED, { rule: wanting });

  await expect(addedEmpty(bench)).rejects.toThrow('refuses empty lists, which is open');
});

test('PATCH that takes a list without items for none is told (G4)', async () => {
  const merged = (before: Schema, body: Schema): Schema => {
    const { allergens, ...rest } = body;
    const isNone = Array.isArray(allergens) && allergens.length === 0;
    return { ...before, ...(isNone ? rest : body) };
  };
  const { bench } = await sceneOf(DESCRIBED, { merged }, 'G4');

  const findings = await patched(bench, await ownItemBetween(bench));

  expect([...new Set(findings.map(({ at }) => at))]).toEqual(['/allergens']);
});

test('GET that leaves out what has to be there is told, though nothing is lost (G1)', async () => {
  const { bench } = await sceneOf(DESCRIBED, { shown: dropping });

  const findings = await shownAsDescribed(bench, await addedEmpty(bench));

  expect(findings).toMatchObject([{ at: 'allergens', actual: 'is missing' }]);
});
