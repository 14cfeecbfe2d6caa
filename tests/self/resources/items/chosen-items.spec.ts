import { expect, test } from '@playwright/test';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { chosenItems } from '#fixtures/resources/items/chosen-items.ts';
import { readProblems } from '#fixtures/resources/reading/read-problems.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf } from '../things.ts';

waitsPass();

const FEES = [320, 1250, 980, -1999, 240, 265, 255, 410];
const THINGS = FEES.map((fee, index) => ({ id: `thing-${index}`, fee, days: 1 + (index % 3) }));

test('items by their places and by the largest number of a member are chosen', () => {
  const ids = chosenItems(THINGS).map(({ id }) => id);

  expect(ids).toEqual(['thing-0', 'thing-4', 'thing-7', 'thing-3', 'thing-2']);
});

for (const { what, items, chosen } of [
  { what: 'no items', items: [], chosen: [] },
  { what: 'one item', items: [{ id: 'a', fee: 3 }], chosen: [{ id: 'a', fee: 3 }] },
  { what: 'texts', items: ['a', 'b', 'c', 'd', 'e'], chosen: ['a', 'c', 'e'] },
]) {
  test(`of ${what} ${chosen.length} are chosen`, () => {
    expect(chosenItems<unknown>(items)).toEqual(chosen);
  });
}

test('items that hold nothing in a member are chosen, too, two of them at most', () => {
  const full = { a: 1, b: true, c: 'x', d: [1] };
  const items = [full, full, full, { ...full, d: [] }, { ...full, a: 0 }, { ...full, c: '' }, full];

  expect(chosenItems(items.map((item, id) => ({ id: `${id}`, ...item }))).map(({ id }) => id)).toEqual([
    ...['0', '3', '6'],
    ...['4', '5'],
  ]);
});

test('many members of numbers choose three items more', () => {
  const items = Array.from({ length: 40 }, (_, index) => ({ [`n${index}`]: 1 }));

  expect(chosenItems(items)).toHaveLength(6);
});

const inKinds = (kinds: string): readonly string[] => {
  const items = kinds.split('').map((kind, index) => ({
    id: `${index}`,
    kind,
    ...(kind === 'w' && { wallet: 'x' }),
  }));
  return chosenItems(items).map(({ id }) => id);
};

for (const { kinds, chosen } of [
  { kinds: 'scwscwscw', chosen: ['0', '4', '8'] },
  { kinds: 'aabbbaaabaa', chosen: ['0', '5', '10', '2'] },
  { kinds: 'abcdefaaaaa', chosen: ['0', '5', '10', '1', '2', '3', '4'] },
  { kinds: 'abcdefgaaaa', chosen: ['0', '5', '10'] },
])
  test(`of the kinds ${kinds} one each is chosen`, () => {
    expect(inKinds(kinds).toSorted()).toEqual([...chosen].toSorted());
  });

for (const { what, shown, breaches } of [
  { what: 'as a number', shown: (fee: number): unknown => fee, breaches: 0 },
  { what: 'as text', shown: (fee: number): unknown => (fee < -1000 ? '-1,999.00' : fee), breaches: 1 },
]) {
  test(`GET that shows the largest number ${what} is ${breaches === 0 ? 'right' : 'a breach'} (G1)`, async () => {
    const asItIs = ({ method, id }: { readonly method: string; readonly id: string }): object | undefined => {
      const { fee, ...rest } = THINGS.find((thing) => thing.id === id) ?? { fee: 0 };
      return method === 'GET' && id !== '' ? { body: { ...rest, fee: shown(fee) } } : undefined;
    };
    const members: Schema = { fee: { type: 'number' }, days: { type: 'integer' } };
    const { bench, things } = await sceneOf({ members }, { rule: asItIs }, 'G1');
    for (const thing of THINGS) things.set(thing.id, thing);

    const findings = await readProblems(bench);

    expect(findings).toHaveLength(breaches);
  });
}
