import type { RequirementOutcome, Statement } from './statement.ts';

/** A promise that a run could not judge, and why. */
export type UnconfirmedPromise = RequirementOutcome & { readonly reason: string };

/**
 * Promises that this run could not judge. What was not selected is no news, and where nothing at all could be
 * judged the verdict itself says why: then only errors are left.
 */
export function unconfirmed({
  requirements,
  verdict,
  run,
}: Pick<Statement, 'requirements' | 'verdict' | 'run'>): readonly UnconfirmedPromise[] {
  const isSelected = ({ tests }: RequirementOutcome): boolean => run.selection === 'full' || tests.length > 0;
  return requirements
    .filter(isSelected)
    .filter(({ outcome }) => outcome === 'error' || (outcome === 'untested' && verdict !== 'not-judged'))
    .map((row) => ({ ...row, reason: row.reason ?? messageOf(row) ?? 'no reason was recorded' }));
}

/** Ids of what is untested, by reason: a missing setting is told once, not for each promise that needs it. */
export function untestedByReason(statement: Statement): ReadonlyMap<string, readonly string[]> {
  const rows = unconfirmed(statement).filter(({ outcome }) => outcome === 'untested');
  const reasons = [...new Set(rows.map(({ reason }) => reason))];
  return new Map(
    reasons.map((reason) => [reason, rows.filter((row) => row.reason === reason).map(({ id }) => id)]),
  );
}

function messageOf({ tests, outcome }: RequirementOutcome): string | undefined {
  return tests.find((test) => test.outcome === outcome)?.message;
}
