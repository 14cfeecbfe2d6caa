import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Run } from '#fixtures/run.ts';
import { writeFailedSetUp } from '#reports/statement/failed-set-up.ts';
import type { Statement } from '#reports/statement/statement.ts';
import { printStatement } from '#reports/statement/table.ts';
import { exitCodeOf } from '#reports/statement/verdict.ts';
import type { ConformanceOptions } from './conformance-options.ts';
import { finishRun } from './finish.ts';
import { Interruption } from './interruption.ts';
import { removeEarlier, removeOutputs, setOutputsAside } from './outputs.ts';
import { Phases, type Phase } from './phases.ts';
import { isExpected, prepare, sayNeverStarted } from './prepare.ts';
import { requireTakenOptions, requireTests } from './refused-options.ts';
import { endedEarly, runPlaywright, type PlaywrightEnd } from './run-playwright.ts';

export interface ConformanceResult {
  readonly statement: Statement;
  readonly exitCode: number;
  /** How long each part took, for the benchmark. */
  readonly phases: readonly Phase[];
}

interface Course {
  readonly options: ConformanceOptions;
  readonly interruption: Interruption;
  readonly phases: Phases;
}

/** One whole run, from settings to reports. What goes wrong on the way ends in a statement, too. */
export async function runConformance(options: ConformanceOptions): Promise<ConformanceResult> {
  const startedAt = new Date();
  const { outDir } = options;
  await setOutputsAside(outDir);
  const interruption = new Interruption();
  const phases = new Phases();
  try {
    const run = await phases.time('set-up', () => prepare(options));
    return await judge(run, { options, interruption, phases });
  } catch (error) {
    if (!isExpected(error)) throw error;
    const statement = writeFailedSetUp(error.message, { outDir, startedAt });
    if (!options.isQuiet) sayNeverStarted(error.message, { outDir, file: 'conformance.json' });
    return {
      statement,
      exitCode: exitCodeOf(statement.verdict, { certify: false, interrupted: interruption.isRequested }),
      phases: phases.ended,
    };
  } finally {
    interruption.end();
  }
}

async function judge(run: Run, { options, interruption, phases }: Course): Promise<ConformanceResult> {
  const { settings, gateway } = run;
  const startedAt = new Date();
  try {
    const end = await phases.time('tests', () => runPlaywright({ run, options, interruption }));
    await requireBegun(end, options);
    requireStatement(end, { outDir: options.outDir, startedAt, interrupted: interruption.isRequested });
  } finally {
    await phases.time('close', () => run.close());
  }
  const statement = await finishRun({
    outDir: options.outDir,
    allure: options.reports,
    site: options.reports,
    contractPage: options.reports,
    previous: options.previous,
    findSecrets: (bytes) => gateway.findSecrets(bytes),
    phases,
  });
  say(options, statement, options.reports);
  const interrupted = interruption.isRequested || statement.run.interrupted === true;
  const exitCode = exitCodeOf(statement.verdict, { certify: settings.certify, interrupted });
  return { statement, exitCode, phases: phases.ended };
}

/** From here on nothing of the run before counts; where no test was begun, nothing that was written since. */
async function requireBegun(
  end: PlaywrightEnd,
  { outDir, playwrightArguments: args = [] }: ConformanceOptions,
): Promise<void> {
  try {
    requireTakenOptions(end, { args, hasFindings: hasStatement(outDir) });
    requireTests(outDir, args);
  } catch (error) {
    await removeOutputs(outDir);
    throw error;
  }
  await removeEarlier(outDir);
}

interface Place {
  readonly outDir: string;
  readonly startedAt: Date;
  readonly interrupted: boolean;
}

/** Tests that ended before they could report are no judgement; what they wrote is searched all the same. */
function requireStatement(end: PlaywrightEnd, place: Place): void {
  if (hasStatement(place.outDir)) return;
  writeFailedSetUp(endedEarly(end), place);
}

function hasStatement(outDir: string): boolean {
  return existsSync(path.join(outDir, 'conformance.json'));
}

function say({ isQuiet, outDir }: ConformanceOptions, statement: Statement, site: boolean): void {
  if (!isQuiet) printStatement(statement, { outDir, site });
}
