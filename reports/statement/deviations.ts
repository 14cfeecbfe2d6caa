import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Deviation, RequirementOutcome } from './statement.ts';

export type DeviationRow = Omit<Deviation, 'state'>;

/** Reads `spec/targets/<name>/deviations.yaml`: a list of `{requirement, reason, owner, expires}`. */
export function readDeviations(file: string): readonly DeviationRow[] {
  if (!existsSync(file)) return [];
  const rows: unknown = parse(readFileSync(file, 'utf8'), { schema: 'failsafe' });
  const list: unknown =
    typeof rows === 'object' && rows !== null && 'deviations' in rows ? rows.deviations : rows;
  if (!Array.isArray(list) || !list.every(isRow)) {
    throw new TypeError(`${file}: every row needs requirement, reason, owner and expires (YYYY-MM-DD)`);
  }
  return list;
}

/** A row holds until the end of its last day (UTC), and only while the requirement is still broken. */
export function judgeDeviations(
  rows: readonly DeviationRow[],
  requirements: readonly RequirementOutcome[],
  now: Date,
): readonly Deviation[] {
  const today = now.toISOString().slice(0, 10);
  return rows.map((row) => {
    const outcome = requirements.find(({ id }) => id === row.requirement)?.outcome;
    const live = row.expires < today ? 'expired' : 'accepted';
    return { ...row, state: outcome === 'passed' ? 'passing' : live };
  });
}

function isRow(row: unknown): row is DeviationRow {
  if (typeof row !== 'object' || row === null) return false;
  const value = (key: string): unknown => Reflect.get(row, key);
  const isText = ['requirement', 'reason', 'owner'].every((key) => typeof value(key) === 'string');
  return isText && /^\d{4}-\d{2}-\d{2}$/.test(String(value('expires')));
}
