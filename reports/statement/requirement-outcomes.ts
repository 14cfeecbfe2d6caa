import type { Requirement } from '#spec/requirement.ts';
import type { RanTest } from './ran-test.ts';
import type { RequirementOutcome, TestOutcome, Warning } from './statement.ts';
import { outcomeOf } from './verdict.ts';

export interface Collecting {
  readonly tests: readonly RanTest[];
  readonly selection: 'full' | 'filtered';
  readonly strict: boolean;
}

/** Every row of the catalogue with the worst outcome of its tests, in the catalogue's order. */
export function requirementOutcomes(
  catalogue: readonly Requirement[],
  run: Collecting,
): readonly RequirementOutcome[] {
  const ids = new Set(catalogue.map(({ id }) => id));
  const shares = run.tests.flatMap((test) => sharesOf(test, ids));
  const rows = catalogue.map((row) => {
    const tests = shares.filter(({ id }) => id === row.id).map(({ test }) => test);
    return { presumes: row.presumes ?? [], outcome: outcomeRow(row, tests, run) };
  });
  const failed = new Set(
    rows.filter(({ outcome }) => outcome.outcome === 'failed').map(({ outcome }) => outcome.id),
  );
  const kept = new Set(rows.flatMap(({ outcome: { id, outcome } }) => (outcome === 'passed' ? [id] : [])));
  return rows.map(({ presumes, outcome }) =>
    withoutFalseBlock(
      withoutCascade(
        outcome,
        presumes.filter((id) => failed.has(id)),
      ),
      kept,
    ),
  );
}

/** What seemed broken to one test held when it was judged: nothing is broken, and there is more to be seen. */
function withoutFalseBlock(row: RequirementOutcome, kept: ReadonlySet<string>): RequirementOutcome {
  const [, by = ''] = /^blocked by (\w+)$/.exec(row.reason ?? '') ?? [];
  if (row.outcome !== 'untested' || !kept.has(by)) return row;
  return { ...row, reason: `${by} seemed broken, and held when it was judged: start the run again` };
}

function outcomeRow(row: Requirement, tests: readonly TestOutcome[], run: Collecting): RequirementOutcome {
  const { id, area, basis, level, section, text, because } = row;
  const shown = { id, area, basis, level, section, text, ...(because === undefined ? {} : { because }) };
  const missing = level === 'nicety' ? warned(id, run) : undefined;
  return forgiveNicety({ ...shown, ...(missing ?? judged(tests, run)), tests }, run.strict);
}

/** One broken promise shows as one: what presumes it and failed with it has told nothing of its own. */
function withoutCascade(row: RequirementOutcome, broken: readonly string[]): RequirementOutcome {
  if (row.outcome !== 'failed' || broken.length === 0) return row;
  return { ...row, outcome: 'untested', reason: `blocked by ${broken.join(', ')}` };
}

/** Warnings of the run: what tests annotated, and niceties whose tests failed; one per id and text. */
export function collectWarnings(catalogue: readonly Requirement[], run: Collecting): readonly Warning[] {
  const rows = new Map(catalogue.map((row) => [row.id, row]));
  const annotated = run.tests.flatMap(({ warnings }) => warnings);
  const failed = catalogue
    .filter(({ level }) => level === 'nicety')
    .filter(({ id }) =>
      run.tests.some((test) => test.outcome === 'failed' && blamed(test, new Set([id])).has(id)),
    )
    .map(({ id, text }) => ({ id, text: `does not hold: ${text}` }));
  const unique = new Map([...annotated, ...failed].map((row) => [`${row.id} ${row.text}`, row]));
  return [...unique.values()].map(({ id, text }) => ({ id, section: rows.get(id)?.section ?? '', text }));
}

interface Share {
  readonly id: string;
  readonly test: TestOutcome;
}

/**
 * What one test says about each requirement. A failed test that names the promises it saw broken speaks
 * about those; what else it was to judge stays open, so that one broken promise shows as one.
 */
function sharesOf(test: RanTest, known: ReadonlySet<string>): readonly Share[] {
  const { title, file, outcome, reason, message } = test;
  const base = { title, file, ...(message === undefined ? {} : { message }) };
  if (outcome !== 'failed') {
    const share = { ...base, outcome, ...(reason === undefined ? {} : { reason }), breaches: [] };
    return test.requirements.map((id) => ({ id, test: share }));
  }
  const broken = blamed(test, known);
  const because = `blocked by ${[...broken].join(', ')}`;
  return [...new Set([...broken, ...test.requirements])].map((id) => ({
    id,
    test: broken.has(id)
      ? { ...base, outcome, breaches: test.breaches.filter((breach) => breach.requirement === id) }
      : { title, file, outcome: 'untested', reason: because, breaches: [] },
  }));
}

/** The requirements that a failed test accuses: those its breaches name, else all it is annotated with. */
function blamed(test: RanTest, known: ReadonlySet<string>): ReadonlySet<string> {
  const named = test.breaches.map(({ requirement }) => requirement).filter((id) => known.has(id));
  return new Set(named.length > 0 ? named : test.requirements);
}

function judged(
  tests: readonly TestOutcome[],
  run: Collecting,
): Pick<RequirementOutcome, 'outcome' | 'reason'> {
  const outcome = outcomeOf(tests.map((test) => test.outcome));
  if (outcome === undefined) {
    return {
      outcome: 'untested',
      reason: run.selection === 'full' ? 'no test ran' : 'not selected in this run',
    };
  }
  const reasons = tests.filter((test) => test.outcome === outcome).flatMap(({ reason }) => reason ?? []);
  const different = outcome === 'error' ? differentBeyondNumbers(reasons) : [...new Set(reasons)];
  return different.length > 0 ? { outcome, reason: different.join('; ') } : { outcome };
}

/** An error that each test met counts on: how many requests, how many seconds. */
function differentBeyondNumbers(reasons: readonly string[]): readonly string[] {
  const byWords = new Map(reasons.toReversed().map((reason) => [reason.replace(/\d+/g, '#'), reason]));
  return [...byWords.values()].toReversed();
}

/** A nicety that a test warned of does not hold, though no test fails for it. */
function warned(
  id: string,
  { tests }: Collecting,
): Pick<RequirementOutcome, 'outcome' | 'reason'> | undefined {
  const texts = tests.flatMap(({ warnings }) => warnings).filter((warning) => warning.id === id);
  if (texts.length === 0) return undefined;
  return { outcome: 'failed', reason: [...new Set(texts.map(({ text }) => text))].join('; ') };
}

function forgiveNicety(row: RequirementOutcome, strict: boolean): RequirementOutcome {
  if (row.level === 'must' || strict || row.outcome !== 'failed') return row;
  return {
    ...row,
    outcome: 'passed',
    reason: 'does not hold; a warning, not a failure, unless STRICT is set',
  };
}
