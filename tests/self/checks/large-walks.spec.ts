import { test, expect } from '@playwright/test';
import { walksAgree } from '#fixtures/checks/list-checks.ts';
import type { ListGround } from '#fixtures/ground/ground.ts';
import { walksThrough } from '#fixtures/pages/plan.ts';
import { clients, noPage, page } from './answers.ts';

/** A list of this many clients, of which the sizes 20 and 100 were served. */
function listOf(count: number, exact = true): ListGround {
  return {
    firstPage: 0,
    sizes: [20, 100],
    asked: { 20: 20, 100: 100 },
    amount: { count, exact },
    knownIds: [],
    knownNames: [],
  };
}

test.describe('a list too long to be walked at every size', () => {
  test('is walked whole at the largest one, where that takes sixty pages', () => {
    const [large, small] = walksThrough(listOf(6000), 'seed');

    expect(large).toMatchObject({ pageSize: 100, isWhole: true, lastPage: 59 });
    expect(large?.pages).toHaveLength(60);
    expect(large?.pages[0]).toEqual({ pageNo: 0, pageSize: 100 });
    expect(small).toMatchObject({ pageSize: 20, isWhole: false });
  });

  for (const { name, list, isBrief } of [
    { name: 'is read in parts where it takes more', list: listOf(6001), isBrief: false },
    { name: 'is read in parts where its end is not known', list: listOf(2500, false), isBrief: false },
    { name: 'is read in parts where it moves', list: listOf(2500), isBrief: true },
  ]) {
    test(name, () => {
      const [large] = walksThrough(list, 'seed', isBrief);

      expect(large?.isWhole).toBe(false);
      expect(large?.pages.length).toBeLessThan(20);
    });
  }
});

test.describe('a whole walk beside a sample of smaller pages (P5)', () => {
  const whole = {
    ...{ pageSize: 4, isWhole: true, firstPage: 1 },
    read: [page(1, 4, clients(1, 4)), page(2, 4, clients(5, 8))],
  };

  for (const { name, to, left } of [
    { name: 'agrees where the sample shows the same clients', to: 8, left: [] },
    {
      name: 'does not where one that no page of it shows is in the sample',
      to: 9,
      left: ['1 left out, the first of them item 2 of page 4 of size 2'],
    },
  ]) {
    test(name, () => {
      const read = [page(3, 2, clients(5, 6)), page(4, 2, clients(to - 1, to))];

      const findings = walksAgree([whole, { pageSize: 2, isWhole: false, firstPage: 1, read }]);

      expect(findings.map(({ actual }) => actual)).toEqual(left);
    });
  }

  test('is not told of by a page that is refused, a number too high say', () => {
    const read = [page(3, 2, clients(5, 6)), noPage(4, 2)];

    expect(walksAgree([whole, { pageSize: 2, isWhole: false, firstPage: 1, read }])).toEqual([]);
  });

  test('is not told of by a size that has an order of its own', () => {
    const turned = [page(1, 2, clients(7, 8)), page(2, 2, clients(5, 6)), page(3, 2, clients(3, 4))];

    expect(walksAgree([whole, { pageSize: 2, isWhole: false, firstPage: 1, read: turned }])).toEqual([]);
  });
});

test.describe('a walk beside a sample of pages of one client (P5)', () => {
  for (const { name, order, count } of [
    {
      name: 'is not told of by a size in whose order one client alone comes first, too',
      order: [1, 10, 9, 8, 7],
      count: 0,
    },
    { name: 'is told of by a size that shows one more', order: [1, 3, 4, 5, 11], count: 1 },
  ]) {
    test(name, () => {
      const large = {
        pageSize: 5,
        isWhole: true,
        firstPage: 1,
        read: [page(1, 5, clients(1, 5)), page(2, 5, clients(6, 10))],
      };
      const read = order.map((id, index) => page(index + 1, 1, clients(id, id)));

      const findings = walksAgree([large, { pageSize: 1, isWhole: false, firstPage: 1, read }]);

      expect(findings).toHaveLength(count);
    });
  }
});
