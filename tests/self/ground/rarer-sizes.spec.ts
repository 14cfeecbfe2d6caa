import { test, expect } from '@playwright/test';
import { discoverList } from '#fixtures/ground/discover-list.ts';
import { ListReader } from '#fixtures/ground/list-reader.ts';
import { fakeList } from './fake-list.ts';

/** Sizes that discovery asks for where these are served, of a list of 36 clients. */
async function askedOf(isServed: (size: number) => boolean): Promise<readonly number[]> {
  const { send } = fakeList(36, { sizeFor: (size) => (isServed(size) ? size : undefined) });
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
