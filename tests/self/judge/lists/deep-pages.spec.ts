import { test, expect } from '@playwright/test';
import type { ListGround } from '#fixtures/ground/ground.ts';
import type { Finding } from '#fixtures/judge/finding.ts';
import { deepInPlace } from '#fixtures/judge/lists/deep-pages.ts';
import { deepPages } from '#fixtures/pages/chosen-pages.ts';
import { answer, clients, envelope, page } from '#tests/self/checks/answers.ts';
import { knownService } from '../known-service.ts';

const LIST: ListGround = {
  firstPage: 1,
  sizes: [1, 10, 25],
  asked: { 1: 1, 10: 10, 25: 25 },
  amount: { count: 70, exact: true },
  knownIds: [],
  knownNames: [],
};

interface Scene {
  readonly findings: readonly Finding[];
  readonly asked: readonly string[];
}

/** A list of 70 clients that takes another number for the one that was asked for, or none. */
async function scene(
  taken: (pageNo: number, pageSize: number) => number,
  list: Partial<ListGround> = {},
  isTurned: (pageSize: number) => boolean = () => false,
): Promise<Scene> {
  const asked: string[] = [];
  const ground = { list: { ...LIST, ...list } };
  const service = await knownService(
    (request) => {
      const [pageNo, pageSize] = [Number(request.headers?.['pageNo']), Number(request.headers?.['pageSize'])];
      asked.push(`${pageNo} of ${pageSize}`);
      const place = (taken(pageNo, pageSize) - ground.list.firstPage) * pageSize;
      if (Number.isNaN(place))
        return Promise.resolve(answer({ request, status: 400, body: { error: 'pageNo' } }));
      const all = isTurned(pageSize) ? clients(1, 70).toReversed() : clients(1, 70);
      const items = all.slice(place, place + pageSize);
      return Promise.resolve(answer({ request, body: envelope(items) }));
    },
    { ground },
  );
  const findings = await deepInPlace({ list: ground.list }, service.pages, service.right('apiKey'));
  return { findings, asked };
}

test.describe('small pages of high numbers (P5)', () => {
  test('are right where they hold the clients that stand in their place', async () => {
    const { findings, asked } = await scene((pageNo) => pageNo);

    expect(findings).toEqual([]);
    expect(asked).toEqual(['1 of 25', '17 of 1', '2 of 25', '33 of 1', '3 of 25', '65 of 1', '70 of 1']);
  });

  test('are told where a number is kept in five bits', async () => {
    const { findings } = await scene((pageNo) => ((pageNo - 1) % 32) + 1);

    expect(findings).toMatchObject([
      { exchange: { request: { headers: { pageNo: '33' } } }, actual: 'other clients' },
      {
        exchange: { request: { headers: { pageNo: '65' } } },
        expected: 'the clients that page 3 of size 25 has there',
      },
      { exchange: { request: { headers: { pageNo: '70' } } } },
    ]);
  });

  test('are those of pages from zero, too', async () => {
    expect((await scene((pageNo) => pageNo, { firstPage: 0 })).findings).toEqual([]);
  });

  for (const { name, list } of [
    { name: 'no size is served as asked for', list: { sizes: [] } },
    { name: 'the list is short, and its end unknown', list: { amount: { count: 16, exact: false } } },
    { name: 'there are two pages', list: { amount: { count: 2, exact: true } } },
  ]) {
    test(`are not asked for where ${name}`, async () => {
      expect((await scene((pageNo) => pageNo, list)).asked).toEqual([]);
    });
  }

  test('are as many as fit into the list', () => {
    const amount = { count: 1025, exact: true };

    expect(deepPages({ ...LIST, sizes: [10], amount }).map(({ pageNo }) => pageNo)).toEqual([
      17, 33, 65, 101, 102,
    ]);
    expect(deepPages({ ...LIST, amount }).at(-1)).toEqual({ pageNo: 1025, pageSize: 1 });
  });
});

test.describe('small pages of high numbers in another order (P5)', () => {
  test('are in no place where their size has an order of its own', async () => {
    const { findings } = await scene(
      (pageNo) => pageNo,
      {},
      (pageSize) => pageSize === 1,
    );

    expect(findings).toEqual([]);
  });
});

test.describe('small pages of high numbers in an order that begins alike (P5)', () => {
  /** Place of a page of one client among 70, as its size has them. */
  const shownAt = (order: (place: number) => number) => (pageNo: number, pageSize: number) =>
    pageSize === 1 ? order(pageNo - 1) + 1 : pageNo;

  test('are in no place where one client alone comes first in both', async () => {
    const { findings, asked } = await scene(shownAt((place) => (place === 0 ? 0 : 70 - place)));

    expect(findings).toEqual([]);
    expect(asked).toContain('5 of 1');
  });

  test('are in no place where their order leaves the other one amid the list', async () => {
    const { findings } = await scene(shownAt((place) => (place < 40 ? place : 109 - place)));

    expect(findings).toEqual([]);
  });

  test('are told where their size begins one client late behind its first page', async () => {
    const { findings } = await scene(shownAt((place) => (place === 0 ? 0 : place + 1)));

    expect(findings).not.toEqual([]);
  });
});

test.describe('pages of a sample (P5)', () => {
  const NUMBERS = [1, 2, 3, 4, 5, 6];
  const sampled = (pageSize: number) => NUMBERS.map((pageNo) => page(pageNo, pageSize, clients(1, pageSize)));
  const told = async (
    late: (place: number) => number,
    pageSize: number,
    count = 70,
  ): Promise<readonly string[]> => {
    const list = { ...LIST, sizes: [5, 25], amount: { count, exact: true } };
    const service = await knownService(
      (request) => {
        const { pageNo, pageSize: size } = request.headers ?? {};
        const place = (Number(pageNo) - 1) * Number(size);
        const items = Array.from({ length: Number(size) }, (_, index) => late(place) + index);
        const shown = items.filter((one) => one < count).flatMap((one) => clients(one + 1, one + 1));
        return Promise.resolve(answer({ request, body: envelope(shown) }));
      },
      { ground: { list } },
    );
    const walk = { pageSize, isWhole: false, firstPage: 1, pages: [], read: sampled(pageSize) };
    const findings = await deepInPlace({ list, walks: [walk] }, service.pages, service.right('apiKey'));
    return findings.map(({ exchange }) => exchange.request.headers?.['pageNo'] ?? '');
  };

  test('are right where they hold the clients of their place', async () => {
    expect(await told((place) => place, 5)).toEqual([]);
  });

  test('are told where they show one whom the largest size leaves out', async () => {
    // Behind the first page at each size everybody stands one place further on: client 26 is on no page of size 25.
    expect(await told((place) => (place === 0 ? 0 : place + 1), 5)).toContain('5');
  });

  for (const pages of [200, 600]) {
    test(`are told so among ${pages} of the largest size, too`, async () => {
      expect(await told((place) => (place === 0 ? 0 : place + 1), 5, pages * 25)).toContain('5');
    });
  }

  test('are told where a number above the third is the third, and somebody comes twice', async () => {
    expect(await told((place) => (place < 25 ? Math.min(place, 10) : place), 5)).toEqual(['4', '5']);
  });
});

test.describe('pages above some number (P5)', () => {
  test('are told where pages end at some number although clients are left', async () => {
    const { findings } = await scene((pageNo) => (pageNo > 40 ? 1000 : pageNo));

    expect(findings).toMatchObject([
      { exchange: { request: { headers: { pageNo: '65' } } }, actual: '0 items' },
      { exchange: { request: { headers: { pageNo: '70' } } }, actual: '0 items' },
    ]);
  });

  test('may be refused from some number on', async () => {
    const { findings } = await scene((pageNo) => (pageNo > 40 ? NaN : pageNo));

    expect(findings).toEqual([]);
  });
});

test('small pages of high numbers may be past the end of a list that has become shorter (P5)', async () => {
  const { findings } = await scene((pageNo, pageSize) => Math.min(pageNo, 50 / pageSize));

  expect(findings).toEqual([]);
});

test('small pages of high numbers may have moved on since the large one was read (P5)', async () => {
  let read = 0;
  const { findings } = await scene((pageNo) => {
    if (pageNo < 33) return pageNo;
    read += 1;
    return read === 1 ? pageNo + 1 : pageNo;
  });

  expect(findings).toEqual([]);
});
