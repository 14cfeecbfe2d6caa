import { expect, test } from '@playwright/test';
import { dataPlaceOf, writtenSchema } from '#fixtures/resources/answers/answers.ts';
import type { DescribedOperation } from '#fixtures/resources/description/described-operation.ts';
import { idOfItem } from '#fixtures/resources/description/item-key.ts';
import { isAction, resourcesOf, type Resource } from '#fixtures/resources/description/resource.ts';
import { at, propertiesOf } from '#fixtures/resources/description/schema-view.ts';
import { loadContract, operationsOf } from '#spec/load-contract.ts';
import { exampleContract } from '../effective-contract.ts';

const PROJECTS = '/api/v1/projects';

test('the document alone describes no resource', async () => {
  const resources = resourcesOf(await loadContract([]));

  expect(resources).toEqual([]);
});

test('operations are gathered by the data that they are about', async () => {
  const resources = resourcesOf(await exampleContract());

  expect(resources.map(summary)).toEqual([
    { path: '/api/v1/currencies', collection: 'GET', item: 'GET' },
    { path: '/api/v1/notes', collection: 'POST', item: 'GET PATCH DELETE' },
    { path: '/api/v1/projects', collection: 'GET POST', item: 'GET PUT DELETE' },
    { path: '/api/v1/projects/{projectId}/tasks', collection: 'GET POST', item: 'GET PATCH DELETE' },
    { path: '/api/v1/products', collection: 'POST', item: 'GET PUT PATCH DELETE' },
  ]);
});

function summary({ path, collection, item }: Resource): object {
  const names = (operations: object): string => Object.keys(operations).join(' ');
  return { path, collection: names(collection), item: names(item) };
}

test('links and names tell where the id stands', async () => {
  const resources = resourcesOf(await exampleContract());

  expect(resources.map(({ identity }) => identity)).toEqual([
    { parameter: 'currencyCode', member: 'currencyCode' },
    { parameter: 'noteId', told: '/noteId', member: 'noteId' },
    { parameter: 'projectId', told: '/projectId', member: 'projectId' },
    { parameter: 'taskId', told: '/id', member: 'id' },
    { parameter: 'number', told: '/data/number', member: 'number' },
  ]);
});

test('a link may take the id from a header', async () => {
  const contract = await exampleContract();
  const description = JSON.parse(
    JSON.stringify(contract.description).replaceAll('$response.body#/noteId', '$response.header.Location'),
  ) as typeof contract.description;

  const notes = resourcesOf({ ...contract, description }).find(({ path }) => path.endsWith('notes'));

  expect(notes?.identity).toEqual({ parameter: 'noteId', told: 'header:Location', member: 'noteId' });
});

/** Remarks that have no path of their own, with these members. */
async function remarksWith(listed: object, answered: object): Promise<Resource | undefined> {
  const contract = await exampleContract();
  const description = JSON.parse(JSON.stringify(contract.description)) as typeof contract.description;
  const json = (schema: object): object => ({ content: { 'application/json': { schema } } });
  const object = (properties: object): object => ({ type: 'object', properties });
  Object.assign(at(description, ['paths']) as object, {
    '/api/v1/remarks': {
      get: { responses: { 200: json({ type: 'array', items: object(listed) }) } },
      post: { requestBody: json(object(TEXT)), responses: { 201: json(object(answered)) } },
    },
  });
  const resources = resourcesOf({ ...contract, description, operations: operationsOf(description) });
  return resources.find(({ path }) => path.endsWith('remarks'));
}

const TEXT = { text: { type: 'string' } };
const ID = { type: 'integer' };

test('items without a path of their own are told apart by an id that POST and the list show', async () => {
  const named = await remarksWith({ ...TEXT, remark_id: ID }, { ...TEXT, remark_id: ID });

  expect(named?.identity).toEqual({ parameter: 'remark_id', told: '/remark_id', member: 'remark_id' });
});

test('no id is what the answer to POST has and the list has not', async () => {
  expect((await remarksWith(TEXT, { ...TEXT, id: ID }))?.identity).toBeUndefined();
  expect((await remarksWith(TEXT, TEXT))?.identity).toBeUndefined();
});

test('an id may stand deeper in an item than its other members', async () => {
  const contract = await exampleContract();
  const description = JSON.parse(
    JSON.stringify(contract.description).replaceAll('$response.body#/noteId', '$response.body#/meta/ref/no'),
  ) as typeof contract.description;

  const notes = resourcesOf({ ...contract, description }).find(({ path }) => path.endsWith('notes'));

  expect(notes?.identity).toEqual({ parameter: 'noteId', told: '/meta/ref/no', member: 'meta/ref/no' });
  const post = notes?.collection.POST;
  expect(notes && post && dataPlaceOf(notes, post).pointer).toBe('');
  expect(notes && idOfItem({ text: 'a', meta: { ref: { no: 7 } } }, notes)).toBe('7');
});

test('POST may answer with an array of what was added', async () => {
  const contract = await exampleContract();
  const description = JSON.parse(JSON.stringify(contract.description)) as typeof contract.description;
  const responses = at(description, ['paths', '/api/v1/notes', 'post', 'responses']);
  const post = at(responses, ['201']) as Record<string, unknown>;
  const note = at(post, ['content', 'application/json', 'schema']);
  post['content'] = { 'application/json': { schema: { type: 'array', items: note } } };
  post['links'] = { note: { operationId: 'getNote', parameters: { noteId: '$response.body#/0/noteId' } } };

  const notes = resourcesOf({ ...contract, description }).find(({ path }) => path.endsWith('notes'));

  expect(notes?.identity).toMatchObject({ told: '/0/noteId', member: 'noteId' });
  const place = notes?.collection.POST && dataPlaceOf(notes, notes.collection.POST);
  expect(place?.pointer).toBe('/0');
  expect(Object.keys(propertiesOf(place?.schema))).toContain('noteId');
});

test('paths may end with a slash', async () => {
  const contract = await exampleContract();
  const text = JSON.stringify(contract).replaceAll(/"(\/api\/v1\/projects[^"]*)"/g, '"$1/"');
  const slashed = JSON.parse(text) as typeof contract;

  const resources = resourcesOf(slashed).filter(({ path }) => path.includes('projects'));

  expect(resources.map(summary)).toEqual([
    { path: '/api/v1/projects/', collection: 'GET POST', item: 'GET PUT DELETE' },
    { path: '/api/v1/projects/{projectId}/tasks/', collection: 'GET POST', item: 'GET PATCH DELETE' },
  ]);
  expect(resources.map(({ identity }) => identity?.parameter)).toEqual(['projectId', 'taskId']);
});

test('a nested resource stands under its parent', async () => {
  const tasks = resourcesOf(await exampleContract()).find(({ path }) => path.endsWith('tasks'));

  expect(tasks?.parents).toEqual([{ parameter: 'projectId', collection: '/api/v1/projects' }]);
});

test('a list with both page headers is paged, a named status is kept', async () => {
  const resources = resourcesOf(await exampleContract());

  expect(resources.map(({ collection }) => collection.GET?.isPaged)).toEqual([
    false,
    undefined,
    true,
    false,
    undefined,
  ]);
  expect(resources.map(({ collection }) => collection.POST?.statuses)).toEqual([
    undefined,
    [201],
    [],
    [],
    [],
  ]);
});

test('requests leave out what the service alone sets', async () => {
  const projects = resourcesOf(await exampleContract()).find(({ path }) => path.endsWith('projects'));

  const { requestSchema } = projects?.collection.POST ?? {};

  expect(Object.keys(propertiesOf(requestSchema))).toEqual(['title', 'state', 'budget']);
  expect(requestSchema?.['required']).toEqual(['title', 'state']);
});

test('what the service alone sets deeper in an item is not what clients write', async () => {
  const contract = await exampleContract();
  const description = JSON.parse(JSON.stringify(contract.description)) as typeof contract.description;
  const note = at(description, ['components', 'schemas', 'Note', 'properties']) as Record<string, unknown>;
  const line = { lineId: { type: 'string', readOnly: true }, text: { type: 'string' } };
  note['lines'] = { type: 'array', items: { type: 'object', properties: line } };

  const notes = resourcesOf({ ...contract, description }).find(({ path }) => path.endsWith('notes'));

  const { lines } = propertiesOf(notes && writtenSchema(notes));
  expect(Object.keys(propertiesOf(lines?.['items'] as typeof lines))).toEqual(['text']);
});

for (const { types, sent } of [
  { types: ['application/merge-patch+json'], sent: 'application/merge-patch+json' },
  { types: ['application/vnd.notes+json', 'application/json'], sent: 'application/json' },
  {
    types: ['application/json-patch+json', 'application/merge-patch+json'],
    sent: 'application/merge-patch+json',
  },
  { types: ['application/*+json'], sent: 'application/json' },
  { types: ['application/xml'], sent: 'application/json' },
]) {
  test(`a body that is described as ${types.join(' or ')} is sent as ${sent}`, async () => {
    const contract = await exampleContract();
    const text = JSON.stringify(contract.description);
    const description = JSON.parse(text) as typeof contract.description;
    const patch = at(description, ['paths', '/api/v1/notes/{noteId}', 'patch', 'requestBody']) as {
      content: Record<string, unknown>;
    };
    const media = patch.content['application/json'];
    patch.content = Object.fromEntries(types.map((type) => [type, media]));

    const notes = resourcesOf({ ...contract, description }).find(({ path }) => path.endsWith('notes'));

    expect(notes?.item.PATCH?.requestType).toBe(sent);
  });
}

test('a link of the list to its first item tells where items have their id', async () => {
  const contract = await exampleContract();
  const description = JSON.parse(JSON.stringify(contract.description)) as typeof contract.description;
  const answerOf = (method: string): Record<string, unknown> =>
    at(description, ['paths', PROJECTS, method, 'responses', '2XX']) as Record<string, unknown>;
  answerOf('post')['links'] = {};
  answerOf('get')['links'] = {
    project: { operationId: 'getProject', parameters: { projectId: '$response.body#/data/0/projectId' } },
  };

  const projects = resourcesOf({ ...contract, description }).find(({ path }) => path === PROJECTS);

  expect(projects?.identity).toEqual({ parameter: 'projectId', told: '/projectId', member: 'projectId' });
});

for (const { path, is } of [
  { path: '/api/v1/notes/{noteId}:archive', is: true },
  { path: '/api/v1/notes/{noteId}/archive', is: true },
  { path: '/api/v1/notes', is: false },
  { path: '/api/v1/notes/{noteId}/comments/{commentId}', is: false },
])
  test(`POST ${path} alone ${is ? 'does something to an item' : 'may add something'}`, () => {
    const POST = { method: 'POST', path } as DescribedOperation;
    const GET = { method: 'GET', path } as DescribedOperation;

    expect(isAction({ path, collection: { POST }, item: {}, parents: [] })).toBe(is);
    expect(isAction({ path, collection: { POST, GET }, item: {}, parents: [] })).toBe(false);
  });
