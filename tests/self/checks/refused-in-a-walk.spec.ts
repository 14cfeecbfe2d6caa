import { test, expect } from '@playwright/test';
import { openEachTime, walksAgree } from '#fixtures/checks/list-checks.ts';
import type { ListGround } from '#fixtures/ground/ground.ts';
import type { WalkRead } from '#fixtures/pages/walk-reading.ts';
import { knownService } from '#tests/self/judge/known-service.ts';
import { answer, clients, envelope } from './answers.ts';

const COUNT = 12;
const LIST: ListGround = {
  firstPage: 1,
  sizes: [3, 4, 6],
  asked: { 3: 3, 4: 4, 6: 6 },
  amount: { count: COUNT, exact: true },
  knownIds: [],
  knownNames: [],
};

/** The walks through twelve clients, where the third page of three is refused so often. */
async function walked(refusals: number): Promise<readonly WalkRead[]> {
  let left = refusals;
  const service = await knownService(
    (request) => {
      const [no, size] = [Number(request.headers?.['pageNo']), Number(request.headers?.['pageSize'])];
      const isRefused = no === 3 && size === 3 && left > 0;
      if (isRefused) left -= 1;
      const items = clients((no - 1) * size + 1, Math.min(COUNT, no * size));
      return Promise.resolve(
        answer(isRefused ? { request, status: 403 } : { request, body: envelope(items) }),
      );
    },
    { ground: { list: LIST } },
  );
  return service.survey.walks(service.right('apiKey'));
}

test('a page of a walk that is refused once is read all the same, and told of the scheme', async () => {
  const walks = await walked(1);

  expect(walksAgree(walks)).toEqual([]);
  expect(openEachTime(walks)).toMatchObject([{ actual: 'status 403' }]);
});

test('a page of a walk that is refused each time leaves its clients out', async () => {
  const walks = await walked(Infinity);

  expect(walksAgree(walks)).toMatchObject([{ actual: expect.stringContaining('3 left out') }]);
  expect(openEachTime(walks)).toEqual([]);
});

test('pages that are served open each time', async () => {
  expect(openEachTime(await walked(0))).toEqual([]);
});
