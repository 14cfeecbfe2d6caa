import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { defineConfig, type ReporterDescription } from '@playwright/test';
import { RUN_FILE_VARIABLE } from '#fixtures/run-file.ts';
import { takeEnvironment } from '#fixtures/settings/take-environment.ts';
import { outliveReader } from '#fixtures/closed-output.ts';

// The config is evaluated in the main process first: from here on no worker can inherit a secret.
takeEnvironment();
outliveReader();
// Nobody who reads a published report needs to know which machine made it.
process.env['ALLURE_HOST_NAME'] ??= 'not told';
// A worker that is told to stop before it has started never hears of it, and Playwright waits five minutes for it. One
// that is stopping says so each second.
process.env['PWTEST_CHILD_PROCESS_TIMEOUT'] ??= '20000';

// Where the command has started the run, this process looks on while its worker asks, and ends soon: the optimizing
// compiler would take a fifth of what it costs, and pay nothing back.
if (RUN_FILE_VARIABLE in process.env && !('TEST_WORKER_INDEX' in process.env)) setFlagsFromString('--no-opt');

const outDir = process.env['CONFORMANCE_OUT'] ?? path.join(import.meta.dirname, 'reports/out');
const allure: ReporterDescription[] =
  process.env['CONFORMANCE_ALLURE'] === 'off'
    ? []
    : [['allure-playwright', { resultsDir: path.join(outDir, 'allure-results'), detail: false }]];

/** The command tells at the end what was found, and needs only progress; a plain run has Playwright's reporter. */
const ownReporter = process.stdout.isTTY ? 'list' : 'dot';
const progress = process.env['CONFORMANCE_TABLE'] === 'off' ? './reports/command/progress.ts' : ownReporter;

/** Workers evaluate this file too, and do not see the command's arguments. */
const SHARDED = 'CONFORMANCE_SHARDED';
if (process.argv.some((arg) => arg.startsWith('--shard'))) process.env[SHARDED] = 'yes';

const conformance = { name: 'conformance', testDir: 'tests/conformance' };
const observation = { name: 'observation', testDir: 'tests/observation' };
/** What judges all the traffic of a run is run by every shard at its end: a teardown project is not divided. */
const traffic = 'traffic';
const projects =
  process.env[SHARDED] === 'yes'
    ? [
        { ...conformance, testIgnore: 'traffic/**', teardown: traffic },
        { ...observation, teardown: traffic },
        { name: traffic, testDir: 'tests/conformance/traffic' },
      ]
    : [conformance, observation];

const reporters: ReporterDescription[] = [
  // First: these two change what the others are handed.
  ['./reports/command/told-breaches.ts', {}],
  ['./reports/statement/plain-errors.ts', {}],
  [progress, {}],
  ['junit', { outputFile: path.join(outDir, 'junit.xml') }],
  ...allure,
  ['./reports/statement/reporter.ts', {}],
];
/** Listing tests is no run: what the last one has written stays. */
const isListing = process.argv.includes('--list');

export default defineConfig({
  globalSetup: './reports/command/plain-run.ts',
  outputDir: path.join(outDir, 'test-results'),
  // One request after the other: the service sees an orderly client, and pages read once serve all tests.
  workers: 1,
  fullyParallel: false,
  // Each request has its own limit; tests that wait for tokens to expire add what MAX_EXPIRY_WAIT_S allows.
  timeout: 15 * 60_000,
  use: { trace: 'off' },
  projects,
  reporter: isListing ? [[progress, {}]] : reporters,
});
