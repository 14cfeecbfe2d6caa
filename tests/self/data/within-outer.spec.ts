import { isDeepStrictEqual } from 'node:util';
import { expect, test } from '@playwright/test';
import { valueFrom } from '#fixtures/data/from-schema.ts';
import { seededFaker } from '#fixtures/data/random.ts';
import type { Schema } from '#fixtures/data/schema.ts';

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
  return SEEDS.map((seed) => valueFrom({ type: 'object', properties }, seededFaker(seed)) as Claim);
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

const PART: readonly { words: string; isMoved: boolean }[] = [
  { words: 'Within the period of the claim.', isMoved: true },
  { words: 'Not before `from`.', isMoved: true },
  { words: 'The date of birth, from the passport.', isMoved: false },
  { words: 'Must not lie within the warranty period.', isMoved: false },
  { words: 'Never between `from` and `to`.', isMoved: false },
  { words: 'Not in the future. Within the period of the claim.', isMoved: false },
  { words: 'Day at the start of the to do list.', isMoved: false },
  { words: 'Before `from` or after `to`.', isMoved: false },
  { words: 'At least 14 days before `from`.', isMoved: false },
  { words: 'Any day, independent of `from`.', isMoved: false },
];

for (const { words, isMoved } of PART)
  test(`a day of a part is ${isMoved ? 'moved' : 'as it was made'}: ${words}`, () => {
    const made = (description: string): unknown =>
      wholes({ on: { ...DAY, description }, until: DAY }).map(({ part }) => part);

    expect(isDeepStrictEqual(made(words), made(/future|birth/.test(words) ? 'Not in the future.' : ''))).toBe(
      !isMoved,
    );
  });

interface Whole {
  readonly from: string;
  readonly to: string;
  readonly part: Readonly<Record<string, string>>;
}

/** From one day to another, with days in a part. */
function wholes(days: Schema): readonly Whole[] {
  const part = { type: 'object', properties: days };
  const whole = { type: 'object', properties: { from: DAY, to: DAY, part } };
  return SEEDS.map((seed) => valueFrom(whole, seededFaker(seed)) as Whole);
}

test('what lies beside a day in a part moves along', () => {
  for (const { from, part } of wholes({ on: { ...DAY, description: 'Not before `from`.' }, until: DAY })) {
    expect(part['on']).toBe(from);
    expect([part['on'], part['until']].toSorted()).toEqual([part['on'], part['until']]);
  }
});

test('rows lie on other days each', () => {
  for (const { lines } of claims('Within the period of the claim.'))
    expect(new Set(lines.map(({ spentOn }) => spentOn)).size).toBe(lines.length);
});

test('days that are called as those of the whole lie within them as well', () => {
  const told = { ...DAY, description: 'Within the period of the whole.' };
  for (const { from, to, part } of wholes({ from: told, to: told })) {
    const days = [from, part['from'], part['to'], to];
    expect(days).toEqual(days.toSorted());
  }
});
