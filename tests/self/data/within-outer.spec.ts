import { expect, test } from '@playwright/test';
import { valueFrom } from '#fixtures/data/from-schema.ts';
import { seededFaker } from '#fixtures/data/random.ts';

const SEEDS = ['1', '2', '3', '4', '5'];
const DAY = { type: 'string', format: 'date' };

interface Claim {
  readonly from: string;
  readonly to: string;
  readonly lines: readonly { readonly spentOn: string }[];
}

function claims(words: string, format = 'date'): readonly Claim[] {
  const spentOn = { type: 'string', format, description: words };
  const rows = { type: 'array', items: { type: 'object', properties: { spentOn } } };
  const properties = { from: { ...DAY, description: 'The first.' }, to: DAY, lines: rows };
  return SEEDS.map(
    (seed) => valueFrom({ type: 'object', properties }, seededFaker(seed)) as Claim,
  );
}

test('days of rows lie between those that they name', () => {
  for (const { from, to, lines } of claims('From `from` to `to` of the claim.'))
    expect(lines.filter(({ spentOn }) => spentOn < from || spentOn > to)).toEqual([]);
});

test('moments of rows lie on the days that they name', () => {
  for (const { from, to, lines } of claims('Between from and to.', 'date-time'))
    expect(lines.map(({ spentOn }) => spentOn.slice(0, 10) >= from && spentOn.slice(0, 10) <= to)).toEqual([
      true,
      true,
    ]);
});

test('a day of a row lies behind the one that it names, or in front of it', () => {
  for (const { to, lines } of claims('After `to`.'))
    expect(lines.every(({ spentOn }) => spentOn > to)).toBe(true);
  for (const { to, lines } of claims('Before `to`.'))
    expect(lines.every(({ spentOn }) => spentOn < to)).toBe(true);
  for (const { to, lines } of claims('Not after `to`.'))
    expect(lines.every(({ spentOn }) => spentOn === to)).toBe(true);
});

test('days of rows that name none are as they were made', () => {
  const made = claims('When it was spent.').flatMap(({ lines }) => lines.map(({ spentOn }) => spentOn));
  expect(new Set(made).size).toBeGreaterThan(SEEDS.length);
});
