import { expect, test } from '@playwright/test';
import { itemsPointer } from '#fixtures/resources/description/item-schema.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';

const rowsOf = (...names: readonly string[]): Schema => {
  const row = { type: 'object', properties: { id: { type: 'string' }, name: { type: 'string' } } };
  const lists = names.map((name) => [name, { type: 'array', items: row }] as const);
  return { type: 'object', properties: Object.fromEntries(lists) };
};
const within = (inner: Schema): Schema => ({
  type: 'object',
  properties: { _embedded: inner, count: { type: 'integer' } },
});
const ROOM: Schema = { type: 'object', properties: { roomNo: { type: 'string' } } };
const VENUE: Schema = { type: 'object', properties: { name: { type: 'string' } } };

const LISTS: readonly { what: string; schema: Schema; one?: Schema; at: string | undefined }[] = [
  { what: 'an array', schema: { type: 'array' }, at: '' },
  { what: 'the only array of objects', schema: rowsOf('venues'), at: '/venues' },
  {
    what: 'one that may be null',
    schema: {
      type: 'object',
      properties: { rows: { type: ['array', 'null'], items: { type: 'object', properties: {} } } },
    },
    at: '/rows',
  },
  { what: 'one of two arrays', schema: rowsOf('venues', 'halls'), at: undefined },
  {
    what: 'within an object, with a member of an item',
    schema: within(rowsOf('venues')),
    one: VENUE,
    at: '/_embedded/venues',
  },
  {
    what: 'within an object, with nothing of an item',
    schema: within(rowsOf('venues')),
    one: ROOM,
    at: undefined,
  },
  {
    what: 'within an object, where nothing says what an item has',
    schema: within(rowsOf('venues')),
    at: '/_embedded/venues',
  },
  { what: 'one of two within an object', schema: within(rowsOf('venues', 'halls')), at: undefined },
];
for (const { what, schema, one, at } of LISTS)
  test(`items stand in ${what}: ${String(at)}`, () => {
    expect(itemsPointer(schema, one)).toBe(at);
  });
