import { expect, test } from '@playwright/test';
import { garbledMembers } from '#fixtures/resources/answers/garbled-texts.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { chosenItems } from '#fixtures/resources/items/chosen-items.ts';
import { readProblems } from '#fixtures/resources/reading/read-problems.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule } from '../things.ts';

waitsPass();

const GARBLED: readonly { readonly what: string; readonly text: string; readonly as: string }[] = [
  { what: 'read as Latin-1', text: 'Müller', as: 'MÃ¼ller' },
  { what: 'read as Windows-1252', text: 'Groß €', as: 'GroÃŸ â‚¬' },
  { what: 'lost', text: 'Łódź', as: '??d?' },
  { what: 'lost, and said to be', text: 'Łódź', as: '\ufffd\ufffdd\ufffd' },
  { what: 'put as markup', text: 'Smith & "Sons"', as: 'Smith &amp; &quot;Sons&quot;' },
];

for (const { what, text, as } of GARBLED) {
  test(`letters that are ${what} are garbled`, () => {
    expect(garbledMembers({ name: text, id: 'ü' }, { name: as, id: 'ü' })).toEqual(['name']);
    expect(garbledMembers({ name: as }, { name: text })).toEqual(['name']);
  });

  test(`an item whose letters are ${what}, and are not in the list, is a breach (G1)`, async () => {
    const shownAs =
      (name: string): Rule =>
      ({ id, method, isRight }, things) =>
        id !== '' && method === 'GET' && isRight ? { body: { ...things.get(id), name } } : undefined;
    for (const [name, places] of [
      [text, []],
      [as, ['name']],
    ] as const) {
      const { bench, things } = await sceneOf(
        { members: { name: { type: 'string' } } },
        { rule: shownAs(name) },
        'G1',
      );
      things.set('1', { id: '1', name: text });

      expect((await readProblems(bench)).map(({ at }) => at)).toEqual(places);
    }
  });
}

for (const { what, list, item } of [
  { what: 'shortened', list: 'Müller & Sö…', item: 'Müller & Söhne' },
  { what: 'in other words', list: 'Müller', item: 'Miller' },
  { what: 'no text', list: 'Müller', item: 7 },
  { what: 'not there', list: 'Müller', item: undefined },
])
  test(`a member that is ${what} is not garbled`, () => {
    expect(garbledMembers({ name: list }, { name: item })).toEqual([]);
    expect(garbledMembers({ name: list }, undefined)).toEqual([]);
  });

test('an item with such letters is asked for', () => {
  const items: Schema[] = Array.from({ length: 9 }, (_, id) => ({ id: `${id}`, name: `Name ${id}` }));
  const odd = { id: '2', name: 'Näme' };

  expect(chosenItems(items)).not.toContainEqual(items[2]);
  expect(chosenItems(items.with(2, odd))).toContainEqual(odd);
});
