import { expect, test } from '@playwright/test';
import { pagesMoveOn } from '#fixtures/checks/list-checks.ts';
import { client, clients, page, type Client } from './answers.ts';

test.describe('pagesMoveOn (P2)', () => {
  test('a number that counts clients, not pages, is told', () => {
    const walk = [1, 2, 3, 4].map((number) => page(number, 4, clients(number, number + 3)));

    expect(pagesMoveOn(walk)).toMatchObject([
      { exchange: walk[1]?.exchange, actual: 'the last 3 of them once more' },
      { exchange: walk[2]?.exchange },
    ]);
  });

  test('a client on two pages, and a last page filled up from its neighbour, are P5’s', () => {
    expect(
      pagesMoveOn([page(1, 4, clients(1, 4)), page(2, 4, clients(4, 7)), page(3, 4, clients(7, 10))]),
    ).toEqual([]);
    expect(pagesMoveOn([page(1, 4, clients(1, 4)), page(2, 4, clients(2, 5))])).toEqual([]);
  });

  test('clients that come twice in another order are P5’s', () => {
    const mixed = [client(2), client(4), client(3), client(5)];

    expect(pagesMoveOn([page(1, 4, clients(1, 4)), page(2, 4, mixed), page(3, 4, clients(9, 12))])).toEqual(
      [],
    );
  });

  test('a page of another length than asked for is P3’s or P4’s', () => {
    const walk = [page(1, 6, clients(1, 6)), page(2, 6, clients(3, 6)), page(3, 6, clients(7, 9))];

    expect(pagesMoveOn(walk)).toEqual([]);
  });

  test('ids that each page begins anew are E4’s', () => {
    const rows = (names: string): Client[] => Array.from(names, (name, index) => client(index + 1, name));

    expect(
      pagesMoveOn([page(1, 4, rows('abcd')), page(2, 4, rows('efgh')), page(3, 4, rows('ijkl'))]),
    ).toEqual([]);
  });

  test('what pages past the last one repeat is open', () => {
    const repeated = [3, 4, 5].map((number) => page(number, 2, clients(3, 4)));

    expect(pagesMoveOn([page(1, 2, clients(1, 2)), page(2, 2, clients(3, 4)), ...repeated], 2)).toEqual([]);
  });
});
