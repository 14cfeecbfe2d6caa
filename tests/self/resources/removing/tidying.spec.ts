import { expect, test } from '@playwright/test';
import { addItem } from '#fixtures/resources/items/adding.ts';
import { tidy } from '#fixtures/resources/removing/tidying.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule, type Scene } from '../things.ts';

waitsPass();

const MEMBERS = { name: { type: 'string' }, state: { enum: ['draft', 'active', 'closed', 'archived'] } };

/** Nothing goes that is not archived, and nothing is archived that was not closed before. */
const stepwise: Rule = ({ method, id, body }, things) => {
  const state = things.get(id)?.['state'];
  const isKept = method === 'DELETE' && state !== undefined && state !== 'archived';
  const isEarly = method === 'PATCH' && body['state'] === 'archived' && state !== 'closed';
  return isKept || isEarly ? { status: 409, body: {} } : undefined;
};

async function addedThings({ bench }: Scene, count: number): Promise<void> {
  for (let made = 0; made < count; made += 1)
    await addItem(bench, {}, { body: { name: `thing ${made}`, state: 'draft' } });
}

test('what was added is removed, the latest first', async () => {
  const scene = await sceneOf({ members: MEMBERS });
  await addedThings(scene, 2);
  const ids = [...scene.things.keys()];

  await tidy(scene.bench);

  expect(scene.things.size).toBe(0);
  expect(
    scene.sent.filter(({ method }) => method === 'DELETE').map(({ path }) => path.split('/').at(-1)),
  ).toEqual(ids.reverse());
});

test('what has to be closed and archived first is removed then', async () => {
  const scene = await sceneOf({ members: MEMBERS }, { rule: stepwise });
  await addedThings(scene, 2);

  await tidy(scene.bench);

  expect(scene.things.size).toBe(0);
});

test('what never goes is changed once in vain, and others like it are asked for once', async () => {
  const scene = await sceneOf(
    { members: MEMBERS },
    { rule: ({ method }) => (method === 'DELETE' ? { status: 409, body: {} } : undefined) },
  );
  await addedThings(scene, 3);

  await tidy(scene.bench);

  expect(scene.things.size).toBe(3);
  expect(scene.sent.filter(({ method }) => method === 'PATCH')).toHaveLength(3);
  expect(scene.sent.filter(({ method }) => method === 'DELETE')).toHaveLength(6);
});
