import { test, expect } from '@playwright/test';
import { headersChoose, samePageInAnyCase, samePageInBoth } from '#fixtures/checks/choice-checks.ts';
import { answer, client, clients, noAnswer, noPage, page } from './answers.ts';

const one = page(1, 2, clients(1, 2));

test.describe('headersChoose (P1)', () => {
  test('the same clients whatever the headers say are told', () => {
    const otherNumber = page(2, 2, clients(1, 2));

    const findings = headersChoose({ one, otherNumber, otherSize: page(1, 100, clients(1, 2)) });

    expect(findings).toMatchObject([{ exchange: otherNumber.exchange }]);
    expect(findings[0]?.actual).toContain('the same 2 clients');
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

test.describe('samePageInBoth (P8)', () => {
  test('the same page in both schemes is right', () => {
    expect(samePageInBoth(one, page(1, 2, clients(1, 2)))).toEqual([]);
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

test.describe('samePageInAnyCase (P7)', () => {
  test('the same page in another letter case is right', () => {
    expect(samePageInAnyCase(one, page(1, 2, clients(1, 2)), 'pageNo')).toEqual([]);
  });

  test('another page is told with the header name', () => {
    const other = page(1, 2, [client(8), client(9), client(10)]);

    const findings = samePageInAnyCase(one, other, 'pageNo');

    expect(findings).toMatchObject([{ exchange: other.exchange, actual: '3 items, other clients' }]);
    expect(findings[0]?.expected).toContain('pageNo');
  });

  test('a refusal is told with its status', () => {
    expect(samePageInAnyCase(one, noPage(1, 2, answer({ status: 401 })), 'Organization-ID')).toMatchObject([
      { actual: 'no page (status 401)' },
    ]);
  });
});
