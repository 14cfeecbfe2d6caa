import { test, expect } from '@playwright/test';
import { walksAgree, type SizedWalk } from '#fixtures/checks/list-checks.ts';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import type { ListGround } from '#fixtures/ground/ground.ts';
import { edgeSizes, sizeOfOtherCount } from '#fixtures/pages/plan.ts';
import type { Page } from '#fixtures/pages/page-reader.ts';
import type { WalkRead } from '#fixtures/pages/walk-reading.ts';
import { knownService } from '#tests/self/judge/known-service.ts';
import { answer, clients, envelope, noPage, page, type AnswerParts } from './answers.ts';

/** A list of this many clients, of which the sizes 10 and 1000 were served. */
function listOf(count: number, more: Partial<ListGround> = {}): ListGround {
  return {
    firstPage: 1,
    sizes: [10],
    asked: { 10: Math.min(10, count), 1000: count },
    amount: { count, exact: true },
    knownIds: [],
    knownNames: [],
    ...more,
  };
}

test.describe('sizes about as large as the list', () => {
  for (const { name, list, sizes } of [
    { name: 'are its own size and one less', list: listOf(7), sizes: [7, 6] },
    { name: 'are there from three clients on', list: listOf(3), sizes: [3, 2] },
    { name: 'are not those of two clients', list: listOf(2), sizes: [] },
    { name: 'are not those of an empty list', list: listOf(0), sizes: [] },
    { name: 'are there up to 250 clients', list: listOf(250), sizes: [250, 249, 125] },
    { name: 'are the largest by which pages are full to the last', list: listOf(91), sizes: [91, 90, 13] },
    { name: 'are not those of more', list: listOf(251), sizes: [] },
    {
      name: 'are not there where the end was not seen',
      list: listOf(7, { amount: { count: 7, exact: false } }),
      sizes: [],
    },
    {
      name: 'are not there where sizes are capped',
      list: listOf(7, { asked: { 5: 5, 1000: 5 } }),
      sizes: [],
    },
    {
      name: 'are not there where larger ones are refused',
      list: listOf(7, { asked: { 7: 7, 1000: null } }),
      sizes: [],
    },
  ]) {
    test(name, () => {
      expect(edgeSizes(list)).toEqual(sizes);
    });
  }
});

test.describe('the size with room for the whole list, where another number came', () => {
  for (const { name, list, size } of [
    { name: 'is the largest one asked', list: listOf(7, { asked: { 5: 5, 1000: 6 } }), size: 1000 },
    {
      name: 'is there where the list had grown by then',
      list: listOf(7, { asked: { 5: 5, 1000: 8 } }),
      size: 1000,
    },
    { name: 'is not there where all came', list: listOf(7) },
    { name: 'is not there where it is capped', list: listOf(7, { asked: { 5: 5, 1000: 5 } }) },
    { name: 'is not there where it is refused', list: listOf(7, { asked: { 5: 5, 1000: null } }) },
    { name: 'is not there where it has no room', list: listOf(7, { asked: { 5: 5, 6: 6 } }) },
    {
      name: 'is not there on a list too long to be walked',
      list: listOf(251, { asked: { 5: 5, 1000: 250 } }),
    },
    {
      name: 'is not there where the end was not seen',
      list: listOf(7, { asked: { 5: 5, 1000: 6 }, amount: { count: 7, exact: false } }),
    },
  ]) {
    test(name, () => {
      expect(sizeOfOtherCount(list)).toBe(size);
    });
  }
});

interface Walked {
  readonly walks: readonly WalkRead[];
  /** `number/size` of each request. */
  readonly asked: readonly string[];
}

/** Walks of a service that answers a page number and size so. */
async function walked(
  list: ListGround | undefined,
  page: (no: number, size: number) => AnswerParts,
): Promise<Walked> {
  const asked: string[] = [];
  const service = await knownService(
    (request: ApiRequest) => {
      const [no, size] = [Number(request.headers?.['pageNo']), Number(request.headers?.['pageSize'])];
      asked.push(`${no}/${size}`);
      return Promise.resolve(answer({ ...page(no, size), request }));
    },
    { ground: list === undefined ? {} : { list } },
  );
  return { walks: await service.survey.edgeWalks(service.right('apiKey')), asked };
}

/** The page of a list of this many clients, none of them more often than once. */
function pageOf(count: number, no: number, size: number): AnswerParts {
  return { body: envelope(clients((no - 1) * size + 1, Math.min(count, no * size))) };
}

const shown = ({ read }: WalkRead): number => read.reduce((sum, { items = [] }) => sum + items.length, 0);

test.describe('walks at sizes about as large as the list', () => {
  test('hold it in one page, and in one client more', async () => {
    const { walks, asked } = await walked(listOf(7), (no, size) => pageOf(7, no, size));

    expect(asked).toEqual(['1/7', '2/7', '1/6', '2/6']);
    expect(walks).toMatchObject([
      { pageSize: 7, firstPage: 1, isWhole: true },
      { pageSize: 6, firstPage: 1, isWhole: true },
    ]);
    expect(walks.map(shown)).toEqual([7, 7]);
  });

  test('begin at the first number', async () => {
    const { walks, asked } = await walked(listOf(7, { firstPage: 0 }), (no, size) => pageOf(7, no + 1, size));

    expect(asked).toEqual(['0/7', '1/7', '0/6', '1/6']);
    expect(walks.map(({ firstPage }) => firstPage)).toEqual([0, 0]);
  });

  test('leave out the last client where the service does', async () => {
    const { walks } = await walked(listOf(7), (no, size) => pageOf(size === 6 ? 6 : 7, no, size));

    expect(walks.map(shown)).toEqual([7, 6]);
    expect(walksAgree(walks)).toHaveLength(1);
  });
});

test.describe('the walk at a size at which another number came', () => {
  const other = listOf(8, { asked: { 5: 5, 1000: 6 } });

  test('leaves out the last client where the service does', async () => {
    const { walks, asked } = await walked(other, (no, size) => pageOf(size > 7 ? 7 : 8, no, size));

    expect(asked).toEqual(['1/1000', '2/1000']);
    expect(walks.map(shown)).toEqual([7]);
  });

  test('goes to the end where sizes are capped at one that was not asked', async () => {
    const { walks } = await walked(other, (no, size) => pageOf(8, no, Math.min(size, 6)));

    expect(walks.map(shown)).toEqual([8]);
  });

  test('goes on behind more clients than were counted', async () => {
    const { walks } = await walked(other, (no, size) => pageOf(11, no, Math.min(size, 9)));

    expect(walks.map(shown)).toEqual([11]);
  });
});

test.describe('walks at sizes that the service does not offer', () => {
  test('are left out where the size is not offered', async () => {
    const { walks, asked } = await walked(listOf(7), (no, size) =>
      size === 7 ? { status: 400, body: { error: 'no such size' } } : pageOf(7, no, size),
    );

    expect(walks.map(({ pageSize }) => pageSize)).toEqual([6]);
    expect(asked).toEqual(['1/7', '1/6', '2/6']);
  });

  test('go to the end where a smaller size takes the place of the one asked for', async () => {
    const { walks, asked } = await walked(listOf(7), (no) => pageOf(7, no, 3));

    expect(asked).toEqual(['1/7', '2/7', '3/7', '1/6', '2/6', '3/6']);
    expect(walks.map(shown)).toEqual([7, 7]);
    expect(walksAgree(walks)).toEqual([]);
  });

  test('go on where the list has grown by a page of the smaller size', async () => {
    const { walks, asked } = await walked(listOf(6), (no, size) => pageOf(7, no, size === 1000 ? size : 3));

    expect(asked.slice(0, 3)).toEqual(['1/6', '2/6', '3/6']);
    expect(walks.map(shown)).toEqual([7, 7, 7]);
  });

  test('end where nothing new comes', async () => {
    const { walks, asked } = await walked(listOf(7), () => pageOf(7, 1, 3));

    expect(asked).toEqual(['1/7', '2/7', '1/6', '2/6']);
    expect(walks).toHaveLength(2);
  });

  test('accuse nobody whose small pages do not reach the end of a longer list', async () => {
    const { walks } = await walked(listOf(245), (no, size) => pageOf(245, no, size === 245 ? size : 10));

    expect(walksAgree(walks)).toEqual([]);
  });

  test('are none where no list is known', async () => {
    expect(await walked(undefined, () => pageOf(7, 1, 7))).toEqual({ walks: [], asked: [] });
  });
});

test.describe('walks at sizes that are refused in the envelope', () => {
  /** A menu of 10 and 1000; whatever else is asked gets an envelope of these counts without clients. */
  const menu = (totalCount: number) => (no: number, size: number) =>
    size === 10 || size === 1000
      ? pageOf(7, no, size)
      : { body: envelope([], { totalCount, filteredCount: totalCount }) };
  const refusing = listOf(7, { asked: { 10: 7, 20: 0, 1000: 7 } });

  test('are left out where the size is refused as others are, in the envelope', async () => {
    expect((await walked(refusing, menu(0))).walks).toEqual([]);
  });

  test('are left out whatever else their refusals say', async () => {
    const ways = ['too small', 'ref a8f3-cc', 'try 10', 'too large'];
    const refused = (no: number, size: number): AnswerParts =>
      size === 10 || size === 1000
        ? pageOf(7, no, size)
        : { body: envelope([], { message: ways[size % ways.length] }) };

    expect((await walked(refusing, refused)).walks).toEqual([]);
  });

  test('that show nothing of a list that is counted are none of those', async () => {
    const { walks } = await walked(refusing, menu(7));

    expect(walks.map(({ pageSize }) => pageSize)).toEqual([7, 6]);
  });
});

test('walks accuse nobody who shows no more than the first places of a list, however far a page of some size comes', () => {
  const shownAt = (pageNo: number, pageSize: number): Page => {
    const from = (pageNo - 1) * pageSize;
    return from > 100 ? noPage(pageNo, pageSize) : page(pageNo, pageSize, clients(from + 1, from + pageSize));
  };
  const walk = (pageSize: number, count: number): SizedWalk => ({
    ...{ pageSize, isWhole: true, firstPage: 1 },
    read: Array.from({ length: count }, (_one, index) => shownAt(index + 1, pageSize)),
  });

  expect(walksAgree([walk(50, 3), walk(25, 6)])).toEqual([]);
  expect(walksAgree([walk(50, 3), walk(25, 4)])).toHaveLength(1);
});
