import { defineConfig } from '@playwright/test';

/** The suite's own tests: units, mock, proof, redaction, site. The service's tests have `playwright.config.ts`. */
export default defineConfig({
  testDir: 'tests/self',
  // They have `playwright.long.config.ts`.
  grepInvert: /@long/,
  // Not beside the reports: a run searches all of `reports/out` for secrets, and spoiled runs leave copies of the
  // sources.
  outputDir: 'test-results/self',
  fullyParallel: false,
  // Much of their time is spent waiting, for tokens to expire and for services that do not answer.
  workers: 4,
  projects: [
    // Its worker makes the sites of four runs once; at the start, since it takes longest.
    { name: 'site', testMatch: 'site/**/*.spec.ts', workers: 1 },
    // Whole runs, and many of them: what is left for the end is short.
    { name: 'services', testMatch: ['hostile/**/*.spec.ts', 'second-service/**/*.spec.ts'] },
    { name: 'suite', testIgnore: ['site/**', 'hostile/**', 'second-service/**'] },
  ],
  // The longest one takes 40 s by itself, and three times as long on a busy machine.
  timeout: 300_000,
  // A page of several megabytes may take longer than the default of 5 s where four workers share two cores.
  expect: { timeout: 60_000 },
  reporter: [['line'], ['junit', { outputFile: 'reports/out/self-junit.xml' }]],
});
