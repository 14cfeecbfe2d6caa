import { expect, test } from '@playwright/test';
import { patched } from '#fixtures/resources/changing/patching.ts';
import { addedBehindRemoval } from '#fixtures/resources/removing/behind-removal.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import type { Described } from '../described-things.ts';
import { sceneOf, type Rule } from '../things.ts';

waitsPass();

const text = { type: 'string' };
const revision = { type: 'integer' };
const MEMBERS = { name: text, note: text };
const asSent = { type: 'object', properties: MEMBERS };
const put = { type: 'object', required: ['revision'], properties: { ...MEMBERS, revision } };

test('what PUT alone has to repeat may move with a PATCH (G4)', async () => {
  const described: Described = { members: { ...MEMBERS, revision }, post: asSent, put, patch: asSent };
  const counted: Rule = ({ method, id, body, isRight }, things) => {
    const before = things.get(id);
    if (method === 'GET' && before !== undefined && isRight) return { body: { revision: 1, ...before } };
    if (method !== 'PATCH' || !isRight || before === undefined) return undefined;
    const after = { ...before, ...body, revision: Number(before['revision'] ?? 1) + 1 };
    things.set(id, after);
    return { body: after };
  };
  const { bench } = await sceneOf(described, { rule: counted }, 'G4');

  expect(await patched(bench, await ownItemBetween(bench))).toEqual([]);
});

/** Never shows again what has a name that was there before. */
function forgetting(answered: number): Rule {
  const names = new Set<unknown>();
  const hidden = new Set<string>();
  return ({ method, id, body, isRight }, things) => {
    if (!isRight) return undefined;
    if (hidden.has(id)) return { status: 404, body: {} };
    if (method !== 'POST') return undefined;
    const isKnown = names.has(body['name']);
    names.add(body['name']);
    if (!isKnown) return undefined;
    hidden.add(`again-${things.size}`);
    return { status: answered, body: { ...body, id: `again-${things.size}` } };
  };
}

for (const { what, answered, isBroken } of [
  { what: 'is refused: right', answered: 409, isBroken: false },
  { what: 'is answered and not there: a breach', answered: 201, isBroken: true },
])
  test(`the same that is added again behind its removal ${what} (G2)`, async () => {
    const described = { members: { name: text }, required: ['name'] };
    const { bench } = await sceneOf(described, { rule: forgetting(answered) }, 'G2');

    expect((await addedBehindRemoval(bench)).length > 0).toBe(isBroken);
  });

test('where the latest holds what was added before, it is the latest that goes and comes again (G2)', async () => {
  const described = { members: { name: text }, required: ['name'] };
  const held: Rule = ({ method, id, isRight }, things) =>
    method === 'DELETE' && isRight && things.has(id) && [...things.keys()].at(-1) !== id
      ? { status: 409, body: {} }
      : undefined;
  const { bench, sent } = await sceneOf(described, { rule: held }, 'G2');

  expect(await addedBehindRemoval(bench)).toEqual([]);
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(5);
});

test('what has to stay tells nothing of what comes behind it (G2)', async () => {
  const described = { members: { name: text }, required: ['name'] };
  const never: Rule = ({ method, isRight }) =>
    method === 'DELETE' && isRight ? { status: 409, body: {} } : undefined;
  const { bench } = await sceneOf(described, { rule: never }, 'G2');

  await expect(addedBehindRemoval(bench)).rejects.toThrow('by a rule of the service');
});
