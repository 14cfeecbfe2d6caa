import { test, expect } from '@playwright/test';
import {
  headersChoose,
  leavesNoChoice,
  refusedByNumber,
  samePageInAnyCase,
  samePageInAnyOrder,
  samePageInBoth,
  sameWhereBothServe,
} from '#fixtures/checks/choice-checks.ts';
import { answer, client, clients, noAnswer, noPage, page } from './answers.ts';

const one = page(1, 2, clients(1, 2));

test.describe('headersChoose (P1)', () => {
  test('the same clients whatever the headers say are told', () => {
    const otherNumber = page(2, 2, clients(1, 2));

    const findings = headersChoose({ one, otherNumber, otherSize: page(1, 100, clients(1, 2)) });

    expect(findings).toMatchObject([{ exchange: otherNumber.exchange }]);
    expect(findings[0]?.actual).toContain('the same 2 clients');
  });

  test('a list of one client leaves nothing to choose', () => {
    const same = { one, otherNumber: page(2, 2, clients(1, 2)), otherSize: page(1, 100, clients(1, 2)) };

    expect(headersChoose({ ...same, clients: 1 })).toEqual([]);
    expect(headersChoose({ ...same, clients: 3 })).toHaveLength(1);
  });

  test('a list that any page has room for leaves none either, where each shows it whole', () => {
    const same = { one, otherNumber: page(2, 2, clients(1, 2)), otherSize: page(1, 100, clients(1, 2)) };
    const past = { ...same, otherNumber: page(2, 2, []) };

    expect(headersChoose({ ...same, clients: 2 })).toEqual([]);
    expect([same, past].map((choices) => leavesNoChoice({ ...choices, clients: 2 }))).toEqual([true, false]);
    expect(leavesNoChoice({ ...same, clients: 3 })).toBe(false);
  });

  test('where nothing is served nothing is chosen', () => {
    const none = { one: page(1, 2, []), otherNumber: page(2, 2, []), otherSize: page(1, 100, []) };

    expect(headersChoose({ ...none, clients: 37 })).toEqual([]);
  });

  test('a number that changes the page is a choice', () => {
    expect(
      headersChoose({ one, otherNumber: page(2, 2, clients(3, 4)), otherSize: page(1, 100, clients(1, 2)) }),
    ).toEqual([]);
  });

  test('a size that changes the page is a choice', () => {
    expect(
      headersChoose({ one, otherNumber: page(2, 2, clients(1, 2)), otherSize: page(1, 100, clients(1, 9)) }),
    ).toEqual([]);
  });
});

test.describe('headersChoose where the headers are swapped (P1)', () => {
  /** A service that takes `pageNo` for the size: each page holds as many clients as its number says. */
  const swapped = (pageNo: number): ReturnType<typeof page> => page(pageNo, 2, clients(1, pageNo));
  const otherSize = page(1, 100, clients(1, 1));

  test('a number that counts the items is told', () => {
    const further = [swapped(3), swapped(4)];

    const findings = headersChoose({ one: swapped(1), otherNumber: swapped(2), otherSize, further });

    expect(findings).toMatchObject([
      { exchange: further[0]?.exchange, expected: 'page 3 with at most 2 items' },
    ]);
  });

  test('one page with as many items as its number tells nothing', () => {
    expect(headersChoose({ one: swapped(1), otherNumber: swapped(3), otherSize })).toEqual([]);
  });

  test('a page with another number of items tells that the headers are not swapped', () => {
    const further = [swapped(3), page(4, 2, clients(7, 8))];

    expect(headersChoose({ one: swapped(1), otherNumber: swapped(2), otherSize, further })).toEqual([]);
  });
});

test.describe('refusedByNumber (A1, A2)', () => {
  const others = [1, 2, 3].map((pageNo) => page(pageNo, 2, clients(2 * pageNo - 1, 2 * pageNo)));
  const first = page(1, 2, clients(1, 2));
  const third = page(3, 2, clients(5, 6));

  test('a page that one scheme alone is refused is told', () => {
    const own = [first, noPage(2, 2, answer({ status: 403 })), third];

    expect(refusedByNumber(own, others)).toMatchObject([
      { exchange: own[1]?.exchange, actual: 'status 403' },
    ]);
  });

  test('an empty page, and a last one that is refused, tell nothing', () => {
    expect(refusedByNumber([first, page(2, 2, []), third], others)).toEqual([]);
    expect(refusedByNumber([first, page(2, 2, clients(3, 4)), noPage(3, 2)], others)).toEqual([]);
  });

  test('a size that a scheme never serves is no refused page', () => {
    expect(refusedByNumber([noPage(1, 2), noPage(2, 2), noPage(3, 2)], others)).toEqual([]);
  });

  test('a page that neither scheme is served tells nothing', () => {
    const own = [page(1, 2, clients(1, 2)), noPage(2, 2)];

    expect(refusedByNumber(own, [page(1, 2, clients(1, 2)), page(2, 2, [])])).toEqual([]);
  });

  test('silence tells nothing', () => {
    expect(refusedByNumber([page(1, 2, clients(1, 2)), noPage(2, 2, noAnswer())], others)).toEqual([]);
  });
});

test.describe('samePageInBoth (P8)', () => {
  test('the same page in both schemes is right', () => {
    expect(samePageInBoth(one, page(1, 2, clients(1, 2)))).toEqual([]);
  });

  test('names that one scheme shows otherwise are how it shows clients, not how it pages', () => {
    const masked = clients(1, 2).map(({ clientId }) => ({ clientId, name: 'C•••' }));

    expect(samePageInBoth(one, page(1, 2, masked))).toEqual([]);
  });

  test('another order is told at its place', () => {
    const other = page(1, 2, clients(1, 2).toReversed());

    expect(samePageInBoth(one, other)).toMatchObject([
      { exchange: other.exchange, actual: 'another client as item 1' },
    ]);
  });

  test('another number of items is told', () => {
    expect(samePageInBoth(one, page(1, 2, clients(1, 1)))).toMatchObject([{ actual: '1 items' }]);
  });

  test('a refusal in the other scheme is told with its status', () => {
    expect(samePageInBoth(one, noPage(1, 2, answer({ status: 403 })))).toMatchObject([
      { actual: 'no page (status 403)' },
    ]);
  });

  test('what the other scheme shows in place of a page without clients tells nothing', () => {
    expect(samePageInBoth(page(9, 2, []), noPage(9, 2, answer({ body: { data: null } })))).toEqual([]);
    expect(samePageInBoth(page(9, 2, []), page(9, 2, clients(1, 1)))).toHaveLength(1);
  });

  test('silence in the other scheme tells nothing', () => {
    expect(samePageInBoth(one, noPage(1, 2, answer({ status: 503 })))).toEqual([]);
    expect(samePageInBoth(one, noPage(1, 2, noAnswer()))).toEqual([]);
  });

  test('without a page to compare with nothing is told', () => {
    expect(samePageInBoth(noPage(1, 2), noPage(1, 2))).toEqual([]);
  });

  test('a page that the leading scheme alone refuses is told', () => {
    expect(samePageInBoth(noPage(1, 2), one).map(({ actual }) => actual)).toEqual(['no page (status 404)']);
  });
});

test.describe('sameWhereBothServe (P8)', () => {
  test('other clients in the other scheme are told', () => {
    expect(sameWhereBothServe(one, page(1, 2, clients(3, 4)))).toHaveLength(1);
    expect(sameWhereBothServe(page(1, 2, []), one)).toHaveLength(1);
    expect(sameWhereBothServe(one, page(1, 2, clients(1, 2)))).toEqual([]);
  });

  test('a refusal in either scheme is open', () => {
    expect(sameWhereBothServe(one, noPage(1, 2))).toEqual([]);
    expect(sameWhereBothServe(noPage(1, 2), one)).toEqual([]);
  });
});

test.describe('samePageInAnyCase (P7)', () => {
  test('the same page in another letter case is right', () => {
    expect(samePageInAnyCase(one, page(1, 2, clients(1, 2)), 'pageNo')).toEqual([]);
  });

  test('another page is told with the header name', () => {
    const other = page(1, 2, [client(8), client(9), client(10)]);

    const findings = samePageInAnyCase(one, other, 'pageNo');

    expect(findings).toMatchObject([{ exchange: other.exchange, actual: '3 items' }]);
    expect(findings[0]?.expected).toContain('pageNo');
  });

  test('a refusal is told with its status', () => {
    expect(samePageInAnyCase(one, noPage(1, 2, answer({ status: 401 })), 'Organization-ID')).toMatchObject([
      { actual: 'no page (status 401)' },
    ]);
  });
});

test('clients in a text that cannot be read are another requirement’s than the letter case (P7)', () => {
  const unreadable = {
    ...noPage(1, 2, answer({ text: '{"data":[{"clientId"' })),
    service: 'served' as const,
  };

  expect(samePageInAnyCase(one, unreadable, 'pageNo')).toEqual([]);
});

test.describe('samePageInAnyOrder (P1)', () => {
  test('the same page by headers in another order is right', () => {
    expect(samePageInAnyOrder(one, page(1, 2, clients(1, 2)))).toEqual([]);
  });

  test('another page is told, and that the order means nothing', () => {
    const other = page(1, 2, clients(3, 4));

    expect(samePageInAnyOrder(one, other)).toMatchObject([
      {
        exchange: other.exchange,
        expected: 'the same page whatever the order of the header fields (RFC 9110 §5.3)',
        actual: '2 items, other clients',
      },
    ]);
  });

  test('a refusal is left to those who judge whether right credentials open the list', () => {
    expect(samePageInAnyOrder(one, noPage(1, 2, answer({ status: 400 })))).toEqual([]);
  });
});
