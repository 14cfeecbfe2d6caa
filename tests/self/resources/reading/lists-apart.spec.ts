import { expect, test } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import type { Workbench } from '#fixtures/resources/bench/workbench.ts';
import { parentsFor, standingPlaces } from '#fixtures/resources/items/parents.ts';
import { listsApart } from '#fixtures/resources/reading/lists-apart.ts';
import type { AnswerParts } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { exampleContract } from '../effective-contract.ts';
import { benchOver, notesOfEachTest, pageAsked, paged } from '../scripted-list.ts';

waitsPass();
notesOfEachTest();

const TASKS = '/api/v1/projects/{projectId}/tasks';

interface Task {
  readonly id: string;
  readonly summary: string;
}

interface Lists {
  /** Tasks by the projects that they stand below. */
  readonly tasks: Map<string, Task[]>;
  /** Projects whose lists were read, the last one at the end. */
  readonly read: string[];
  /** Number of the next task, and of a task below one project. */
  readonly count: number;
  readonly within: number;
}

type Script = (request: ApiRequest) => AnswerParts;

interface Way {
  readonly what: string;
  readonly list?: (project: string, lists: Lists) => readonly Task[];
  readonly idOf?: (lists: Lists) => string;
  readonly breaches: number;
}

const ALL: Way = {
  what: 'hold all there are',
  list: (_, { tasks }) => [...tasks.values()].flat(),
  breaches: 1,
};
const WAYS: readonly Way[] = [
  ALL,
  { what: 'hold their own', breaches: 0 },
  { what: 'number their items each from 1', idOf: ({ within }) => `task-${within}`, breaches: 0 },
  {
    what: 'hold all there are, where they have none',
    list: (project, { tasks }) => tasks.get(project) ?? [...tasks.values()].flat(),
    breaches: 1,
  },
  { what: 'stay empty', list: () => [], breaches: 0 },
  {
    what: 'hold what the first one holds that was read',
    list: (_, { tasks, read }) => tasks.get(read[0] ?? '') ?? [],
    breaches: 1,
  },
  {
    what: 'hold what the last one holds that was read before',
    list: (_, { tasks, read }) => tasks.get(read.at(-2) ?? '') ?? [],
    breaches: 2,
  },
];

/** Projects with tasks, as they are kept in memory. */
function projectsWith({ list, idOf = ({ count }) => `task-${count}` }: Way): Script {
  const lists = { tasks: new Map<string, Task[]>(), read: [] as string[] };
  let count = 0;
  const ofProject = (project: string, { method, body = '{}' }: ApiRequest): AnswerParts => {
    const own = lists.tasks.get(project) ?? [];
    if (method === 'GET') {
      lists.read.push(project);
      return { body: list?.(project, { ...lists, count, within: 0 }) ?? own };
    }
    const task = { summary: '', ...(JSON.parse(body) as Partial<Task>) };
    const added = { ...task, id: idOf({ ...lists, count, within: own.length + 1 }) };
    lists.tasks.set(project, [...own, added]);
    return { status: 201, body: added };
  };
  return (request) => {
    const [, project] = /projects\/(p\d+)\/tasks/.exec(request.path) ?? [];
    count += 1;
    if (project !== undefined) return ofProject(project, request);
    return request.method === 'POST'
      ? { status: 201, body: { ...(JSON.parse(request.body ?? '{}') as object), projectId: `p${count}` } }
      : paged([], pageAsked(request));
  };
}

for (const way of WAYS) {
  test(`lists that ${way.what} ${way.breaches === 0 ? 'are right' : 'break G1'}`, async () => {
    const bench = await benchOver(projectsWith(way), { path: TASKS, allowWrites: true });

    const findings = await listsApart(bench);

    expect(findings.map(({ actual }) => actual)).toEqual(
      Array.from({ length: way.breaches }, () => 'one that was added below another'),
    );
  });
}

test('nothing is added for it without leave', async () => {
  const bench = await benchOver(() => ({ body: [] }), { path: TASKS });

  await expect(listsApart(bench)).rejects.toThrow('nothing may be added and removed again');
});

/** Tasks of the example, which stand below one of two choices. */
async function benchOfChoices(): Promise<Workbench> {
  const given = await exampleContract();
  const text = JSON.stringify(given)
    .replaceAll('"/api/v1/projects/{projectId}/tasks', '"/api/v1/{projectId}/tasks')
    .replaceAll(
      '"name":"projectId","in":"path","required":true,"schema":{"type":"string"}',
      '"name":"projectId","in":"path","required":true,"schema":{"enum":["en","de"]}',
    );
  return benchOver(() => ({ body: [] }), {
    ...{ path: '/api/v1/{projectId}/tasks', allowWrites: true },
    contract: JSON.parse(text) as typeof given,
  });
}

test('places that the path names stand for those that can be made', async () => {
  const bench = await benchOfChoices();

  expect(await parentsFor(bench, 'new')).toEqual({ projectId: 'en' });
  expect(await standingPlaces(bench)).toEqual([{ projectId: 'en' }, { projectId: 'de' }]);
});

test('what a path has but for choice may lead to the same list', async () => {
  const bench = await benchOfChoices();

  await expect(listsApart(bench)).rejects.toThrow('there is one item alone to stand below');
});
