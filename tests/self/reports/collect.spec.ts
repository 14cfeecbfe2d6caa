import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { observedOverlay } from '#reports/statement/observed-overlay.ts';
import { openPointOutcomes, pinsOf } from '#reports/statement/open-point-outcomes.ts';
import { readTest } from '#reports/statement/ran-test.ts';
import type { RanTest } from '#reports/statement/ran-test.ts';
import { collectWarnings, requirementOutcomes } from '#reports/statement/requirement-outcomes.ts';
import { selectionOf } from '#reports/statement/selection.ts';
import type { Requirement } from '#spec/requirement.ts';
import { CONFORMING } from './data/statements.ts';
import { attachment, ended } from './data/results.ts';

const BREACH = { requirement: 'E1', where: 'GET /x', expected: 'an array', actual: 'null' };

const rule = (id: string, level: 'must' | 'nicety' = 'must'): Requirement => ({
  id,
  area: 'access',
  basis: 'stated',
  level,
  section: 'section 5',
  text: `${id} holds`,
});

const CATALOGUE = [rule('A3'), rule('E1'), rule('N1', 'nicety')];
const FULL = { selection: 'full', strict: false } as const;

const outcomes = (
  tests: readonly RanTest[],
  run: { selection: 'full' | 'filtered'; strict: boolean } = FULL,
) =>
  requirementOutcomes(CATALOGUE, { tests, ...run }).map(({ id, outcome, reason }) => [id, outcome, reason]);

const FAILURES = [
  { message: 'expected 200, was 401', outcome: 'failed' },
  { message: '\u001b[31mError\u001b[39m: TypeError in the middle', outcome: 'failed' },
  { message: '\u001b[31mSetupError: TARGET_UNREACHABLE\u001b[39m', outcome: 'error' },
  { message: 'HarnessError: no such credential', outcome: 'error' },
  { message: "TypeError: Cannot read properties of undefined (reading 'x')", outcome: 'error' },
  { message: 'ReferenceError: x is not defined', outcome: 'error' },
  { message: 'SyntaxError: Unexpected token', outcome: 'error' },
  { message: 'RangeError: Invalid array length', outcome: 'error' },
  { message: 'Error: apiRequestContext.get: connect ECONNREFUSED 127.0.0.1:1', outcome: 'error' },
] as const;

for (const { message, outcome } of FAILURES) {
  test(`"${message.replace(/\u001b\[\d+m/g, '').slice(0, 34)}" counts as ${outcome}`, () => {
    const ran = readTest(ended({ status: 'failed', errors: [{ message }] }));

    expect(ran.outcome).toBe(outcome);
    expect(ran.message).not.toContain('\u001b');
  });
}

test('an accusation outweighs a suite error in the same test', () => {
  const errors = [{ message: 'TypeError: x' }, { message: 'expected 200, was 401' }];

  expect(readTest(ended({ status: 'failed', errors }))).toMatchObject({
    outcome: 'failed',
    message: 'expected 200, was 401',
  });
});

const SKIPS = [
  { text: 'untested: blocked by A2', outcome: 'untested', reason: 'blocked by A2' },
  {
    text: 'inapplicable: no resource is described',
    outcome: 'inapplicable',
    reason: 'no resource is described',
  },
  { text: 'error: the service is gone', outcome: 'error', reason: 'the service is gone' },
  { text: 'flaky on Tuesdays', outcome: 'untested', reason: 'flaky on Tuesdays' },
] as const;

for (const { text, outcome, reason } of SKIPS) {
  test(`the skip "${text}" is ${outcome}`, () => {
    const ran = readTest(ended({ status: 'skipped', annotations: [{ type: 'skip', description: text }] }));

    expect(ran).toMatchObject({ outcome, reason });
  });
}

test('a time-out is an error and a test that never ran is untested', () => {
  expect(readTest(ended({ status: 'timedOut' })).outcome).toBe('error');
  expect(readTest({ ...ended({ status: 'passed' }), results: [] }).outcome).toBe('untested');
});

test('the last result of a test counts', () => {
  const first = ended({ status: 'failed', errors: [{ message: 'red' }] });
  const second = ended({ status: 'passed' });

  expect(readTest({ ...first, results: [...first.results, ...second.results] }).outcome).toBe('passed');
});

test('a malformed attachment is an error, not a pass', () => {
  const ran = readTest(ended({ status: 'passed', attachments: [attachment('observation', { id: 7 })] }));

  expect(ran).toMatchObject({ outcome: 'error', observations: [] });
});

test('a breach accuses the promise it names, others stay untested', () => {
  const errors = [{ message: 'data: must be array' }];
  const ran = readTest(ended({ status: 'failed', errors, attachments: [attachment('breach', [BREACH])] }));

  expect(outcomes([ran])).toEqual([
    ['A3', 'untested', 'blocked by E1'],
    ['E1', 'failed', undefined],
    ['N1', 'untested', 'no test ran'],
  ]);
});

test('what is blocked by a promise that was kept says to start again', () => {
  const annotations = [{ type: 'skip', description: 'untested: blocked by E1' }];
  const blocked = ended({ status: 'skipped', annotations, requirement: 'A3' });
  const tests = [readTest(blocked), readTest(ended({ status: 'passed', requirement: 'E1' }))];

  expect(outcomes(tests).slice(0, 2)).toEqual([
    ['A3', 'untested', 'E1 seemed broken, and held when it was judged: start the run again'],
    ['E1', 'passed', undefined],
  ]);
  expect(outcomes(tests.slice(0, 1))[0]).toEqual(['A3', 'untested', 'blocked by E1']);
});

test('errors that differ by their numbers alone are told once', () => {
  const told = ['no answer to 3 requests', 'no answer to 12 requests', 'no such host'];
  const tests = told.map((what) =>
    readTest(ended({ status: 'failed', errors: [{ message: `SetupError: ${what}` }] })),
  );

  expect(outcomes(tests)[0]).toEqual([
    'A3',
    'error',
    'SetupError: no answer to 3 requests; SetupError: no such host',
  ]);
});

test('a promise without a test is untested, by selection or not', () => {
  const ran = readTest(ended({ status: 'passed' }));

  expect(outcomes([ran])[1]).toEqual(['E1', 'untested', 'no test ran']);
  expect(outcomes([ran], { selection: 'filtered', strict: false })[1]).toEqual([
    'E1',
    'untested',
    'not selected in this run',
  ]);
});

test('a test that passes may say what it has not judged', () => {
  const annotations = ['a', 'b'].map((description) => ({ type: 'unjudged', description }));
  const ran = readTest(ended({ status: 'passed', annotations }));
  const failed = readTest(ended({ status: 'failed', annotations, errors: [{ message: 'no client' }] }));

  expect(outcomes([ran])[0]).toEqual(['A3', 'passed', 'not judged: a; b']);
  expect(outcomes([failed])[0]?.[1]).toBe('failed');
  expect(failed.reason).toBeUndefined();
});

test('a nicety that fails warns, and fails with STRICT', () => {
  const tests = [readTest(ended({ status: 'failed', errors: [{ message: 'no Allow' }], requirement: 'N1' }))];

  expect(outcomes(tests)[2]?.[1]).toBe('passed');
  expect(outcomes(tests, { selection: 'full', strict: true })[2]?.[1]).toBe('failed');
  expect(collectWarnings(CATALOGUE, { tests, ...FULL })).toEqual([
    { id: 'N1', section: 'section 5', text: 'does not hold: N1 holds' },
  ]);
});

test('a runtime annotation becomes one warning with its section', () => {
  const annotations = [{ type: 'warning', description: 'N1: no Allow on a 405' }];
  const ran = readTest(ended({ status: 'passed', annotations }));

  expect(collectWarnings(CATALOGUE, { tests: [ran, ran], ...FULL })).toEqual([
    { id: 'N1', section: 'section 5', text: 'no Allow on a 405' },
  ]);
});

const point = (id: string, observable = true) => ({ id, section: 'section 4', question: '?', observable });

test('an open point drifts only from a pin and only by a value', () => {
  const observed = [
    { id: 'OP-01', value: '1' },
    { id: 'OP-02', value: '0' },
    { id: 'OP-03', value: null, reason: 'the list is empty' },
  ].map((body) => readTest(ended({ status: 'passed', attachments: [attachment('observation', body)] })));
  const pins = pinsOf({ 'x-pins': { 'OP-01': 1, 'OP-02': '1', 'OP-03': '1' } });

  const rows = openPointOutcomes(
    ['OP-01', 'OP-02', 'OP-03', 'OP-04'].map((id) => point(id)),
    observed,
    pins,
  );
  const [hidden] = openPointOutcomes([point('OP-30', false)], observed, pins);

  expect(rows.map(({ observed: value, drifted, reason }) => [value, drifted, reason])).toEqual([
    ['1', false, undefined],
    ['0', true, undefined],
    [null, false, 'the list is empty'],
    [null, false, 'not probed in this run'],
  ]);
  expect(hidden?.reason).toBe('not observable');
});

test('a long value is compared with its pin as a whole', () => {
  const many = Array.from({ length: 120 }, (_, index) => `memberOfManyWords${index}: string`);
  const observation = { id: 'OP-17.1', value: [...many, 'zip: number'].join('; ') };
  const body = readTest(ended({ status: 'passed', attachments: [attachment('observation', observation)] }));
  const pins = pinsOf({ 'x-pins': { 'OP-17.1': [...many, 'zip: string'].join('; ') } });

  expect(openPointOutcomes([point('OP-17.1')], [body], pins)).toMatchObject([{ drifted: true }]);
});

test('what was observed is offered as an overlay of pins', () => {
  const overlay: unknown = parse(observedOverlay(CONFORMING) ?? '');

  expect(overlay).toMatchObject({
    overlay: '1.0.0',
    actions: expect.arrayContaining([
      { target: '$', update: { 'x-pins': { 'OP-01': 'body/data/token', 'OP-02': '3 s' } } },
    ]),
  });
  expect(observedOverlay({ ...CONFORMING, openPoints: [] })).toBeUndefined();
});

const COMMANDS = [
  { line: 'test', selection: 'full' },
  { line: 'test -c playwright.config.ts --project conformance --workers=2', selection: 'full' },
  { line: 'test --grep @A3', selection: 'filtered' },
  { line: 'test -g @A3', selection: 'filtered' },
  { line: 'test --shard=1/2', selection: 'full' },
  { line: 'test --shard 1/2 --grep @A3', selection: 'filtered' },
  { line: 'test --shard 1/2', selection: 'full' },
  { line: 'test tests/conformance/access', selection: 'filtered' },
  { line: 'test --reporter line walk.spec.ts:12', selection: 'filtered' },
  { line: 'test-server', selection: 'filtered' },
] as const;

for (const { line, selection } of COMMANDS) {
  test(`"playwright ${line}" makes a ${selection} run`, () => {
    const argv = ['node', 'playwright', ...line.split(' ')];

    expect(selectionOf(argv, { allTests: () => [] })).toBe(selection);
  });
}
