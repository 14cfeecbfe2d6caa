import { expect, test } from '@playwright/test';
import { observed } from './runs.ts';

const GREP = String.raw`@N\d`;
const CARELESS = ['refusals-without-challenge', 'scheme-words-in-one-case', 'page-query-counts-too'];

test('a service with all niceties is not warned of', async () => {
  const { statement } = await observed({ grep: GREP });

  expect(statement.warnings).toEqual([]);
  expect(niceties(statement.requirements)).toEqual(['N1 passed', 'N2 passed', 'N3 passed', 'N4 passed']);
});

test('missing niceties warn and let the verdict alone', async () => {
  const { statement } = await observed({ dialects: CARELESS, grep: GREP });

  expect([...new Set(statement.warnings.map(({ id }) => id))]).toEqual(['N1', 'N2', 'N3', 'N4']);
  expect(niceties(statement.requirements)).toEqual(['N1 passed', 'N2 passed', 'N3 passed', 'N4 passed']);
  expect(statement.verdict).toBe('partial');
});

test('missing niceties break the verdict with STRICT', async () => {
  const { statement } = await observed({ dialects: CARELESS, grep: GREP, strict: true });

  expect(niceties(statement.requirements)).toEqual(['N1 failed', 'N2 failed', 'N3 failed', 'N4 failed']);
  expect(statement.verdict).toBe('violates');
  expect(statement.because).toEqual(['N1', 'N2', 'N3', 'N4']);
});

function niceties(rows: readonly { readonly id: string; readonly outcome: string }[]): readonly string[] {
  return rows.filter(({ id }) => id.startsWith('N')).map(({ id, outcome }) => `${id} ${outcome}`);
}
