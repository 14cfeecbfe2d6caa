import { expect, test } from '@playwright/test';
import { addItem } from '#fixtures/resources/items/adding.ts';
import { tidy } from '#fixtures/resources/removing/tidying.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule, type Scene } from '../things.ts';

waitsPass();

const STATES = ['draft', 'active', 'closed', 'archived'];
const MEMBERS = {
  name: { type: 'string' },
  state: { enum: STATES },
  isLocked: { type: 'boolean', default: false },
};
const REFUSED = { status: 409, body: {} };

/** Nothing goes that is not archived, and each state follows the one before. */
const stepwise: Rule = ({ method, id, body }, things) => {
  const state = things.get(id)?.['state'];
  const isKept = method === 'DELETE' && state !== undefined && state !== 'archived';
  const steps = STATES.indexOf(String(body['state'])) - STATES.indexOf(String(state));
  return isKept || (method === 'PATCH' && 'state' in body && steps !== 1) ? REFUSED : undefined;
};

const unlocked: Rule = ({ method, id }, things) =>
  method === 'DELETE' && things.get(id)?.['isLocked'] === true ? { status: 423, body: {} } : undefined;

const never: Rule = ({ method }) => (method === 'DELETE' ? REFUSED : undefined);

/** Adds things that are in these states. */
async function added({ bench, things }: Scene, ...states: readonly object[]): Promise<readonly string[]> {
  for (let made = 0; made < states.length; made += 1)
    await addItem(bench, {}, { body: { name: 'thing', state: 'draft', isLocked: false } });
  const ids = [...things.keys()];
  for (const [index, id] of ids.entries()) things.set(id, { ...things.get(id), ...states[index] });
  return ids;
}

const ofMethod = ({ sent }: Scene, wanted: string): readonly unknown[] =>
  sent.filter(({ method }) => method === wanted);

test('what was added is removed, the latest first', async () => {
  const scene = await sceneOf({ members: MEMBERS });
  const ids = await added(scene, {}, {});

  await tidy(scene.bench);

  expect(scene.things.size).toBe(0);
  const removed = scene.sent.filter(({ method }) => method === 'DELETE');
  expect(removed.map(({ path }) => path.split('/').at(-1))).toEqual(ids.toReversed());
});

test('what has to be closed and archived first is removed then, from whichever state', async () => {
  const scene = await sceneOf({ members: MEMBERS }, { rule: stepwise });
  await added(scene, {}, { state: 'closed' }, { state: 'active' });

  await tidy(scene.bench);

  expect(scene.things.size).toBe(0);
});

test('what a test has set is unset, and removed', async () => {
  const scene = await sceneOf({ members: MEMBERS }, { rule: unlocked });
  await added(scene, { isLocked: true });

  await tidy(scene.bench);

  expect(scene.things.size).toBe(0);
  expect(ofMethod(scene, 'PATCH')).toHaveLength(1);
});

test('what is gone by now is left alone, however that is told', async () => {
  const scene = await sceneOf({ members: MEMBERS }, { rule: never });
  const [id = ''] = await added(scene, {});
  scene.things.delete(id);

  await tidy(scene.bench);

  expect(ofMethod(scene, 'PATCH')).toEqual([]);
  expect(scene.things.size).toBe(0);
});

test('of what never goes two are changed in vain, and others like them are asked for once', async () => {
  const scene = await sceneOf({ members: MEMBERS }, { rule: never });
  await added(scene, {}, {}, {});

  await tidy(scene.bench);

  expect(scene.things.size).toBe(3);
  expect(ofMethod(scene, 'PATCH')).toHaveLength(8);
  expect(ofMethod(scene, 'DELETE')).toHaveLength(11);
});

test('an item that stays for another reason keeps no other from being archived', async () => {
  const scene = await sceneOf(
    { members: MEMBERS },
    {
      rule: (asked, things) =>
        things.get(asked.id)?.['name'] === 'kept' ? never(asked, things) : stepwise(asked, things),
    },
  );
  await added(scene, {}, { name: 'kept' });

  await tidy(scene.bench);

  expect([...scene.things.values()].map(({ name }) => name)).toEqual(['kept']);
});
