import { expect, test } from '@playwright/test';
import { orderOf } from '#fixtures/observe/order.ts';

const NONE = 'by no member that is shown';
/** In an order that is none. */
const MIXED = [7, 2, 9, 4, 11, 1, 8, 3, 12, 6, 10, 5];

/** Clients with ids that stand in no order, and these values of another member. */
function having(member: string, values: readonly unknown[]): readonly object[] {
  return values.map((value, index) => {
    const id = `c${MIXED[index % MIXED.length] ?? 0}`;
    return value === undefined ? { clientId: id } : { clientId: id, [member]: value };
  });
}

function letters(amount: number): readonly string[] {
  return Array.from({ length: amount }, (_, index) => String.fromCharCode(97 + index).repeat(2));
}

for (const { title, values, order } of [
  { title: 'sorted', values: letters(12), order: 'member ascending' },
  { title: 'the other way', values: letters(12).toReversed(), order: 'member descending' },
  { title: 'numbers', values: [1, 2, 9, 10, 11, 30, 100, 200], order: 'member ascending' },
  { title: 'mixed', values: MIXED, order: NONE },
  { title: 'an alphabet of its own', values: [...letters(11), 'ka', 'zz'], order: 'mostly member ascending' },
  { title: 'one value each', values: Array.from({ length: 12 }, () => 'a'), order: NONE },
]) {
  test(`the order is told: ${title}`, () => {
    expect(orderOf(having('member', values)).value).toBe(order);
  });
}

test('a short list with one client out of order tells nothing', () => {
  const names = ['Aalto', 'Abel', 'Abt', 'AB-Zement', 'Acker', 'Adler', 'Ahrens', 'Albers'];

  const { value } = orderOf(having('name', names));

  expect(value).toBeNull();
});

test('what some clients lack is no other order', () => {
  const values = [2020, 2021, null, 2022, 2023, undefined, 2024, 2025, 2026, 2027];

  expect(orderOf(having('since', values)).value).toBe('since ascending');
});

test('equal neighbours stand in no order', () => {
  const towns = [...Array.from({ length: 10 }, () => 'a'), 'f', 'b', 'e', 'c', 'd'];

  expect(orderOf(having('town', towns)).value).toBe(NONE);
});

test('fewer than eight filled values tell no order', () => {
  const values = ['a', 'b', 'c', 'd', 'e', 'f', 'g', null, null, null, null, null];

  expect(orderOf(having('town', values)).value).toBe(NONE);
});
