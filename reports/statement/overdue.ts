import { plainText } from './service-text.ts';
import type { Deviation, Statement } from './statement.ts';

/** A known deviation that breaks the verdict. */
export interface Overdue {
  readonly requirement: string;
  /** Which row, why it is over, and what is to be done; without the id of the requirement. */
  readonly text: string;
  /** The same in our own words, without those of the row. */
  readonly ours: string;
}

/** Known deviations that are over, in the order of their rows. */
export function overdueOf({ deviations, run }: Pick<Statement, 'deviations' | 'run'>): readonly Overdue[] {
  const today = run.startedAt.slice(0, 10);
  return deviations
    .filter(({ state }) => state !== 'accepted')
    .map((row) => {
      const ours = inOurWords(row, today);
      const { requirement, owner, reason } = row;
      return { requirement, text: `${ours}; ${plainText(owner)}: ${plainText(reason, 240)}`, ours };
    });
}

function inOurWords({ expires, state, place }: Deviation, today: string): string {
  const why = [
    ...(state === 'expired' || expires < today ? [`expired on ${expires}`] : []),
    ...(state === 'passing' ? ['is no longer broken'] : []),
  ].join(' and ');
  const row = `its row${place === undefined ? '' : ` (${place})`}`;
  const next = state === 'passing' ? `remove ${row}` : `mend it and remove ${row}, or agree on a later day`;
  return `known deviation ${why}: ${next}`;
}
