import { expect, test } from '@playwright/test';
import { observed } from './runs.ts';

const GREP = String.raw`@N\d`;
const CARELESS = [
  'refusals-without-challenge',
  'scheme-words-in-one-case',
  'page-query-counts-too',
  'log-ins-in-chunks-unread',
];
const NICETIES = ['N1', 'N2', 'N3', 'N4', 'N5'];
const PASSED = NICETIES.map((id) => `${id} passed`);
const FAILED = NICETIES.map((id) => `${id} failed`);

test('a service with all niceties is not warned of', async () => {
  const { statement } = await observed({ grep: GREP });

  expect(statement.warnings).toEqual([]);
  expect(niceties(statement.requirements)).toEqual(PASSED);
});

test('missing niceties warn and let the verdict alone', async () => {
  const { statement } = await observed({ dialects: CARELESS, grep: GREP });

  expect([...new Set(statement.warnings.map(({ id }) => id))]).toEqual(NICETIES);
  expect(niceties(statement.requirements)).toEqual(PASSED);
  expect(statement.verdict).toBe('partial');
});

test('missing niceties break the verdict with STRICT', async () => {
  const { statement } = await observed({ dialects: CARELESS, grep: GREP, strict: true });

  expect(niceties(statement.requirements)).toEqual(FAILED);
  expect(statement.verdict).toBe('violates');
  expect(statement.because).toEqual(NICETIES);
});

function niceties(rows: readonly { readonly id: string; readonly outcome: string }[]): readonly string[] {
  return rows.filter(({ id }) => id.startsWith('N')).map(({ id, outcome }) => `${id} ${outcome}`);
}
