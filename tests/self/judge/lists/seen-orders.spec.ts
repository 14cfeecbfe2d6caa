import { test, expect } from '@playwright/test';
import { rightCredentials } from '#fixtures/client/credentials.ts';
import type { Exchange } from '#fixtures/client/exchange.ts';
import { listRequest } from '#fixtures/client/list.ts';
import { asAsks, PHONE } from '#fixtures/client/other-clients.ts';
import type { ListGround, SchemeName } from '#fixtures/ground/ground.ts';
import type { Finding } from '#fixtures/judge/finding.ts';
import { SeenPages } from '#fixtures/judge/lists/seen-pages.ts';
import { loadContract } from '#spec/load-contract.ts';
import { answer, client, clients, envelope } from '#tests/self/checks/answers.ts';

const contract = await loadContract([]);
/** Clients of a page by letters: A, B and C are the same ones in other orders, X and Y are others, N has another name. */
const SHOWN: Readonly<Record<string, readonly unknown[]>> = {
  A: clients(1, 3),
  B: clients(1, 3).toReversed(),
  X: clients(4, 6),
  Y: clients(1, 4),
  N: [client(3, 'Another name'), client(2), client(1)],
  C: [client(2), client(1), client(3)],
};

interface Other {
  readonly scheme?: SchemeName;
  readonly pageNo?: number;
  readonly status?: number;
  readonly askedAtMs?: number;
  readonly receivedAtMs?: number;
}

/** A page by a right request that shows this. */
function seen(
  letter: string,
  { scheme = 'apiKey', pageNo = 1, status = 200, receivedAtMs = 0, askedAtMs = receivedAtMs }: Other = {},
): Exchange {
  const request = listRequest(rightCredentials(contract, scheme), { pageNo, pageSize: 3 });
  return answer({ request, status, askedAtMs, receivedAtMs, body: envelope(SHOWN[letter] ?? []) });
}

/** So many clients for a right request without page headers. */
function plainList(count: number): Exchange {
  const request = listRequest(rightCredentials(contract, 'apiKey'));
  return answer({ request, body: envelope(clients(1, count)) });
}

function unsteady(exchanges: readonly Exchange[]): readonly Finding[] {
  const pages = new SeenPages(contract);
  for (const exchange of exchanges) pages.note(exchange);
  return pages.unsteady();
}

/** One of them each second and a half, or after so many ms. */
const each = (letters: string, apartMs = 1500): readonly Exchange[] =>
  Array.from(letters, (letter, index) => seen(letter, { receivedAtMs: index * apartMs }));

test.describe('an order that comes back twice over the run (P6)', () => {
  for (const { letters, name } of [
    { letters: 'ABABA', name: 'in turn' },
    { letters: 'AAABBAABBBAA', name: 'now and then' },
    { letters: 'AXBAYBXA', name: 'whatever else came in between' },
    { letters: 'XABABAX', name: 'at any time' },
  ]) {
    test(`is told where it does so ${name}: ${letters}`, () => {
      expect(unsteady(each(letters))).toMatchObject([
        { actual: 'orders that come back after another one, over the whole run' },
      ]);
    });
  }

  test('is told by the last answer, once for each page and for four pages at most', () => {
    const pages = [1, 2, 3, 4, 5, 6].map((pageNo) =>
      Array.from('ABABA', (letter, index) => seen(letter, { pageNo, receivedAtMs: index * 1000 })),
    );

    expect(unsteady(pages.slice(0, 2).flat()).map(({ exchange }) => exchange)).toEqual([
      pages[0]?.at(-1),
      pages[1]?.at(-1),
    ]);
    expect(unsteady(pages.flat())).toHaveLength(4);
  });
});

test.describe('what a replica shows over the run', () => {
  test('is right for a moment behind a change', () => {
    expect(unsteady(each('ABABABB', 300))).toEqual([]);
    expect(unsteady(each('ABABABABABA', 300))).toHaveLength(1);
    // Each order gives way to the next one, again and again.
    expect(unsteady(each('AAABABABBBBBBCBCBCCC', 400))).toEqual([]);
  });

  test('is right where it was asked for in time, and came late', () => {
    const late = Array.from('ABABABB', (letter, index) =>
      seen(letter, { askedAtMs: index * 300, receivedAtMs: index * 1500 }),
    );

    expect(unsteady(late)).toEqual([]);
  });
});

test.describe('what is right over the run', () => {
  for (const { letters, name } of [
    { letters: 'AAAAA', name: 'the same page each time' },
    { letters: 'AAABBB', name: 'an order that changes' },
    { letters: 'ABBA', name: 'an order that comes back once' },
    { letters: 'ABAB', name: 'two orders that come back once each' },
    { letters: 'AXAXA', name: 'a page that comes back behind other clients' },
    { letters: 'AYAYA', name: 'a page that comes back behind one client more' },
    { letters: 'ANANA', name: 'a page that comes back behind another name' },
    { letters: '', name: 'nothing at all' },
  ]) {
    test(`is ${name}: ${letters}`, () => {
      expect(unsteady(each(letters))).toEqual([]);
    });
  }

  test('is an order of its own in each scheme, and on each page', () => {
    const schemes = [1, 2, 3].flatMap(() => [seen('A'), seen('B', { scheme: 'bearer' })]);
    const pages = [1, 2, 3].flatMap(() => [seen('A'), seen('B', { pageNo: 2 })]);

    expect(unsteady(schemes)).toEqual([]);
    expect(unsteady(pages)).toEqual([]);
  });

  test('is what came to another client', () => {
    const phone = (exchange: Exchange): Exchange => ({
      ...exchange,
      request: asAsks(PHONE, exchange.request),
    });

    expect(unsteady([1, 2, 3].flatMap(() => [seen('A'), phone(seen('B'))]))).toEqual([]);
  });

  test('is what came with a refusal', () => {
    expect(unsteady([1, 2, 3].flatMap(() => [seen('A'), seen('B', { status: 403 })]))).toEqual([]);
  });
});

const list: ListGround = {
  firstPage: 1,
  sizes: [1, 3],
  asked: { 1: 1, 3: 3, 5: 5 },
  amount: { count: 9, exact: true },
  knownIds: [],
  knownNames: [],
};
/** The sizes of the list, and what comes each time without page headers. */
const overfull = (of: ListGround, unasked: readonly number[], letters: string): readonly Finding[] => {
  const pages = new SeenPages(contract);
  for (const exchange of each(letters)) pages.note(exchange);
  for (const count of unasked) pages.note(plainList(count));
  return pages.overfull(of);
};

test.describe('more clients than were asked for, once in the run (P4)', () => {
  test('are told, however the list moves', () => {
    expect(overfull(list, [7], 'AYX')).toMatchObject([{ expected: 'at most 3 items', actual: '4 items' }]);
  });

  for (const { name, of, unasked, letters = 'AYX' } of [
    {
      name: 'at a size that is never served as asked',
      of: { ...list, sizes: [1] },
      unasked: [7],
      letters: 'Y',
    },
    {
      name: 'at a size that may have been the whole list',
      of: { ...list, asked: { 1: 1, 3: 3, 5: 3 }, amount: { count: 3, exact: true } },
      unasked: [7],
    },
    { name: 'as many as another size holds', of: { ...list, asked: { ...list.asked, 4: 4 } }, unasked: [7] },
    { name: 'as many as come without page headers', of: list, unasked: [4, 4] },
  ]) {
    test(`are another requirement’s: ${name}`, () => {
      expect(overfull(of, unasked, letters)).toEqual([]);
    });
  }

  test('are told at a size that was served otherwise at first', () => {
    const otherwise = { ...list, sizes: [1], asked: { 1: 1, 3: 4, 5: 5 } };

    expect(overfull(otherwise, [7], 'AYX')).toMatchObject([{ actual: '4 items' }]);
  });

  test('are told where as many come without page headers now and then', () => {
    expect(overfull(list, [4, 3], 'AYX')).toMatchObject([{ actual: '4 items' }]);
  });

  test('are none where as many came', () => {
    expect(overfull(list, [7], 'AX')).toEqual([]);
  });
});

test('more clients than were asked for are another requirement’s where page numbers are taken for sizes', () => {
  const first = { ...list, sizes: [1], asked: { 1: 1 } };
  const told = (numbers: readonly number[]): readonly Finding[] => {
    const pages = new SeenPages(contract);
    for (const pageNo of [1, ...numbers]) {
      const request = listRequest(rightCredentials(contract, 'apiKey'), { pageNo, pageSize: 1 });
      pages.note(answer({ request, body: envelope(clients(1, Math.min(pageNo, 9))) }));
    }
    return pages.overfull(first);
  };

  expect(told([2, 3, 4, 30])).toEqual([]);
  // Two may hold as many by chance.
  expect(told([2, 3, 30])).toHaveLength(3);
});
