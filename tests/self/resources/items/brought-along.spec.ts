import { expect, test } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import type { Workbench } from '#fixtures/resources/bench/workbench.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { added } from '#fixtures/resources/items/writing.ts';
import type { AnswerParts } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { exampleContract } from '../effective-contract.ts';
import { benchOver, notesOfEachTest } from '../scripted-list.ts';

waitsPass();
notesOfEachTest();

const PROJECTS = '/api/v1/projects';
const TASKS = `${PROJECTS}/{projectId}/tasks`;

interface Ways {
  /** In which a project takes tasks. */
  readonly open: readonly string[];
  /** Which state may follow which; whichever where absent. */
  readonly next?: Readonly<Record<string, readonly string[]>>;
  readonly refusal?: string;
}

/** Keeps projects, and tasks of those that are in the right state. */
class Projects {
  readonly states = new Map<string, string>();
  readonly tasks = new Map<string, Schema>();
  /** Of tasks and of states, one after the other. */
  readonly refused: string[] = [];
  readonly #ways: Ways;

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  readonly answer = ({ method, path, body = '{}' }: ApiRequest): AnswerParts => {
    const data = JSON.parse(body) as Schema;
    const [, project = '', isBelow, task = ''] = /projects\/?(\w*)(\/tasks)?\/?(\w*)/.exec(path) ?? [];
    if (isBelow !== undefined) return this.#below(method, data, { project, task });
    if (project !== '') return this.#project(method, project, data);
    return method === 'POST' ? this.#addedProject(data) : { body: { data: [] } };
  };

  #below(
    method: string,
    data: Schema,
    { project, task }: { readonly project: string; readonly task: string },
  ): AnswerParts {
    if (method === 'POST') return this.#addedTask(project, data);
    const found = this.tasks.get(task);
    return found === undefined ? { status: 404, body: {} } : { body: found };
  }

  #addedProject(data: Schema): AnswerParts {
    const projectId = `p${this.states.size + 1}`;
    this.states.set(projectId, 'planned');
    return { status: 201, body: { ...data, projectId, state: 'planned' } };
  }

  #project(method: string, projectId: string, { state = 'planned' }: Schema): AnswerParts {
    const before = this.states.get(projectId) ?? 'planned';
    if (method === 'GET') return { body: { projectId, title: 'Title', state: before } };
    const may = this.#ways.next?.[before]?.includes(String(state)) ?? true;
    if (!may) return this.#refused(String(state));
    this.states.set(projectId, String(state));
    return { body: { projectId, title: 'Title', state } };
  }

  #addedTask(project: string, data: Schema): AnswerParts {
    if (!this.#ways.open.includes(this.states.get(project) ?? '')) return this.#refused('task');
    const id = `t${this.tasks.size + 1}`;
    this.tasks.set(id, { ...data, id });
    return { status: 201, body: { ...data, id } };
  }

  #refused(what: string): AnswerParts {
    this.refused.push(what);
    return { status: 422, body: { title: this.#ways.refusal ?? 'Not now.' } };
  }
}

async function benchOf(projects: Projects): Promise<Workbench> {
  return benchOver(projects.answer, { contract: await exampleContract(), path: TASKS, allowWrites: true });
}

test('what items stand under is brought into the state in which it takes them', async () => {
  const projects = new Projects({ open: ['running'] });

  const { findings } = await added(await benchOf(projects));

  expect(findings).toEqual([]);
  expect([...projects.states.values()]).toEqual(['running']);
});

test('a state that only others lead to is come to by them', async () => {
  const next = { planned: ['running'], running: ['done'], done: [] };
  const projects = new Projects({ open: ['done'], next });
  const bench = await benchOf(projects);

  expect((await added(bench)).findings).toEqual([]);
  expect((await added(bench)).findings).toEqual([]);

  expect([...projects.states.values()]).toEqual(['done', 'done']);
});

test('the state of which the refusal speaks comes first', async () => {
  const projects = new Projects({ open: ['done'], next: { running: [] }, refusal: 'It is not done.' });

  const { findings } = await added(await benchOf(projects));

  expect(findings).toEqual([]);
});

test('it is known then what comes first', async () => {
  const projects = new Projects({ open: ['running'] });
  const bench = await benchOf(projects);
  await added(bench);
  projects.refused.length = 0;

  const { findings } = await added(bench);

  expect(findings).toEqual([]);
  expect([...projects.states.values()]).toEqual(['running', 'running']);
  expect(projects.refused).toEqual([]);
});

test('where no state helps, that is told', async () => {
  const projects = new Projects({ open: [] });

  const { findings } = await added(await benchOf(projects));

  expect(findings).toMatchObject([{ actual: 'status 422' }]);
  expect(projects.states.size).toBe(1);
});
