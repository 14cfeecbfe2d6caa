import { test, expect } from '@playwright/test';
import { noFullerBehind } from '#fixtures/checks/size-checks.ts';
import type { ListGround } from '#fixtures/ground/ground.ts';
import { knownService } from '#tests/self/judge/known-service.ts';
import { answer, clients, envelope, page } from './answers.ts';

test.describe('two pages in a row (P4)', () => {
  for (const { name, first, second, told } of [
    { name: 'are told where the second is fuller', first: [1, 1], second: [2, 3], told: ['1 items'] },
    { name: 'are right where both are as full', first: [1, 2], second: [3, 4], told: [] },
    { name: 'are right where the second is the last', first: [1, 2], second: [3, 3], told: [] },
    { name: 'tell nothing where the list begins anew', first: [3, 3], second: [1, 3], told: [] },
    { name: 'tell nothing where the first is empty', first: [1, 0], second: [1, 2], told: [] },
  ] as const) {
    test(name, () => {
      const pages = [first, second].map(([from, to], index) => page(index + 1, 20, clients(from, to)));

      expect(noFullerBehind(pages).map(({ actual }) => actual)).toEqual(told);
    });
  }
});

test.describe('the first two pages of a list of which no size is served as asked for', () => {
  const LIST: ListGround = {
    ...{ firstPage: 1, sizes: [], asked: { 10: 0, 20: 1, 50: 1 }, amount: { count: 3, exact: false } },
    ...{ knownIds: [], knownNames: [] },
  };
  /** `number/size` of both. */
  const read = async (list: Partial<ListGround>): Promise<readonly string[]> => {
    const service = await knownService(
      (request) => {
        const isSmall = request.headers?.['pageSize'] === '10';
        return Promise.resolve(answer({ request, body: envelope(isSmall ? [] : clients(1, 1)) }));
      },
      { ground: { list: { ...LIST, ...list } } },
    );
    const pages = await service.survey.firstTwo(service.right('apiKey'));
    return pages.map(({ pageNo, pageSize }) => `${pageNo}/${pageSize}`);
  };

  test('are those in the smallest size that shows some', async () => {
    expect(await read({})).toEqual(['1/20', '2/20']);
  });

  test('are not asked for where a size is served, or the end is known', async () => {
    expect(await read({ sizes: [20] })).toEqual([]);
    expect(await read({ amount: { count: 1, exact: true } })).toEqual([]);
  });
});
