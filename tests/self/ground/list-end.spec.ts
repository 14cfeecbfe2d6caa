import { test, expect } from '@playwright/test';
import type { Credentials } from '#fixtures/client/credentials.ts';
import type { Transport } from '#fixtures/client/transport.ts';
import { findEnd } from '#fixtures/ground/list-end.ts';
import { ListReader } from '#fixtures/ground/list-reader.ts';
import { answer, clients, envelope } from '#tests/self/checks/answers.ts';
import { fakeList } from './fake-list.ts';

const KEY: Credentials = { name: 'API key', scheme: 'apiKey', insert: [] };

/** The end of a list that serves the sizes; `pageSize` is the largest size that was asked on the first page. */
async function endOf(
  send: Transport,
  sizes: readonly number[],
  pageSize: number,
): ReturnType<typeof findEnd> {
  const reader = new ListReader(send, KEY);
  const longest = await reader.read({ pageNo: 1, pageSize });
  return findEnd(reader, {
    firstPage: 1,
    sizes,
    asked: { [pageSize]: longest.ids?.length ?? null },
    longest,
  });
}

test('an endless list has no end and at least one page', async () => {
  const send: Transport = (request) => {
    const start = Number(request.headers?.['pageNo']) * 10;
    return Promise.resolve(answer({ request, body: envelope(clients(start, start + 9)) }));
  };

  expect(await endOf(send, [10], 10)).toEqual({ amount: { count: 10, exact: false } });
});

test('a size that holds fewer than another one showed is no exact count', async () => {
  const send: Transport = (request) => {
    const isFirst = request.headers?.['pageNo'] === '1';
    const size = Number(request.headers?.['pageSize']);
    return Promise.resolve(answer({ request, body: envelope(isFirst ? clients(1, size) : []) }));
  };

  expect(await endOf(send, [10], 30)).toEqual({ amount: { count: 30, exact: false } });
});

test('a list that no size holds in full and that goes on is not counted', async () => {
  const send: Transport = (request) => {
    const start = Number(request.headers?.['pageNo']) * 3;
    return Promise.resolve(answer({ request, body: envelope(clients(start, start + 2)) }));
  };

  expect(await endOf(send, [], 10)).toEqual({ amount: { count: 6, exact: false } });
});

for (const { count, size, pageNo, items, totalCount } of [
  { count: 53, size: 50, pageNo: 2, items: 3 },
  { count: 53, size: 20, pageNo: 3, items: 13 },
  { count: 60, size: 20, pageNo: 3, items: 20 },
  // Counted so, the page past the end would be the last one.
  { count: 53, size: 20, pageNo: 3, items: 13, totalCount: 63 },
  { count: 49, size: 25, pageNo: 2, items: 24, totalCount: 52 },
]) {
  test(`the last ${size} of ${count} clients once more stand past the end${asCounted(totalCount)}`, async () => {
    const { send } = fakeList(count, { pastEnd: 'last window', totalCount: totalCount ?? 0 });

    expect(await endOf(send, [size], size)).toEqual({
      amount: { count, exact: true },
      last: { pageSize: size, pageNo, items },
    });
  });
}

test('a last page that is filled up from the one before it is a page', async () => {
  const send: Transport = (request) => {
    const start = Math.min(Number(request.headers?.['pageNo']) * 20 - 19, 34);
    return Promise.resolve(answer({ request, body: envelope(clients(start, start + 19)) }));
  };

  expect(await endOf(send, [20], 20)).toMatchObject({ last: { pageSize: 20, pageNo: 3, items: 20 } });
});

test('a list of which no page came is not known to be empty', async () => {
  const send: Transport = (request) => Promise.resolve(answer({ request, status: 404 }));

  expect(await endOf(send, [], 10)).toEqual({ amount: { count: 0, exact: false } });
});

test('an empty page shows that the list is empty', async () => {
  expect(await endOf(fakeList(0).send, [], 10)).toEqual({ amount: { count: 0, exact: true } });
});

test('a list that begins again amid itself ends before that', async () => {
  const send: Transport = (request) => {
    const pageNo = Number(request.headers?.['pageNo']);
    const start = (pageNo > 12 ? 1 + ((pageNo - 13) % 11) : pageNo - 1) * 10;
    return Promise.resolve(
      answer({ request, body: envelope(clients(start + 1, start + 10), { totalCount: 999 }) }),
    );
  };

  expect(await endOf(send, [10], 10)).toEqual({
    amount: { count: 120, exact: true },
    last: { pageSize: 10, pageNo: 12, items: 10 },
  });
});

test('a true totalCount saves the search', async () => {
  const { send, asked } = fakeList(995);

  expect(await endOf(send, [10], 10)).toEqual({
    amount: { count: 995, exact: true },
    last: { pageSize: 10, pageNo: 100, items: 5 },
  });
  expect(asked.map(({ headers }) => Number(headers?.['pageNo'])).sort((a, b) => a - b)).toEqual([
    1, 99, 100, 101,
  ]);
});

test('a page that is not full holds the whole list, also where smaller sizes end earlier', async () => {
  const send: Transport = (request) => {
    const isFirst = request.headers?.['pageNo'] === '1';
    const size = Math.min(23, Number(request.headers?.['pageSize']));
    return Promise.resolve(answer({ request, body: envelope(isFirst ? clients(1, size) : []) }));
  };

  expect(await endOf(send, [10], 30)).toEqual({
    amount: { count: 23, exact: true },
    last: { pageSize: 30, pageNo: 1, items: 23 },
  });
});

for (const { count, cap } of [
  { count: 45, cap: 10 },
  { count: 30, cap: 10 },
]) {
  test(`pages that go round behind the end have one: ${count} clients`, async () => {
    const pages = Math.ceil(count / cap);
    const send: Transport = (request) => {
      const from = ((Number(request.headers?.['pageNo']) - 1) % pages) * cap;
      const shown = clients(from + 1, Math.min(from + cap, count));
      return Promise.resolve(answer({ request, body: { ...envelope(shown), totalCount: shown.length } }));
    };

    expect((await endOf(send, [cap], cap)).amount).toEqual({ count, exact: true });
  });
}

function asCounted(totalCount: number | undefined): string {
  return totalCount === undefined ? '' : `, counted as ${totalCount}`;
}
