import { defineConfig } from '@playwright/test';
import ownTests from './playwright.self.config.ts';

/** Those of the suite's own tests that take long, which `npm test` leaves out; see `tests/self/long.ts`. */
export default defineConfig({
  ...ownTests,
  grepInvert: [],
  grep: /@long/,
  outputDir: 'test-results/long',
  reporter: [['line'], ['junit', { outputFile: 'reports/out/long-junit.xml' }]],
});
