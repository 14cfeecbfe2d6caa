import { expect, test } from '@playwright/test';
import { guardedWrites } from '#fixtures/resources/access/guarded-writes.ts';
import { tellsBeginning } from '#fixtures/resources/description/rules-in-words.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { addingOf, addItem } from '#fixtures/resources/items/adding.ts';
import { changeOf } from '#fixtures/resources/items/changing.ts';
import { added } from '#fixtures/resources/items/writing.ts';
import { removed } from '#fixtures/resources/removing/removing.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule } from '../things.ts';

waitsPass();

const text = { type: 'string' };
const STATES = ['closed', 'waiting', 'open', 'resolved'];
const state = (description: string): Schema => ({ enum: STATES, default: 'open', description });

/** Things begin as open ones, and only those that are resolved say how. */
const beginning: Rule = ({ method, body, isRight }) => {
  if (method !== 'POST' || !isRight) return undefined;
  const detail = ['state', 'resolution'].find((name) =>
    name === 'state' ? body[name] !== 'open' : typeof body[name] === 'string',
  );
  return detail === undefined ? undefined : { status: 422, body: { field: detail } };
};

for (const { language, words } of [
  { language: 'English', words: 'Only for those that are resolved.' },
  { language: 'another language', words: 'Wird erst angegeben, wenn der Fall gelöst ist.' },
])
  test(`what is new is added as its description says, and what stands beside others alone is left out: ${language}`, async () => {
    const members = {
      name: text,
      state: state('New ones are open; then waiting, resolved, closed.'),
      resolution: { type: ['string', 'null'], description: words },
    };
    const { bench, sent } = await sceneOf({ members }, { rule: beginning });

    expect((await added(bench)).findings).toEqual([]);
    const posts = sent.filter(({ method }) => method === 'POST');
    expect(posts.map(({ body }) => body['state'])).toEqual(['open', 'open']);
    expect(posts.map(({ body }) => typeof body['resolution'])).toEqual(['string', 'object']);
  });

test('another choice is sent where nothing is told of how things begin', async () => {
  const { bench, sent } = await sceneOf({ members: { name: text, state: state('Where it stands.') } });
  for (let made = 0; made < 4; made += 1) await added(bench);

  expect(new Set(sent.map(({ body }) => body['state'])).size).toBeGreaterThan(1);
});

test('a flag of what is over begins unset where a rule in words hangs on it alone', async () => {
  const flags = async (description: string): Promise<ReadonlySet<unknown>> => {
    const { bench } = await sceneOf({
      members: { name: text, isArchived: { type: 'boolean', description } },
    });
    const bodies = Array.from({ length: 20 }, () => bench.body(bench.ofItem('PUT'), {}));
    const posts = Array.from({ length: 20 }, () => bench.body(addingOf(bench), {}));
    expect(new Set(bodies.map((body) => body['isArchived'])).size).toBe(2);
    return new Set(posts.map((body) => body['isArchived']));
  };

  expect(await flags('Archived ones take no change and must have no holder.')).toEqual(new Set([false]));
  expect((await flags('Shown in grey.')).size).toBe(2);
});

for (const [description, words] of [
  ['Single letters are no words of how new ones are added.', ['a', 's']],
  ['Whether new messages are mailed.', ['yes', 'no']],
] as const)
  test(`nothing is told of how things begin by: ${description}`, () => {
    expect(tellsBeginning({ description, enum: words })).toBe(false);
    expect(tellsBeginning({ description: 'New ones are in_progress.', enum: ['IN PROGRESS', 'b'] })).toBe(
      true,
    );
  });

test('a change may lead to any choice, whatever things begin with', async () => {
  const members = { name: text, state: state('New ones are open.') };
  const { bench } = await sceneOf({ members }, {}, 'G3');
  const bodies = Array.from({ length: 20 }, () => bench.body(bench.ofItem('PUT'), {}));

  expect(new Set(bodies.map((body) => body['state'])).size).toBe(STATES.length);
});

test('a change leaves out what stands beside others alone, and is not there (G3)', async () => {
  const members = {
    name: text,
    resolution: { type: 'string', description: 'Only for those that are resolved.' },
  };
  const rule: Rule = ({ method, body, isRight }) =>
    isRight && method !== 'GET' && 'resolution' in body ? { status: 422, body: {} } : undefined;
  const { bench, sent } = await sceneOf({ members }, { rule }, 'G3');
  const { item } = await addItem(bench, {}, { body: { name: 'thing' } });
  const operation = bench.ofItem('PUT');
  if (item === undefined) throw new Error('nothing is added');

  const changed = await changeOf(bench, item, { operation, sent: { name: 'other', resolution: 'none' } });

  expect(changed.sent).toEqual({ name: 'other' });
  expect(sent.filter(({ method }) => method === 'PUT').map(({ status }) => status)).toEqual([422, 200]);
});

const used = { type: 'integer', minimum: 0, maximum: 500, default: 0 };
for (const { words, statuses } of [
  { words: 'Those of which some are used stay for the records.', statuses: [] },
  { words: 'Removes it.', statuses: [422] },
])
  test(`what is used stays, another one goes (G5): ${words}`, async () => {
    const rule: Rule = ({ method, id }, things) =>
      method === 'DELETE' && Number(things.get(id)?.['used'] ?? 0) > 0
        ? { status: 422, body: {} }
        : undefined;
    const { bench } = await sceneOf(
      { members: { name: text, used }, removing: words, refusals: statuses },
      { rule },
      'G5',
    );

    expect(await removed(bench, await ownItemBetween(bench))).toEqual([]);
  });

test('lists of choices follow those of others, and may have what was sent by chance (G6)', async () => {
  const sensors = { type: 'array', uniqueItems: true, maxItems: 2, items: { enum: ['rain', 'wind', 'sun'] } };
  let seen: unknown;
  const rule: Rule = ({ method, isRight, id, body }, things) => {
    if (!isRight && method === 'PUT') seen = body['sensors'];
    if (!isRight) return { status: 401, body: {} };
    // What one measures the others measure as well, which is what somebody has asked for before.
    if (method === 'PUT')
      for (const [other, thing] of things)
        if (other !== id && seen !== undefined) things.set(other, { ...thing, sensors: seen });
    return undefined;
  };
  const { bench } = await sceneOf({ members: { name: text, sensors } }, { rule }, 'G6');

  const results = await guardedWrites(bench, 'apiKey');

  expect(results.flatMap(({ findings }) => findings)).toEqual([]);
});
