import path from 'node:path';
import { SetupError } from '#fixtures/errors.ts';
import { startRun, type Run } from '#fixtures/run.ts';
import { readSettings } from '#fixtures/settings/read-settings.ts';
import type { Shard } from '#fixtures/shard.ts';
import { ReportError } from '#reports/allure/report-error.ts';
import { deviationsOf } from '#reports/statement/deviations.ts';
import { plainBlock } from '#reports/statement/service-text.ts';
import { readSuite } from '#reports/statement/suite.ts';
import { CatalogueError } from '#spec/catalogue-error.ts';
import type { ConformanceOptions } from './conformance-options.ts';
import { earlierReport } from './last-report.ts';
import { warnOfNearMisses } from './warn-of-near-misses.ts';

/** @throws SetupError, CatalogueError */
export async function prepare(
  { environment, directory, fileMistakes, outDir, isStepless, isQuiet }: ConformanceOptions,
  shard?: Shard,
): Promise<Run> {
  const settings = readSettings({ environment, directory, fileMistakes });
  if (!isQuiet) warnOfNearMisses(environment);
  // Read again at the end; a mistake in it is told before anything is sent.
  deviationsOf(settings.target);
  return startRun({ settings, outDir, suiteVersion: readSuite().version, shard, isStepless });
}

/** What the user can mend; anything else is a fault of ours. */
export function isExpected(error: unknown): error is SetupError | CatalogueError | ReportError {
  return error instanceof SetupError || error instanceof CatalogueError || error instanceof ReportError;
}

/** What can be begun. */
export type Begun = 'run' | 'merge';

/** A run that never began has no table to show: what is wrong, line by line, and nothing else. */
export function sayNeverStarted(
  message: string,
  { outDir, file, what = 'run' }: { readonly outDir: string; readonly file: string; readonly what?: Begun },
): void {
  const earlier = earlierReport(outDir);
  const lines = [
    ...[plainBlock(message), ''],
    `NOT JUDGED  The ${what} did not begin.`,
    `Report: ${shown(path.join(outDir, file))}`,
    ...(earlier === undefined ? [] : [`Of a run before it: ${shown(earlier)}`]),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function shown(file: string): string {
  return path.relative(process.cwd(), file) || file;
}
