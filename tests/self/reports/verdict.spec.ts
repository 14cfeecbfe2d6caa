import { expect, test } from '@playwright/test';
import { exitCodeOf, judge, outcomeOf, UNPROVEN } from '#reports/statement/verdict.ts';
import type { JudgeInput } from '#reports/statement/verdict.ts';
import type { Outcome, Verdict } from '#reports/statement/statement.ts';

const GREEN: JudgeInput = {
  secretsFound: [],
  interrupted: false,
  obstacles: [],
  settingsProven: true,
  requirements: [
    { id: 'A1', level: 'must', outcome: 'passed' },
    { id: 'A6', level: 'must', outcome: 'inapplicable' },
  ],
  drifted: [],
  deviations: [],
  accepted: [],
  warned: [],
  strict: false,
};

const withOutcome = (outcome: Outcome, level: 'must' | 'nicety' = 'must'): JudgeInput['requirements'] => [
  ...GREEN.requirements,
  { id: 'A3', level, outcome },
];

const deviation = (state: 'accepted' | 'expired' | 'passing'): JudgeInput['deviations'] => [
  { requirement: 'A3', state, expires: '2026-11-20' },
];

interface Row {
  readonly when: string;
  readonly input: Partial<JudgeInput>;
  readonly verdict: Verdict;
  readonly because: readonly string[];
}

const TABLE: readonly Row[] = [
  { when: 'all passed or inapplicable', input: {}, verdict: 'conforms', because: [] },
  {
    when: 'a secret was found, whatever else failed',
    input: { secretsFound: ['junit.xml: API_KEY'], requirements: withOutcome('failed') },
    verdict: 'not-judged',
    because: ['a secret was written: junit.xml: API_KEY'],
  },
  {
    when: 'the run was interrupted after a failure',
    input: { interrupted: true, requirements: withOutcome('failed') },
    verdict: 'not-judged',
    because: ['interrupted'],
  },
  {
    when: 'settings are unproven, even where a check failed',
    input: { settingsProven: false, requirements: withOutcome('failed') },
    verdict: 'not-judged',
    because: [UNPROVEN],
  },
  {
    when: 'settings are wrong',
    input: { settingsProven: false, obstacles: ['API_KEY is missing'] },
    verdict: 'not-judged',
    because: ['API_KEY is missing'],
  },
  {
    when: 'a requirement failed',
    input: { requirements: withOutcome('failed') },
    verdict: 'violates',
    because: ['A3'],
  },
  {
    when: 'a requirement failed beside a suite error',
    input: { requirements: withOutcome('failed'), obstacles: ['spec file does not load'] },
    verdict: 'violates',
    because: ['A3'],
  },
  {
    when: 'a pin drifted',
    input: { drifted: ['OP-07'] },
    verdict: 'violates',
    because: ['OP-07 drifted from its pin'],
  },
  {
    when: 'a known deviation expired',
    input: { requirements: withOutcome('failed'), deviations: deviation('expired') },
    verdict: 'violates',
    because: ['A3', 'A3: known deviation expired on 2026-11-20'],
  },
  {
    when: 'a known deviation passes',
    input: { requirements: withOutcome('passed'), deviations: deviation('passing') },
    verdict: 'violates',
    because: ['A3: known deviation is no longer broken'],
  },
  {
    when: 'the only failure is an accepted deviation',
    input: { requirements: withOutcome('failed'), deviations: deviation('accepted'), accepted: ['A3'] },
    verdict: 'partial',
    because: ['A3: known deviation'],
  },
  {
    when: 'a test met a suite error',
    input: { requirements: withOutcome('error') },
    verdict: 'not-judged',
    because: ['A3'],
  },
  {
    when: 'something went wrong outside the tests',
    input: { obstacles: ['spec file does not load'] },
    verdict: 'not-judged',
    because: ['spec file does not load'],
  },
  {
    when: 'no check ran at all',
    input: { requirements: [{ id: 'A1', level: 'must', outcome: 'untested' }] },
    verdict: 'not-judged',
    because: ['no check ran'],
  },
  {
    when: 'the catalogue is empty',
    input: { requirements: [] },
    verdict: 'not-judged',
    because: ['no check ran'],
  },
  {
    when: 'something is untested',
    input: { requirements: withOutcome('untested') },
    verdict: 'partial',
    because: ['A3'],
  },
  {
    when: 'only a nicety is untested',
    input: { requirements: withOutcome('untested', 'nicety') },
    verdict: 'conforms',
    because: [],
  },
  {
    when: 'a nicety is untested with STRICT',
    input: { requirements: withOutcome('untested', 'nicety'), strict: true },
    verdict: 'partial',
    because: ['A3'],
  },
  { when: 'a nicety warned', input: { warned: ['N1'] }, verdict: 'conforms', because: [] },
  {
    when: 'a nicety warned twice with STRICT',
    input: { warned: ['N1', 'N1'], strict: true },
    verdict: 'violates',
    because: ['N1'],
  },
];

for (const { when, input, verdict, because } of TABLE) {
  test(`the verdict is ${verdict} when ${when}`, () => {
    const judgement = judge({ ...GREEN, ...input });

    expect(judgement).toEqual({ verdict, because });
  });
}

const EXITS = [
  { verdict: 'conforms', certify: false, interrupted: false, code: 0 },
  { verdict: 'conforms', certify: true, interrupted: false, code: 0 },
  { verdict: 'partial', certify: false, interrupted: false, code: 0 },
  { verdict: 'partial', certify: true, interrupted: false, code: 1 },
  { verdict: 'violates', certify: false, interrupted: false, code: 1 },
  { verdict: 'not-judged', certify: false, interrupted: false, code: 2 },
  { verdict: 'not-judged', certify: true, interrupted: false, code: 2 },
  { verdict: 'not-judged', certify: false, interrupted: true, code: 130 },
] as const;

for (const { verdict, certify, interrupted, code } of EXITS) {
  test(`${verdict} exits with ${code} (certify ${certify}, interrupted ${interrupted})`, () => {
    expect(exitCodeOf(verdict, { certify, interrupted })).toBe(code);
  });
}

const WORST: readonly (readonly [readonly Outcome[], Outcome | undefined])[] = [
  [['passed', 'failed', 'error'], 'failed'],
  [['passed', 'error', 'untested'], 'error'],
  [['passed', 'untested', 'inapplicable'], 'untested'],
  [['inapplicable', 'passed'], 'passed'],
  [['inapplicable'], 'inapplicable'],
  [[], undefined],
];

for (const [outcomes, worst] of WORST) {
  test(`the worst of [${outcomes.join(', ')}] is ${worst ?? 'nothing'}`, () => {
    expect(outcomeOf(outcomes)).toBe(worst);
  });
}
