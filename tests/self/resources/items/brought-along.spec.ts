import { expect, test } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import type { Workbench } from '#fixtures/resources/bench/workbench.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { added } from '#fixtures/resources/items/writing.ts';
import { operationsOf } from '#spec/load-contract.ts';
import type { AnswerParts } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { exampleContract } from '../effective-contract.ts';
import { benchOver, notesOfEachTest } from '../scripted-list.ts';

waitsPass();
notesOfEachTest();

const PROJECTS = '/api/v1/projects';
const TASKS = `${PROJECTS}/{projectId}/tasks`;
const NOTES = '/api/v1/notes';

interface Ways {
  /** In which a project takes tasks, and notes that refer to it. */
  readonly open: readonly string[];
  /** Which state may follow which; whichever where absent. */
  readonly next?: Readonly<Record<string, readonly string[]>>;
  readonly refusal?: string;
}

/** Keeps projects, and tasks of those that are in the right state. */
class Projects {
  readonly states = new Map<string, string>();
  readonly tasks = new Map<string, Schema>();
  readonly notes = new Map<string, Schema>();
  /** Of tasks and of states, one after the other. */
  readonly refused: string[] = [];
  /** States that projects were changed to. */
  readonly changes: string[] = [];
  readonly open: string[];
  readonly #ways: Ways;

  constructor(ways: Ways) {
    this.#ways = ways;
    this.open = [...ways.open];
  }

  readonly answer = ({ method, path, body = '{}' }: ApiRequest): AnswerParts => {
    const data = JSON.parse(body) as Schema;
    return path.startsWith(NOTES)
      ? this.#note(method, data, path.slice(NOTES.length + 1))
      : this.#onProjects(method, data, path);
  };

  #onProjects(method: string, data: Schema, path: string): AnswerParts {
    const [, project = '', below, task = ''] = /projects\/?(\w*)(\/tasks|\/start)?\/?(\w*)/.exec(path) ?? [];
    if (below === '/start') return this.#started(project);
    if (below !== undefined) return this.#below(method, data, { project, task });
    return project === '' ? this.#ofProjects(method, data) : this.#project(method, project, data);
  }

  #ofProjects(method: string, data: Schema): AnswerParts {
    return method === 'POST' ? this.#addedProject(data) : { body: { data: [] } };
  }

  #note(method: string, data: Schema, id: string): AnswerParts {
    const found = this.notes.get(id);
    if (method !== 'POST') return found === undefined ? { status: 404, body: {} } : { body: found };
    if (!this.#isOpen(String(data['projectId']))) return this.#refused('note');
    const noteId = `n${this.notes.size + 1}`;
    this.notes.set(noteId, { ...data, noteId });
    return { status: 201, body: { ...data, noteId } };
  }

  #isOpen(project: string): boolean {
    return this.open.includes(this.states.get(project) ?? '');
  }

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
    this.changes.push(String(state));
    return { body: { projectId, title: 'Title', state } };
  }

  #started(projectId: string): AnswerParts {
    this.states.set(projectId, 'running');
    return { status: 204, text: '' };
  }

  #addedTask(project: string, data: Schema): AnswerParts {
    if (!this.#isOpen(project)) return this.#refused('task');
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

/** With an action on projects, and notes that refer to one. */
async function benchAt(projects: Projects, path: string): Promise<Workbench> {
  const given = await exampleContract();
  const { components, paths, ...rest } = given.description;
  const note = components?.schemas?.['Note'] as { readonly properties: Schema };
  const Note = {
    ...note,
    required: ['noteId', 'projectId'],
    properties: { ...note.properties, projectId: text },
  };
  const start = {
    parameters: [{ name: 'projectId', in: 'path', required: true, schema: text }],
    post: { operationId: 'startProject', responses: { '2XX': { description: 'It runs.' } } },
  };
  const description = {
    ...rest,
    paths: { ...paths, [`${PROJECTS}/{projectId}/start`]: start },
    components: { ...components, schemas: { ...components?.schemas, Note } },
  } as typeof given.description;
  const contract = { ...given, description, operations: operationsOf(description) };
  return benchOver(projects.answer, { contract, path, allowWrites: true });
}

const text = { type: 'string' };

for (const { refusal, leads } of [
  { refusal: 'It has not started.', leads: true },
  { refusal: 'Not now.', leads: false },
])
  test(`where no change of members does, an action ${leads ? 'leads there' : 'that nothing speaks of is left alone'}`, async () => {
    const projects = new Projects({ open: ['running'], next: { planned: [], running: [] }, refusal });
    const bench = await benchAt(projects, TASKS);

    expect((await added(bench)).findings.length === 0).toBe(leads);

    if (leads) expect((await added(bench)).findings).toEqual([]);
    expect(new Set(projects.states.values())).toEqual(new Set([leads ? 'running' : 'planned']));
  });

test('no step leads back, nor is noted where it was in vain', async () => {
  const projects = new Projects({ open: [] });
  const bench = await benchAt(projects, TASKS);
  await added(bench);
  expect([...projects.states.values()]).toEqual(['done']);
  expect(projects.changes).toEqual(['running', 'done']);

  projects.open.push('planned');
  expect((await added(bench)).findings).toEqual([]);
  expect((await added(bench)).findings).toEqual([]);
  expect([...projects.states.values()]).toEqual(['done', 'planned', 'planned']);
});

test('what data refers to is brought there as well, and referred to from then on', async () => {
  const projects = new Projects({ open: ['running'] });
  const bench = await benchAt(projects, NOTES);

  expect((await added(bench)).findings).toEqual([]);
  expect((await added(bench)).findings).toEqual([]);

  expect([...projects.notes.values()].every(({ projectId }) => projectId === 'p1')).toBe(true);
});
