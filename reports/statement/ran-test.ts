import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { isBreach, isObservation } from './schema.ts';
import type { Observation } from './schema.ts';
import type { Breach, Outcome } from './statement.ts';

/** One test as the statement sees it: its last result, read from annotations and attachments. */
export interface RanTest {
  readonly title: string;
  /** Relative to the test folder, `access/headers.spec.ts`. */
  readonly file: string;
  readonly requirements: readonly string[];
  readonly outcome: Outcome;
  readonly reason?: string;
  readonly message?: string;
  readonly breaches: readonly Breach[];
  readonly observations: readonly Observation[];
  /** Runtime annotations of type `warning`: `N3: no Allow on a 405`. */
  readonly warnings: readonly { readonly id: string; readonly text: string }[];
}

export type TestLike = Pick<TestCase, 'title' | 'annotations' | 'results'> & { readonly file: string };

/** Reads a test that has ended (or never ran). */
export function readTest(test: TestLike): RanTest {
  const last = test.results.at(-1);
  const annotations = last === undefined ? test.annotations : [...test.annotations, ...last.annotations];
  const described = (type: string): readonly string[] => [
    ...new Set(annotations.filter((row) => row.type === type).map((row) => row.description ?? '')),
  ];
  const breaches = attached(last, 'breach');
  const observations = attached(last, 'observation');
  const isWellFormed = breaches.every(isBreach) && observations.every(isObservation);
  return {
    title: test.title,
    file: test.file,
    requirements: described('requirement'),
    ...strictly(withUnjudged(outcomeOfResult(last, described('skip')), described('unjudged')), isWellFormed),
    breaches: breaches.filter(isBreach),
    observations: observations.filter(isObservation),
    warnings: described('warning').map(readWarning),
  };
}

type Judged = Pick<RanTest, 'outcome' | 'reason' | 'message'>;

function outcomeOfResult(result: TestResult | undefined, skips: readonly string[]): Judged {
  return result === undefined
    ? { outcome: 'untested', reason: 'did not run' }
    : READERS[result.status](result, skips);
}

type Reader = (result: TestResult, skips: readonly string[]) => Judged;

const READERS: Readonly<Record<TestResult['status'], Reader>> = {
  passed: () => ({ outcome: 'passed' }),
  skipped: (_result, skips) => readSkip(skips.find((text) => MARKED.test(text)) ?? skips[0] ?? 'skipped'),
  interrupted: () => ({ outcome: 'untested', reason: 'interrupted' }),
  timedOut: ({ errors }) => ({
    outcome: 'error',
    reason: 'the test ran out of time',
    message: messageOf(errors[0]),
  }),
  failed: ({ errors }) => readFailure(errors),
};

/** What a test has passed over shows as the reason why it says less than it could. */
function withUnjudged(judged: Judged, unjudged: readonly string[]): Judged {
  return judged.outcome === 'passed' && unjudged.length > 0
    ? { ...judged, reason: `not judged: ${unjudged.join('; ')}` }
    : judged;
}

/** What a test says in a form that nobody can read is the suite's fault, and no pass. */
function strictly(judged: Judged, isWellFormed: boolean): Judged {
  return isWellFormed || judged.outcome === 'failed'
    ? judged
    : { outcome: 'error', reason: 'an attachment named breach or observation is malformed' };
}

const MARKED = /^(untested|inapplicable|error): ?(.*)$/s;

function readSkip(text: string): Judged {
  const [, outcome, reason] = MARKED.exec(text) ?? [];
  return outcome === 'inapplicable' || outcome === 'error'
    ? { outcome, reason: reason ?? text }
    : { outcome: 'untested', reason: reason ?? text };
}

/** Failures that speak of the suite or the connection, never of the service. */
const SUITE_AT_FAULT =
  /^(SetupError|HarnessError|TypeError|ReferenceError|SyntaxError|RangeError)\b|^Error: (apiRequestContext\.|worker process exited)/;

/** Where several errors were recorded, one that speaks of the service outweighs the others. */
function readFailure(errors: readonly TestError[]): Judged {
  const messages = errors.map(messageOf);
  const accusation = messages.find((message) => !SUITE_AT_FAULT.test(message));
  if (accusation !== undefined) return { outcome: 'failed', message: accusation };
  const message = messages[0] ?? 'failed without an error';
  return { outcome: 'error', reason: message.split('\n')[0] ?? message, message };
}

const LONGEST_MESSAGE = 4000;

function messageOf(error: TestError | undefined): string {
  const text = stripVTControlCharacters(error?.message ?? error?.value ?? 'no message').trim();
  return text.length > LONGEST_MESSAGE ? `${text.slice(0, LONGEST_MESSAGE)} …` : text;
}

/** Bodies of the attachments of that name, arrays flattened. */
function attached(result: TestResult | undefined, name: string): readonly unknown[] {
  return (result?.attachments ?? [])
    .filter((attachment) => attachment.name === name && attachment.contentType === 'application/json')
    .flatMap(({ body, path }): unknown => {
      const bytes = body ?? (path === undefined ? undefined : readFileSync(path));
      return bytes === undefined ? [] : JSON.parse(bytes.toString('utf8'));
    });
}

function readWarning(description: string): { id: string; text: string } {
  const [, id, text] = /^([A-Z][\w.-]*): (.*)$/s.exec(description) ?? [];
  return { id: id ?? 'warning', text: text ?? description };
}
