import { test, expect } from '@playwright/test';
import { withoutRepeatedEnd } from '#fixtures/pages/repeated-end.ts';
import { clients, page } from './answers.ts';

const first = page(1, 2, clients(1, 2));
const second = page(2, 2, clients(3, 4));

test.describe('of a list that has become shorter', () => {
  test('pages at the end that show the last one again, or the first, are left out', () => {
    const clamped = [first, second, page(3, 2, clients(3, 4)), page(4, 2, clients(3, 4))];
    const round = [first, second, page(3, 2, clients(1, 2)), page(4, 2, clients(3, 4))];

    expect(withoutRepeatedEnd(clamped)).toEqual([first, second]);
    expect(withoutRepeatedEnd(round)).toEqual([first, second]);
  });

  test('pages between others stay, whatever they show', () => {
    const all = [first, page(2, 2, clients(1, 2)), page(3, 2, clients(3, 4))];

    expect(withoutRepeatedEnd(all)).toEqual(all);
  });

  test('each size ends by itself', () => {
    const large = page(1, 4, clients(1, 4));
    const all = [first, second, page(3, 2, clients(3, 4)), large, page(2, 4, clients(1, 4))];

    expect(withoutRepeatedEnd(all)).toEqual([first, second, large]);
  });
});
