import { expect, test } from '@playwright/test';
import { loadContract } from '#spec/load-contract.ts';
import { isPlainObject } from '#spec/plain-data.ts';
import { validatorFor } from '#spec/schema.ts';

/** What sections 2, 4 and 5 state, held against the description: its schemas and its two operations. */
const contract = loadContract([]);

const CLIENT = { clientId: 'c-1', name: 'Company' };
const PAGE = { data: [CLIENT], totalCount: 1, filteredCount: 1, message: 'ok' };
const LOGIN = { username: 'somebody', password: 'something' };
const RIGHT = { Client: CLIENT, ClientPage: PAGE, TokenRequest: LOGIN } as const;
type SchemaName = keyof typeof RIGHT;

/** Values of each JSON type; each member is tried with those that are not its own. */
const KINDS: Readonly<Record<string, unknown>> = {
  string: '1',
  integer: 1,
  fraction: 1.5,
  boolean: true,
  null: null,
  object: {},
  array: [],
};

/** Section 2: members and their types. Section 4: the body of the log-in. */
const MEMBERS: readonly (readonly [SchemaName, string, string])[] = [
  ['Client', 'clientId', 'string'],
  ['Client', 'name', 'string'],
  ['ClientPage', 'data', 'array'],
  ['ClientPage', 'totalCount', 'integer'],
  ['ClientPage', 'filteredCount', 'integer'],
  ['ClientPage', 'message', 'string'],
  ['TokenRequest', 'username', 'string'],
  ['TokenRequest', 'password', 'string'],
];

/** Places at which the schema refuses the value. */
async function refusedIn(schema: SchemaName, value: unknown): Promise<readonly string[]> {
  return validatorFor(await contract, `/components/schemas/${schema}`)(value).map(({ at }) => at);
}

for (const [schema, value] of Object.entries(RIGHT) as [SchemaName, object][]) {
  test(`a ${schema} may have further members`, async () => {
    expect(await refusedIn(schema, { ...value, further: [1] })).toEqual([]);
  });
}

for (const [schema, member, type] of MEMBERS) {
  test(`a ${schema} needs its ${member}`, async () => {
    const { [member]: left, ...rest } = RIGHT[schema] as Readonly<Record<string, unknown>>;

    expect(left).toBeDefined();
    expect(await refusedIn(schema, rest)).toEqual([member]);
  });

  test(`the ${member} of a ${schema} is of type ${type} alone`, async () => {
    const accepted: string[] = [];
    for (const [kind, value] of Object.entries(KINDS)) {
      const places = await refusedIn(schema, { ...RIGHT[schema], [member]: value });
      if (places.length === 0) accepted.push(kind);
    }

    expect(accepted).toEqual([type]);
  });
}

test('the items of a ClientPage are clients', async () => {
  expect(await refusedIn('ClientPage', { ...PAGE, data: [CLIENT, { clientId: 'c-2' }] })).toEqual([
    'data/1/name',
  ]);
});

test('the page is chosen by two integers in request headers, neither of them needed', async () => {
  const { description } = await contract;

  expect(description.components?.parameters).toMatchObject({
    pageNo: { name: 'pageNo', in: 'header', required: false, schema: { type: 'integer' } },
    pageSize: { name: 'pageSize', in: 'header', required: false, schema: { type: 'integer' } },
  });
  expect(description.paths?.['/api/v1/clients']?.get?.parameters).toEqual([
    { $ref: '#/components/parameters/pageNo' },
    { $ref: '#/components/parameters/pageSize' },
  ]);
});

test('the log-in needs no credentials, sends the organization and takes JSON', async () => {
  const login = (await contract).description.paths?.['/api/v1/auth/token/bearer']?.post;

  expect(login?.security).toEqual([]);
  expect(login?.parameters).toMatchObject([{ name: 'Organization-ID', in: 'header', required: false }]);
  expect(login?.requestBody).toMatchObject({
    required: true,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/TokenRequest' } } },
  });
});

test('the client list is answered with a ClientPage and needs what the document needs', async () => {
  const list = (await contract).description.paths?.['/api/v1/clients']?.get;

  expect(list?.security).toBeUndefined();
  expect(list?.responses['2XX']).toMatchObject({
    content: { 'application/json': { schema: { $ref: '#/components/schemas/ClientPage' } } },
  });
});

test('no status code is named, since the document names none', async () => {
  const { description } = await contract;

  const operations = Object.values(description.paths ?? {}).flatMap((item) => Object.values(item ?? {}));
  const codes = operations.flatMap((operation) =>
    isPlainObject(operation) && isPlainObject(operation['responses'])
      ? [Object.keys(operation['responses'])]
      : [],
  );

  expect(codes).toEqual([
    ['2XX', 'default'],
    ['2XX', 'default'],
  ]);
});
