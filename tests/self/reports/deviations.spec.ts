import { expect, test } from '@playwright/test';
import { acceptedFailures, judgeDeviations } from '#reports/statement/deviations.ts';
import { overdueOf } from '#reports/statement/overdue.ts';
import type { KnownDeviation } from '#spec/catalogue.ts';
import { CONFORMING } from './data/statements.ts';

const PLACE = 'spec/targets/staging/deviations.yaml:2';
const KNOWN = {
  ...{ requirement: 'A3', reason: 'known for long', owner: 'team', expires: '2026-11-20' },
  place: PLACE,
};

function withA3(outcome: 'failed' | 'passed', titles: readonly string[] = ['walks']) {
  const tests = titles.map((title) => ({
    title,
    file: 'x.spec.ts',
    outcome,
    message: 'was 401',
    breaches: [],
  }));
  return CONFORMING.requirements.map((row) => (row.id === 'A3' ? { ...row, outcome, tests } : row));
}

function stateOf(row: KnownDeviation, held: Parameters<typeof judgeDeviations>[1]): string | undefined {
  return judgeDeviations([row], held)[0]?.state;
}

test('a deviation holds to the end of its day and while it is needed', () => {
  const state = (outcome: 'failed' | 'passed', now: string) =>
    stateOf(KNOWN, { requirements: withA3(outcome), selection: 'full', now: new Date(now) });

  expect(state('failed', '2026-11-20T23:59:59Z')).toBe('accepted');
  expect(state('failed', '2026-11-21T00:00:00Z')).toBe('expired');
  expect(state('passed', '2026-11-20T12:00:00Z')).toBe('passing');
});

test('a deviation of a test that a whole run lacks does not outlive its breach', () => {
  const row = { ...KNOWN, test: 'strolls' };
  const now = new Date('2026-11-20T12:00:00Z');
  const state = (outcome: 'failed' | 'passed', selection: 'full' | 'filtered') =>
    stateOf(row, { requirements: withA3(outcome), selection, now });

  expect(state('passed', 'full')).toBe('passing');
  expect(state('passed', 'filtered')).toBe('accepted');
  expect(state('failed', 'full')).toBe('accepted');
});

const ACCEPTANCES = [
  { what: 'its requirement', row: KNOWN, titles: ['walks', 'turns'], accepted: ['A3'] },
  { what: 'the one test it names', row: { ...KNOWN, test: 'walks' }, titles: ['walks'], accepted: ['A3'] },
  { what: 'no other test', row: { ...KNOWN, test: 'walks' }, titles: ['walks', 'turns'], accepted: [] },
  { what: 'no other message', row: { ...KNOWN, message: 'was 500' }, titles: ['walks'], accepted: [] },
  { what: 'nothing once expired', row: { ...KNOWN, expires: '2026-11-01' }, titles: ['walks'], accepted: [] },
] as const;

for (const { what, row, titles, accepted } of ACCEPTANCES) {
  test(`a deviation accepts ${what}`, () => {
    const now = new Date('2026-11-20T12:00:00Z');

    expect(acceptedFailures([row], withA3('failed', titles), now)).toEqual(accepted);
  });
}

const OVER = [
  {
    ...{ what: 'and is not broken', outcome: 'passed', expires: '2026-11-19' },
    text: `known deviation expired on 2026-11-19 and is no longer broken: remove its row (${PLACE}); team: known for long`,
  },
  {
    ...{ what: 'while it is broken', outcome: 'failed', expires: '2026-11-19' },
    text: `known deviation expired on 2026-11-19: mend it and remove its row (${PLACE}), or agree on a later day; team: known for long`,
  },
  {
    ...{ what: 'before its day', outcome: 'passed', expires: '2026-11-20' },
    text: `known deviation is no longer broken: remove its row (${PLACE}); team: known for long`,
  },
] satisfies readonly { outcome: 'passed' | 'failed'; [name: string]: string }[];

for (const { what, outcome, expires, text } of OVER) {
  test(`a deviation that is over ${what} tells its row and what to do`, () => {
    const { run } = CONFORMING;
    const held = { requirements: withA3(outcome), selection: run.selection, now: new Date(run.startedAt) };
    const deviations = judgeDeviations([{ ...KNOWN, expires }], held);

    expect(overdueOf({ run, deviations })).toEqual([
      { requirement: 'A3', text, ours: text.replace('; team: known for long', '') },
    ]);
  });
}

test('a deviation that holds is not over', () => {
  const deviations = [{ ...KNOWN, state: 'accepted' as const }];

  expect(overdueOf({ run: CONFORMING.run, deviations })).toEqual([]);
});
