import { expect, test } from '@playwright/test';
import { added } from '#fixtures/resources/writing.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule } from './things.ts';

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
  const members = { name: text, count: { type: 'integer', minimum: 0, maximum: 9999 } };
  let count: unknown;
  const first: Rule = ({ method, isRight, body }) => {
    if (method !== 'POST' || !isRight) return undefined;
    count ??= body['count'];
    return body['count'] === count ? undefined : { status: 422, body: {} };
  };
  const { bench } = await sceneOf({ members }, { rule: first });
  await added(bench);

  expect((await added(bench)).findings).toEqual([]);
});
