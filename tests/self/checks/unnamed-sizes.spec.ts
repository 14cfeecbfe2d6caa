import { test, expect } from '@playwright/test';
import type { ListGround } from '#fixtures/ground/ground.ts';
import { unnamedSizes } from '#fixtures/pages/unnamed-sizes.ts';
import { knownService } from '#tests/self/judge/known-service.ts';
import { answer, clients, envelope } from './answers.ts';

/**
 * Sizes of the first pages that are read of a list of so many clients, of which these sizes came in full; at one the
 * last client is lost.
 */
async function sizesOf(count: number, sizes: readonly number[], losing?: number): Promise<readonly number[]> {
  const list: ListGround = {
    firstPage: 1,
    sizes,
    asked: { ...Object.fromEntries(sizes.map((size) => [size, size])), 100: Math.min(100, count) },
    amount: { count, exact: true },
    knownIds: [],
    knownNames: [],
  };
  const service = await knownService(
    (request) => {
      const [pageNo, pageSize] = ['pageNo', 'pageSize'].map((name) => Number(request.headers?.[name]));
      const from = ((pageNo ?? 1) - 1) * (pageSize ?? 1) + 1;
      const there = pageSize === losing ? count - 1 : count;
      const to = Math.min(there, from + (pageSize ?? 1) - 1);
      return Promise.resolve(answer({ request, body: envelope(from > to ? [] : clients(from, to)) }));
    },
    { ground: { list } },
  );
  const reading = { pages: service.pages, credentials: service.right('apiKey') };
  const pages = await unnamedSizes(service.survey, list, reading);
  expect(new Set(pages.map(({ pageNo }) => pageNo))).toEqual(new Set([1]));
  return pages.map(({ pageSize }) => pageSize);
}

test('of a small list they are about as large as it, one less than the largest served, and half-way', async () => {
  expect(await sizesOf(57, [1, 10, 50])).toEqual([57, 56, 19, 49, 30]);
});

test('of a long list the latter alone are asked for', async () => {
  expect(await sizesOf(600, [1, 10, 50, 100])).toEqual([99, 30, 75]);
});

test('half-way between neighbours that are close together, or small, nothing is asked for', async () => {
  expect(await sizesOf(600, [1, 2, 5, 10, 19, 37])).toEqual([36]);
});

test('half-way they are two at most, the largest', async () => {
  expect(await sizesOf(600, [10, 20, 50, 100, 250])).toEqual([249, 75, 175]);
});

test('of a list with less than ten clients the former alone are', async () => {
  expect(await sizesOf(7, [1, 5])).toEqual([7, 6]);
});

test('a size at which a client is left out breaks another promise', async () => {
  expect(await sizesOf(57, [1, 10, 50], 57)).toEqual([56, 19, 49, 30]);
});
