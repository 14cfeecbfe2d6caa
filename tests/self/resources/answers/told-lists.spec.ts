import { expect, test } from '@playwright/test';
import { differences } from '#fixtures/resources/answers/compare.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu'];
const [on, name] = [{ type: 'string', format: 'date' }, { type: 'string' }];
const ORDERS = [
  { words: 'Germination tests, shown newest first.', items: [{ on: '2024-03-01' }, { on: '2025-01-01' }] },
  { words: 'Kept in alphabetical order.', items: [{ name: 'b' }, { name: 'a' }] },
  { words: 'Sorted by weekday.', items: [{ day: 'Thu' }, { day: 'Wed' }, { day: 'Tue' }] },
  { words: 'Largest first.', items: [2, 3] },
  {
    words: 'We return the biggest share first; equal shares in alphabetical order.',
    items: [
      { name: 'a', share: 2 },
      { name: 'c', share: 2 },
      { name: 'b', share: 3 },
    ],
  },
];

for (const { words, items } of ORDERS) {
  const schema = (description: string): Schema => ({
    type: 'object',
    properties: {
      list: {
        type: 'array',
        description,
        items: { properties: { day: { type: 'string', enum: DAYS }, on, name, share: { type: 'integer' } } },
      },
    },
  });
  const found = (description: string, seen: readonly unknown[]): readonly unknown[] => {
    const view = schema(description);
    return differences({ list: items }, { list: seen }, { sent: view, seen: view });
  };

  test(`a list may come back in the order that is told: ${words}`, () => {
    expect(found(words, items.toReversed())).toEqual([]);
  });

  test(`a list comes back with what was sent, whatever its order: ${words}`, () => {
    expect(
      found(
        words,
        items.map(() => items[1]),
      ),
    ).not.toEqual([]);
    expect(found('In the order in which they were given.', items.toReversed())).not.toEqual([]);
  });
}

test('names of a map may come back in the form that is told', () => {
  const map = (description: string): Schema => ({
    properties: { headers: { type: 'object', description, additionalProperties: { type: 'string' } } },
  });
  const found = (description: string, seen: Schema): readonly unknown[] => {
    const view = map(description);
    return differences({ headers: { 'X-Source': 'a' } }, { headers: seen }, { sent: view, seen: view });
  };

  expect(found('Names are kept in lower case.', { 'x-source': 'a' })).toEqual([]);
  expect(found('Names are kept in lower case.', { 'x-source': 'b' })).toHaveLength(1);
  expect(found('Names of your own.', { 'x-source': 'a' })).toHaveLength(1);
});

test('a list comes back with what its items bring, as its description says', () => {
  const found = (description: string, seen: readonly string[]): readonly unknown[] => {
    const rights = { type: 'array', description, items: { enum: ['read', 'write', 'approve'] } };
    const view = { properties: { rights } };
    return differences({ rights: ['write'] }, { rights: seen }, { sent: view, seen: view });
  };

  expect(found('write implies read.', ['read', 'write'])).toEqual([]);
  expect(found('Who may write may read: read is added then.', ['read', 'write'])).toEqual([]);
  expect(found('write implies read.', ['read', 'approve'])).toHaveLength(1);
  expect(found('write implies read.', ['write', 'write'])).toHaveLength(1);
  expect(found('write implies read.', ['write', 'delete'])).toHaveLength(1);
  expect(found('What the role may do.', ['read', 'write'])).toHaveLength(1);
});
