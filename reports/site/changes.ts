import type { Statement } from '#reports/statement/statement.ts';
import { VERDICT_WORD } from '#reports/statement/verdict-sentence.ts';

/** One thing that is different from the previous statement. */
export interface Change {
  readonly id: string;
  readonly before: string;
  readonly after: string;
}

/** What changed between two runs against the same target: verdict, outcomes, observations. */
export function changesSince(previous: Statement, current: Statement): readonly Change[] {
  return [
    ...different('verdict', VERDICT_WORD[previous.verdict], VERDICT_WORD[current.verdict]),
    ...compared(outcomesById(previous), outcomesById(current)),
    ...compared(observationsById(previous), observationsById(current)),
  ];
}

function outcomesById({ requirements }: Statement): ReadonlyMap<string, string> {
  return new Map(requirements.map(({ id, outcome }) => [id, outcome]));
}

function observationsById({ openPoints }: Statement): ReadonlyMap<string, string> {
  return new Map(openPoints.map(({ id, observed }) => [id, observed ?? 'not told']));
}

function compared(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly Change[] {
  const ids = new Set([...before.keys(), ...after.keys()]);
  return [...ids].flatMap((id) => different(id, before.get(id) ?? 'absent', after.get(id) ?? 'absent'));
}

function different(id: string, before: string, after: string): readonly Change[] {
  return before === after ? [] : [{ id, before, after }];
}
