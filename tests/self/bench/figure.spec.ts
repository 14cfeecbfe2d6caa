import { expect, test } from '@playwright/test';
import { HarnessError } from '#fixtures/errors.ts';
import { figuresOf, medianOf } from '../../bench/figure.ts';
import { rounded, tableOf } from '../../bench/table.ts';

test('the median is the middle value, or lies between the two in the middle', () => {
  expect(medianOf([30, 1, 2])).toBe(2);
  expect(medianOf([4, 1, 100, 2])).toBe(3);
  expect(medianOf([7])).toBe(7);
});

test('no values have no median', () => {
  expect(() => medianOf([])).toThrow(HarnessError);
});

test('runs are joined by name, with their number, median and spread', () => {
  const runs = [5, 9, 1].map((value) => [
    { name: 'ground', unit: 'ms' as const, value },
    { name: 'requests', unit: 'requests' as const, value: value * 10 },
  ]);

  const figures = figuresOf('phases', runs);

  expect(figures).toEqual([
    { part: 'phases', name: 'ground', unit: 'ms', runs: 3, median: 5, spread: [1, 9], values: [5, 9, 1] },
    {
      part: 'phases',
      name: 'requests',
      unit: 'requests',
      runs: 3,
      median: 50,
      spread: [10, 90],
      values: [50, 90, 10],
    },
  ]);
});

test('what was measured in one run of two counts one run', () => {
  const reading = { name: 'P6', unit: 'requests' as const, value: 19 };

  const [figure] = figuresOf('requests', [[], [reading]]);

  expect(figure).toMatchObject({ runs: 1, median: 19, spread: [19, 19] });
});

test('the table has one line for each figure, numbers to the right', () => {
  const figures = figuresOf('gateway', [
    [{ name: 'direct', unit: 'ms', value: 0.51234 }],
    [{ name: 'direct', unit: 'ms', value: 1234.5 }],
  ]);

  expect(tableOf(figures)).toEqual([
    'part     figure  median        spread  unit  runs',
    '-------  ------  ------  ------------  ----  ----',
    'gateway  direct     618  0.512 – 1235  ms       2',
  ]);
});

for (const { value, text } of [
  { value: 0.000123456, text: '0.000123' },
  { value: 9.996, text: '10' },
  { value: 99.95, text: '100' },
  { value: 2460212.4, text: '2460212' },
  { value: -3.14159, text: '-3.14' },
  { value: 0, text: '0' },
]) {
  test(`${value} is shown as ${text}`, () => {
    expect(rounded(value)).toBe(text);
  });
}
