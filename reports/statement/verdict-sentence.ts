import type { Outcome, RequirementOutcome, Statement, Verdict } from './statement.ts';

/** The verdict in one sentence, as told by terminal, site, summary and badge alike. */
export function verdictSentence(statement: Statement): string {
  const { run } = statement;
  const tally = tallyOf(statement);
  const scope = run.selection === 'filtered' ? ' Only some of the tests were selected.' : '';
  switch (statement.verdict) {
    case 'conforms':
      return `The service keeps all ${tally.passed} promises that apply to it.${scope}`;
    case 'partial':
      return `${sentenceOfGaps(statement)}${scope}`;
    case 'violates':
      return `${sentenceOfBreaches(statement)}${scope}`;
    case 'not-judged':
      return `Nothing can be said about the service: ${reasonOf(statement)}.`;
  }
}

/** The first reason without the name of an error class, which tells a reader nothing, and without its full stop. */
function reasonOf({ because, requirements }: Pick<Statement, 'because' | 'requirements'>): string {
  const [first = 'no reason was recorded'] = because;
  const ids = because.filter((reason) => requirements.some(({ id }) => id === reason));
  if (ids.includes(first))
    return `an error came between before ${count(ids.length, 'promise')} could be judged`;
  return first.replace(/^(\w*Error): /, '').replace(/[.\s]+$/, '');
}

/** Promises that are broken, and whose breach somebody has accepted. */
export function acceptedBreaches({
  verdict,
  because,
  requirements,
}: Pick<Statement, 'verdict' | 'because' | 'requirements'>): readonly RequirementOutcome[] {
  if (verdict === 'not-judged') return [];
  return requirements.filter(({ id, outcome }) => outcome === 'failed' && !because.includes(id));
}

function sentenceOfGaps(statement: Statement): string {
  const accepted = acceptedBreaches(statement).length;
  const open = statement.because.length - accepted;
  const beyond = accepted === 0 ? '' : ` beyond ${count(accepted, 'known deviation')}`;
  if (open === 0) return `No breach was found${beyond}.`;
  const gaps = `${count(open, 'promise')} of ${statement.requirements.length} ${open === 1 ? 'is' : 'are'}`;
  return `No breach was found${beyond}, but ${gaps} not confirmed.`;
}

function sentenceOfBreaches({ because, requirements, openPoints, deviations }: Statement): string {
  const broken = requirements.filter(({ id }) => because.includes(id)).length;
  const drifted = openPoints.filter((point) => point.drifted).length;
  const overdue = deviations.filter(({ state }) => state !== 'accepted').length;
  const parts = [
    broken > 0 ? `the service breaks ${count(broken, 'promise')} of its document` : '',
    drifted > 0 ? `${count(drifted, 'pinned choice')} changed` : '',
    overdue > 0 ? `${count(overdue, 'known deviation')} no longer ${overdue === 1 ? 'holds' : 'hold'}` : '',
  ].filter((part) => part !== '');
  const sentence = new Intl.ListFormat('en').format(
    parts.length > 0 ? parts : ['a warning counts with STRICT'],
  );
  return `${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}.`;
}

export const VERDICT_WORD: Readonly<Record<Verdict, string>> = {
  conforms: 'Conforms',
  partial: 'Partial',
  violates: 'Violates',
  'not-judged': 'Not judged',
};

export const OUTCOMES: readonly Outcome[] = ['failed', 'error', 'untested', 'passed', 'inapplicable'];

/** How many requirements ended in each outcome. */
export function tallyOf({
  requirements,
}: Pick<Statement, 'requirements'>): Readonly<Record<Outcome, number>> {
  const tally = { failed: 0, error: 0, untested: 0, passed: 0, inapplicable: 0 };
  for (const { outcome } of requirements) tally[outcome] += 1;
  return tally;
}

/** As a reader comes to them: first how to get in, then what is behind. */
const AREAS = ['access', 'token', 'pagination', 'envelope', 'general'];

/** Areas in reading order with their requirements, niceties last. */
export function byArea<T extends Pick<RequirementOutcome, 'area' | 'level'>>(
  rows: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  const names = new Set([...AREAS, ...rows.map(({ area }) => area)]);
  const areas = [...names].map((name) => [name, rows.filter(({ area }) => area === name)] as const);
  return new Map(
    areas
      .filter(([, list]) => list.length > 0)
      .map(([name, list]) => [
        name,
        [...list.filter(({ level }) => level === 'must'), ...list.filter(({ level }) => level === 'nicety')],
      ]),
  );
}

export function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
