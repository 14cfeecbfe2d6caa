import { expect, test } from '@playwright/test';
import { inOwnForm } from '#fixtures/resources/answers/own-form.ts';
import { replaced } from '#fixtures/resources/changing/replacing.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule } from '../things.ts';

waitsPass();

const NUMBER = { type: 'number' };
const TEXT = { type: 'string' };
const BOTH = { type: ['string', 'number'] };

for (const { what, member, value, sent } of [
  { what: 'a number that is shown as a text', member: NUMBER, value: '12.50', sent: 12.5 },
  { what: 'a whole number that is', member: { type: ['integer', 'null'] }, value: '-3', sent: -3 },
  { what: 'a text that is shown as a number', member: TEXT, value: 7, sent: '7' },
  {
    what: 'a text of more digits than a number has',
    member: NUMBER,
    value: '12345678901234567890',
    sent: '12345678901234567890',
  },
  { what: 'what may be both', member: BOTH, value: '7', sent: '7' },
  { what: 'what is neither', member: NUMBER, value: 'many', sent: 'many' },
  { what: 'null', member: TEXT, value: null, sent: null },
  { what: 'what is not described', member: {}, value: '7', sent: '7' },
])
  test(`${what} is sent as it is taken`, () => {
    const inner = { type: 'object', properties: { a: member } };
    const schema = {
      type: 'object',
      properties: { a: member, b: inner, c: { type: 'array', items: inner } },
    };

    expect(inOwnForm(schema, { a: value, b: { a: value }, c: [{ a: value }] })).toEqual({
      ...{ a: sent, b: { a: sent }, c: [{ a: sent }] },
    });
  });

test('PUT takes what is there in its own form, where the rest stays (G3)', async () => {
  const state = { type: 'string', enum: ['open', 'closed'] };
  const once =
    (): Rule =>
    ({ method, id, isRight, body }, things) => {
      if (method !== 'PUT' || !isRight) return undefined;
      const before = things.get(id);
      if (typeof body['price'] !== 'number') return { status: 400, body: {} };
      return before?.['state'] === body['state'] ? undefined : { status: 409, body: {} };
    };
  const { bench } = await sceneOf(
    {
      members: { name: TEXT, price: { ...TEXT, pattern: String.raw`^[0-9]{1,4}\.[0-9]{2}$` }, state },
      put: {
        type: 'object',
        properties: { name: TEXT, price: { ...NUMBER, multipleOf: 0.01, maximum: 9999 }, state },
      },
    },
    { rule: once(), shown: (thing) => ({ ...thing, price: Number(thing['price']).toFixed(2) }) },
    'G3',
  );

  expect(await replaced(bench, await ownItemBetween(bench))).toEqual([]);
});
