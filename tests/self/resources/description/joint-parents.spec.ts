import { expect, test } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import { isOwn } from '#fixtures/resources/answers/own-items.ts';
import { referredIds } from '#fixtures/resources/data/referred-ids.ts';
import { idLeadingTo, nameOf, togetherOf } from '#fixtures/resources/description/joint-parents.ts';
import { resourcesOf } from '#fixtures/resources/description/resource.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { addItem } from '#fixtures/resources/items/adding.ts';
import { ownPlaces, parentsFor, standingPlaces } from '#fixtures/resources/items/parents.ts';
import type { Contract } from '#spec/contract.ts';
import type { AnswerParts } from '#tests/self/checks/answers.ts';
import { reworded } from '../cost-centers.ts';
import { exampleContract } from '../effective-contract.ts';
import { benchOver, notesOfEachTest, pageAsked, paged, rows } from '../scripted-list.ts';

notesOfEachTest();

const PROJECTS = '/api/v1/projects';
const TASKS = `${PROJECTS}/{state}/{projectId}/tasks`;

/** The example's projects, each known by its state and its id; tasks stand below them. */
async function joint(): Promise<Contract> {
  return reworded([`${PROJECTS}/{projectId}`, `${PROJECTS}/{state}/{projectId}`])(await exampleContract());
}

/** Projects of which each has two tasks, and to which others are added. */
function standing(count: number, asked: string[] = []): (request: ApiRequest) => AnswerParts {
  let added = 0;
  return (request) => {
    const { method, path, body = '{}' } = request;
    asked.push(`${method} ${path}`);
    if (method === 'POST') {
      added += 1;
      const id = `new-${added}`;
      return { status: 201, body: { ...(JSON.parse(body) as Schema), projectId: id, id } };
    }
    const [, id] = /projects\/planned\/(p\d+)\/tasks/.exec(path) ?? [];
    if (id !== undefined) return { body: [1, 2].map((number) => ({ id: `${id}-t${number}`, summary: '' })) };
    return path === PROJECTS ? paged(rows(count), pageAsked(request)) : { status: 404, body: {} };
  };
}

test('what stands below an item of several parameters is below one item', async () => {
  const tasks = resourcesOf(await joint()).find(({ path }) => path === TASKS);

  expect(tasks?.parents).toEqual([
    { parameter: 'state', collection: PROJECTS },
    { parameter: 'projectId', collection: PROJECTS },
  ]);
  expect(togetherOf(tasks?.parents ?? []).map(nameOf)).toEqual(['state and projectId']);
});

test('below several items each parameter leads to one of its own', async () => {
  const ofState = `${PROJECTS}/{state}/all`;
  const places = reworded([`${PROJECTS}/{state}`, ofState])(await joint());
  const list = { path: ofState, method: 'get', operationId: 'listOfState' };
  const resources = resourcesOf({ ...places, operations: [...places.operations, list] });
  const tasks = resources.find(({ path }) => path.endsWith('tasks'));

  expect(tasks?.parents).toEqual([
    { parameter: 'state', collection: PROJECTS },
    { parameter: 'projectId', collection: ofState },
  ]);
});

test('both are taken from what the list shows', async () => {
  const bench = await benchOver(standing(2), { path: TASKS, contract: await joint() });

  expect(await standingPlaces(bench)).toEqual(
    ['p1', 'p2'].map((projectId) => ({ state: 'planned', projectId })),
  );
});

test('both are of what is added', async () => {
  const contract = await joint();
  const bench = await benchOver(standing(2), { path: TASKS, contract, allowWrites: true });

  const place = await parentsFor(bench, 'new');
  const [own] = await ownPlaces(bench, 1);

  expect(place).toEqual({ state: expect.stringMatching(/^\w+$/), projectId: 'new-1' });
  expect(own?.item).toEqual({
    id: `${own?.parent.id}`,
    values: { state: own?.parent.sent?.['state'], projectId: 'new-2' },
  });
});

test('what this run has added is no place that stands', async () => {
  const asked: string[] = [];
  const contract = await joint();
  const bench = await benchOver(standing(0, asked), { path: TASKS, contract, allowWrites: true });
  const projects = resourcesOf(contract).find(({ path }) => path === PROJECTS) ?? bench.resource;

  const { item } = await addItem(bench.at(projects, 'one'), {});
  const [together] = togetherOf(bench.resource.parents);

  expect(together && isOwn(projects, idLeadingTo(projects, together, item?.values ?? {}))).toBe(true);
});

test('what data refers to is found below it', async () => {
  const contract = await joint();
  const bench = await benchOver(standing(2), { path: '/api/v1/notes', contract });
  const target = resourcesOf(contract).find(({ path }) => path === TASKS) ?? 'clients';

  const found = await referredIds(
    bench,
    { path: 'task', schema: { type: 'string' }, target, values: {} },
    () => Promise.resolve(undefined),
  );

  expect(found).toEqual({ ids: ['p1-t1', 'p1-t2'], parents: { state: 'planned', projectId: 'p1' } });
});

test('what data refers to is added below what is added', async () => {
  const contract = await joint();
  const asked: string[] = [];
  const bench = await benchOver(standing(0, asked), {
    ...{ path: '/api/v1/notes', contract, allowWrites: true },
  });
  const target = resourcesOf(contract).find(({ path }) => path === TASKS) ?? 'clients';

  const { parents } = await referredIds(
    bench,
    { path: 'task', schema: { type: 'string' }, target, values: {} },
    async (other, place) => (await addItem(other, place)).item,
  );

  expect(parents).toEqual({ state: expect.stringMatching(/^\w+$/), projectId: 'new-1' });
  expect(asked.filter((one) => one.startsWith('POST'))).toEqual([
    `POST ${PROJECTS}`,
    ...[1, 2].map(() => `POST ${PROJECTS}/${String(parents['state'])}/new-1/tasks`),
  ]);
});
