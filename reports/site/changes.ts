import type { Statement } from '#reports/statement/statement.ts';
import { VERDICT_WORD } from '#reports/statement/verdict-sentence.ts';

/** One thing that is different from the previous statement. */
export interface Change {
  /** `A3`, `OP-09`, or what of the run is different: `contract`. */
  readonly id: string;
  readonly before: string;
  readonly after: string;
}

/** What is different, and from which run. */
export interface ChangesSince {
  readonly startedAt: string;
  readonly changes: readonly Change[];
}

/** What changed between two runs: what was judged, verdict, outcomes, observations. */
export function changesSince(previous: Statement, current: Statement): ChangesSince {
  const changes = [
    ...different('verdict', VERDICT_WORD[previous.verdict], VERDICT_WORD[current.verdict]),
    ...compared(whatWasJudged(previous), whatWasJudged(current)),
    ...compared(outcomesById(previous), outcomesById(current)),
    ...compared(observationsById(previous), observationsById(current)).map(withoutWhatIsAlike),
  ];
  return { startedAt: previous.run.startedAt, changes };
}

/** A change of these explains others, and belongs to nobody's service. */
function whatWasJudged({ target, document, contract, suite, run }: Statement): ReadonlyMap<string, string> {
  return new Map([
    ['target', target.name],
    ['fault', target.fault ?? 'none'],
    ['dialects', target.dialects?.join(', ') ?? 'none'],
    ['document', document.sha256.slice(0, 12)],
    ['contract', contract.sha256.slice(0, 12)],
    ['suite', suite.version],
    ['tests', run.selection === 'full' ? 'all' : 'only some'],
  ]);
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

/** Of two lists that stand in a line each, `401: none; 403: none`, what only one of them holds. */
function withoutWhatIsAlike({ id, before, after }: Change): Change {
  const only = (these: string, those: string): string =>
    these
      .split('; ')
      .filter((part) => !those.split('; ').includes(part))
      .join('; ');
  const [was, is] = [only(before, after), only(after, before)];
  // The same in another order is shown whole.
  return was === is
    ? { id, before, after }
    : { id, before: was || 'nothing more', after: is || 'nothing more' };
}
