import { test, expect } from '@playwright/test';
import {
  beginningAlike,
  fullWhileMoreFollow,
  neverMore,
  shortPagesExplained,
  shortWithinWalks,
  sizeMatters,
  withOwnCap,
} from '#fixtures/checks/size-checks.ts';
import type { Page } from '#fixtures/pages/page-reader.ts';
import { clients, noPage, page } from './answers.ts';

const SIZES = [1, 2, 3, 5, 7, 10, 20, 25, 50, 100];

/** First pages of a list of `count` clients where a size yields what `served` makes of it. */
function firstPages(count: number, served: (size: number) => number, sizes = SIZES): readonly Page[] {
  return sizes.map((size) => page(1, size, clients(1, Math.min(count, served(size)))));
}

const asAsked = (size: number): number => size;

test.describe('neverMore (P4)', () => {
  test('one item too many is told', () => {
    const tooMany = page(1, 2, clients(1, 3));

    expect(neverMore([page(1, 3, clients(1, 3)), tooMany])).toEqual([
      { exchange: tooMany.exchange, expected: 'at most 2 items', actual: '3 items' },
    ]);
  });

  test('full, short, empty and refused pages are right', () => {
    expect(
      neverMore([page(1, 3, clients(1, 3)), page(2, 3, clients(4, 5)), page(3, 3, []), noPage(4, 3)]),
    ).toEqual([]);
  });
});

test.describe('in the other scheme (P4)', () => {
  for (const { what, own, walked, findings } of [
    { what: 'a largest size of its own', own: (size: number) => Math.min(size, 40), walked: 40, findings: 0 },
    { what: 'one client too few on each', own: (size: number) => size - 1, walked: 99, findings: 1 },
    { what: 'one client too few at one size', own: asAsked, walked: 99, findings: 1 },
  ])
    test(`the other scheme has ${what}: ${findings === 0 ? 'right' : 'told'}`, () => {
      const read = [1, 2, 3].map((pageNo) =>
        page(pageNo, 100, clients((pageNo - 1) * walked + 1, Math.min(230, pageNo * walked))),
      );

      const walks = withOwnCap([{ read: read.slice(0, 2) }], firstPages(230, own));

      expect(shortWithinWalks(walks)).toHaveLength(findings);
    });
});

test.describe('fullWhileMoreFollow (P4)', () => {
  test('a short page before further clients is told', () => {
    const short = page(2, 3, clients(4, 5));

    const findings = fullWhileMoreFollow([page(1, 3, clients(1, 3)), short, page(3, 3, clients(6, 8))]);

    expect(findings).toMatchObject([{ exchange: short.exchange, actual: '2 items' }]);
    expect(findings[0]?.expected).toContain('page 3');
  });

  test('within a walk that a largest size cuts short none is', () => {
    const read = [page(1, 3, clients(1, 3)), page(2, 3, clients(4, 5)), page(3, 3, clients(6, 8))];

    expect(shortWithinWalks([{ read }, { read, isCapped: true }])).toHaveLength(1);
  });

  test('an empty page before further clients is told', () => {
    expect(fullWhileMoreFollow([page(1, 3, []), page(2, 3, clients(1, 3))])).toHaveLength(1);
  });

  test('a short last page is right', () => {
    expect(fullWhileMoreFollow([page(1, 3, clients(1, 3)), page(2, 3, clients(4, 5))])).toEqual([]);
  });

  test('a short last page that later pages repeat is right', () => {
    expect(
      fullWhileMoreFollow([page(1, 3, clients(1, 3)), page(2, 3, clients(4, 5)), page(3, 3, clients(4, 5))]),
    ).toEqual([]);
  });

  test('a short last page before a return to the first one is right', () => {
    expect(
      fullWhileMoreFollow([page(1, 3, clients(1, 3)), page(2, 3, clients(4, 5)), page(3, 3, clients(1, 3))]),
    ).toEqual([]);
  });

  test('a refused page is no short page', () => {
    expect(fullWhileMoreFollow([noPage(1, 3), page(2, 3, clients(1, 3))])).toEqual([]);
  });
});

test.describe('shortPagesExplained (P4)', () => {
  for (const { name, pages } of [
    { name: 'any size served', pages: firstPages(57, asAsked) },
    { name: 'a cap at 5', pages: firstPages(57, (size) => Math.min(5, size)) },
    {
      name: 'sizes rounded down to offered ones',
      pages: firstPages(57, (size) => [50, 25, 10].find((one) => one <= size) ?? 10),
    },
    { name: 'one fixed size', pages: firstPages(57, () => 10) },
    { name: 'a list of one client', pages: firstPages(1, asAsked) },
    { name: 'a list of three clients', pages: firstPages(3, asAsked) },
    { name: 'an empty list', pages: firstPages(0, asAsked) },
    { name: 'refused sizes', pages: [noPage(1, 1), ...firstPages(57, asAsked, [10, 50])] },
  ]) {
    test(`short pages are explained: ${name}`, () => {
      expect(shortPagesExplained(pages)).toEqual([]);
    });
  }

  test('one short page among sizes served in full is told', () => {
    const pages = firstPages(57, (size) => (size === 20 ? 10 : size));

    const findings = shortPagesExplained(pages);

    expect(findings).toMatchObject([{ exchange: pages[6]?.exchange, actual: '10 items' }]);
    expect(findings[0]?.expected).toContain('20 items, since at least 57 clients');
  });

  test('a number of items that is no offered size is told', () => {
    const served = (size: number): number => (size === 1 ? 3 : size === 10 ? 2 : size === 2 ? 1 : size);

    expect(shortPagesExplained(firstPages(57, served)).map(({ actual }) => actual)).toContain('2 items');
  });

  test('an empty page where any size is served is told', () => {
    expect(shortPagesExplained(firstPages(57, (size) => (size === 25 ? 0 : size)))).toHaveLength(1);
  });

  test('an empty page for a size that is not offered is a refusal', () => {
    const offered = (size: number): number => (size === 20 || size === 40 ? size : 0);

    expect(shortPagesExplained(firstPages(57, offered))).toEqual([]);
  });

  test('one item less than asked is told where any size is served', () => {
    expect(shortPagesExplained(firstPages(57, (size) => (size === 10 ? 9 : size)))).toHaveLength(1);
  });
});

test.describe('shortPagesExplained where sizes are refused (P4)', () => {
  /** Sizes that are refused here and there, and 20 answered with half as many. */
  const halved = (...refused: readonly number[]): readonly Page[] =>
    SIZES.map((size) =>
      refused.includes(size)
        ? noPage(1, size)
        : page(1, size, clients(1, size === 20 ? 10 : Math.min(size, 10))),
    );

  test('half a page is told where smaller and larger sizes are refused: nothing replaces them', () => {
    const findings = shortPagesExplained(halved(1, 2, 3, 7, 25, 50, 100), [page(1, 70, clients(1, 70))]);

    expect(findings.map(({ actual }) => actual)).toEqual(['10 items']);
  });

  test('a number is told that is refused where it is asked for: it is no offered size', () => {
    const down = (size: number): number => [100, 50, 20].find((one) => one <= size) ?? 0;
    const larger = firstPages(120, (size) => (down(size) === 20 ? 19 : down(size)), [20, 25, 50, 100]);

    expect(shortPagesExplained(larger)).toEqual([]);
    expect(shortPagesExplained([noPage(1, 19), ...larger]).map(({ actual }) => actual)).toEqual([
      '19 items',
      '19 items',
    ]);
  });

  test('it is right where all larger ones give as many', () => {
    expect(shortPagesExplained(halved(1, 2, 3, 7), [page(1, 70, clients(1, 70))])).toEqual([]);
  });

  test('it is right where larger ones are refused, and no smaller one is', () => {
    expect(shortPagesExplained(halved(25, 50, 100), [page(1, 70, clients(1, 70))])).toEqual([]);
  });

  test('it is right where the list holds no more', () => {
    expect(shortPagesExplained(halved(1, 2, 3, 7, 25, 50, 100), [page(1, 10, clients(1, 10))])).toEqual([]);
  });
});

test.describe('beginningAlike (P4)', () => {
  const [small, large] = [page(1, 2, clients(1, 2)), page(1, 10, clients(1, 10))];
  const elsewhere = page(1, 5, clients(6, 10));

  test('a first page that begins elsewhere than the smallest one is left out', () => {
    expect(beginningAlike([small, elsewhere, large])).toEqual([small, large]);
  });

  test('refused and empty pages are kept, also in front', () => {
    const pages = [noPage(1, 1), page(1, 1, []), small, large];

    expect(beginningAlike([...pages, elsewhere])).toEqual(pages);
  });
});

test.describe('sizeMatters (P3)', () => {
  test('the same number at each size, more than one asks for, is told', () => {
    const pages = firstPages(57, () => 10);

    const findings = sizeMatters(pages);

    expect(findings).toMatchObject([{ exchange: pages[0]?.exchange, actual: '10 items at both' }]);
    expect(findings[0]?.expected).toContain('pageSize 2');
  });

  test('two numbers of items are right', () => {
    expect(sizeMatters([page(1, 1, clients(1, 5)), page(1, 10, clients(1, 10))])).toEqual([]);
  });

  test('a list that is shorter than each size is right', () => {
    expect(sizeMatters(firstPages(3, asAsked, [5, 10, 20]))).toEqual([]);
  });

  test('a list of as many clients as the size asks for is right', () => {
    expect(sizeMatters(firstPages(5, asAsked, [5, 10]))).toEqual([]);
  });

  test('one page alone says nothing of other sizes', () => {
    expect(sizeMatters([page(1, 1, clients(1, 5)), noPage(1, 10), page(1, 20, [])])).toEqual([]);
  });
});

test('sizes above the largest may be replaced by a default (P4)', () => {
  const pages = firstPages(57, (size) => (size > 40 ? 10 : size));

  expect(shortPagesExplained(pages)).toEqual([]);
});
