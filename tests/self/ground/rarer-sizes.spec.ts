import { test, expect } from '@playwright/test';
import { discoverList } from '#fixtures/ground/discover-list.ts';
import { ListReader } from '#fixtures/ground/list-reader.ts';
import { fakeList, type Habits } from './fake-list.ts';

/** Sizes that discovery asks for where these are served, of a list of 36 clients. */
function askedOf(isServed: (size: number) => boolean): Promise<readonly number[]> {
  return askedWhere((size) => (isServed(size) ? size : undefined));
}

async function askedWhere(sizeFor: Habits['sizeFor']): Promise<readonly number[]> {
  const { send } = fakeList(36, sizeFor === undefined ? {} : { sizeFor });
  const reader = new ListReader(send, { name: 'API key', scheme: 'apiKey', insert: [] });
  await reader.open();
  const list = await discoverList(reader);
  return Object.keys(list?.asked ?? {}).map(Number);
}

test('where some sizes are offered, rarer ones are asked for as well', async () => {
  const menu = [3, 5, 7, 12, 40];

  expect(await askedOf((size) => menu.includes(size))).toEqual(expect.arrayContaining([12, 40]));
});

test('where larger ones are refused, no others are', async () => {
  expect(await askedOf((size) => size <= 50)).toEqual([1, 2, 3, 5, 7, 10, 20, 25, 50, 100]);
});

test('where larger ones are cut down to one that nobody asked for, that one is', async () => {
  expect(await askedWhere((size) => Math.min(12, size))).toEqual([1, 2, 3, 5, 7, 10, 12, 20, 25, 50, 100]);
});

test('where the whole list comes, its length is no size to be asked for', async () => {
  expect(await askedWhere(undefined)).toEqual([1, 2, 3, 5, 7, 10, 20, 25, 50, 100]);
});
