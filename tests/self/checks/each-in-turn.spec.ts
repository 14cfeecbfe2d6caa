import { expect, test } from '@playwright/test';
import { eachInTurn, type Pace } from '#fixtures/client/each-in-turn.ts';
import { answer } from './answers.ts';

/** Asks ten questions; answers how many were on their way when each was asked. */
async function crowd(serviceMs: number, pace?: Pace): Promise<readonly number[]> {
  let open = 0;
  const seen: number[] = [];
  const answers = await eachInTurn(
    [...Array(10).keys()],
    async (number) => {
      open += 1;
      seen.push(open);
      await new Promise((done) => setTimeout(done, 5));
      open -= 1;
      return { number, exchange: answer({ report: { serviceMs } }) };
    },
    pace,
  );
  expect(answers.map(({ number }) => number)).toEqual([...Array(10).keys()]);
  return seen;
}

test('an ordinary service is asked one thing after the other', async () => {
  expect(await crowd(250)).toEqual(Array(10).fill(1));
});

test('a slow service is asked a few things at a time, in the same order', async () => {
  expect(await crowd(251)).toEqual([1, ...[1, 2, 3, 4, 5, 6, 7], ...[1, 2]]);
});

test('who asks a slow service in several rows remembers that, as long as it lasts', async () => {
  const pace = { isSlow: false };
  await crowd(251, pace);

  expect((await crowd(250, pace)).slice(0, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 1, 1]);
  expect(await crowd(250, pace)).toEqual(Array(10).fill(1));
});
