import { expect, test } from '@playwright/test';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { addedFor } from '#fixtures/resources/items/adding.ts';
import { added, addedLeast } from '#fixtures/resources/items/writing.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule } from '../things.ts';

waitsPass();

const text = { type: 'string' };

/** Takes so much of what it is sent: an end may have to come behind its beginning. */
const takingSome = (...taken: readonly boolean[]): Rule => {
  let times = 0;
  return ({ method, isRight }) => {
    if (method !== 'POST' || !isRight) return undefined;
    times += 1;
    return taken[times - 1] === false ? { status: 422, body: {} } : undefined;
  };
};
const RULED: readonly { taken: readonly boolean[]; statuses: readonly number[] }[] = [
  { taken: [true, false, false], statuses: [201, 422, 422, 201] },
  { taken: [false, false, false], statuses: [422, 422, 422, 201, 201] },
];
for (const { taken, statuses } of RULED)
  test(`what a rule refuses is made anew, with the same texts (${statuses.join()})`, async () => {
    const members = { name: text, count: { type: 'integer', minimum: 0, maximum: 99 } };
    const { bench, sent } = await sceneOf({ members }, { rule: takingSome(...taken) });

    const posts = [await added(bench), await added(bench)];

    expect(posts.flatMap(({ findings }) => findings)).toEqual([]);
    const made = sent.filter(({ method }) => method === 'POST');
    expect(made.map(({ status }) => status)).toEqual(statuses);
    const refused = made.filter(({ status }, index) => status === 422 || made[index - 1]?.status === 422);
    expect(new Set(refused.map(({ body }) => body['name'])).size).toBe(1);
    expect(new Set(refused.map(({ body }) => body['count'])).size).toBeGreaterThan(1);
  });

test('what was taken before is sent again, where nothing else is taken', async () => {
  const day = { type: 'string', format: 'date' };
  const members = { name: text, count: { type: 'integer', minimum: 0, maximum: 9999 }, day };
  let known: Schema | undefined;
  const first: Rule = ({ method, isRight, body }) => {
    if (method !== 'POST' || !isRight) return undefined;
    known ??= body;
    const isKnown = body['count'] === known['count'] && body['day'] === known['day'];
    return isKnown ? undefined : { status: 422, body: {} };
  };
  const { bench } = await sceneOf({ members }, { rule: first });
  await added(bench);

  expect((await added(bench)).findings).toEqual([]);
});

test('a choice is as it is at first, where other ones are refused', async () => {
  const words = Array.from({ length: 40 }, (_, index) => `state-${index}`);
  const state = { type: 'string', enum: words };
  const beginning: Rule = ({ method, isRight, body }) =>
    method === 'POST' && isRight && body['state'] !== words[0] ? { status: 422, body: {} } : undefined;
  const { bench, sent } = await sceneOf(
    { members: { name: text, state }, required: ['state'] },
    { rule: beginning },
  );

  expect((await added(bench)).findings).toEqual([]);
  expect(sent.filter(({ method }) => method === 'POST').at(-1)?.body['state']).toBe(words[0]);
});

test('what may be referred to once is referred to in turn', async () => {
  const clientId = { type: 'string', description: 'One of /api/v1/clients, once.' };
  const once: Rule = ({ method, isRight, body }, things) => {
    if (method !== 'POST' || !isRight) return undefined;
    const isFree = [...things.values()].every((thing) => thing['clientId'] !== body['clientId']);
    return isFree && String(body['clientId']).startsWith('client-') ? undefined : { status: 409, body: {} };
  };
  const { bench, things } = await sceneOf(
    { members: { name: text, clientId }, required: ['clientId'] },
    { rule: once },
  );

  for (let count = 0; count < 2; count += 1) expect((await added(bench)).findings).toEqual([]);

  expect(new Set([...things.values()].map((thing) => thing['clientId']))).toEqual(
    new Set(['client-1', 'client-2']),
  );
});

test('what other data refers to is as it is by default', async () => {
  const members = { name: text, archived: { type: 'boolean', default: false }, floor: { type: 'integer' } };
  const { bench, things } = await sceneOf({ members });

  for (let count = 0; count < 6; count += 1) await addedFor(bench, {});

  const all = [...things.values()];
  expect(new Set(all.map(({ archived }) => archived))).toEqual(new Set([false]));
  expect(new Set(all.map(({ floor }) => floor)).size).toBeGreaterThan(1);
});

test('days that were taken are taken later as well, where they have to be free', async () => {
  const day = { type: 'string', format: 'date' };
  const members = {
    name: text,
    from: { ...day, example: '2031-05-02' },
    until: { ...day, example: '2031-05-04' },
  };
  const near = ({ from, until }: Schema): boolean =>
    Date.parse(String(until)) - Date.parse(String(from)) === 2 * 86_400_000;
  const booked: Rule = ({ method, isRight, body }, things) => {
    if (method !== 'POST' || !isRight) return undefined;
    const isFree = [...things.values()].every(({ from }) => from !== body['from']);
    return near(body) && isFree ? undefined : { status: near(body) ? 409 : 422, body: {} };
  };
  const { bench, things } = await sceneOf({ members }, { rule: booked });

  const posts = [await added(bench), await added(bench), await added(bench)];

  expect(posts.flatMap(({ findings }) => findings)).toEqual([]);
  expect([...things.values()].filter(near)).toHaveLength(3);
});

test('what may be left out is not put back, where the service wants it (G2)', async () => {
  const members = { name: text, count: { type: 'integer', minimum: 1, maximum: 99 } };
  const wanting: Rule = ({ method, isRight, body }) =>
    method === 'POST' && isRight && !('count' in body) ? { status: 422, body: {} } : undefined;
  const { bench } = await sceneOf({ members, required: ['name'] }, { rule: wanting });
  await added(bench);

  expect((await addedLeast(bench)).findings).toHaveLength(1);
});
