import { expect, test } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import { resourcesOf } from '#fixtures/resources/description/resource.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { withToldId } from '#fixtures/resources/description/told-of-ids.ts';
import { added } from '#fixtures/resources/items/writing.ts';
import type { Contract } from '#spec/contract.ts';
import { loadContract, operationsOf } from '#spec/load-contract.ts';
import type { AnswerParts } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { benchOver, notesOfEachTest } from '../scripted-list.ts';

waitsPass();
notesOfEachTest();

const OWNERS = '/api/v1/owners';
const NUMBER = { type: 'integer' };
const TEXT = { type: 'string' };

interface Described {
  /** The parameter of one owner's path, and what it is. */
  readonly parameter: string;
  readonly of?: Schema;
  /** What an owner has beside a name. */
  readonly members: Schema;
  /** Member of the answer that holds it. */
  readonly holder?: string;
  /** What POST answers, where that is no owner. */
  readonly answered?: Schema;
  /** Of the answer to POST. */
  readonly status?: string;
  /** A row of the list, where that is not described as an owner. */
  readonly row?: Schema;
  /** What POST takes, and what holds an owner, may be null. */
  readonly isNullable?: boolean;
}

/** As generators describe owners: without links. */
async function contractOf({ parameter, of = NUMBER, ...described }: Described): Promise<Contract> {
  const { members, holder, answered, status, row, isNullable } = described;
  const given = await loadContract([]);
  const owner = { type: 'object', properties: { ...members, name: TEXT } };
  const body = (schema: Schema): Schema => ({ content: { 'application/json': { schema } } });
  const orNull = (schema: Schema): Schema =>
    isNullable === true ? { anyOf: [schema, { type: 'null' }] } : schema;
  const shown = holder === undefined ? owner : { type: 'object', properties: { [holder]: orNull(owner) } };
  const answer = (schema: Schema, named = '2XX'): Schema => ({
    responses: { [named]: { description: 'So.', ...body(schema) } },
  });
  const adding = answered === undefined ? shown : { type: 'object', properties: answered };
  const paths = {
    [OWNERS]: {
      get: { operationId: 'list', ...answer({ type: 'array', items: row ?? owner }) },
      post: {
        operationId: 'add',
        requestBody: body(orNull({ type: 'object', properties: { name: TEXT } })),
        ...answer(adding, status),
      },
    },
    [`${OWNERS}/{${parameter}}`]: {
      parameters: [{ name: parameter, in: 'path', required: true, schema: of }],
      get: { operationId: 'one', ...answer(shown) },
      delete: { operationId: 'remove', responses: { '2XX': { description: 'Gone.' } } },
    },
  };
  const description = {
    ...given.description,
    paths: { ...given.description.paths, ...paths },
  } as unknown as Contract['description'];
  return { ...given, description, operations: operationsOf(description) };
}

for (const { what, described, told } of [
  { what: 'the id of owners', described: { parameter: 'owner_id', members: { id: NUMBER } }, told: '/id' },
  { what: 'a uuid', described: { parameter: 'ownerId', of: TEXT, members: { uuid: TEXT } }, told: '/uuid' },
  {
    what: 'the same name in another spelling, before any id',
    described: { parameter: 'ownerId', members: { id: NUMBER, owner_id: NUMBER } },
    told: '/owner_id',
  },
  {
    what: 'within data',
    described: { parameter: 'id', members: { uuid: NUMBER }, holder: 'data' },
    told: '/data/uuid',
  },
  {
    what: 'of what may be null, within data that may be null',
    described: { parameter: 'owner_id', members: { id: NUMBER }, holder: 'data', isNullable: true },
    told: '/data/id',
  },
  {
    what: 'not where two may be it',
    described: { parameter: 'id', members: { uuid: NUMBER, guid: NUMBER } },
    told: undefined,
  },
  {
    what: 'not where the answer shows something else',
    described: { parameter: 'owner_id', members: { id: NUMBER }, answered: { id: NUMBER, state: TEXT } },
    told: undefined,
  },
  {
    what: 'not where it is done later',
    described: { parameter: 'owner_id', members: { id: NUMBER }, status: '202' },
    told: undefined,
  },
  {
    what: 'of rows that are not described',
    described: { parameter: 'id', members: { id: NUMBER }, row: { type: 'object' } },
    told: '/id',
  },
  {
    what: 'a number, by the name of an owner',
    described: { parameter: 'owner', members: { id: NUMBER } },
    told: '/id',
  },
  {
    what: 'by the name of an owner, where words say that it is the id',
    described: { parameter: 'owner', of: { ...TEXT, description: 'The owner ID' }, members: { id: TEXT } },
    told: '/id',
  },
  {
    what: 'not by the name of an owner, where it may be another key',
    described: { parameter: 'owner', of: { ...TEXT, description: 'The owner' }, members: { id: TEXT } },
    told: undefined,
  },
  {
    what: 'not by the name of something else',
    described: { parameter: 'slug', members: { id: NUMBER } },
    told: undefined,
  },
  {
    what: 'not where one is a text, and the other a number',
    described: { parameter: 'owner_id', of: TEXT, members: { id: NUMBER } },
    told: undefined,
  },
])
  test(`what POST adds is known without a link: ${what}`, async () => {
    const resource = resourcesOf(await contractOf(described)).find(({ path }) => path === OWNERS);

    expect(resource && withToldId(resource).identity?.told).toBe(told);
  });

test('what is known so is added, and found again', async () => {
  const contract = await contractOf({ parameter: 'owner_id', members: { id: NUMBER } });
  const owners: Schema[] = [];
  const answered = ({ method, path, body = '{}' }: ApiRequest): AnswerParts => {
    if (method === 'POST') owners.push({ id: owners.length + 1, ...(JSON.parse(body) as Schema) });
    const found = owners[Number(path.slice(OWNERS.length + 1)) - 1];
    if (path === OWNERS) return { body: method === 'POST' ? owners.at(-1) : owners };
    return found === undefined ? { status: 404, body: {} } : { body: found };
  };

  const { findings, item } = await added(
    await benchOver(answered, { contract, path: OWNERS, allowWrites: true }),
  );

  expect(findings).toEqual([]);
  expect(item?.id).toBe('1');
});
