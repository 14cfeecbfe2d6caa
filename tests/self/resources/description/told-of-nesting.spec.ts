import { expect, test } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import { resourcesOf, type Resource } from '#fixtures/resources/description/resource.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { toldBy, toldResources } from '#fixtures/resources/description/told-of-ids.ts';
import { added } from '#fixtures/resources/items/writing.ts';
import type { Contract } from '#spec/contract.ts';
import { loadContract, operationsOf } from '#spec/load-contract.ts';
import type { AnswerParts } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { benchOver, notesOfEachTest } from '../scripted-list.ts';

waitsPass();
notesOfEachTest();

const TEXT = { type: 'string' };
const VEHICLES = '/api/v1/vehicles';
const NESTED = `${VEHICLES}/{vehicleId}/service-orders`;
const FLAT = '/api/v1/service-orders';

interface Described {
  readonly nested?: string;
  readonly flat?: string;
  readonly parameter?: string;
  /** What an order has where it is read, beside its id; and what POST takes. */
  readonly shown?: Schema;
  readonly sent?: Schema;
  /** What else is done to one order. */
  readonly further?: Schema;
  /** More paths. */
  readonly beside?: Schema;
}

const body = (schema: Schema): Schema => ({ content: { 'application/json': { schema } } });
const answer = (schema: Schema): Schema => ({
  responses: { '2XX': { description: 'So.', ...body(schema) } },
});
const given = (name: string): Schema => ({
  parameters: [{ name, in: 'path', required: true, schema: TEXT }],
});
const thing = (members: Schema): Schema => ({ type: 'object', properties: { id: TEXT, ...members } });
const adding = (operationId: string, members: Schema, sent = members): Schema => ({
  ...{ operationId, requestBody: body({ type: 'object', properties: sent, required: Object.keys(sent) }) },
  ...answer(thing(members)),
});
const listOf = (operationId: string, members: Schema): Schema => ({
  ...{ operationId, ...answer({ type: 'array', items: thing(members) }) },
});

/** Orders are added below a vehicle, and read elsewhere, as generators describe it: without links. */
async function contractOf(described: Described = {}): Promise<Contract> {
  const { nested = NESTED, flat = FLAT, parameter = 'orderId', sent = { title: TEXT } } = described;
  const { shown = { vehicleId: TEXT, title: TEXT, note: TEXT }, further, beside } = described;
  const contract = await loadContract([]);
  const order = { orderId: TEXT, title: TEXT, note: TEXT };
  const paths = {
    [VEHICLES]: { get: listOf('vehicles', { plate: TEXT }), post: adding('addVehicle', { plate: TEXT }) },
    [`${VEHICLES}/{vehicleId}`]: {
      ...given('vehicleId'),
      get: { operationId: 'v', ...answer(thing({ plate: TEXT })) },
    },
    [nested]: {
      ...given('vehicleId'),
      get: listOf('orders', { orderId: TEXT, ...shown }),
      post: adding('addOrder', order, sent),
    },
    [`${flat}/{${parameter}}`]: {
      ...given(parameter),
      get: { operationId: 'one', ...answer(thing({ orderId: TEXT, ...shown })) },
      patch: {
        operationId: 'change',
        requestBody: body({ type: 'object', properties: { title: TEXT } }),
        ...answer(thing(order)),
      },
      ...further,
      delete: { operationId: 'remove', responses: { '2XX': { description: 'Gone.' } } },
    },
    ...beside,
  };
  const description = {
    ...contract.description,
    paths: { ...contract.description.paths, ...paths },
  } as unknown as Contract['description'];
  return { ...contract, description, operations: operationsOf(description) };
}

function toldAt(contract: Contract, path: string): Resource | undefined {
  const described = resourcesOf(contract).find((one) => one.path === path);
  return described && toldBy(contract, described);
}

for (const { what, described = {}, isKnown } of [
  { what: 'called alike', isKnown: true },
  {
    what: 'where PUT replaces it',
    described: { further: { put: adding('replace', { title: TEXT }) } },
    isKnown: true,
  },
  { what: 'called by its last word', described: { nested: `${VEHICLES}/{vehicleId}/orders` }, isKnown: true },
  {
    what: 'not where the last word is something else',
    described: {
      nested: `${VEHICLES}/{vehicleId}/orders`,
      beside: {
        '/api/v1/orders/{id}': {
          ...given('id'),
          get: { operationId: 'o', ...answer(thing({ sum: TEXT })) },
        },
      },
    },
    isKnown: false,
  },
  {
    what: 'not what may stand in other lists, too',
    described: { shown: { title: TEXT, note: TEXT } },
    isKnown: false,
  },
  { what: 'not called otherwise', described: { flat: '/api/v1/jobs' }, isKnown: false },
  {
    what: 'with more than POST answers',
    described: { shown: { vehicleId: TEXT, title: TEXT, note: TEXT, sum: TEXT } },
    isKnown: true,
  },
  {
    what: 'not with less',
    described: { shown: { vehicleId: TEXT, note: TEXT }, sent: { note: TEXT } },
    isKnown: false,
  },
  { what: 'not what is there already', described: { sent: { orderId: TEXT, title: TEXT } }, isKnown: false },
  { what: 'not of something that is not shown', described: { sent: { orderRef: TEXT } }, isKnown: false },
  { what: 'not by another name', described: { parameter: 'slug' }, isKnown: false },
  {
    what: 'not where they are added there, too',
    described: { beside: { [FLAT]: { post: adding('addFlat', { title: TEXT }) } } },
    isKnown: false,
  },
] satisfies readonly { what: string; described?: Described; isKnown: boolean }[])
  test(`what is added below is found elsewhere without a link: ${what}`, async () => {
    const contract = await contractOf(described);
    const { nested = NESTED, flat = FLAT } = described as Described;

    const [below, apart] = [toldAt(contract, nested), toldAt(contract, flat)];

    expect(below?.itemPath !== undefined).toBe(isKnown);
    expect(apart?.collection.POST?.path === nested).toBe(isKnown);
  });

test('what is told of is one resource, and its two lists are known', async () => {
  const contract = await contractOf({ beside: { [FLAT]: { get: listOf('all', { title: TEXT }) } } });

  const told = toldResources(contract);
  const apart = toldAt(contract, FLAT);

  expect(told.filter(({ itemPath }) => itemPath?.startsWith(FLAT)).map(({ path }) => path)).toEqual([NESTED]);
  expect(apart?.collection.GET?.path).toBe(FLAT);
  expect(apart?.otherLists?.map(({ operation }) => operation.path)).toEqual([NESTED]);
});

test('it is added below, and found at its own address', async () => {
  const contract = await contractOf();
  const vehicles: Schema[] = [];
  const orders: Schema[] = [];
  const answered = ({ method, path, body: sent = '{}' }: ApiRequest): AnswerParts => {
    const all = path.includes('service-orders') ? orders : vehicles;
    if (method === 'POST') {
      const id = `n${all.length + 1}`;
      all.push({ id, orderId: id, ...(JSON.parse(sent) as Schema) });
      return { status: 201, body: all.at(-1) };
    }
    if (path.endsWith('s')) return { body: all };
    const found = all.find(({ id }) => path.endsWith(`/${String(id)}`));
    return found === undefined ? { status: 404, body: {} } : { body: found };
  };
  const bench = await benchOver(answered, { contract, path: FLAT, allowWrites: true });

  const { findings, item } = await added(bench);

  expect(findings).toEqual([]);
  expect(item?.id).toBe('n1');
});
