import { test, expect } from '@playwright/test';
import type { ListGround } from '#fixtures/ground/ground.ts';
import { itemsOf } from '#fixtures/client/list.ts';
import { freshPages, lastPage, middlePage, wholePage } from '#fixtures/pages/chosen-pages.ts';
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

test('fresh pages are later ones that hold clients, or first ones of a size not asked yet', () => {
  const pages = freshPages(LIST, 0);

  for (const { pageNo, pageSize } of pages) {
    expect(pageNo === 0 ? !LIST.sizes.includes(pageSize) : pageNo >= 2).toBe(true);
    expect(pageNo * pageSize).toBeLessThan(57);
  }
});

test('the page that holds all, one in the middle and the last one are chosen by what was served', () => {
  const whole = { ...LIST, asked: { ...LIST.asked, 57: 57, 100: 57 } };

  expect(wholePage(whole)).toEqual({ pageNo: 0, pageSize: 100 });
  expect(wholePage(LIST)).toBeUndefined();
  expect(middlePage(LIST)).toEqual({ pageNo: 1, pageSize: 20 });
  expect(middlePage({ ...LIST, amount: { count: 2, exact: true } })).toBeUndefined();
  expect(lastPage(LIST)).toEqual({ pageNo: 56, pageSize: 1 });
  expect(lastPage({ ...LIST, amount: { count: 57, exact: false } })).toBeUndefined();
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
  { name: 'two such objects are items', data: [{ code: 7 }, { code: 8 }], isPage: true },
  { name: 'a text is an item', data: ['a'], isPage: true },
]) {
  test(`what stands in data: ${name}`, () => {
    const exchange = answer({ request: { headers: { PAGESIZE: pageSize } }, body: envelope(data) });

    expect(itemsOf(exchange) !== undefined).toBe(isPage);
  });
}
