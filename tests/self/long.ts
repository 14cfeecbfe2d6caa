import type { TestDetails } from '@playwright/test';

/**
 * Of a test that takes a whole run, or several, to look at one more way of what others look at: `npm run test:long` and
 * the nightly workflow run it, `npm test` does not.
 */
export const LONG: TestDetails = { tag: '@long' };

/** The same where a table of tests says so. */
export function longIf(isLong: boolean | undefined): TestDetails {
  return isLong === true ? LONG : {};
}
