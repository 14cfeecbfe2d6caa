import { test, expect } from '@playwright/test';
import type { Transport } from '#fixtures/client/transport.ts';
import { discoverList } from '#fixtures/ground/discover-list.ts';
import type { ListGround } from '#fixtures/ground/ground.ts';
import { ListReader } from '#fixtures/ground/list-reader.ts';
import { pagesPastTheEnd } from '#fixtures/pages/past-the-end.ts';
import { answer, clients, envelope } from '#tests/self/checks/answers.ts';
import { fakeList } from './fake-list.ts';

async function discovered(send: Transport): Promise<ListGround | undefined> {
  const reader = new ListReader(send, { name: 'API key', scheme: 'apiKey', insert: [] });
  await reader.open();
  return discoverList(reader);
}

const menu =
  (...sizes: readonly number[]) =>
  (size: number): number | undefined =>
    sizes.includes(size) ? size : undefined;

test('an empty list whose service refuses small sizes is known to be empty', async () => {
  const { send } = fakeList(0, { sizeFor: menu(10, 25, 50) });

  expect(await discovered(send)).toMatchObject({ amount: { count: 0, exact: true } });
});

test('two clients in another order at each size, from page 0, are no list from page 1', async () => {
  const send: Transport = (request) => {
    const { pageNo = '0', pageSize = '10' } = request.headers ?? {};
    const list = Number(pageSize) === 1 ? clients(1, 2) : clients(1, 2).toReversed();
    const from = Math.min(Number(pageNo) * Number(pageSize), Math.max(0, 2 - Number(pageSize)));
    return Promise.resolve(answer({ request, body: envelope(list.slice(from, from + Number(pageSize))) }));
  };

  expect(await discovered(send)).toMatchObject({ firstPage: 0, amount: { count: 2, exact: true } });
});

/** Pages from 0 on, past whose end the last one comes again; each size is served as the one that takes its place. */
function clamped(
  listAt: (size: number) => readonly unknown[],
  servedAs: (size: number) => number,
): Transport {
  return (request) => {
    const { pageNo = '0', pageSize = '10' } = request.headers ?? {};
    const size = servedAs(Number(pageSize));
    const list = listAt(size);
    const last = Math.ceil(list.length / size) - 1;
    const from = Math.min(Number(pageNo), last) * size;
    return Promise.resolve(answer({ request, body: envelope(list.slice(from, from + size)) }));
  };
}

test('eleven clients in another order at even sizes, from page 0, are no list from page 1', async () => {
  const menuOf = (size: number): number => [25, 10].find((one) => one <= size) ?? 5;
  const inOrderOf = (size: number): readonly unknown[] =>
    size % 2 === 0 ? clients(1, 11).toReversed() : clients(1, 11);

  expect(await discovered(clamped(inOrderOf, menuOf))).toMatchObject({
    ...{ firstPage: 0, amount: { count: 11, exact: true } },
  });
});

test('five clients whose second is the first at another size, from page 0, are no list from page 1', async () => {
  const inOrderOf = (size: number): readonly unknown[] =>
    size > 1 ? clients(1, 5) : [...clients(2, 2), ...clients(1, 1), ...clients(3, 5)];

  expect(await discovered(clamped(inOrderOf, (size) => size))).toMatchObject({
    ...{ firstPage: 0, amount: { count: 5, exact: true } },
  });
});

test('a list that opens by a size that holds it, from page 0, is told by smaller ones that few offer', async () => {
  const inAnySize = clamped(
    () => clients(1, 24),
    (size) => size,
  );
  const unasked: Transport = (request) => {
    const size = request.headers?.['pageSize'];
    if (size === undefined) return Promise.resolve(answer({ request, body: envelope(clients(1, 24)) }));
    const isOffered = menu(12, 24, 48)(Number(size)) !== undefined;
    return isOffered ? inAnySize(request) : Promise.resolve(answer({ request, body: envelope([]) }));
  };

  expect(await discovered(unasked)).toMatchObject({ firstPage: 0, amount: { count: 24, exact: true } });
});

test('a list whose service answers sizes that it does not offer by empty pages is opened by one that comes unasked', async () => {
  const { send } = fakeList(57, { sizeFor: menu(12, 24, 48), unasked: 12 });
  const refusedByEmptyPage: Transport = async (request) => {
    const exchange = await send(request);
    return exchange.status === 400 ? answer({ request, body: envelope([], { totalCount: 0 }) }) : exchange;
  };

  expect(await discovered(refusedByEmptyPage)).toMatchObject({ sizes: [12, 24, 48] });
});

test('an empty list is not knocked at in rarer sizes', async () => {
  const { send, asked } = fakeList(0, { unasked: 10 });

  await discovered(send);

  expect(asked.length).toBeLessThan(30);
});

test('a list whose service refuses sizes by an envelope without data is opened by one that few offer', async () => {
  const { send } = fakeList(57, { sizeFor: menu(30, 60) });
  const refusedWithoutData: Transport = async (request) => {
    const exchange = await send(request);
    const body = { data: null, totalCount: 0, filteredCount: 0, message: 'no' };
    return exchange.status === 400 ? answer({ request, body }) : exchange;
  };

  expect(await discovered(refusedWithoutData)).toMatchObject({ sizes: [30], amount: { count: 57 } });
});

test('past the end of an empty list, a page is asked for in a size that is not refused', async () => {
  const list = await discovered(fakeList(0, { sizeFor: menu(20, 50), unasked: 20 }).send);

  const sizes = list === undefined ? [] : pagesPastTheEnd(list).map(({ pageSize }) => pageSize);

  expect(new Set(sizes)).toEqual(new Set([20]));
});

test('past the end of a list shorter than the smallest size offered, pages of the size that held it are asked for', async () => {
  const list = await discovered(fakeList(11, { sizeFor: menu(50) }).send);

  const sizes = list === undefined ? [] : pagesPastTheEnd(list).map(({ pageSize }) => pageSize);

  expect(new Set(sizes)).toEqual(new Set([50]));
});
