import { test, expect } from '@playwright/test';
import { discoverList, findFirstPage } from '#fixtures/ground/discover-list.ts';
import { ListReader } from '#fixtures/ground/list-reader.ts';
import { answer, clients, envelope } from '#tests/self/checks/answers.ts';

interface Asked {
  readonly pageNo: number;
  readonly pageSize: number;
}

const ALL: readonly string[] = Array.from({ length: 57 }, (_, index) => `c${index + 1}`);
const without = (at: number): readonly string[] => ALL.filter((_, index) => index !== at);

function cut(list: readonly string[], { pageNo, pageSize }: Asked): readonly string[] {
  return list.slice((pageNo - 1) * pageSize, pageNo * pageSize);
}

/** The first page of a list; `ids` is told how many pages were asked for before. */
function firstPageOf(ids: (asked: Asked, before: number) => readonly string[] | undefined): Promise<number> {
  let before = -1;
  const read = (asked: Asked): Promise<{ readonly ids: readonly string[] | undefined }> => {
    before += 1;
    return Promise.resolve({ ids: ids(asked, before) });
  };
  return findFirstPage({ read }, 10);
}

/** Page 0 is taken for page 1. */
const clamped = ({ pageNo, pageSize }: Asked): Asked => ({ pageNo: Math.max(1, pageNo), pageSize });

test.describe('a list from page 1 that takes page 0 for it', () => {
  for (const at of [0, 3, 9]) {
    test(`begins with page 1 where item ${at + 1} is removed behind the first look`, async () => {
      const first = await firstPageOf((asked, before) =>
        cut(before === 0 ? ALL : without(at), clamped(asked)),
      );

      expect(first).toBe(1);
    });
  }

  test('begins with page 1 where an item goes behind each look at page 0', async () => {
    let gone = 0;
    const first = await firstPageOf((asked) => {
      const shown = cut(ALL.slice(gone), clamped(asked));
      if (asked.pageNo === 0) gone += 1;
      return shown;
    });

    expect(first).toBe(1);
  });

  for (const { name, later } of [
    { name: 'somebody comes first', later: clients(0, 57) },
    { name: 'the first one is removed', later: clients(2, 57) },
  ]) {
    test(`begins with page 1 where ${name} behind the page that opened it`, async () => {
      let before = -1;
      const reader = new ListReader(
        (request) => {
          before += 1;
          const [no, size] = [Number(request.headers?.['pageNo']), Number(request.headers?.['pageSize'])];
          const from = (Math.max(1, no) - 1) * size;
          const list = before === 0 ? clients(1, 57) : later;
          return Promise.resolve(answer({ request, body: envelope(list.slice(from, from + size)) }));
        },
        { name: 'API key', scheme: 'apiKey', insert: [] },
      );
      await reader.open();

      expect(await discoverList(reader)).toMatchObject({ firstPage: 1 });
    });
  }
});

test.describe('a list whose page 0 shows all items in another order', () => {
  const shown = (asked: Asked): readonly string[] =>
    asked.pageNo === 0 ? ALL.toReversed() : cut(ALL, asked);

  test('begins with page 1 where a page amid the others is refused', async () => {
    expect(await firstPageOf((asked) => (asked.pageNo === 3 ? undefined : shown(asked)))).toBe(1);
  });

  test('begins with page 0 where the pages from 1 on, refused past the end, leave some out', async () => {
    const first = await firstPageOf((asked) => (asked.pageNo > 3 ? undefined : shown(asked)));

    expect(first).toBe(0);
  });
});
