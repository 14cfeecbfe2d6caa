import path from 'node:path';
import { SetupError } from '#fixtures/errors.ts';
import { startRun, type Run } from '#fixtures/run.ts';
import { readSettings } from '#fixtures/settings/read-settings.ts';
import { writeFailedSetUp } from '#reports/statement/failed-set-up.ts';
import { ReportError } from '#reports/allure/report-error.ts';
import type { Statement } from '#reports/statement/statement.ts';
import { readSuite } from '#reports/statement/suite.ts';
import { plainBlock } from '#reports/statement/service-text.ts';
import { printStatement } from '#reports/statement/table.ts';
import { exitCodeOf } from '#reports/statement/verdict.ts';
import { CatalogueError } from '#spec/catalogue-error.ts';
import { finishRun } from './finish.ts';
import { Interruption } from './interruption.ts';
import { removeOutputs } from './outputs.ts';
import { runPlaywright } from './run-playwright.ts';

export interface ConformanceOptions {
  /** Settings by name, secrets included; never handed to a child process. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly directory: string;
  readonly outDir: string;
  /** Allure, site and contract page; without them the statement is all that is made. */
  readonly reports: boolean;
  /** Nothing is printed. */
  readonly isQuiet: boolean;
  /** Passed on to `playwright test`. */
  readonly playwrightArguments?: readonly string[];
}

export interface ConformanceResult {
  readonly statement: Statement;
  readonly exitCode: number;
}

/** One whole run, from settings to reports. What goes wrong on the way ends in a statement, too. */
export async function runConformance(options: ConformanceOptions): Promise<ConformanceResult> {
  const startedAt = new Date();
  const { outDir } = options;
  await removeOutputs(outDir);
  const interruption = new Interruption();
  try {
    const run = await prepare(options);
    return await judge(run, { options, interruption });
  } catch (error) {
    if (!isExpected(error)) throw error;
    const statement = writeFailedSetUp(error.message, { outDir, startedAt });
    if (!options.isQuiet) sayNeverStarted(error.message, outDir);
    return {
      statement,
      exitCode: exitCodeOf(statement.verdict, { certify: false, interrupted: interruption.isRequested }),
    };
  } finally {
    interruption.end();
  }
}

async function prepare({ environment, directory, outDir }: ConformanceOptions): Promise<Run> {
  const settings = readSettings({ environment, directory });
  return startRun({ settings, outDir, suiteVersion: readSuite().version });
}

async function judge(
  run: Run,
  { options, interruption }: { readonly options: ConformanceOptions; readonly interruption: Interruption },
): Promise<ConformanceResult> {
  const { settings, gateway } = run;
  try {
    await runPlaywright({ run, options, interruption });
  } finally {
    await run.close();
  }
  const statement = await finishRun({
    outDir: options.outDir,
    allure: options.reports,
    site: options.reports,
    contractPage: options.reports,
    findSecrets: (bytes) => gateway.findSecrets(bytes),
  });
  say(options, statement, options.reports);
  const interrupted = interruption.isRequested || statement.run.interrupted === true;
  return { statement, exitCode: exitCodeOf(statement.verdict, { certify: settings.certify, interrupted }) };
}

function say({ isQuiet, outDir }: ConformanceOptions, statement: Statement, site: boolean): void {
  if (!isQuiet) printStatement(statement, { outDir, site });
}

/** A run that never began has no table to show: what is wrong, line by line, and nothing else. */
function sayNeverStarted(message: string, outDir: string): void {
  const file = path.join(outDir, 'conformance.json');
  const report = `NOT JUDGED  The run did not begin.\nReport: ${path.relative(process.cwd(), file) || file}`;
  process.stdout.write(`${plainBlock(message)}\n\n${report}\n`);
}

function isExpected(error: unknown): error is SetupError | CatalogueError | ReportError {
  return error instanceof SetupError || error instanceof CatalogueError || error instanceof ReportError;
}
