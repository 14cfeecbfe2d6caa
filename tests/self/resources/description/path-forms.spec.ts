import { expect, test } from '@playwright/test';
import { itemSchemaOf } from '#fixtures/resources/description/item-schema.ts';
import { parametersOf } from '#fixtures/resources/description/path-parameters.ts';
import { resourcesOf, type Resource } from '#fixtures/resources/description/resource.ts';
import { at, propertiesOf } from '#fixtures/resources/description/schema-view.ts';
import { exampleContract } from '../effective-contract.ts';

function summary({ path, collection, item }: Resource): object {
  const names = (operations: object): string => Object.keys(operations).join(' ');
  return { path, collection: names(collection), item: names(item) };
}

const FORMS = [
  {
    what: 'end with .json',
    list: '$1.json',
    item: '/{projectId}.json',
    tasks: '/api/v1/projects/{projectId}',
  },
  {
    what: 'have keys in brackets',
    list: '$1',
    item: '({projectId})',
    tasks: '/api/v1/projects({projectId})',
  },
  {
    what: 'have quoted keys in brackets',
    list: '$1',
    item: "(id='{projectId}')",
    tasks: "/api/v1/projects(id='{projectId}')",
  },
  {
    what: 'have keys in brackets behind their kind',
    list: '$1',
    item: "(guid'{projectId}')",
    tasks: "/api/v1/projects(guid'{projectId}')",
  },
  {
    what: 'have the kind of a key in front of it',
    list: '$1',
    item: '/eid:{projectId}',
    tasks: '/api/v1/projects/eid:{projectId}',
  },
];
for (const { what, list, item, tasks } of FORMS)
  test(`paths may ${what}`, async () => {
    const contract = await exampleContract();
    const text = JSON.stringify(contract)
      .replaceAll('"/api/v1/projects/{projectId}"', `"/api/v1/projects${item}"`)
      .replaceAll(/"\/api\/v1\/projects\/\{projectId\}(\/tasks[^"]*)"/g, `"${tasks}$1"`)
      .replaceAll(/"(\/api\/v1\/projects)"/g, `"${list}"`);

    const resources = resourcesOf(JSON.parse(text) as typeof contract);

    const [projects, ofProjects] = resources.filter(({ path }) => path.includes('projects'));
    expect(projects && summary(projects)).toEqual({
      ...{ path: list.replace('$1', '/api/v1/projects'), collection: 'GET POST', item: 'GET PUT DELETE' },
    });
    expect(projects?.identity?.parameter).toBe('projectId');
    expect(ofProjects?.parents).toEqual([{ parameter: 'projectId', collection: '/api/v1/projects' }]);
  });

test('a key in brackets may have parts', async () => {
  const contract = await exampleContract();
  const text = JSON.stringify(contract)
    .replaceAll('"/api/v1/projects/{projectId}"', `"/api/v1/projects(state='{state}',no={projectId})"`)
    .replaceAll(
      /"\/api\/v1\/projects\/\{projectId\}(\/tasks[^"]*)"/g,
      `"/api/v1/projects(state='{state}',no={projectId})$1"`,
    );

  const resources = resourcesOf(JSON.parse(text) as typeof contract);

  const [projects, tasks] = resources.filter(({ path }) => path.includes('projects'));
  expect(projects && summary(projects)).toEqual({
    ...{ path: '/api/v1/projects', collection: 'GET POST', item: 'GET PUT DELETE' },
  });
  expect(projects?.identity).toMatchObject({
    parameter: 'projectId',
    further: [{ parameter: 'state', member: 'state' }],
  });
  expect(tasks?.parents.map(({ collection }) => collection)).toEqual([
    '/api/v1/projects',
    '/api/v1/projects',
  ]);
});

test('parts of a key in brackets stand behind the same list', () => {
  const path = "/api/v1/rates(base='{base}',quote='{quote}')";

  expect(parametersOf(path)).toEqual(
    ['base', 'quote'].map((parameter) => ({ parameter, before: '/api/v1/rates' })),
  );
});

test('a path that ends with a parameter may list items', async () => {
  const contract = await exampleContract();
  const text = JSON.stringify(contract)
    .replaceAll('"/api/v1/currencies/{currencyCode}"', '"/api/v1/rates/{region}/{currencyCode}"')
    .replaceAll('"/api/v1/currencies"', '"/api/v1/rates/{region}"');

  const resources = resourcesOf(JSON.parse(text) as typeof contract);

  expect(resources.filter(({ path }) => path.includes('rates')).map(summary)).toEqual([
    { path: '/api/v1/rates/{region}', collection: 'GET', item: 'GET' },
  ]);
});

test('what is written is no list, whatever lists it has', async () => {
  const contract = await exampleContract();
  const text = JSON.stringify(contract)
    .replaceAll('"/api/v1/currencies/{currencyCode}"', '"/api/v1/rates/{region}/{currencyCode}"')
    .replaceAll('"/api/v1/currencies"', '"/api/v1/rates/{region}"');
  const { operations, ...rates } = JSON.parse(text) as typeof contract;
  const change = { path: '/api/v1/rates/{region}', method: 'put', operationId: 'putRates' };

  const resources = resourcesOf({ ...rates, operations: [...operations, change] });

  expect(resources.map(({ path, itemPath }) => [path, itemPath])).toContainEqual([
    ...['/api/v1/rates', '/api/v1/rates/{region}'],
  ]);
});

test('items may end with .json where their list does not', async () => {
  const contract = await exampleContract();
  const text = JSON.stringify(contract)
    .replaceAll('"/api/v1/projects/{projectId}"', '"/api/v1/projects/{projectId}.json"')
    .replaceAll('"/api/v1/currencies/{currencyCode}"', '"/api/v1/currencies/{currencyCode}.json"');

  const resources = resourcesOf(JSON.parse(text) as typeof contract);

  expect(resources.map(summary)).toEqual(
    expect.arrayContaining([
      { path: '/api/v1/currencies', collection: 'GET', item: 'GET' },
      { path: '/api/v1/projects', collection: 'GET POST', item: 'GET PUT DELETE' },
    ]),
  );
});

test('what else a path ends with leads to something else', async () => {
  const contract = await exampleContract();
  const text = JSON.stringify(contract).replaceAll(
    '"/api/v1/projects/{projectId}"',
    '"/api/v1/projects/{projectId}.pdf"',
  );

  const projects = resourcesOf(JSON.parse(text) as typeof contract).filter(({ path }) =>
    path.endsWith('.pdf'),
  );

  expect(projects.map(summary)).toEqual([
    { path: '/api/v1/projects/{projectId}.pdf', collection: 'GET PUT DELETE', item: '' },
  ]);
});

test('a list that takes the page headers has its items where the clients are, unless it says otherwise', async () => {
  const contract = await exampleContract();
  const description = JSON.parse(JSON.stringify(contract.description)) as typeof contract.description;
  const answers = at(description, ['paths', '/api/v1/projects', 'get', 'responses']) as Record<
    string,
    unknown
  >;
  answers['2XX'] = { description: 'Projects.', content: { 'application/json': {} } };

  const projects = resourcesOf({ ...contract, description }).find(({ path }) => path.endsWith('projects'));

  expect(projects?.itemsAt).toBe('/data');
  expect(projects && Object.keys(propertiesOf(itemSchemaOf(projects)))).toContain('title');
});

for (const type of ['*/*', 'application/*'])
  test(`answers of ${type} may be JSON`, async () => {
    const contract = await exampleContract();
    const text = JSON.stringify(contract).replaceAll('"application/json":', `"${type}":`);

    const projects = resourcesOf(JSON.parse(text) as typeof contract).find(({ path }) =>
      path.endsWith('projects'),
    );

    expect(projects?.itemsAt).toBe('/data');
    expect(projects?.collection.POST?.requestType).toBe('application/json');
    expect(Object.keys(propertiesOf(projects?.collection.POST?.requestSchema))).toContain('title');
  });

test('JSON goes before any type', async () => {
  const contract = await exampleContract();
  const text = JSON.stringify(contract).replaceAll(
    '"application/json":',
    '"*/*":{"schema":{"type":"string"}},"application/json":',
  );

  const projects = resourcesOf(JSON.parse(text) as typeof contract).find(({ path }) =>
    path.endsWith('projects'),
  );

  expect(Object.keys(propertiesOf(projects?.collection.POST?.requestSchema))).toContain('title');
});
