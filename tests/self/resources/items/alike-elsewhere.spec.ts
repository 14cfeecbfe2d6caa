import { expect, test } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import { patched } from '#fixtures/resources/changing/patching.ts';
import { removed } from '#fixtures/resources/removing/removing.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import type { AnswerParts } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { benchOver, notesOfEachTest } from '../scripted-list.ts';

waitsPass();
notesOfEachTest();

const TASKS = '/api/v1/projects/{projectId}/tasks';

type Task = Readonly<Record<string, unknown>>;
type Tasks = Map<string, Task>;

/** Where a service of projects looks for a task, of which it knows the numbers; each project counts from 1. */
interface Ways {
  /** The tasks among which PATCH and DELETE look for it. */
  readonly among?: (own: Tasks, all: readonly Tasks[]) => readonly Tasks[];
  readonly isCountedByAll?: boolean;
  /** Most projects that it takes. */
  readonly most?: number;
}

class Projects {
  readonly asked: string[] = [];
  readonly #all = new Map<string, Tasks>();
  readonly #ways: Ways;
  #count = 0;

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  readonly answer = ({ method, path, body = '{}' }: ApiRequest): AnswerParts => {
    this.asked.push(`${method} ${path}`);
    const data = JSON.parse(body) as Task;
    const [, project, number] = /projects\/(p\d+)(?:\/tasks(?:\/(\d+))?)?/.exec(path) ?? [];
    const own = this.#all.get(project ?? '');
    if (own === undefined) return this.#addedProject(data);
    if (number !== undefined) return this.#ofTask({ method, own, number, data });
    if (!path.includes('/tasks')) return { status: 204, text: '' };
    return method === 'POST' ? this.#addedTask(own, data) : { body: [...own.values()] };
  };

  #addedProject(data: Task): AnswerParts {
    if (this.#all.size >= (this.#ways.most ?? 99)) return { status: 409, body: {} };
    const projectId = `p${this.#all.size + 1}`;
    this.#all.set(projectId, new Map());
    return { status: 201, body: { ...data, projectId } };
  }

  #addedTask(own: Tasks, data: Task): AnswerParts {
    this.#count += 1;
    const id = String(this.#ways.isCountedByAll === true ? this.#count : own.size + 1);
    own.set(id, { ...data, id });
    return { status: 201, body: own.get(id) };
  }

  #ofTask({ method, own, number, data }: Asked): AnswerParts {
    const all = method === 'GET' ? [own] : (this.#ways.among?.(own, [...this.#all.values()]) ?? [own]);
    const holder = all.find((tasks) => tasks.has(number));
    if (holder === undefined) return { status: 404, body: {} };
    const task = { ...holder.get(number), ...data };
    if (method === 'DELETE') holder.delete(number);
    else holder.set(number, task);
    return method === 'DELETE' ? { status: 204, text: '' } : { body: task };
  }
}

interface Asked {
  readonly method: string;
  readonly own: Tasks;
  readonly number: string;
  readonly data: Task;
}

const ofAll = (_own: Tasks, all: readonly Tasks[]): readonly Tasks[] => all;

for (const { what, judge, requirement } of [
  { what: 'changed', judge: patched, requirement: 'G4' },
  { what: 'removed', judge: removed, requirement: 'G5' },
] as const) {
  test(`the first of all tasks with a number is not to be ${what} for the one that the path names (${requirement})`, async () => {
    const [wrong, right] = [new Projects({ among: ofAll }), new Projects({})];
    const benches = await Promise.all(
      [wrong, right].map(({ answer }) => benchOver(answer, { path: TASKS, allowWrites: true })),
    );

    const findings = [];
    for (const bench of benches) findings.push(await judge(bench, await ownItemBetween(bench)));

    expect(findings[0]).not.toEqual([]);
    expect(findings[1]).toEqual([]);
  });
}

const posted = ({ asked }: Projects): number => asked.filter((one) => one === `POST /api/v1/projects`).length;

test('where ids are counted by all, nothing is added below another item a second time', async () => {
  const projects = new Projects({ isCountedByAll: true });
  const bench = await benchOver(projects.answer, { path: TASKS, allowWrites: true });

  const { others, elsewhere } = await ownItemBetween(bench);
  expect([posted(projects), others.length, elsewhere.length]).toEqual([2, 2, 0]);
  await ownItemBetween(bench);
  expect(posted(projects)).toBe(3);
});

test('a service may hold no more than one to stand below', async () => {
  const projects = new Projects({ most: 1 });
  const bench = await benchOver(projects.answer, { path: TASKS, allowWrites: true });

  await expect(ownItemBetween(bench)).rejects.toThrow('blocked by G2');
});
