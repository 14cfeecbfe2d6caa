import type { Outcome, Statement, Verdict } from './statement.ts';

/** The verdict in one sentence, as told by terminal, site, summary and badge alike. */
export function verdictSentence(statement: Statement): string {
  const { because, requirements, run } = statement;
  const tally = tallyOf(statement);
  const scope = run.selection === 'filtered' ? ' Only some of the tests were selected.' : '';
  switch (statement.verdict) {
    case 'conforms':
      return `The service keeps all ${tally.passed} promises that apply to it.${scope}`;
    case 'partial':
      return `No breach was found, but ${count(because.length, 'promise')} of ${requirements.length} ${because.length === 1 ? 'is' : 'are'} not confirmed.${scope}`;
    case 'violates':
      return `The service breaks ${count(because.length, 'promise')} of its document.${scope}`;
    case 'not-judged':
      return `Nothing can be said about the service: ${because[0] ?? 'no reason was recorded'}.`;
  }
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

/** Areas in the catalogue's order with their requirements. */
export function byArea<T extends { readonly area: string }>(
  rows: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  const areas = new Map<string, T[]>();
  for (const row of rows) areas.set(row.area, [...(areas.get(row.area) ?? []), row]);
  return areas;
}

export function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
