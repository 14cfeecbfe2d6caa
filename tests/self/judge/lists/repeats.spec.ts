import { test, expect } from '@playwright/test';
import type { ListGround } from '#fixtures/ground/ground.ts';
import { UNASKED } from '#fixtures/judge/lists/first-answers.ts';
import { askedAtOnce, repeatsOf } from '#fixtures/judge/lists/repeats.ts';
import type { Steady } from '#fixtures/judge/steadily.ts';
import { PageReader } from '#fixtures/pages/page-reader.ts';
import { answer, clients, envelope, type Client } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';

waitsPass();

const KEY = { name: 'API key', scheme: 'apiKey', insert: [] } as const;
const LIST: ListGround = {
  firstPage: 1,
  sizes: [5],
  asked: { 5: 5 },
  amount: { count: 5, exact: true },
  knownIds: [],
  knownNames: [],
};

/**
 * Asks for page 1 again and again; `shown` gives what it holds at each reading, from 0, and `apart`, if given, what it
 * holds on connections of their own, whose readings do not count then.
 */
function repeated(shown: (reading: number) => readonly Client[], apart?: readonly Client[]): Promise<Steady> {
  let reading = 0;
  const pages = new PageReader(
    (request) => {
      const isApart = apart !== undefined && request.options?.connection === 'fresh';
      const items = isApart ? apart : shown(reading);
      if (!isApart) reading += 1;
      return Promise.resolve(answer({ request, body: envelope(items) }));
    },
    { knownIds: [], knownNames: [] },
    () => undefined,
  );
  return repeatsOf({ pages, credentials: KEY, list: LIST, numbers: [{ pageNo: 1, pageSize: 5 }] });
}

const ANOTHER_ORDER = expect.arrayContaining([
  expect.objectContaining({ actual: 'another client as item 1' }),
]) as unknown;

test('the same page each time is right', async () => {
  expect(await repeated(() => clients(1, 5))).toEqual({ findings: [] });
});

test('another order each time is told', async () => {
  const result = await repeated(
    (reading) => (reading % 2 === 0 ? clients(1, 5) : clients(1, 5).toReversed()),
    clients(1, 5),
  );

  expect(result).toMatchObject({ findings: ANOTHER_ORDER });
});

test('another order at the third reading alone is told', async () => {
  const result = await repeated(
    (reading) => (reading % 3 === 2 ? clients(1, 5).toReversed() : clients(1, 5)),
    clients(1, 5),
  );

  expect(result).toMatchObject({ findings: ANOTHER_ORDER });
});

test('another order on some connections alone is told', async () => {
  const pages = new PageReader(
    (request) => {
      const isApart = request.options?.connection === 'fresh';
      return Promise.resolve(
        answer({ request, body: envelope(isApart ? clients(1, 5).toReversed() : clients(1, 5)) }),
      );
    },
    { knownIds: [], knownNames: [] },
    () => undefined,
  );

  const result = await repeatsOf({
    pages,
    credentials: KEY,
    list: LIST,
    numbers: [{ pageNo: 1, pageSize: 5 }],
  });

  expect(result).toMatchObject({ findings: [{}, {}, {}] });
});

test('the longest page is asked for on another connection, too', async () => {
  const pages = new PageReader(
    (request) => {
      const size = Number(request.headers?.['pageSize']);
      const isCut = request.options?.connection === 'fresh' && size === 9;
      return Promise.resolve(answer({ request, body: envelope(clients(1, isCut ? 4 : size)) }));
    },
    { knownIds: [], knownNames: [] },
    () => undefined,
  );
  const numbers = [5, 9, 2].map((pageSize) => ({ pageNo: 1, pageSize }));

  expect(await repeatsOf({ pages, credentials: KEY, list: LIST, numbers })).toMatchObject({
    findings: [{ actual: '4 items instead of 9' }],
  });
});

test('first answers that are unlike all later ones are told', async () => {
  expect(await onceOtherwise(() => true)).toMatchObject({ findings: [{}, {}, {}] });
});

test('two first answers that are unlike all later ones are told', async () => {
  expect(await onceOtherwise(() => true, 2)).toMatchObject({ findings: [{}, {}, {}] });
});

test('one first answer that is unlike the later ones may be a change of the data', async () => {
  const [one = NaN] = UNASKED.apiKey;

  expect(await onceOtherwise((pageSize) => ['5', String(one)].includes(pageSize))).toEqual({ findings: [] });
});

/** The first answers at these sizes are in another order; page 1 was read before. */
async function onceOtherwise(isConcerned: (pageSize: string) => boolean, times = 1): Promise<Steady> {
  const seen = new Map<string, number>();
  const pages = new PageReader(
    (request) => {
      const size = request.headers?.['pageSize'] ?? '';
      const time = seen.get(size) ?? 0;
      const isFirst = time < times && isConcerned(size);
      seen.set(size, time + 1);
      return Promise.resolve(
        answer({ request, body: envelope(isFirst ? clients(1, 5).toReversed() : clients(1, 5)) }),
      );
    },
    { knownIds: [], knownNames: [] },
    () => undefined,
  );
  const page = { pageNo: 1, pageSize: 5 };
  await pages.read(KEY, page);
  return repeatsOf({ pages, credentials: KEY, list: LIST, numbers: [page] });
}

test('clients that leave and stay away are a moving list', async () => {
  const movedBy = (reading: number): number => 2 * Math.floor(reading / 2);

  const result = await repeated((reading) => clients(movedBy(reading), movedBy(reading) + 4));

  expect(result).toEqual({ moved: true });
});

test('several clients that leave and come back are no moving list', async () => {
  const result = await repeated((reading) => clients((reading % 3) * 5 + 1, (reading % 3) * 5 + 5));

  expect(result).toHaveProperty('findings.0.actual', expect.stringContaining('came back'));
});

test('an order that comes back after seconds is told', async () => {
  const startedMs = Date.now();
  const pages = new PageReader(
    (request) => {
      const isOdd = Math.floor((Date.now() - startedMs) / 1000) % 2 === 1;
      const items = isOdd ? clients(1, 5).toReversed() : clients(1, 5);
      return Promise.resolve(answer({ request, body: envelope(items), receivedAtMs: Date.now() }));
    },
    { knownIds: [], knownNames: [] },
    () => undefined,
  );
  const numbers = [{ pageNo: 1, pageSize: 5 }];
  await pages.read(KEY, { pageNo: 1, pageSize: 5 });
  await new Promise((done) => setTimeout(done, 1100));

  const result = await repeatsOf({ pages, credentials: KEY, list: LIST, numbers });

  expect(result).toMatchObject({ findings: [{ actual: 'orders that come back after another one' }] });
});

test.describe('pages asked for at the same time', () => {
  const requests = [1, 2, 3].map((pageNo) => ({ credentials: KEY, page: { pageNo, pageSize: 5 } }));

  /** Each request takes a moment; `latest` shows whichever page was asked for last meanwhile. */
  function pagesOf(counts: 'own' | 'latest'): PageReader {
    let latest = 0;
    return new PageReader(
      async (request) => {
        const own = Number(request.headers?.['pageNo']);
        latest = own;
        await new Promise(setImmediate);
        const pageNo = counts === 'own' ? own : latest;
        return answer({ request, body: envelope(clients(pageNo * 5 - 4, pageNo * 5)) });
      },
      { knownIds: [], knownNames: [] },
      () => undefined,
    );
  }

  test('are right where they are those of each request alone', async () => {
    expect(await askedAtOnce(pagesOf('own'), requests)).toEqual([]);
  });

  test('are fewer each time that the list has moved, and four at least', async () => {
    const many = Array.from({ length: 12 }, (_, index) => ({
      credentials: KEY,
      page: { pageNo: index + 1, pageSize: 5 },
    }));
    const asked: number[] = [];
    for (const attempt of [0, 1, 2, 3]) {
      const findings = await askedAtOnce(pagesOf('latest'), many, attempt);
      // All but the last one are told.
      asked.push(findings.length + 1);
    }

    expect(asked).toEqual([12, 6, 4, 4]);
  });

  test('are told where they are mixed up', async () => {
    const findings = await askedAtOnce(pagesOf('latest'), requests);

    expect(findings.map(({ exchange }) => exchange.request.place)).toEqual([
      'page 1 of size 5 [API key]',
      'page 2 of size 5 [API key]',
    ]);
    expect(findings).toMatchObject([{ actual: 'another client as item 1' }, {}]);
  });
});
