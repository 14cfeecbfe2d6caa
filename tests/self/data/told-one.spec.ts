import { expect, test } from '@playwright/test';
import { valueFrom } from '#fixtures/data/from-schema.ts';
import { seededFaker } from '#fixtures/data/random.ts';
import { withZerosInLists } from '#fixtures/resources/description/zeros.ts';

const flag = { type: 'boolean' };

/** Flags of that name in lists that are made up so. */
function flagsIn(description: string, properties: object, name: string): readonly (readonly unknown[])[] {
  const schema = { type: 'array', minItems: 3, description, items: { type: 'object', properties } };
  const lists = Array.from(
    { length: 10 },
    (_, index) => valueFrom(schema, seededFaker(`${index}`)) as readonly Readonly<Record<string, unknown>>[],
  );
  return lists.map((list) => list.map((one) => one[name]));
}

for (const [description, name, told] of [
  ['Exactly one is the default variant; where none is marked it is the first.', 'isDefault', ''],
  ['The primary address is exactly one of them.', 'primary', ''],
  ['In any order.', 'isMain', 'Only one is the main one.'],
] as const)
  test(`one item of a list has its flag, the first: ${description}`, () => {
    const properties = { [name]: { ...flag, description: told } };

    for (const flags of flagsIn(description, properties, name)) expect(flags).toEqual([true, false, false]);
  });

test('of several flags the one that is spoken of', () => {
  const properties = { active: flag, isPrimary: flag };

  for (const flags of flagsIn('Only one is primary.', properties, 'isPrimary'))
    expect(flags).toEqual([true, false, false]);
  expect(new Set(flagsIn('Only one is primary.', properties, 'active').flat()).size).toBe(2);
});

test('other flags are as they are made up', () => {
  for (const words of ['Attendees, each one gets the standard invitation.', 'One is the default.'])
    expect(new Set(flagsIn(words, { isGift: flag }, 'isGift').map(String)).size).toBeGreaterThan(1);
  expect(new Set(flagsIn('One line for each.', { isGift: flag }, 'isGift').map(String)).size).toBeGreaterThan(
    1,
  );
});

test('the flag stays where there is nothing else in a list', () => {
  const items = { type: 'object', properties: { primary: flag, rank: { type: 'integer' } } };
  const list = { type: 'array', description: 'One is primary.', items };
  const body = {
    list: [
      { primary: true, rank: 3 },
      { primary: false, rank: 4 },
    ],
  };

  expect(withZerosInLists(body, { type: 'object', properties: { list } }, () => true)).toEqual({
    list: [
      { primary: true, rank: 0 },
      { primary: false, rank: 0 },
    ],
  });
});
