import { expect, test } from '@playwright/test';
import { eachInTurn } from '#fixtures/client/each-in-turn.ts';
import { answer } from './answers.ts';

/** Asks ten questions; answers how many were on their way when each was asked. */
async function crowd(serviceMs: number): Promise<readonly number[]> {
  let open = 0;
  const seen: number[] = [];
  const answers = await eachInTurn([...Array(10).keys()], async (number) => {
    open += 1;
    seen.push(open);
    await new Promise((done) => setTimeout(done, 5));
    open -= 1;
    return { number, exchange: answer({ report: { serviceMs } }) };
  });
  expect(answers.map(({ number }) => number)).toEqual([...Array(10).keys()]);
  return seen;
}

test('an ordinary service is asked one thing after the other', async () => {
  expect(await crowd(250)).toEqual(Array(10).fill(1));
});

test('a slow service is asked a few things at a time, in the same order', async () => {
  expect(await crowd(251)).toEqual([1, ...[1, 2, 3, 4, 5, 6], ...[1, 2, 3]]);
});
