import { expect, test } from '@playwright/test';
import { furtherIn, undoOf } from '#fixtures/resources/answers/created-key.ts';
import { itemOf } from '#fixtures/resources/answers/item.ts';
import type { Workbench } from '#fixtures/resources/bench/workbench.ts';
import { isKnown } from '#fixtures/resources/description/identity.ts';
import { idOfItem, keyOf, keyOfItem } from '#fixtures/resources/description/item-key.ts';
import { resourcesOf, type Resource } from '#fixtures/resources/description/resource.ts';
import { at } from '#fixtures/resources/description/schema-view.ts';
import type { Contract } from '#spec/contract.ts';
import { answer } from '#tests/self/checks/answers.ts';
import { exampleContract } from '../effective-contract.ts';

const LOTS = '/api/v1/lots';

/** The example's notes, made lots of a text that clients send, numbered by the service within each. */
async function lots(expression: string | undefined): Promise<Resource> {
  const contract = await exampleContract();
  const link = expression === undefined ? '' : `,"text":"${expression}"`;
  const text = JSON.stringify(contract)
    .replaceAll('/api/v1/notes/{noteId}', `${LOTS}/{text}/{noteId}`)
    .replaceAll('/api/v1/notes', LOTS)
    .replaceAll('"noteId":"$response.body#/noteId"', `"noteId":"$response.body#/noteId"${link}`);
  const changed = JSON.parse(text) as Contract;
  const found = resourcesOf(changed).find(({ path }) => path === LOTS);
  if (found === undefined) throw new Error('The example has no notes any more.');
  return found;
}

const valuesFor = (_operation: unknown, values: unknown): unknown => values;

test.describe('an item whose path has a further parameter', () => {
  for (const { name, expression, sentAt } of [
    {
      name: 'takes it from what a link says that was sent',
      expression: '$request.body#/text',
      sentAt: '/text',
    },
    { name: 'takes it from the member of that name that is sent', expression: undefined, sentAt: '/text' },
  ]) {
    test(name, async () => {
      const { identity } = await lots(expression);

      expect(identity).toEqual({
        parameter: 'noteId',
        further: [{ parameter: 'text', sentAt, member: 'text' }],
        told: '/noteId',
        member: 'noteId',
      });
    });
  }

  test('is known by both', async () => {
    const resource = await lots(undefined);

    const key = keyOfItem({ noteId: 7, text: 'ABC' }, resource);

    expect(key).toEqual(keyOf(resource, '7', { text: 'ABC' }));
    expect(key).toEqual({ id: 'ABC/7', values: { noteId: '7', text: 'ABC' } });
    expect(itemOf(keyOf(resource, '7', { text: 'ABC' }), { more: 'x' }).values).toEqual({
      noteId: '7',
      text: 'ABC',
      more: 'x',
    });
    expect(idOfItem({ noteId: 7 }, resource)).toBeUndefined();
  });
});

test('it takes it from what a link says that the answer tells', async () => {
  const { identity } = await lots('$response.body#/text');

  expect(identity?.further).toEqual([{ parameter: 'text', told: '/text', member: 'text' }]);
  expect(identity?.told).toBe('/noteId');
});

test('what is created is known and removed by all that its answer tells', async () => {
  const resource = await lots('$response.body#/text');
  const bench = {
    resource,
    right: { name: 'key', scheme: 'apiKey', insert: [] },
    valuesFor,
  } as unknown as Workbench;
  const created = answer({ status: 201, body: { noteId: 7, text: 'A B' } });

  const undo = undoOf(bench, {}, { text: 'sent' });

  expect(furtherIn(resource, { text: 'sent' }, created)).toEqual({ text: 'A B' });
  expect(undo).toMatchObject({
    path: `${LOTS}/{further text}/{id}`,
    idAt: '/noteId',
    furtherAt: { '{further text}': '/text' },
  });
});

test('nothing is created where nothing says what leads to it', async () => {
  const contract = await exampleContract();
  const text = JSON.stringify(contract).replaceAll('/notes/{noteId}', '/notes/{shelf}/{noteId}');

  const notes = resourcesOf(JSON.parse(text) as Contract).find(({ path }) => path === '/api/v1/notes');

  expect(notes?.identity).toEqual({
    parameter: 'noteId',
    further: [{ parameter: 'shelf' }],
    member: 'noteId',
  });
});

test('what an item does not show of its key tells it apart by nothing', async () => {
  const resource = await lots('$request.body#/unseen');

  expect(resource.identity?.further).toEqual([{ parameter: 'text', sentAt: '/unseen' }]);
  expect(idOfItem({ noteId: 7 }, resource)).toBe(keyOf(resource, '7', { text: 'ABC' }).id);
  expect(keyOfItem({ noteId: 7 }, resource)).toBeUndefined();
});

test('what stands under an item of another resource is not made up', async () => {
  const contract = await exampleContract();
  const text = JSON.stringify(contract).replaceAll(
    '/api/v1/notes/{noteId}',
    '/api/v1/projects/{projectId}/notes/{noteId}',
  );

  const notes = resourcesOf(JSON.parse(text) as Contract).find(({ path }) => path === '/api/v1/notes');

  expect(notes?.identity).toEqual({
    parameter: 'noteId',
    further: [{ parameter: 'projectId' }],
    member: 'noteId',
  });
});

test('both may stand in one part of the path', async () => {
  const contract = await exampleContract();
  const text = JSON.stringify(contract)
    .replaceAll('/api/v1/notes/{noteId}', `${LOTS}/{text}-{noteId}`)
    .replaceAll('/api/v1/notes', LOTS);
  const [resource] = resourcesOf(JSON.parse(text) as Contract).filter(({ path }) => path === LOTS);

  expect(resource).toMatchObject({
    itemPath: `${LOTS}/{text}-{noteId}`,
    parents: [],
    identity: { parameter: 'noteId', further: [{ parameter: 'text', sentAt: '/text' }], told: '/noteId' },
  });
});

for (const suffix of [':cancel', '.pdf']) {
  test(`what stands behind the id leads elsewhere than to the item: ${suffix}`, async () => {
    const { description, ...contract } = await exampleContract();
    const paths = description.paths ?? {};
    const beside = { [`/api/v1/projects/{projectId}${suffix}`]: { post: { responses: {} } }, ...paths };
    const resources = resourcesOf({ ...contract, description: { ...description, paths: beside } });

    const projects = resources.find(({ path }) => path === '/api/v1/projects');
    expect(projects?.itemPath).toBe('/api/v1/projects/{projectId}');
    expect(Object.keys(projects?.item ?? {})).toEqual(['GET', 'PUT', 'DELETE']);
  });
}

test.describe('an item that is named by what is sent', () => {
  const sheets = '/api/v1/sheets';

  /** The example's notes, made sheets of a text and a label, both of which clients send. */
  async function resources(label: string, required: readonly string[]): Promise<readonly Resource[]> {
    const contract = await exampleContract();
    const text = JSON.stringify(contract)
      .replaceAll('/api/v1/notes/{noteId}', `${sheets}/{text}/{label}`)
      .replaceAll('/api/v1/notes', sheets)
      .replaceAll('"noteId":"$response.body#/noteId"', `"text":"$request.body#/text","label":"${label}"`);
    const changed = JSON.parse(text) as Contract;
    const note = at(changed.description, ['components', 'schemas', 'Note']) as Record<string, object>;
    note['properties'] = { ...note['properties'], label: { type: 'string' } };
    note['required'] = required;
    return resourcesOf(changed).filter(({ path }) => path.startsWith(sheets));
  }

  test('is known and removed by that', async () => {
    const [resource, ...others] = await resources('$request.body#/label', ['text', 'label']);
    const right = { name: 'key', scheme: 'apiKey', insert: [] };
    const bench = { resource, right, valuesFor } as unknown as Workbench;

    const undo = undoOf(bench, {}, { text: 'A B', label: 'C' });

    expect(others).toEqual([]);
    expect(resource?.identity).toEqual({
      parameter: 'label',
      further: [{ parameter: 'text', sentAt: '/text', member: 'text' }],
      sentAt: '/label',
      member: 'label',
    });
    expect(undo).toEqual({ method: 'DELETE', path: `${sheets}/A%20B/C`, insert: [] });
  });

  test('is known by its answer alone where a part of its name may be left out', async () => {
    const [resource] = await resources('$request.body#/label', ['label']);

    expect(resource?.identity).toMatchObject({ told: '/label' });
    expect(resource?.identity?.sentAt).toBeUndefined();
  });

  test('is not where a link sends for something else', async () => {
    const [resource] = await resources('$request.query.label', ['text', 'label']);

    expect(isKnown(resource?.identity)).toBe(false);
  });
});

test('what leads elsewhere by what is sent is no item of the collection', async () => {
  const contract = await exampleContract();
  const links =
    '"links":{"project":{"operationId":"getProject","parameters":{"projectId":"$request.body#/text"}},';
  const text = JSON.stringify(contract).replace('"links":{', links);

  const paths = resourcesOf(JSON.parse(text) as Contract).map(({ path }) => path);

  expect(paths).toEqual(resourcesOf(contract).map(({ path }) => path));
});
