import { expect, test } from '@playwright/test';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { withEmptyLists, withTruths, withZeros, zeroFor } from '#fixtures/resources/description/zeros.ts';

const SCHEMA = {
  properties: {
    count: { type: 'integer' },
    price: { type: 'number', minimum: 1 },
    isOpen: { type: 'boolean' },
    text: { type: 'string' },
    size: { type: 'object', properties: { width: { type: 'integer' } } },
  },
};

const fits = ({ minimum = -Infinity }: Schema, value: unknown): boolean =>
  typeof value !== 'number' || value >= Number(minimum);

test('0 and false stand wherever they fit', () => {
  const body = { count: 3, price: 2, isOpen: true, text: 'a', size: { width: 9 }, unknown: 4 };

  expect(withZeros(body, SCHEMA, fits)).toEqual({
    ...{ count: 0, price: 2, isOpen: false, text: 'a', size: { width: 0 }, unknown: 4 },
  });
});

test('where they fit nowhere, or stand already, there is nothing to be sent', () => {
  expect(withZeros({ price: 2, text: 'a' }, SCHEMA, fits)).toBeUndefined();
  expect(withZeros({ count: 0, isOpen: false }, SCHEMA, fits)).toBeUndefined();
});

test('what is false becomes true where that fits, and nothing else changes', () => {
  const isFixed: typeof fits = (schema, value) => schema['const'] === undefined || schema['const'] === value;
  const schema = { properties: { isOpen: { type: 'boolean' }, isOld: { const: false } } };

  expect(withTruths({ isOpen: false, isOld: false, count: 0 }, schema, isFixed)).toEqual({
    ...{ isOpen: true, isOld: false, count: 0 },
  });
});

test('of several items the first stands alone', () => {
  const schema = { properties: { tags: { type: 'array' } } };

  expect(withZeros({ tags: ['a', 'b'] }, schema, fits)).toEqual({ tags: ['a'] });
  expect(withZeros({ tags: ['a'] }, schema, fits)).toBeUndefined();
});

test('a text has no value that counts as nothing', () => {
  expect(zeroFor({ type: 'string' }, 'a', fits)).toBeUndefined();
  expect(zeroFor(undefined, 3, fits)).toBeUndefined();
  expect(zeroFor({ type: 'integer' }, 3, fits)).toBe(0);
});

test('lists hold nothing wherever that fits', () => {
  const schema = {
    properties: { tags: { type: 'array' }, lines: { type: 'array', minItems: 1 }, text: { type: 'string' } },
  };
  const isFit: typeof fits = ({ minItems = 0 }, value) => (value as unknown[]).length >= Number(minItems);

  expect(withEmptyLists({ tags: ['a'], lines: [1], text: 'a' }, schema, isFit)).toEqual({
    ...{ tags: [], lines: [1], text: 'a' },
  });
  expect(withEmptyLists({ lines: [1], text: 'a' }, schema, isFit)).toBeUndefined();
  expect(withEmptyLists({ tags: [] }, schema, isFit)).toBeUndefined();
});
