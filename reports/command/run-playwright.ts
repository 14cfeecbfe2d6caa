import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { RUN_FILE_VARIABLE } from '#fixtures/run-file.ts';
import type { Run } from '#fixtures/run.ts';
import { SETTING_NAMES } from '#fixtures/settings/setting-names.ts';
import { plainText } from '#reports/statement/service-text.ts';
import { ROOT } from '#reports/statement/suite.ts';
import type { ConformanceOptions } from './conformance-options.ts';
import type { Interruption } from './interruption.ts';

const PLAYWRIGHT = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@playwright/test')),
  'cli.js',
);

/** How Playwright Test ended. */
export interface PlaywrightEnd {
  /** In words. */
  readonly how: string;
  /** Null where a signal ended it. */
  readonly code: number | null;
  /** What it said of itself; what tests print goes elsewhere. */
  readonly stderr: string;
}

/** Runs the tests as a child process, which knows the gateway and no secret. */
export async function runPlaywright({
  run,
  options,
  interruption,
}: {
  readonly run: Run;
  readonly options: ConformanceOptions;
  readonly interruption: Interruption;
}): Promise<PlaywrightEnd> {
  const child = spawn(process.execPath, [PLAYWRIGHT, 'test', ...(options.playwrightArguments ?? [])], {
    cwd: ROOT,
    stdio: ['ignore', options.isQuiet ? 'ignore' : 'inherit', 'pipe'],
    env: environmentFor(run, options),
  });
  const forward = setInterval(() => {
    if (!interruption.isRequested) return;
    // A signal sent to this process alone must end the tests as well; a second one would end them before they report.
    child.kill('SIGINT');
    clearInterval(forward);
  }, 200);
  const ended = once(child, 'close');
  const stderr = await text(child.stderr);
  // Node gives either a code or a signal.
  const [code, signal] = (await ended) as [number | null, string | null];
  clearInterval(forward);
  return { how: signal === null ? `exit code ${code}` : `signal ${signal}`, code, stderr };
}

/** What is said of tests that left nothing behind: how they ended, and the first thing that they said of it. */
export function endedEarly({ how, stderr }: PlaywrightEnd): string {
  const [first = ''] = stripVTControlCharacters(stderr).trimStart().split('\n');
  const said = plainText(first.replaceAll(`${ROOT}${path.sep}`, ''), 200);
  return `The tests ended before they could report (${how}${said === '' ? '' : `: ${said}`}). Start them again`;
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
