import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadDeviations } from '#spec/catalogue.ts';
import type { KnownDeviation } from '#spec/catalogue.ts';
import type { Deviation, RequirementOutcome, Statement, TestOutcome } from './statement.ts';
import { ROOT } from './suite.ts';

/**
 * Rows of `spec/targets/<name>/deviations.yaml`; none where the target has no such file.
 * @throws CatalogueError with file and line
 */
export function deviationsOf(target: string): readonly KnownDeviation[] {
  const file = join(ROOT, 'spec/targets', target, 'deviations.yaml');
  return existsSync(file) ? loadDeviations(file) : [];
}

/** What rows of deviations are held against. */
interface Held {
  readonly requirements: readonly RequirementOutcome[];
  readonly selection: Statement['run']['selection'];
  readonly now: Date;
}

/** A row holds until the end of its last day (UTC), and only while what it names is still broken. */
export function judgeDeviations(rows: readonly KnownDeviation[], held: Held): readonly Deviation[] {
  return rows.map((row) => {
    const { requirement, reason, owner, expires, place } = row;
    return { requirement, reason, owner, expires, state: stateOf(row, held), place };
  });
}

/** Ids of failed requirements all of whose failures a row accepts that has not expired. */
export function acceptedFailures(
  rows: readonly KnownDeviation[],
  requirements: readonly RequirementOutcome[],
  now: Date,
): readonly string[] {
  const live = rows.filter((row) => !isExpired(row, now));
  return requirements
    .filter(({ outcome }) => outcome === 'failed')
    .filter(({ id, tests }) =>
      tests
        .filter(({ outcome }) => outcome === 'failed')
        .every((test) => live.some((row) => row.requirement === id && isAbout(row, test))),
    )
    .map(({ id }) => id);
}

function stateOf(row: KnownDeviation, held: Held): Deviation['state'] {
  if (isPassing(row, held)) return 'passing';
  return isExpired(row, held.now) ? 'expired' : 'accepted';
}

/** A whole run has every test: one that it lacks is no reason to keep a row for a promise that is kept. */
function isPassing({ requirement, test }: KnownDeviation, { requirements, selection }: Held): boolean {
  const row = requirements.find(({ id }) => id === requirement);
  const named = (row?.tests ?? []).filter(({ title }) => test === undefined || test === title);
  if (named.length === 0) return selection === 'full' && row?.outcome === 'passed';
  return named.every(({ outcome }) => outcome === 'passed');
}

function isExpired({ expires }: KnownDeviation, now: Date): boolean {
  return expires < now.toISOString().slice(0, 10);
}

function isAbout(row: KnownDeviation, { title, message = '' }: TestOutcome): boolean {
  return (row.test ?? title) === title && message.includes(row.message ?? '');
}
