import { test, expect } from '@playwright/test';
import { shortPagesExplained } from '#fixtures/checks/size-checks.ts';
import type { Page } from '#fixtures/pages/page-reader.ts';
import { clients, page } from './answers.ts';

const SIZES = [1, 2, 3, 5, 7, 10, 20, 25, 50, 100];

/** First pages of a list of `count` clients where a size yields what `served` makes of it. */
function firstPages(count: number, served: (size: number) => number, sizes = SIZES): readonly Page[] {
  return sizes.map((size) => page(1, size, clients(1, Math.min(count, served(size)))));
}

test.describe('shortPagesExplained where sizes are one too short (P4)', () => {
  test('odd sizes made even are told: no menu is that dense', () => {
    const pages = firstPages(57, (size) => (size === 1 ? 1 : size - (size % 2)));

    expect(shortPagesExplained(pages).map(({ actual }) => actual)).toEqual([
      '2 items',
      '4 items',
      '6 items',
      '24 items',
    ]);
  });

  test('sizes rounded down to those of a grid are explained, although some of them by one', () => {
    const grid = (size: number): number => [48, 24, 12, 6, 4, 2, 1].find((one) => one <= size) ?? 1;

    expect(shortPagesExplained(firstPages(57, grid))).toEqual([]);
  });

  test('sizes rounded down to even ones are explained, where 1 is not offered', () => {
    const even = (size: number): number => size - (size % 2);

    expect(shortPagesExplained(firstPages(57, even))).toEqual([]);
  });

  test('several sizes between two of a menu are explained, also where all but one client fit', () => {
    const menu = (size: number): number => [100, 50, 25, 10].find((one) => one <= size) ?? 0;

    expect(shortPagesExplained(firstPages(11, menu))).toEqual([]);
  });

  test('empty pages for sizes that are not offered are explained where there is one client', () => {
    const offered = (size: number): number => (size < 20 ? 0 : 1);

    expect(shortPagesExplained(firstPages(1, offered))).toEqual([]);
  });

  test('two sizes that are one too short are explained', () => {
    const odd = (size: number): number => (size === 1 ? 1 : size - (size % 2));

    expect(shortPagesExplained(firstPages(5, odd))).toEqual([]);
  });
});
