import { expect, test } from '@playwright/test';
import { combined } from '#fixtures/judge/refusal-result.ts';
import { guardedWrites } from '#fixtures/resources/access/guarded-writes.ts';
import { requestOf } from '#fixtures/resources/answers/calls.ts';
import { patchedAnew } from '#fixtures/resources/changing/absent-members.ts';
import { patched } from '#fixtures/resources/changing/patching.ts';
import { replacing, stepsOf } from '#fixtures/resources/description/patch-steps.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import type { Described } from '../described-things.ts';
import { sceneOf, type Rule, type Ways } from '../things.ts';

waitsPass();

const text = { type: 'string' };

const stepsWith = (...names: readonly string[]): Described => ({
  members: { name: text, note: text, count: { type: 'integer' } },
  required: ['name'],
  patchType: 'application/json-patch+json',
  patch: {
    type: 'array',
    items: {
      type: 'object',
      required: ['op', 'path'],
      properties: { op: { type: 'string', ...(names.length > 0 && { enum: names }) }, path: text, value: {} },
    },
  },
});

/** Takes nothing but steps that set members. */
const strictly: Rule = ({ method, isRight, body }) =>
  method === 'PATCH' && isRight && Object.keys(body).some((name) => name.includes(' '))
    ? { status: 422, body: {} }
    : undefined;

for (const names of [[], ['add', 'replace', 'remove'], ['test', 'replace']])
  test(`a change in steps (${names.join() || 'of any kind'}) is judged by what is shown (G4)`, async () => {
    const judged = async (ways: Ways): Promise<number> => {
      const { bench } = await sceneOf(stepsWith(...names), ways, 'G4');
      return (await patched(bench, await ownItemBetween(bench))).length;
    };
    const forgetting = (before: Schema): Schema => before;
    const clearing = (before: Schema, body: Schema): Schema => ({ id: before['id'], name: 'none', ...body });

    expect(await judged({ rule: strictly })).toBe(0);
    expect(await judged({ merged: forgetting })).toBeGreaterThan(0);
    expect(await judged({ merged: clearing })).toBeGreaterThan(0);
  });

test('steps of which one fails are none (G4)', async () => {
  const failing =
    (isDone: boolean): Rule =>
    ({ method, id, body, isRight }, things) => {
      const isFailing = Object.keys(body).some((name) => name.startsWith('test /'));
      if (method !== 'PATCH' || !isRight || !isFailing) return undefined;
      const { name } = body;
      if (isDone) things.set(id, { ...things.get(id), name });
      return { status: 409, body: {} };
    };
  const judged = async (isDone: boolean): Promise<readonly string[]> => {
    const { bench } = await sceneOf(stepsWith(), { rule: failing(isDone) }, 'G4');
    return (await patched(bench, await ownItemBetween(bench))).map(({ expected }) => expected);
  };

  expect(await judged(false)).toEqual([]);
  expect(await judged(true)).toEqual(['the value from before a PATCH that was refused for its data']);
});

test('what an item has not is added in steps (G4)', async () => {
  const { bench, sent } = await sceneOf(stepsWith(), { rule: strictly }, 'G4');

  expect(await patchedAnew(bench)).toEqual([]);
  const change = sent.find(({ method }) => method === 'PATCH');
  expect(Object.keys(change?.body ?? {}).toSorted()).toEqual(['count', 'note']);
});

test('steps of a stranger are refused (G6)', async () => {
  const open: Ways = { isOpen: ({ method }) => method === 'PATCH' };
  for (const [ways, isRight] of [
    [{}, true],
    [open, false],
  ] as const) {
    const { bench } = await sceneOf(stepsWith(), ways, 'G6');

    const { findings } = combined(await guardedWrites(bench, 'apiKey'));

    expect(findings.length === 0).toBe(isRight);
  }
});

test('steps that set nothing are not sent (G4)', async () => {
  const { bench } = await sceneOf(stepsWith('test', 'move'), {}, 'G4');

  expect(bench.resource.item.PATCH?.requestSchema).toBeUndefined();
  expect(bench.resource.item.PATCH?.step).toBeUndefined();
});

test('what is there may be replaced, where the description lets a step do that', async () => {
  for (const [names, current, step] of [
    [[], { name: 'a' }, 'replace'],
    [[], {}, 'add'],
    [['add', 'replace'], { name: 'a' }, 'replace'],
    [['add', 'remove'], { name: 'a' }, 'add'],
  ] as const) {
    const { bench } = await sceneOf(stepsWith(...names), {}, 'G4');

    expect(replacing(bench.ofItem('PATCH'), { name: 'b' }, current).step).toBe(step);
  }
});

test('names stand in steps as they do in pointers (RFC 6901)', async () => {
  const { bench } = await sceneOf(stepsWith(), {}, 'G4');
  const operation = bench.ofItem('PATCH');
  const request = requestOf(operation, {
    credentials: bench.right,
    values: { id: '1' },
    body: { 'a/b~c': 1 },
  });

  expect(stepsOf('add', { 'a/b~c': 1 })).toEqual([{ op: 'add', path: '/a~1b~0c', value: 1 }]);
  expect(request.body).toBe('[{"op":"add","path":"/a~1b~0c","value":1}]');
  expect(request.headers).toMatchObject({ 'Content-Type': 'application/json-patch+json' });
});
