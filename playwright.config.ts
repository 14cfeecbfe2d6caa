import path from 'node:path';
import { defineConfig, type ReporterDescription } from '@playwright/test';
import { takeEnvironment } from '#fixtures/settings/take-environment.ts';

// The config is evaluated in the main process first: from here on no worker can inherit a secret.
takeEnvironment();

const outDir = process.env['CONFORMANCE_OUT'] ?? path.join(import.meta.dirname, 'reports/out');
const allure: ReporterDescription[] =
  process.env['CONFORMANCE_ALLURE'] === 'off'
    ? []
    : [['allure-playwright', { resultsDir: path.join(outDir, 'allure-results'), detail: false }]];

export default defineConfig({
  globalSetup: './fixtures/global-setup.ts',
  outputDir: path.join(outDir, 'test-results'),
  // One request after the other: the service sees an orderly client, and pages read once serve all tests.
  workers: 1,
  fullyParallel: false,
  // Waiting for tokens to expire and for a leeway to end is part of the job; each request has its own limit.
  timeout: 15 * 60_000,
  use: { trace: 'off' },
  projects: [
    { name: 'conformance', testDir: 'tests/conformance' },
    { name: 'observation', testDir: 'tests/observation' },
  ],
  reporter: [
    [process.stdout.isTTY ? 'list' : 'dot'],
    ['junit', { outputFile: path.join(outDir, 'junit.xml') }],
    ...allure,
    ['./reports/statement/reporter.ts', {}],
  ],
});
