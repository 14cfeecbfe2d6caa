import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { RUN_FILE_VARIABLE } from '#fixtures/run-file.ts';
import type { Run } from '#fixtures/run.ts';
import { SETTING_NAMES } from '#fixtures/settings/setting-names.ts';
import { ROOT } from '#reports/statement/suite.ts';
import type { ConformanceOptions } from './conformance-options.ts';
import type { Interruption } from './interruption.ts';

const PLAYWRIGHT = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@playwright/test')),
  'cli.js',
);

/**
 * Runs the tests as a child process, which knows the gateway and no secret.
 *
 * @returns how it ended, in words
 */
export async function runPlaywright({
  run,
  options,
  interruption,
}: {
  readonly run: Run;
  readonly options: ConformanceOptions;
  readonly interruption: Interruption;
}): Promise<string> {
  const child = spawn(process.execPath, [PLAYWRIGHT, 'test', ...(options.playwrightArguments ?? [])], {
    cwd: ROOT,
    stdio: options.isQuiet ? ['ignore', 'ignore', 'ignore'] : ['ignore', 'inherit', 'inherit'],
    env: environmentFor(run, options),
  });
  const forward = setInterval(() => {
    if (!interruption.isRequested) return;
    // A signal sent to this process alone must end the tests as well; a second one would end them before they report.
    child.kill('SIGINT');
    clearInterval(forward);
  }, 200);
  // Node gives either a code or a signal.
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  clearInterval(forward);
  return signal === null ? `exit code ${code}` : `signal ${signal}`;
}

/** What is said of tests that left nothing behind. */
export function endedEarly(end: string): string {
  return `The tests ended before they could report (${end}). Start them again`;
}

/** This process's environment without any setting, so that nothing is read twice and no secret is inherited. */
function environmentFor(run: Run, options: ConformanceOptions): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !SETTING_NAMES.some((setting) => setting === name),
  );
  return {
    ...Object.fromEntries(own),
    [RUN_FILE_VARIABLE]: run.file,
    CONFORMANCE_TABLE: 'off',
    CONFORMANCE_OUT: options.outDir,
    CONFORMANCE_ALLURE: options.reports ? 'on' : 'off',
  };
}
