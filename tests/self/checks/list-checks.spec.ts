import { test, expect } from '@playwright/test';
import {
  cappedAlike,
  areSamePage,
  differentPages,
  noneTwice,
  unchanged,
  walksAgree,
  type SizedWalk,
} from '#fixtures/checks/list-checks.ts';
import type { Page } from '#fixtures/pages/page-reader.ts';
import { answer, client, clients, noPage, page } from './answers.ts';

/** A walk over the clients 1 to `count`, numbered from 1. */
function walk(pageSize: number, count: number, more: Partial<SizedWalk> = {}): SizedWalk {
  const length = Math.ceil(count / pageSize);
  const read = Array.from({ length }, (_, index) =>
    page(index + 1, pageSize, clients(index * pageSize + 1, Math.min(count, (index + 1) * pageSize))),
  );
  return { pageSize, isWhole: true, firstPage: 1, read, ...more };
}

test.describe('areSamePage', () => {
  const compared = (a: Page, b: Page): string => (areSamePage(a, b) ? 'one page' : 'two pages');

  test('the same clients in the same order are one page', () => {
    expect(compared(page(1, 3, clients(1, 3)), page(2, 3, clients(1, 3)))).toBe('one page');
  });

  test('the same clients in another order are another page', () => {
    expect(compared(page(1, 2, clients(1, 2)), page(1, 2, clients(1, 2).toReversed()))).toBe('two pages');
  });

  test('two answers that are no pages are not the same page', () => {
    expect(compared(noPage(1, 3), noPage(1, 3))).toBe('two pages');
    expect(compared(page(1, 3, []), noPage(1, 3))).toBe('two pages');
    expect(compared(noPage(1, 3), page(1, 3, []))).toBe('two pages');
  });
});

test.describe('differentPages (P2)', () => {
  test('a page that repeats an earlier one is told at that page', () => {
    const pages = [page(1, 2, clients(1, 2)), page(2, 2, clients(3, 4)), page(3, 2, clients(1, 2))];

    const findings = differentPages(pages);

    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({
      exchange: pages[2]?.exchange,
      expected: expect.stringContaining('page 1'),
      actual: 'the same 2 clients',
    });
  });

  test('pages with other clients are right', () => {
    expect(differentPages([page(1, 2, clients(1, 2)), page(2, 2, clients(3, 4))])).toEqual([]);
  });

  test('empty pages past the end may be alike', () => {
    expect(differentPages([page(7, 2, []), page(8, 2, [])])).toEqual([]);
  });

  test('pages of two sizes may be alike', () => {
    expect(differentPages([page(1, 5, clients(1, 3)), page(1, 10, clients(1, 3))])).toEqual([]);
  });
});

test.describe('noneTwice (P5)', () => {
  test('a client on two pages is told with both places', () => {
    const pages = [page(1, 2, clients(1, 2)), page(2, 2, [client(3), client(2)])];

    const findings = noneTwice(pages);

    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ exchange: pages[1]?.exchange, at: 'item 2' });
    expect(findings[0]?.actual).toContain('item 2 of page 1');
  });

  test('a client twice on one page is told', () => {
    expect(noneTwice([page(1, 2, [client(1), client(1)])])).toHaveLength(1);
  });

  test('a client three times is told twice', () => {
    expect(noneTwice([page(1, 3, [client(1), client(1), client(1)])])).toHaveLength(2);
  });

  test('two clients that share an id are not one client twice', () => {
    expect(noneTwice([page(1, 2, [client(1, 'x'), client(1, 'y')])])).toEqual([]);
  });

  test('the third of two clients that share an id is one of them again', () => {
    expect(noneTwice([page(1, 3, [client(1, 'x'), client(1, 'y'), client(1, 'x')])])).toHaveLength(1);
  });

  test('what pages past the last one repeat is open', () => {
    const pages = [page(1, 2, clients(1, 2)), page(2, 2, clients(3, 4)), page(3, 2, clients(3, 4))];

    expect(noneTwice(pages, 2)).toEqual([]);
    expect(noneTwice(pages, 3)).toHaveLength(2);
  });

  test('answers that are no pages repeat nothing', () => {
    expect(noneTwice([page(1, 2, clients(1, 2)), noPage(2, 2)])).toEqual([]);
  });
});

test.describe('walksAgree over whole walks (P5)', () => {
  test('whole walks over the same clients agree', () => {
    expect(walksAgree([walk(10, 23), walk(5, 23), walk(2, 23)])).toEqual([]);
  });

  test('a client left out at one size is told with that size', () => {
    const short = walk(5, 12, {
      read: [page(1, 5, clients(1, 5)), page(2, 5, clients(7, 11)), page(3, 5, [client(12)])],
    });

    const findings = walksAgree([walk(20, 12), short]);

    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({
      exchange: short.read[2]?.exchange,
      expected: 'the same clients at pageSize 5 as at pageSize 20',
      actual: '1 left out, the first of them item 6 of page 1 of size 20',
    });
  });

  test('a client left out of the shortest walk is told as well', () => {
    const findings = walksAgree([walk(20, 11), walk(5, 12)]);

    expect(findings.map(({ expected }) => expected)).toEqual([
      'the same clients at pageSize 20 as at pageSize 5',
    ]);
  });
});

test.describe('walksAgree where pages are empty or refused (P5)', () => {
  test('the last page that holds items is shown, not an empty one after it', () => {
    const filled = page(1, 5, clients(1, 4));
    const short = walk(5, 4, { read: [filled, page(2, 5, [])] });

    expect(walksAgree([walk(20, 5), short])[0]?.exchange).toBe(filled.exchange);
  });

  test('a walk with a body that is no envelope says nothing of clients', () => {
    const broken = walk(5, 12, { read: [page(1, 5, clients(1, 5)), noPage(2, 5, answer({ text: 'ok' }))] });

    expect(walksAgree([walk(20, 12), broken])).toEqual([]);
  });

  test('a walk with a refused page leaves clients out', () => {
    const broken = walk(5, 12, { read: [page(1, 5, clients(1, 5)), noPage(2, 5), noPage(3, 5)] });

    expect(walksAgree([walk(20, 12), broken])).toHaveLength(1);
  });
});

test.describe('walksAgree over samples (P5)', () => {
  const large = walk(10, 40, { isWhole: false });
  const smallPages = walk(5, 40).read;
  const sample = (read: readonly Page[]): SizedWalk => ({
    pageSize: 5,
    isWhole: false,
    firstPage: 1,
    read,
  });

  test('samples agree where the small pages cover the large ones', () => {
    expect(walksAgree([large, sample(smallPages)])).toEqual([]);
  });

  test('samples tell nothing of one another, since each size may have an order of its own', () => {
    const turned = smallPages.map((one) => (one.pageNo === 4 ? page(4, 5, clients(36, 40)) : one));

    expect(walksAgree([large, sample(turned)])).toEqual([]);
  });

  test('one sample alone says nothing', () => {
    expect(walksAgree([large])).toEqual([]);
  });
});

test.describe('cappedAlike (P5)', () => {
  test('a capped page is the page of just that size', () => {
    expect(
      cappedAlike({ capped: page(1, 9, clients(1, 3)), asked: page(1, 3, clients(1, 3)), isServed: true }),
    ).toEqual([]);
  });

  test('a client that the capped page leaves out is told', () => {
    const findings = cappedAlike({
      capped: page(1, 9, clients(2, 4)),
      asked: page(1, 3, clients(1, 3)),
      isServed: true,
    });

    expect(findings).toMatchObject([{ actual: expect.stringContaining('1 left out') }]);
  });

  test('nothing is told where just that size is not served in full', () => {
    expect(
      cappedAlike({ capped: page(1, 9, clients(2, 4)), asked: page(1, 3, clients(1, 2)), isServed: false }),
    ).toEqual([]);
  });
});

test.describe('unchanged (P6)', () => {
  test('the same page again is right', () => {
    expect(unchanged(page(1, 3, clients(1, 3)), page(1, 3, clients(1, 3)))).toEqual([]);
  });

  test('another order is told at its first place', () => {
    const again = page(1, 3, [client(1), client(3), client(2)]);

    const findings = unchanged(page(1, 3, clients(1, 3)), again);

    expect(findings).toMatchObject([{ exchange: again.exchange, actual: 'another client as item 2' }]);
  });

  test('a shorter page is told by its number of items', () => {
    expect(unchanged(page(1, 3, clients(1, 3)), page(1, 3, clients(1, 2)))).toMatchObject([
      { actual: '2 items instead of 3' },
    ]);
  });

  test('a page that could not be read changes nothing', () => {
    expect(unchanged(page(1, 3, clients(1, 3)), noPage(1, 3))).toEqual([]);
    expect(unchanged(noPage(1, 3), page(1, 3, clients(1, 3)))).toEqual([]);
  });
});
