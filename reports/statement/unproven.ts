import type { RunFacts } from './assemble.ts';
import type { RequirementOutcome, Statement } from './statement.ts';
import { UNPROVEN } from './verdict.ts';

type Facts = Pick<RunFacts, 'ground' | 'settings'>;

const UNAVAILABLE = 'not available';

/** A gateway or a service that is not there, or not now (RFC 9110 §15.6.3 to §15.6.5, RFC 6585 §4). */
const COME_LATER = /→ status (?:429|502|503|504)\b/;

/** Something was opened with the settings at least once, so what stays shut is the service's doing. */
export function isProven({ tokenSeen, schemes }: RunFacts['ground']): boolean {
  return tokenSeen || schemes.apiKey.opens || schemes.bearer.opens;
}

/** Why nothing can be said where nothing was opened: what was seen, and what is to be done next. */
export function whyUnproven({ ground: { schemes }, settings }: Facts): string {
  const told = [...new Set([schemes.apiKey.seen, schemes.bearer.seen])].filter((text) => text !== undefined);
  const seen = told.length > 0 ? ` (${told.join('; ')})` : '';
  if (told.length > 0 && told.every((text) => COME_LATER.test(text)))
    return `${UNAVAILABLE}${seen}: try again later`;
  const names = [
    ...['ORGANIZATION_ID'],
    ...(schemes.apiKey.declared ? ['API_KEY'] : []),
    ...(schemes.bearer.declared ? ['the log-in'] : []),
  ];
  const advice = `; check BASE_URL and its path prefix, then ${new Intl.ListFormat('en').format(names)}`;
  return `${UNPROVEN}${seen}${settings.kind === 'mock' ? '' : advice}`;
}

/** Nothing was opened: a wrong setting cannot be told from a wrong service. */
function isUnproven({ verdict, because }: Pick<Statement, 'verdict' | 'because'>): boolean {
  const isOne = (reason: string): boolean =>
    [UNPROVEN, UNAVAILABLE].some((beginning) => reason.startsWith(beginning));
  return verdict === 'not-judged' && because.some(isOne);
}

/** The settings may be at fault: the service was there, and opened nothing. */
export function mayBeSettings({ because }: Pick<Statement, 'because'>): boolean {
  return because.some((reason) => reason.startsWith(UNPROVEN));
}

/** The statement as people see it: where nothing was opened, what failed accuses nobody. */
export function asShown(statement: Statement): Statement {
  return isUnproven(statement)
    ? { ...statement, requirements: statement.requirements.map(withoutAccusation) }
    : statement;
}

/** What the service gave to right requests where nothing was opened: promises whose tests have seen it. */
export function cameInPlace(statement: Statement): readonly RequirementOutcome[] {
  return isUnproven(statement)
    ? statement.requirements.filter(({ tests }) => tests.some(({ breaches }) => breaches.length > 0))
    : [];
}

function withoutAccusation(row: RequirementOutcome): RequirementOutcome {
  if (row.outcome !== 'failed') return row;
  const tests = row.tests.map((test) =>
    test.outcome === 'failed' ? { ...test, outcome: 'untested' as const } : test,
  );
  return { ...row, outcome: 'untested', reason: 'nothing was opened, so this accuses nobody', tests };
}
