import { test, expect } from '@playwright/test';
import type { Credentials } from '#fixtures/client/credentials.ts';
import type { Transport } from '#fixtures/client/transport.ts';
import { discoverList } from '#fixtures/ground/discover-list.ts';
import type { ListGround } from '#fixtures/ground/ground.ts';
import { ListReader } from '#fixtures/ground/list-reader.ts';
import { answer, envelope } from '#tests/self/checks/answers.ts';
import { fakeList, type Habits } from './fake-list.ts';

const KEY: Credentials = { name: 'API key', scheme: 'apiKey', insert: [] };
const EACH_SIZE = [1, 2, 3, 5, 7, 10, 20, 25, 50, 100];

async function discovered(send: Transport): Promise<ListGround | undefined> {
  const reader = new ListReader(send, KEY);
  await reader.open();
  return discoverList(reader);
}

const only =
  (...sizes: readonly number[]) =>
  (size: number): number | undefined =>
    sizes.includes(size) ? size : undefined;
const offered = only(10, 25, 50);
const roundedDown = (size: number): number => [50, 25, 10].find((one) => one <= size) ?? 10;
const capped = (size: number): number => Math.min(5, size);

interface Case {
  readonly name: string;
  readonly count: number;
  readonly habits?: Habits;
  readonly firstPage?: number;
  readonly sizes?: readonly number[];
  /** Size, number and items of the last page; `pageNo` counts from the first page of the case. */
  readonly end?: ListGround['end'];
}

const SIZES_ABOVE = [...EACH_SIZE, 250];
const at250 = (pageNo: number, items: number) => ({ pageSize: 250, pageNo, items });
const END_OF_57 = { pageSize: 50, pageNo: 2, items: 7 };
const SIZES_TO_50 = EACH_SIZE.slice(0, -1);

const FOUND: readonly Case[] = [
  { name: 'page numbers from 1', count: 57, sizes: SIZES_TO_50, end: END_OF_57 },
  {
    name: 'page numbers from 0',
    count: 57,
    habits: { firstPage: 0 },
    firstPage: 0,
    sizes: SIZES_TO_50,
    end: { ...END_OF_57, pageNo: 1 },
  },
  { name: 'page 0 clamped to 1', count: 57, habits: { pageZero: 'clamped' }, end: END_OF_57 },
  { name: 'page 0 a slice from the end', count: 57, habits: { pageZero: 'negative slice' }, end: END_OF_57 },
  { name: 'page 0 empty', count: 57, habits: { pageZero: 'empty' }, end: END_OF_57 },
  { name: 'refused past the end', count: 57, habits: { pastEnd: 'refused' }, end: END_OF_57 },
  { name: 'the last page again past the end', count: 57, habits: { pastEnd: 'last page' }, end: END_OF_57 },
  { name: 'the first page again past the end', count: 57, habits: { pastEnd: 'first page' }, end: END_OF_57 },
  {
    name: 'sizes capped at 5',
    count: 57,
    habits: { sizeFor: capped },
    sizes: [1, 2, 3, 5],
    end: { pageSize: 5, pageNo: 12, items: 2 },
  },
  {
    name: 'sizes 10, 25, 50 only',
    count: 57,
    habits: { sizeFor: offered },
    sizes: [10, 25, 50],
    end: END_OF_57,
  },
  {
    name: 'rare sizes only, and pages that are asked for',
    count: 57,
    habits: { sizeFor: only(15, 30, 60) },
    sizes: [15, 30],
    end: { pageSize: 30, pageNo: 2, items: 27 },
  },
  {
    name: 'sizes only of which the smallest comes unasked, from 0',
    count: 57,
    habits: { firstPage: 0, sizeFor: only(18, 36), unasked: 18 },
    firstPage: 0,
    sizes: [18, 36],
    end: { pageSize: 36, pageNo: 1, items: 21 },
  },
  {
    name: 'rare sizes only, of which one comes unasked that is longer than the list',
    count: 3,
    habits: { sizeFor: only(15, 30, 60), unasked: 15 },
    sizes: [],
  },
  {
    name: 'sizes that only a refusal names',
    count: 57,
    habits: { sizeFor: only(11, 22, 44), refusal: 'v1.7: 11, 22 or 44, not 0 and 99999 (code E33)' },
    sizes: [11, 22, 44],
    end: { pageSize: 44, pageNo: 2, items: 13 },
  },
  {
    name: 'sizes rounded down',
    count: 57,
    habits: { sizeFor: roundedDown },
    sizes: [10, 25, 50],
    end: END_OF_57,
  },
  { name: 'one client', count: 1, sizes: [1], end: { pageSize: 1, pageNo: 1, items: 1 } },
  {
    name: 'one client on page 0',
    count: 1,
    habits: { firstPage: 0 },
    firstPage: 0,
    sizes: [1],
    end: { pageSize: 1, pageNo: 0, items: 1 },
  },
  { name: 'three clients', count: 3, sizes: [1, 2, 3], end: { pageSize: 3, pageNo: 1, items: 3 } },
  {
    name: 'three clients at sizes from 10',
    count: 3,
    habits: { sizeFor: offered },
    sizes: [],
    end: { pageSize: 10, pageNo: 1, items: 3 },
  },
  {
    name: 'three clients at sizes from 10, again past the end',
    count: 3,
    habits: { sizeFor: offered, pastEnd: 'last page' },
    sizes: [],
    end: { pageSize: 10, pageNo: 1, items: 3 },
  },
  {
    name: 'from 0, the list again past the end',
    count: 6,
    habits: { firstPage: 0, pastEnd: 'starts again' },
    firstPage: 0,
    sizes: [1, 2, 3, 5],
    end: { pageSize: 5, pageNo: 1, items: 1 },
  },
  {
    name: 'page 0 clamped to 1, the list again past the end',
    count: 6,
    habits: { pageZero: 'clamped', pastEnd: 'starts again' },
    end: { pageSize: 5, pageNo: 2, items: 1 },
  },
  {
    name: 'page 0 the last page, the list again past the end',
    count: 6,
    habits: { pageZero: 'last page', pastEnd: 'starts again' },
    end: { pageSize: 5, pageNo: 2, items: 1 },
  },
  { name: 'a full last page', count: 100, sizes: EACH_SIZE, end: { pageSize: 100, pageNo: 1, items: 100 } },
  { name: '2500 clients', count: 2500, sizes: SIZES_ABOVE, end: at250(10, 250) },
  {
    name: '100000 clients, from 0, capped at 5',
    count: 100_000,
    habits: { firstPage: 0, sizeFor: capped },
    firstPage: 0,
    sizes: [1, 2, 3, 5],
    end: { pageSize: 5, pageNo: 19_999, items: 5 },
  },
  ...[undefined, 0, 7, 1_000, 1e12, 60.5, 'many'].flatMap((totalCount): readonly Case[] => [
    { name: `totalCount ${String(totalCount)}`, count: 57, habits: { totalCount }, end: END_OF_57 },
    {
      name: `totalCount ${String(totalCount)}, last page again past the end`,
      count: 730,
      habits: { totalCount, pastEnd: 'last page' },
      end: at250(3, 230),
    },
    {
      name: `totalCount ${String(totalCount)}, first page again past the end`,
      count: 2_501,
      habits: { totalCount, pastEnd: 'first page' },
      end: at250(11, 1),
    },
    {
      name: `totalCount ${String(totalCount)}, a long list`,
      count: 100_000,
      habits: { totalCount, pastEnd: 'refused' },
      end: at250(400, 250),
    },
  ]),
];

for (const { name, count, habits, firstPage = 1, sizes, end } of FOUND) {
  test(`start, sizes and end are found: ${name}, ${count}`, async () => {
    const list = await discovered(fakeList(count, habits).send);

    expect(list).toMatchObject({
      firstPage,
      amount: { count, exact: true },
      ...(end === undefined ? {} : { end }),
      ...(sizes === undefined ? {} : { sizes }),
    });
  });
}

test('a list without clients is empty for certain and has no last page', async () => {
  const list = await discovered(fakeList(0).send);

  expect(list).toMatchObject({ firstPage: 1, sizes: [], amount: { count: 0, exact: true }, knownIds: [] });
  expect(list?.end).toBeUndefined();
});

test('an empty list whose page 1 is refused starts at 0', async () => {
  const list = await discovered(fakeList(0, { firstPage: 0, pastEnd: 'refused' }).send);

  expect(list?.firstPage).toBe(0);
});

test('what came for each size asked is kept, a refused size as null', async () => {
  const list = await discovered(fakeList(30, { sizeFor: offered }).send);

  expect(list?.asked).toMatchObject({
    1: null,
    2: null,
    7: null,
    10: 10,
    20: null,
    25: 25,
    50: 30,
    100: null,
  });
});

test('names and filled ids are known, each id once', async () => {
  const data = [
    { clientId: 'a', name: 'x' },
    { clientId: 'a', name: 5 },
    { clientId: '', name: 'y' },
    { clientId: 8 },
  ];

  const list = await discovered((request) => Promise.resolve(answer({ request, body: envelope(data) })));

  expect(list).toMatchObject({ knownIds: ['a', '8'], knownNames: ['x', 'y'] });
});

test('answers that are no envelope make no list', async () => {
  expect(
    await discovered((request) => Promise.resolve(answer({ request, body: { list: [] } }))),
  ).toBeUndefined();
});

test('a long list is counted in few requests', async () => {
  const { send, asked } = fakeList(100_000);

  await discovered(send);

  expect(asked.length).toBeLessThan(20);
});
