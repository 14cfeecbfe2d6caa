import { expect, test } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import { keptBelow } from '#fixtures/resources/changing/kept-below.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import type { AnswerParts } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { exampleContract } from '../effective-contract.ts';
import { benchOver, notesOfEachTest } from '../scripted-list.ts';

waitsPass();
notesOfEachTest();

type Tasks = Map<string, Schema>;

/** What becomes of the tasks of a project that PUT changes, the first time and later. */
type Becoming = (tasks: Tasks, project: string, times: number) => void;

/** Keeps projects, and tasks below them. */
function projectsWhere(becoming: Becoming): (request: ApiRequest) => AnswerParts {
  const projects = new Map<string, Schema>();
  const tasks: Tasks = new Map();
  let times = 0;
  const ofTask = (
    method: string,
    data: Schema,
    [project = '', task = '']: readonly string[],
  ): AnswerParts => {
    const found = tasks.get(task);
    if (method !== 'POST') return found === undefined ? { status: 404, body: {} } : { body: found };
    const id = `${project}-${tasks.size + 1}`;
    tasks.set(id, { ...data, id });
    return { status: 201, body: { ...data, id } };
  };
  const ofProject = (method: string, data: Schema, known: string): AnswerParts => {
    const projectId = known === '' ? `p${projects.size + 1}` : known;
    if (method === 'GET') return { body: projects.get(projectId) ?? { data: [] } };
    if (method === 'PUT') becoming(tasks, projectId, (times += 1));
    projects.set(projectId, { ...data, projectId });
    return { status: method === 'POST' ? 201 : 200, body: { ...data, projectId } };
  };
  return ({ method, path, body = '{}' }) => {
    const data = JSON.parse(body) as Schema;
    const [, project = '', below, task = ''] = /projects\/?(\w*)(\/tasks)?\/?([\w-]*)/.exec(path) ?? [];
    return below === undefined ? ofProject(method, data, project) : ofTask(method, data, [project, task]);
  };
}

/** Removes what stands below. */
const emptied = (tasks: Tasks, project: string): void => {
  for (const id of [...tasks.keys()]) if (id.startsWith(`${project}-`)) tasks.delete(id);
};

for (const { what, becoming, count } of [
  { what: 'stays', becoming: (): void => undefined, count: 0 },
  { what: 'goes along with each change', becoming: emptied, count: 1 },
  {
    what: 'goes once, by chance',
    becoming: (tasks: Tasks, project: string, times: number): void => {
      if (times === 1) emptied(tasks, project);
    },
    count: 0,
  },
  {
    what: 'goes whatever is changed',
    becoming: (tasks: Tasks): void => {
      tasks.clear();
    },
    count: 0,
  },
])
  test(`what is below an item and ${what} is ${count === 0 ? 'right' : 'a breach'} (G3)`, async () => {
    const path = '/api/v1/projects';
    const contract = await exampleContract();
    const bench = await benchOver(projectsWhere(becoming), { contract, path, allowWrites: true });

    expect(await keptBelow(bench, 'PUT')).toHaveLength(count);
  });
