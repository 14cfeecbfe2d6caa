import { existsSync } from 'node:fs';
import { loadDeviations } from '#spec/catalogue.ts';
import type { KnownDeviation } from '#spec/catalogue.ts';
import type { Deviation, RequirementOutcome, TestOutcome } from './statement.ts';

/** Rows of `spec/targets/<name>/deviations.yaml`; none where the target has no such file. */
export function readDeviations(file: string): readonly KnownDeviation[] {
  return existsSync(file) ? loadDeviations(file) : [];
}

/** A row holds until the end of its last day (UTC), and only while what it names is still broken. */
export function judgeDeviations(
  rows: readonly KnownDeviation[],
  requirements: readonly RequirementOutcome[],
  now: Date,
): readonly Deviation[] {
  return rows.map((row) => {
    const { requirement, reason, owner, expires } = row;
    return { requirement, reason, owner, expires, state: stateOf(row, requirements, now) };
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

function stateOf(
  row: KnownDeviation,
  requirements: readonly RequirementOutcome[],
  now: Date,
): Deviation['state'] {
  const tests = requirements.find(({ id }) => id === row.requirement)?.tests ?? [];
  const named = tests.filter(({ title }) => row.test === undefined || row.test === title);
  const isPassing = named.length > 0 && named.every(({ outcome }) => outcome === 'passed');
  if (isPassing) return 'passing';
  return isExpired(row, now) ? 'expired' : 'accepted';
}

function isExpired({ expires }: KnownDeviation, now: Date): boolean {
  return expires < now.toISOString().slice(0, 10);
}

function isAbout(row: KnownDeviation, { title, message = '' }: TestOutcome): boolean {
  return (row.test ?? title) === title && message.includes(row.message ?? '');
}
