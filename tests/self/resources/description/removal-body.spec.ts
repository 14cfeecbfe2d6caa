import { expect, test } from '@playwright/test';
import { combined } from '#fixtures/judge/refusal-result.ts';
import { guardedWrites } from '#fixtures/resources/access/guarded-writes.ts';
import { undoOf } from '#fixtures/resources/answers/created-key.ts';
import { removed } from '#fixtures/resources/removing/removing.ts';
import { tidy } from '#fixtures/resources/removing/tidying.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import type { Described } from '../described-things.ts';
import { sceneOf, type Rule } from '../things.ts';

waitsPass();

const REASONS = ['mistake', 'duplicate'];
const THINGS: Described = {
  members: { name: { type: 'string' } },
  reason: { type: 'object', required: ['reason'], properties: { reason: { type: 'string', enum: REASONS } } },
};

const wantingReasons: Rule = ({ method, isRight, body }) =>
  method === 'DELETE' && isRight && !REASONS.includes(String(body['reason']))
    ? { status: 422, body: {} }
    : undefined;

test('a removal that has to have a reason has one (G5, G6)', async () => {
  const { bench, sent } = await sceneOf(THINGS, { rule: wantingReasons }, 'G5');

  expect(await removed(bench, await ownItemBetween(bench))).toEqual([]);
  expect(combined(await guardedWrites(bench, 'apiKey'))).toEqual({ findings: [] });
  await tidy(bench);

  expect(sent.filter(({ method, status }) => method === 'DELETE' && status === 422)).toEqual([]);
});

test('so has what removes what is left', async () => {
  const { bench } = await sceneOf(THINGS, {}, 'G5');

  expect(undoOf(bench, {}, { name: 'a' })?.body).toMatch(/^\{"reason":"(?:mistake|duplicate)"\}$/);
});

test('a removal that takes no body has none', async () => {
  const { bench, sent } = await sceneOf({ members: THINGS.members }, {}, 'G5');

  expect(await removed(bench, await ownItemBetween(bench))).toEqual([]);
  expect(sent.filter(({ method }) => method === 'DELETE').map(({ body }) => body)).not.toContainEqual(
    expect.objectContaining({ name: expect.anything() }),
  );
  expect(undoOf(bench, {}, { name: 'a' })).not.toHaveProperty('body');
});
