import { expect, test } from '@playwright/test';
import { namedSo } from '#fixtures/resources/data/reference-forms.ts';
import { resourceAt } from '#fixtures/resources/description/parent-resource.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { exampleContract } from '../effective-contract.ts';
import { benchOver } from '../scripted-list.ts';

const text: Schema = { type: 'string' };
const TASKS = '/api/v1/projects/{projectId}/tasks';

const FORMS: readonly { path: string; schema: Schema; id: string; seen: readonly unknown[] }[] = [
  { path: 'task', schema: text, id: 't7', seen: ['t7'] },
  { path: 'task', schema: { type: ['integer', 'null'] }, id: '7', seen: [7] },
  { path: 'task', schema: { type: 'integer' }, id: 't7', seen: [] },
  { path: 'task', schema: { ...text, pattern: '^tasks/' }, id: 't7', seen: ['tasks/t7'] },
  { path: 'task', schema: { ...text, pattern: '^/api/' }, id: 't7', seen: ['/api/v1/projects/p1/tasks/t7'] },
  {
    path: 'task',
    schema: { ...text, format: 'uri' },
    id: 't7',
    seen: ['https://service.example/api/v1/projects/p1/tasks/t7'],
  },
  {
    path: 'task',
    schema: { ...text, format: 'uri-reference' },
    id: 't7',
    seen: ['/api/v1/projects/p1/tasks/t7'],
  },
  {
    path: 'task',
    schema: { ...text, example: '/api/v1/projects/p0/tasks/t1' },
    id: 't7',
    seen: ['/api/v1/projects/p1/tasks/t7'],
  },
  {
    path: 'task',
    schema: { ...text, examples: ['https://tasks.example/t1'] },
    id: 't7',
    seen: ['https://service.example/api/v1/projects/p1/tasks/t7'],
  },
  {
    path: 'taskHref',
    schema: { ...text, example: 'tasks/t1' },
    id: 't7',
    seen: ['tasks/t7'],
  },
  { path: 'taskHref', schema: { ...text, example: 't1' }, id: 't7', seen: ['t7'] },
  { path: 'taskHref', schema: text, id: 't7', seen: ['/api/v1/projects/p1/tasks/t7'] },
  { path: 'taskHref', schema: text, id: '/elsewhere/t7', seen: ['/elsewhere/t7'] },
  { path: 'task', schema: { ...text, pattern: '^task:' }, id: 't7', seen: [] },
];

for (const { path, schema, id, seen } of FORMS) {
  test(`${path} (${JSON.stringify(schema)}) names ${id} by ${JSON.stringify(seen)}`, async () => {
    const bench = await benchOver(() => ({ body: [] }), { path: TASKS });
    const target = resourceAt(bench, { parameter: 'taskId', collection: TASKS }) ?? 'clients';

    expect(namedSo(bench, id, { path, schema, target, parents: { projectId: 'p1' } })).toEqual(seen);
  });
}

test('a client is named by its id or its path', async () => {
  const bench = await benchOver(() => ({ body: [] }), { contract: await exampleContract() });
  const to = { target: 'clients', parents: {} } as const;

  expect(namedSo(bench, 'c1', { path: 'clientId', schema: text, ...to })).toEqual(['c1']);
  expect(namedSo(bench, 'c1', { path: 'clientUrl', schema: text, ...to })).toEqual(['/api/v1/clients/c1']);
});
