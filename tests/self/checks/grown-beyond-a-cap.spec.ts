import { test, expect } from '@playwright/test';
import { walksAgree } from '#fixtures/checks/list-checks.ts';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import type { ListGround } from '#fixtures/ground/ground.ts';
import { knownService } from '#tests/self/judge/known-service.ts';
import { answer, clients, envelope, type AnswerParts } from './answers.ts';

/** When it was counted, a page of 50 held the whole list. */
const LIST: ListGround = {
  firstPage: 1,
  sizes: [5, 10],
  asked: { 5: 5, 10: 10, 50: 12 },
  amount: { count: 12, exact: true },
  knownIds: [],
  knownNames: [],
};

/** Walks through a list that holds more clients by now: requests of size 50, the sizes that are capped, what is told. */
async function walked(page: (no: number, size: number) => AnswerParts) {
  const whole: number[] = [];
  const service = await knownService(
    (request: ApiRequest) => {
      const [no, size] = [Number(request.headers?.['pageNo']), Number(request.headers?.['pageSize'])];
      if (size === 50) whole.push(no);
      return Promise.resolve(answer({ ...page(no, size), request }));
    },
    { ground: { list: LIST } },
  );
  const walks = await service.survey.walks(service.right('apiKey'));
  const capped = walks.filter(({ isCapped }) => isCapped).map(({ pageSize }) => pageSize);
  return { whole, capped, told: walksAgree(walks) };
}

/** A page of so many clients, of which the ones up to `end` are shown. */
function pageOf(no: number, size: number, end = 17): AnswerParts {
  return { body: envelope(clients((no - 1) * size + 1, Math.min(end, no * size))) };
}

test.describe('a list that has grown since it was counted', () => {
  test('goes on behind a page that held it whole, where sizes are capped', async () => {
    const { whole, capped, told } = await walked((no, size) => pageOf(no, Math.min(size, 14)));

    expect(whole).toEqual([1, 2, 3]);
    expect(capped).toEqual([50]);
    expect(told).toEqual([]);
  });

  test('is told where the page leaves new clients out, and none behind it shows them', async () => {
    const { whole, capped, told } = await walked((no, size) => pageOf(no, size, size === 50 ? 14 : 17));

    expect(whole).toEqual([1, 2]);
    expect(capped).toEqual([]);
    expect(told).toMatchObject([
      { actual: '3 left out, the first of them item 5 of page 2 of size 10' },
      { actual: '3 left out, the first of them item 5 of page 3 of size 5' },
    ]);
  });

  test('is told, too, where nothing is served behind the page', async () => {
    const { told } = await walked((no, size) =>
      size === 50 && no > 1 ? { status: 204 } : pageOf(no, size, size === 50 ? 14 : 17),
    );

    expect(told).toHaveLength(2);
  });
});

test('a list that has not grown is not asked for behind the page that holds it', async () => {
  const { whole, told } = await walked((no, size) => pageOf(no, size, 12));

  expect(whole).toEqual([1]);
  expect(told).toEqual([]);
});

test('a page that leaves out clients that were counted is the end of its walk', async () => {
  const { whole, told } = await walked((no, size) => pageOf(no, size === 50 ? 11 : size, 12));

  expect(whole).toEqual([1]);
  expect(told).toHaveLength(2);
});
