import { test, expect } from '@playwright/test';
import { discoverList } from '#fixtures/ground/discover-list.ts';
import { ListReader } from '#fixtures/ground/list-reader.ts';
import type { Transport } from '#fixtures/client/transport.ts';
import { answer, clients, envelope } from '#tests/self/checks/answers.ts';
import { fakeList, type Habits } from './fake-list.ts';

/** Sizes that discovery asks for where these are served, of a list of 36 clients. */
function askedOf(isServed: (size: number) => boolean): Promise<readonly number[]> {
  return askedWhere((size) => (isServed(size) ? size : undefined));
}

function askedWhere(sizeFor: NonNullable<Habits['sizeFor']>): Promise<readonly number[]> {
  return askedBy(fakeList(36, { sizeFor }).send);
}

async function askedBy(send: Transport): Promise<readonly number[]> {
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
  const asked = [1, 2, 3, 5, 7, 10, 12, 20, 25, 50, 100, 250];

  expect(await askedWhere((size) => Math.min(12, size))).toEqual(asked);
});

test('where the whole list comes, its length is no size to be asked for', async () => {
  const { send, asked } = fakeList(36);

  expect(await askedBy(send)).toEqual([1, 2, 3, 5, 7, 10, 20, 25, 50, 100, 250]);
  expect(asked.map(({ headers }) => headers?.['pageSize'])).not.toContain('36');
});

test('where page numbers count clients, the length of the whole list is no size either', async () => {
  const asked = await askedBy((request) => {
    const { pageNo = '1', pageSize = '10' } = request.headers ?? {};
    const from = Number(pageNo);
    return Promise.resolve(
      answer({ request, body: envelope(clients(from, Math.min(36, from + Number(pageSize) - 1))) }),
    );
  });

  expect(asked).toEqual([1, 2, 3, 5, 7, 10, 20, 25, 50, 100, 250]);
});
