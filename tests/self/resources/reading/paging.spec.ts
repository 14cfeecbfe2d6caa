import { expect, test } from '@playwright/test';
import type { Finding } from '#fixtures/judge/finding.ts';
import { pagingProblems } from '#fixtures/resources/reading/paging.ts';
import type { AnswerParts } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import {
  benchOver,
  menuOf,
  notesOfEachTest,
  pageAsked,
  paged,
  rows,
  upTo,
  type AskedPage,
} from '../scripted-list.ts';

waitsPass();
notesOfEachTest();

/** What is found in a list whose pages `page` gives; it is told how many were asked before. */
async function found(
  page: (asked: AskedPage, time: number) => AnswerParts,
  sizes?: readonly number[],
): Promise<readonly Finding[]> {
  let time = 0;
  const bench = await benchOver((request) => page(pageAsked(request), (time += 1)), sizes && { sizes });
  return pagingProblems(bench);
}

function expectedIn(findings: readonly Finding[]): readonly string[] {
  return [...new Set(findings.map(({ expected }) => expected))];
}

test.describe('a described list of sizes of a menu', () => {
  for (const { count, menu } of [
    { count: 7, menu: [10, 25, 50, 100] },
    { count: 30, menu: [20, 50] },
    { count: 30, menu: [25, 50, 100] },
  ]) {
    test(`is paged: ${count} items by ${menu.join(', ')}`, async () => {
      const findings = await found((asked) => paged(rows(count), asked, menuOf(...menu)));

      expect(findings).toEqual([]);
    });
  }

  test('whose pages are all the first one is accused', async () => {
    const findings = await found((asked) => paged(rows(60), { ...asked, pageNo: 1 }, menuOf(20, 50, 100)));

    expect(expectedIn(findings)).toContain('each item once in a walk through the pages');
  });

  test('is looked at by the sizes of the client list, too', async () => {
    const findings = await found((asked) => paged(rows(60), asked, menuOf(15, 30)), [15, 30]);

    expect(findings).toEqual([]);
  });

  test('is looked at again where a copy has not heard of what was added', async () => {
    const findings = await found((asked, time) =>
      paged(rows(60), asked, time < 20 ? menuOf(20) : menuOf(10, 20)),
    );

    expect(findings).toEqual([]);
  });

  test('tells nothing by a single size', async () => {
    const judged = found((asked) => paged(rows(60), asked, menuOf(20)));

    await expect(judged).rejects.toThrow('untested: fewer than two page sizes are served');
  });
});

test.describe('a size that is refused with success', () => {
  const over =
    (refused: unknown) =>
    (asked: AskedPage): AnswerParts =>
      asked.pageSize > 30 ? { body: refused } : paged(rows(60), asked);

  test('is no page of the list', async () => {
    expect(await found(over({ ok: false, error: 'PAGE' }))).toEqual([]);
  });

  test('is one where anything of the envelope is there', async () => {
    expect(await found(over({ totalCount: 60, items: [] }))).not.toEqual([]);
  });
});

test.describe('a described list behind a largest size', () => {
  test('is walked to its end', async () => {
    const asked = new Set<string>();
    const findings = await found((page) => {
      asked.add(`${page.pageNo}/${page.pageSize}`);
      return paged(rows(120), page, upTo(50));
    });

    expect(findings).toEqual([]);
    expect([...asked]).toEqual(expect.arrayContaining(['1/50', '2/50', '3/50', '12/10']));
  });

  test('is accused where it begins anew behind it', async () => {
    const shown = [...rows(50), ...rows(70)];

    const findings = await found((asked) => paged(shown, asked, upTo(50)));

    expect(expectedIn(findings)).toContain('each item once in a walk through the pages');
  });

  test('is accused where small pages lose an item behind it', async () => {
    const shown = rows(120).filter((_, index) => index !== 60);

    const findings = await found((asked) => paged(asked.pageSize > 10 ? rows(120) : shown, asked, upTo(50)));

    expect(expectedIn(findings)).toContain('the same items at pageSize 10 as at pageSize 50');
  });

  test('may show its last page once more behind its end', async () => {
    const findings = await found(({ pageNo, pageSize }) => {
      const last = Math.ceil(100 / upTo(50)(pageSize));
      return paged(rows(100), { pageNo: Math.min(pageNo, last), pageSize }, upTo(50));
    });

    expect(findings).toEqual([]);
  });
});

test.describe('a described list that moves while it is read', () => {
  test('is not accused where large sizes are refused', async () => {
    const menu = (size: number): number => (size > 50 ? 0 : size);
    const judged = found((asked, time) => {
      const all = rows(30 + Math.floor(time / 10));
      return paged([...all].reverse(), asked, menu);
    });

    await expect(judged).rejects.toThrow('untested: the list moves while it is read');
  });

  test('is not accused where it grows behind the first page', async () => {
    const judged = found((asked, time) => paged(rows(150 + Math.floor(time / 10)), asked));

    await expect(judged).rejects.toThrow('untested: the list moves while it is read');
  });

  test('is not accused where an item goes between its first two pages, of which page 0 is taken for page 1', async () => {
    const findings = await found(({ pageNo, pageSize }, time) =>
      paged(rows(31).slice(time === 1 ? 0 : 1), { pageNo: Math.max(1, pageNo), pageSize }),
    );

    expect(findings).toEqual([]);
  });
});
