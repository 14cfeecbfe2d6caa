import { test, expect } from '@playwright/test';
import type { ListGround } from '#fixtures/ground/ground.ts';
import { itemsOf } from '#fixtures/client/list.ts';
import {
  FAR,
  firstOfMany,
  freshPages,
  lastPage,
  lonePages,
  middlePage,
  oddPages,
  wholePage,
} from '#fixtures/pages/chosen-pages.ts';
import { answer, clients, envelope } from './answers.ts';

const LIST: ListGround = {
  firstPage: 0,
  sizes: [1, 10, 20],
  asked: { 1: 1, 10: 10, 20: 20 },
  amount: { count: 57, exact: true },
  knownIds: [],
  knownNames: [],
};

test('fresh pages are of another size each time, and of two callers each has its own', () => {
  const [one, other] = [freshPages(LIST, 0), freshPages(LIST, 1)];
  const keys = [...one, ...other].map(({ pageNo, pageSize }) => `${pageNo}/${pageSize}`);
  const sizes = one.slice(0, 9).map(({ pageSize }) => pageSize);

  expect(new Set(keys).size).toBe(keys.length);
  expect(one.length).toBeGreaterThan(9);
  expect(sizes.filter((size, at) => size === sizes[at + 1])).toEqual([]);
});

for (const turn of [0, 1] as const) {
  test(`fresh pages are later ones of served sizes, or first ones of others: caller ${turn}`, () => {
    const pages = freshPages(LIST, turn);
    const [firsts, later] = [
      pages.filter(({ pageNo }) => pageNo === 0),
      pages.filter(({ pageNo }) => pageNo > 0),
    ];

    expect(firsts.length).toBeGreaterThan(0);
    expect(firsts.filter(({ pageSize }) => LIST.sizes.includes(pageSize))).toEqual([]);
    expect(later.length).toBeGreaterThan(0);
    expect(later.filter(({ pageNo, pageSize }) => pageNo < 2 || !LIST.sizes.includes(pageSize))).toEqual([]);
    expect(pages.filter(({ pageNo, pageSize }) => pageNo * pageSize >= 57)).toEqual([]);
  });
}

test('of a menu of sizes only those that are served are fresh', () => {
  const menu = { ...LIST, sizes: [10, 20], asked: { 1: null, 10: 10, 20: 20 } };
  const capped = { ...LIST, asked: { ...LIST.asked, 100: null } };

  expect(freshPages(menu, 0)).toEqual([
    { pageNo: 2, pageSize: 10 },
    { pageNo: 4, pageSize: 10 },
    { pageNo: 2, pageSize: 20 },
  ]);
  expect(freshPages(capped, 0)).toEqual(freshPages(LIST, 0));
});

test('the page that holds all, one in the middle and the last one are chosen by what was served', () => {
  const whole = { ...LIST, asked: { ...LIST.asked, 57: 57, 100: 57 } };

  expect(wholePage(whole)).toEqual({ pageNo: 0, pageSize: 100 });
  expect(wholePage(LIST)).toBeUndefined();
  expect(middlePage(LIST)).toEqual({ pageNo: 1, pageSize: 20 });
  expect(middlePage({ ...LIST, amount: { count: 2, exact: true } })).toBeUndefined();
});

test('the last page holds the last client', () => {
  expect(lastPage(LIST)).toEqual({ pageNo: 56, pageSize: 1 });
  expect(lastPage(LIST, 0.6)).toEqual({ pageNo: 33, pageSize: 1 });
  expect(lastPage({ ...LIST, amount: { count: 57, exact: false } })).toBeUndefined();
});

test('of a menu, whose other sizes are refused in the envelope, no rare size is tried', () => {
  const asked = { ...LIST.asked, 7: 0 };

  expect(freshPages({ ...LIST, asked }, 0).map(({ pageSize }) => pageSize)).not.toContain(11);
});

test('lone pages are third ones that are full, of sizes that are asked nowhere else', () => {
  const pages = lonePages({ ...LIST, asked: { ...LIST.asked, 7: 7 } });

  expect(pages.map(({ pageNo }) => pageNo)).toEqual(pages.map(() => 2));
  expect(pages.map(({ pageSize }) => pageSize)).toEqual([6, 9, 11, 12, 13, 14, 4, 3]);
  expect(lonePages({ ...LIST, amount: { count: 20, exact: true } })).toEqual([
    { pageNo: 2, pageSize: 6 },
    { pageNo: 2, pageSize: 4 },
    { pageNo: 2, pageSize: 3 },
  ]);
  expect(lonePages({ ...LIST, amount: { count: 8, exact: true } })).toEqual([]);
});

for (const { name, list, page } of [
  {
    name: 'is of a size at which four more follow',
    list: LIST,
    page: { pageNo: 0, pageSize: 10, following: 5 },
  },
  {
    name: 'is of the largest of those sizes',
    list: { ...LIST, amount: { count: 100, exact: true } },
    page: { pageNo: 0, pageSize: 20, following: 4 },
  },
  {
    name: 'is of the smallest size where none follow',
    list: { ...LIST, sizes: [5, 10], amount: { count: 9, exact: true } },
    page: { pageNo: 0, pageSize: 5, following: 1 },
  },
  {
    name: 'is followed by none where it holds all',
    list: { ...LIST, sizes: [5, 10], amount: { count: 5, exact: true } },
    page: { pageNo: 0, pageSize: 5, following: 0 },
  },
  {
    name: 'is followed by none where there are no clients',
    list: { ...LIST, amount: { count: 0, exact: true } },
    page: { pageNo: 0, pageSize: 1, following: 0 },
  },
  { name: 'is none where no size is served', list: { ...LIST, sizes: [] }, page: undefined },
]) {
  test(`the first page of many ${name}`, () => {
    expect(firstOfMany(list)).toEqual(page);
  });
}

test('of odd pages one has no size, one no number, one size 0, and one a number below', () => {
  expect(oddPages({ pageNo: 3, pageSize: 7 })).toEqual([
    { pageNo: 3, pageSize: 'x' },
    { pageNo: 'x', pageSize: 7 },
    { pageNo: 3, pageSize: 0 },
    { pageNo: 2, pageSize: 7 },
  ]);
});

test('a far page number is one of 32 bits, while the position of its items is none', () => {
  expect(FAR).toBeLessThan(2 ** 31);
  expect(FAR * 3).toBeGreaterThan(2 ** 32);
});

for (const { name, data, pageSize = '10', isPage } of [
  {
    name: 'one error object on a page of several is no page',
    data: [{ code: 7, text: 'no' }],
    isPage: false,
  },
  { name: 'one client is a page', data: clients(1, 1), isPage: true },
  { name: 'one client under other names is a page', data: [{ ClientId: 'a', Name: 'b' }], isPage: true },
  { name: 'on a page of one it may be a client', data: [{ code: 7 }], pageSize: '1', isPage: true },
  {
    name: 'on a page of one, too, what tells of an error is no page',
    data: [{ code: 7, errorMessage: 'no' }],
    pageSize: '1',
    isPage: false,
  },
  { name: 'two such objects are items', data: [{ code: 7 }, { code: 8 }], isPage: true },
  { name: 'a text is an item', data: ['a'], isPage: true },
  { name: 'a lone null on a page of several is no page', data: [null], isPage: false },
  { name: 'a lone null on a page of one is an item', data: [null], pageSize: '1', isPage: true },
  { name: 'two nulls are items', data: [null, null], isPage: true },
]) {
  test(`what stands in data: ${name}`, () => {
    const exchange = answer({ request: { headers: { PAGESIZE: pageSize } }, body: envelope(data) });

    expect(itemsOf(exchange) !== undefined).toBe(isPage);
  });
}
