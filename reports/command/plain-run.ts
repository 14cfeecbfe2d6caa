import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import { SetupError } from '#fixtures/errors.ts';
import { RUN_FILE_VARIABLE } from '#fixtures/run-file.ts';
import type { Run } from '#fixtures/run.ts';
import { readSettings } from '#fixtures/settings/read-settings.ts';
import { mistakesInFiles, takeEnvironment } from '#fixtures/settings/take-environment.ts';
import { deviationsOf } from '#reports/statement/deviations.ts';
import { readRunFile } from '#reports/statement/run-context.ts';
import { readSuite, ROOT } from '#reports/statement/suite.ts';
import { CatalogueError } from '#spec/catalogue-error.ts';
import { scanAtExit } from './scan-at-exit.ts';
import { warnOfNearMisses } from './warn-of-near-misses.ts';

/**
 * Starts the run where nobody else did (`npx playwright test`, the UI, the editor): once before each set of tests,
 * in the main process. The function that comes back ends it. What was written is searched for secrets when the
 * process ends, since reporters write until then.
 */
export default async function plainRun(config: FullConfig): Promise<(() => Promise<void>) | undefined> {
  const begun = readRunFile(process.env);
  if (begun !== undefined) {
    refuseTraces(config, begun.settings.showData);
    return undefined;
  }
  const outDir = process.env['CONFORMANCE_OUT'] ?? path.join(ROOT, 'reports/out');
  const run = await start(config, outDir).catch(rethrow);
  scanAtExit({
    outDir,
    others: otherFolders(config),
    findSecrets: (bytes) => run.gateway.findSecrets(bytes),
  });
  process.env[RUN_FILE_VARIABLE] = run.file;
  return async () => {
    Reflect.deleteProperty(process.env, RUN_FILE_VARIABLE);
    await run.close();
  };
}

async function start(config: FullConfig, outDir: string): Promise<Run> {
  const environment = takeEnvironment();
  const settings = readSettings({ environment, directory: ROOT, fileMistakes: mistakesInFiles() });
  warnOfNearMisses(environment);
  refuseTraces(config, settings.showData);
  // Read again at the end; a mistake in it is told before anything is sent.
  deviationsOf(settings.target);
  // Gateway and mock are loaded here alone: most often somebody else has started them.
  const { startRun } = await import('#fixtures/run.ts');
  return startRun({ settings, outDir, suiteVersion: readSuite().version, shard: config.shard ?? undefined });
}

/**
 * A trace holds each answer as it came.
 *
 * @throws SetupError where traces were asked for and data may not be shown
 */
function refuseTraces({ projects }: FullConfig, showData: boolean): void {
  const modes = projects.map(({ use: { trace = 'off' } }) =>
    typeof trace === 'string' ? trace : trace.mode,
  );
  if (showData || modes.every((mode) => mode === 'off')) return;
  const advice = 'Set SHOW_DATA=true, or run without --trace.';
  rethrow(
    new SetupError('TRACES_SHOW_DATA', `Traces hold the answers of the service as they came. ${advice}`),
  );
}

/** Where Playwright writes besides: `--output`, and reporters that were asked for on the command line. */
function otherFolders({ projects }: FullConfig): readonly string[] {
  const named = ['PLAYWRIGHT_HTML_OUTPUT_DIR', 'PLAYWRIGHT_BLOB_OUTPUT_DIR'].map((name) => process.env[name]);
  const usual = ['playwright-report', 'blob-report'].map((name) => path.join(ROOT, name));
  return [...projects.map(({ outputDir }) => outputDir), ...named, ...usual].flatMap((folder) =>
    folder === undefined || folder === '' ? [] : [path.resolve(folder)],
  );
}

/** A mistake in settings or overlays is told in its own words; where it was noticed in our code helps nobody. */
function rethrow(error: unknown): never {
  if (error instanceof SetupError || error instanceof CatalogueError) error.stack = error.message;
  throw error;
}
