import { expect, test } from '@playwright/test';
import { sideBySide, type Done } from '#reports/command/side-by-side.ts';

interface Scene {
  readonly done: Done<number>;
  readonly begun: readonly number[];
  readonly told: readonly number[];
  readonly mostAtOnce: number;
}

/** Does the numbers from 1 to 6, two at a time; Ctrl-C comes while this one is under way. */
async function scene(interruptedIn?: number): Promise<Scene> {
  const begun: number[] = [];
  const told: number[] = [];
  let atOnce = 0;
  let mostAtOnce = 0;
  const done = await sideBySide([1, 2, 3, 4, 5, 6], {
    workers: 2,
    run: async (task) => {
      begun.push(task);
      atOnce += 1;
      mostAtOnce = Math.max(mostAtOnce, atOnce);
      await Promise.resolve();
      if (task === interruptedIn) process.emit('SIGINT');
      atOnce -= 1;
      return 10 * task;
    },
    tell: ({ result }) => told.push(result),
  });
  return { done, begun, told, mostAtOnce };
}

test('all of them are done, so many at a time, and told of', async () => {
  const { done, begun, told, mostAtOnce } = await scene();

  expect(done).toEqual({ results: [10, 20, 30, 40, 50, 60], isInterrupted: false });
  expect([begun, told, mostAtOnce]).toEqual([[1, 2, 3, 4, 5, 6], [10, 20, 30, 40, 50, 60], 2]);
});

test('after an interruption none is begun, and what it cut short is left out', async () => {
  const { done, begun, told } = await scene(3);

  expect(done).toEqual({ results: [10, 20], isInterrupted: true });
  expect([begun, told]).toEqual([
    [1, 2, 3, 4],
    [10, 20],
  ]);
});

test('it leaves no listener behind', async () => {
  const before = [process.listenerCount('SIGINT'), process.getMaxListeners()];

  await scene(1);

  expect([process.listenerCount('SIGINT'), process.getMaxListeners()]).toEqual(before);
});
