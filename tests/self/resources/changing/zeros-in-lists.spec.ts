import { expect, test } from '@playwright/test';
import { isObject } from '#fixtures/client/exchange.ts';
import { patched } from '#fixtures/resources/changing/patching.ts';
import { replaced } from '#fixtures/resources/changing/replacing.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { addedZeros } from '#fixtures/resources/items/writing.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import type { Described } from '../described-things.ts';
import { sceneOf, type Rule } from '../things.ts';

waitsPass();

const LINE = {
  type: 'object',
  properties: { sku: { type: 'string' }, quantity: { type: 'integer', minimum: 0 } },
};
const lines = { type: 'array', minItems: 1, maxItems: 3, items: LINE };
const ORDERS: Described = { members: { name: { type: 'string' }, lines } };
const WITH_COUNT: Described = { members: { ...ORDERS.members, count: { type: 'integer', minimum: 0 } } };

function linesOf({ lines: all }: Schema): readonly Schema[] {
  return Array.isArray(all) ? all.filter(isObject) : [];
}

/** One where none was ordered. */
const atLeastOne =
  (method: string): Rule =>
  ({ method: asked, id, isRight, body }, things) => {
    if (asked !== method || !isRight) return undefined;
    const own = id === '' ? `thing-${things.size}` : id;
    const kept = linesOf(body).map((line) => ({
      ...line,
      quantity: line['quantity'] === 0 ? 1 : line['quantity'],
    }));
    things.set(own, { ...body, lines: kept, id: own });
    return { status: id === '' ? 201 : 200, body: { ...body, lines: kept, id: own } };
  };

const refusingNone: Rule = ({ method, isRight, body }) =>
  method === 'POST' && isRight && linesOf(body).some(({ quantity }) => quantity === 0)
    ? { status: 422, body: {} }
    : undefined;

for (const { what, rule, count } of [
  { what: 'that stays 0', rule: undefined, count: 0 },
  { what: 'that becomes 1', rule: atLeastOne('POST'), count: 1 },
])
  test(`0 in a list ${what} is ${count === 0 ? 'right' : 'a breach'} (G2)`, async () => {
    const { bench, sent } = await sceneOf(ORDERS, rule === undefined ? {} : { rule }, 'G2');

    const { findings } = await addedZeros(bench);

    expect(findings).toHaveLength(count);
    expect(sent.some(({ body }) => linesOf(body).some(({ quantity }) => quantity === 0))).toBe(true);
  });

test('0 beside a list that refuses it is sent by itself (G2)', async () => {
  const { bench, sent } = await sceneOf(WITH_COUNT, { rule: refusingNone }, 'G2');

  expect((await addedZeros(bench)).findings).toEqual([]);
  expect(
    sent.filter(({ method }) => method === 'POST').map(({ status, body }) => [status, body['count']]),
  ).toEqual([
    [422, 0],
    [201, 0],
  ]);
});

test('a list that refuses 0 is open (G2)', async () => {
  const described = { members: { ...ORDERS.members, lines: { ...lines, maxItems: 1 } } };
  const { bench } = await sceneOf(described, { rule: refusingNone }, 'G2');

  await expect(addedZeros(bench)).rejects.toThrow('the service refuses 0 or false, which is open');
});

test('where a list refuses 0 another kind is added (G2)', async () => {
  const kind = (name: string): Schema => ({
    type: 'object',
    required: ['kind'],
    properties: { kind: { const: name }, lines: { ...lines, maxItems: 1 } },
  });
  const described = { members: {}, rules: { oneOf: [kind('one'), kind('other')] } };
  const { bench, sent } = await sceneOf(described, { rule: refusingNone }, 'G2 POST of 0 and false');

  expect((await addedZeros(bench)).findings).toEqual([]);
  expect(sent.filter(({ method }) => method === 'POST').at(-1)?.status).toBe(201);
});

test('0 in a list that PUT makes 1 is a breach (G3)', async () => {
  const { bench } = await sceneOf(ORDERS, { rule: atLeastOne('PUT') }, 'G3');

  const findings = await replaced(bench, await ownItemBetween(bench));

  expect(findings.map(({ at }) => at)).toContain('/lines/0/quantity');
});

const CONTACTS: Described = {
  members: {
    contacts: {
      type: 'array',
      minItems: 1,
      maxItems: 1,
      items: { type: 'object', properties: { name: { type: 'string' }, notify: { type: 'boolean' } } },
    },
  },
};

/** What was set in the row that stood there stays set. */
const together = (before: Schema, body: Schema): Schema => {
  const rows = (data: Schema): readonly Schema[] =>
    Array.isArray(data['contacts']) ? data['contacts'].filter(isObject) : [];
  const contacts = rows(body).map((row, index) => ({
    ...row,
    notify: row['notify'] === true || rows(before)[index]?.['notify'] === true,
  }));
  return { ...before, ...body, contacts };
};

for (const { what, merged, isBreach } of [
  {
    what: 'replaced',
    merged: (before: Schema, body: Schema): Schema => ({ ...before, ...body }),
    isBreach: false,
  },
  { what: 'put together with what stood there', merged: together, isBreach: true },
])
  test(`false in a list that is ${what} by PATCH is ${isBreach ? 'a breach' : 'right'} (G4)`, async () => {
    for (const turn of ['one', 'two', 'three', 'four']) {
      const { bench } = await sceneOf(CONTACTS, { merged }, `G4 ${turn}`);

      const findings = await patched(bench, await ownItemBetween(bench));

      expect(findings.some(({ at = '' }) => at.startsWith('/contacts/'))).toBe(isBreach);
    }
  });
