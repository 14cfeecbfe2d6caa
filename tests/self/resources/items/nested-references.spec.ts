import { expect, test } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import type { Workbench } from '#fixtures/resources/bench/workbench.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { added } from '#fixtures/resources/items/writing.ts';
import type { AnswerParts } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { exampleContract } from '../effective-contract.ts';
import { benchOver, notesOfEachTest, pageAsked, paged } from '../scripted-list.ts';

waitsPass();
notesOfEachTest();

const NOTES = '/api/v1/notes';
const TASK = { type: 'string', description: 'One of /api/v1/projects/{project}/tasks.' };

/** Keeps notes that lead to tasks, which stand below projects. */
class Notebook {
  readonly notes: Schema[] = [];
  readonly tasks = new Map<string, string[]>();
  readonly #isRight: (note: Schema, book: Notebook) => boolean;
  #count = 0;

  constructor(isRight: (note: Schema, book: Notebook) => boolean) {
    this.#isRight = isRight;
  }

  readonly answer = (request: ApiRequest): AnswerParts => {
    const { method, path, body = '{}' } = request;
    const data = JSON.parse(body) as Schema;
    const [, project] = /projects\/(p\d+)\/tasks/.exec(path) ?? [];
    if (method === 'GET') return this.#shown(request, project);
    if (method !== 'POST') return { status: 204, text: '' };
    if (project !== undefined) return this.#addedTask(project, data);
    return path === NOTES ? this.#addedNote(data) : this.#addedProject(data);
  };

  get allTasks(): readonly string[] {
    return [...this.tasks.values()].flat();
  }

  #shown(request: ApiRequest, project: string | undefined): AnswerParts {
    if (project !== undefined)
      return { body: (this.tasks.get(project) ?? []).map((id) => ({ id, summary: id })) };
    const [, id] = /notes\/(\w+)/.exec(request.path) ?? [];
    const note = this.notes.find(({ noteId }) => noteId === id);
    if (id !== undefined) return note === undefined ? { status: 404, body: {} } : { body: note };
    return paged(
      [...this.tasks.keys()].map((projectId) => ({ projectId, title: projectId, state: 'planned' })),
      pageAsked(request),
    );
  }

  #addedProject(data: Schema): AnswerParts {
    const projectId = `p${this.tasks.size + 1}`;
    this.tasks.set(projectId, []);
    return { status: 201, body: { ...data, projectId } };
  }

  #addedTask(project: string, data: Schema): AnswerParts {
    this.#count += 1;
    const id = `t${this.#count}`;
    this.tasks.get(project)?.push(id);
    return { status: 201, body: { ...data, id } };
  }

  #addedNote(data: Schema): AnswerParts {
    if (!this.#isRight(data, this)) return { status: 409, body: {} };
    const note = { ...data, noteId: `n${this.notes.length + 1}` };
    this.notes.push(note);
    return { status: 201, body: note };
  }
}

async function benchOf(book: Notebook, members: Schema): Promise<Workbench> {
  const given = await exampleContract();
  const { components, ...description } = given.description;
  const note = components?.schemas?.['Note'] as { readonly properties: Schema; readonly required: string[] };
  const Note = {
    ...note,
    required: [...note.required, ...Object.keys(members)],
    properties: { ...note.properties, ...members },
  };
  const changed = {
    ...description,
    components: { ...components, schemas: { ...components?.schemas, Note } },
  };
  const contract = { ...given, description: changed as typeof given.description };
  const text = JSON.stringify(given.operations).replaceAll(JSON.stringify(note), JSON.stringify(Note));
  return benchOver(book.answer, {
    contract: { ...contract, operations: JSON.parse(text) as typeof given.operations },
    path: NOTES,
    allowWrites: true,
  });
}

const isKnown = ({ task }: Schema, { allTasks }: Notebook): boolean => allTasks.includes(String(task));
const isFree = ({ task }: Schema, { notes }: Notebook): boolean =>
  notes.every((note) => note['task'] !== task);

test('what stands below other items is found, and led to', async () => {
  const book = new Notebook(isKnown);
  book.tasks.set('p1', []);
  book.tasks.set('p2', ['old-1', 'old-2']);

  const { findings } = await added(await benchOf(book, { task: TASK }));

  expect(findings).toEqual([]);
  expect(book.notes.map(({ task }) => task)).toEqual(['old-1']);
  expect(book.tasks.size).toBe(2);
});

test('where there is none it is added, below something that is added, too', async () => {
  const book = new Notebook(isKnown);

  const { findings } = await added(await benchOf(book, { task: TASK }));

  expect(findings).toEqual([]);
  expect([...book.tasks.entries()]).toEqual([['p1', ['t1', 't2']]]);
});

test('what leads to both leads to what is there below it', async () => {
  const book = new Notebook(({ projectId, task }, { tasks }) =>
    (tasks.get(String(projectId)) ?? []).includes(String(task)),
  );
  book.tasks.set('p1', []);
  book.tasks.set('p2', ['old-1', 'old-2']);

  const { findings } = await added(await benchOf(book, { projectId: { type: 'string' }, task: TASK }));

  expect(findings).toEqual([]);
  expect(book.notes.map(({ projectId, task }) => [projectId, task])).toEqual([['p2', 'old-1']]);
});

test('what may be led to once is added for each', async () => {
  const book = new Notebook((note, all) => isKnown(note, all) && isFree(note, all));
  book.tasks.set('p1', ['old-1', 'old-2']);
  const bench = await benchOf(book, { task: TASK });

  while (book.notes.length < 4) expect((await added(bench)).findings).toEqual([]);

  expect(new Set(book.notes.map(({ task }) => task)).size).toBe(4);
});
