import { expect, test } from '@playwright/test';
import { foundLater } from '#fixtures/resources/items/showing.ts';
import { added } from '#fixtures/resources/items/writing.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule } from '../things.ts';

waitsPass();

const members = {
  name: { type: 'string' },
  percent: { type: 'integer', minimum: 1, maximum: 99 },
  amount: { type: 'integer', minimum: 100, maximum: 999 },
};

/** A discount is one of two. */
const either: Rule = ({ method, body }) =>
  method === 'POST' && 'percent' in body === 'amount' in body ? { status: 422, body: {} } : undefined;

test('what may not stand beside each other, as is told, is left out where nothing else helps (G2)', async () => {
  const described = {
    members,
    required: ['name'],
    adding: 'Either percent or amount has to be there, not both.',
  };
  const { bench, sent } = await sceneOf(described, { rule: either });

  for (let time = 0; time < 2; time += 1) {
    const post = await added(bench);
    expect([...post.findings, ...(await foundLater(bench, post))]).toEqual([]);
  }

  const taken = sent.filter(({ method, status }) => method === 'POST' && status === 201);
  expect(taken.map(({ body }) => Object.keys(body).length)).toEqual([2, 2]);
});

test('where nothing tells of it, a refusal is told (G2)', async () => {
  const { bench } = await sceneOf({ members, required: ['name'] }, { rule: either });

  expect((await added(bench)).findings).toMatchObject([{ actual: 'status 422' }]);
});
