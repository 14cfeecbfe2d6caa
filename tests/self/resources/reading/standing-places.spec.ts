import { expect, test } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import { standingPlaces } from '#fixtures/resources/items/parents.ts';
import { newListProblems } from '#fixtures/resources/items/reading.ts';
import { pagingProblems } from '#fixtures/resources/reading/paging.ts';
import { readProblems } from '#fixtures/resources/reading/read-problems.ts';
import type { Contract } from '#spec/contract.ts';
import type { AnswerParts } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { exampleContract } from '../effective-contract.ts';
import { benchOver, notesOfEachTest, pageAsked, paged, rows } from '../scripted-list.ts';

waitsPass();
notesOfEachTest();

const TASKS = '/api/v1/projects/{projectId}/tasks';
const OF_CURRENCIES = '/api/v1/currencies/{currencyCode}/projects';

/** Projects of which the one with this number has a task, which lacks its summary. */
function withTaskIn(number: number, asked: string[] = []): (request: ApiRequest) => AnswerParts {
  return (request) => {
    const [, id] = /projects\/(p\d+)\/tasks/.exec(request.path) ?? [];
    if (id === undefined) return paged(rows(9), pageAsked(request));
    asked.push(id);
    return { body: id === `p${number}` ? [{ id: 'task-1' }] : [] };
  };
}

/** The example's projects, each under a currency. */
async function projectsOfCurrencies(): Promise<Contract> {
  const text = JSON.stringify(await exampleContract());
  return JSON.parse(text.replaceAll('"/api/v1/projects', `"${OF_CURRENCIES}`)) as Contract;
}

test('items are looked at where there are some, and not under the first parent alone (G1)', async () => {
  const bench = await benchOver(withTaskIn(3), { path: TASKS });

  const findings = await readProblems(bench);

  expect(findings.map(({ exchange, at }) => `${exchange.request.path} ${at ?? ''}`)).toEqual([
    '/api/v1/projects/p3/tasks 0/summary',
  ]);
});

test('lists below the other parents are looked at as well (G1)', async () => {
  const script = (request: ApiRequest): AnswerParts => {
    const [, id] = /projects\/(p\d+)\/tasks/.exec(request.path) ?? [];
    if (id === undefined) return paged(rows(3), pageAsked(request));
    if (request.path.includes('tasks/')) return { body: { id: 'task-1', summary: 'Beams' } };
    return { body: [{ id: 'task-1', ...(id === 'p3' ? {} : { summary: 'Beams' }) }] };
  };
  const bench = await benchOver(script, { path: TASKS });

  const findings = await readProblems(bench);

  expect(findings.map(({ exchange, at }) => `${exchange.request.path} ${at ?? ''}`)).toEqual([
    '/api/v1/projects/p3/tasks 0/summary',
  ]);
});

test('a few parents are looked under', async () => {
  const asked: string[] = [];
  const bench = await benchOver(withTaskIn(6, asked), { path: TASKS });

  const reason = 'untested: no item of /api/v1/projects/{projectId}/tasks to look at';
  await expect(readProblems(bench)).rejects.toThrow(reason);
  await expect(readProblems(bench)).rejects.toThrow(reason);
  const each = ['p1', 'p2', 'p3', 'p4', 'p5'];
  // For the place, once; then all lists, each time.
  expect(asked).toEqual([...each, ...each, ...each]);
});

test('pages are read where there are items enough (G1)', async () => {
  const script = (request: ApiRequest): AnswerParts => {
    const [, code] = /currencies\/(\w+)\/projects/.exec(request.path) ?? [];
    if (code === undefined) return { body: ['EUR', 'USD'].map((one) => ({ currencyCode: one, name: one })) };
    const asked = pageAsked(request);
    return code === 'EUR' ? paged(rows(1), asked) : paged(rows(12), { ...asked, pageNo: 1 });
  };
  const bench = await benchOver(script, { path: OF_CURRENCIES, contract: await projectsOfCurrencies() });

  const findings = await pagingProblems(bench);

  expect(new Set(findings.map(({ exchange }) => exchange.request.path))).toEqual(
    new Set(['/api/v1/currencies/USD/projects']),
  );
});

test('places of two levels are found behind parents that have none', async () => {
  const contract = JSON.parse(
    JSON.stringify(await projectsOfCurrencies()).replaceAll(
      `"${TASKS}`,
      `"${OF_CURRENCIES}/{projectId}/tasks`,
    ),
  ) as Contract;
  const script = ({ path }: ApiRequest): AnswerParts => {
    if (path.endsWith('currencies')) return { body: [{ currencyCode: 'EUR' }, { currencyCode: 'USD' }] };
    return paged(path.includes('USD') ? rows(2) : [], { pageNo: 1, pageSize: 10 });
  };
  const bench = await benchOver(script, { path: `${OF_CURRENCIES}/{projectId}/tasks`, contract });

  const places = await standingPlaces(bench);

  expect(places).toEqual(['p1', 'p2'].map((projectId) => ({ currencyCode: 'USD', projectId })));
});

test.describe('a list under a parent that has nothing under it', () => {
  const problemsOf = async (parts: AnswerParts, path: string): Promise<readonly unknown[]> =>
    newListProblems(await benchOver(() => parts, { path }), { projectId: 'p1' });

  test('is a list all the same (G1)', async () => {
    expect(await problemsOf({ text: 'null' }, TASKS)).toHaveLength(1);
    expect(await problemsOf({ body: [] }, TASKS)).toEqual([]);
  });

  for (const parts of [
    { status: 404, text: 'null' },
    { status: 204, text: '' },
  ]) {
    test(`may be answered with ${parts.status}`, async () => {
      expect(await problemsOf(parts, TASKS)).toEqual([]);
    });
  }

  test('is looked at where there are parents', async () => {
    expect(await problemsOf({ text: 'null' }, '/api/v1/projects')).toEqual([]);
  });
});
