import type { Deviation, Outcome, Verdict } from './statement.ts';

/** What a verdict is made of; nothing else may influence it. */
export interface JudgeInput {
  /** Secrets found in what the run wrote: `site/index.html: API_KEY`. */
  readonly secretsFound: readonly string[];
  readonly interrupted: boolean;
  /** Why nothing could be judged: settings wrong, target unreachable, suite error outside the tests. */
  readonly obstacles: readonly string[];
  /** Seen at least once: a token from the token endpoint, a list by API key, a list by bearer. */
  readonly settingsProven: boolean;
  readonly requirements: readonly JudgedRequirement[];
  /** Ids of open points whose pin no longer holds. */
  readonly drifted: readonly string[];
  readonly deviations: readonly Pick<Deviation, 'requirement' | 'state' | 'expires'>[];
  /** Ids of failed requirements whose failures are all known deviations. */
  readonly accepted: readonly string[];
  /** Ids of niceties that warned. */
  readonly warned: readonly string[];
  readonly strict: boolean;
}

export interface JudgedRequirement {
  readonly id: string;
  readonly level: 'must' | 'nicety';
  readonly outcome: Outcome;
}

export interface Judgement {
  readonly verdict: Verdict;
  /** Ids or reasons, unique, in the order in which they count. */
  readonly because: readonly string[];
}

export const UNPROVEN = 'settings unproven: no token was issued and no list was served';

/**
 * The verdict of a run: the first row of the table that holds.
 *
 * Unproven settings stand before the breaches: where nothing ever opened, a failed check accuses nobody.
 */
export function judge(input: JudgeInput): Judgement {
  const rows: readonly (readonly [Verdict, readonly string[]])[] = [
    ['not-judged', input.secretsFound.map((hit) => `a secret was written: ${hit}`)],
    ['not-judged', input.interrupted ? ['interrupted'] : []],
    ['not-judged', unprovenReasons(input)],
    ['violates', breaches(input)],
    ['not-judged', troubles(input)],
    ['partial', gaps(input)],
  ];
  const row = rows.find(([, because]) => because.length > 0);
  return row ? { verdict: row[0], because: [...new Set(row[1])] } : { verdict: 'conforms', because: [] };
}

/** Worst of a requirement's tests; `undefined` where there is none. */
export function outcomeOf(outcomes: readonly Outcome[]): Outcome | undefined {
  return WORST_FIRST.find((outcome) => outcomes.includes(outcome));
}

/** Exit code of a command that was interrupted: 128 and the number of SIGINT, as shells have it. */
export const INTERRUPTED = 130;

/** Exit code of `npm run conformance`. */
export function exitCodeOf(verdict: Verdict, run: { certify: boolean; interrupted: boolean }): number {
  if (run.interrupted) return INTERRUPTED;
  return { conforms: 0, partial: run.certify ? 1 : 0, violates: 1, 'not-judged': 2 }[verdict];
}

const WORST_FIRST: readonly Outcome[] = ['failed', 'error', 'untested', 'passed', 'inapplicable'];

function unprovenReasons(input: JudgeInput): readonly string[] {
  if (input.settingsProven) return [];
  return input.obstacles.length > 0 ? input.obstacles : [UNPROVEN];
}

function breaches(input: JudgeInput): readonly string[] {
  return [
    ...idsWith(input, 'failed').filter((id) => !input.accepted.includes(id)),
    ...(input.strict ? input.warned : []),
    ...input.drifted.map((id) => `${id} drifted from its pin`),
    ...input.deviations
      .filter(({ state }) => state !== 'accepted')
      .map(
        ({ requirement, state, expires }) =>
          `${requirement}: known deviation ${state === 'passing' ? 'is no longer broken' : `expired on ${expires}`}`,
      ),
  ];
}

function troubles(input: JudgeInput): readonly string[] {
  const reasons = [...input.obstacles, ...idsOfAnyLevelWith(input, 'error')];
  const ran = input.requirements.some(({ outcome }) => outcome === 'passed' || outcome === 'failed');
  return ran || reasons.length > 0 ? reasons : ['no check ran'];
}

/** An accepted deviation hinders no release, yet the promise is broken: that is not `conforms`. */
function gaps(input: JudgeInput): readonly string[] {
  return [
    ...idsWith(input, 'failed')
      .filter((id) => input.accepted.includes(id))
      .map((id) => `${id}: known deviation`),
    ...idsWith(input, 'untested'),
  ];
}

/** Niceties count with STRICT only. */
function idsWith(input: JudgeInput, outcome: Outcome): readonly string[] {
  return input.requirements
    .filter((row) => row.outcome === outcome && (row.level === 'must' || input.strict))
    .map(({ id }) => id);
}

function idsOfAnyLevelWith(input: JudgeInput, outcome: Outcome): readonly string[] {
  return input.requirements.filter((row) => row.outcome === outcome).map(({ id }) => id);
}
