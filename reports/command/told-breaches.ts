import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { TOLD_BREACHES_VARIABLE } from '#fixtures/judge/finding.ts';

/**
 * Stands before all reporters that look at outcomes. Playwright ends the worker of each failed test, and the next one
 * has to load everything and to read all pages anew: a broken service paid with seconds and requests for each test
 * that found something. A breach that was told leaves its worker in order. Where this reporter is present (it is not in
 * Playwright's UI, in an editor, or with `--reporter`), the judge ends such a test as one that was expected to fail, and
 * here it becomes the failure that it is, before anybody counts.
 */
export default class ToldBreaches implements Reporter {
  /** Workers inherit the environment; a test that is to be retried needs the failure at once. */
  onBegin({ projects }: Pick<FullConfig, 'projects'>): void {
    if (projects.every(({ retries }) => retries === 0)) process.env[TOLD_BREACHES_VARIABLE] = 'yes';
  }

  onTestEnd(test: Pick<TestCase, 'expectedStatus'>, { status }: Pick<TestResult, 'status'>): void {
    if (status === 'failed') test.expectedStatus = 'passed';
  }

  onEnd(): void {
    process.env[TOLD_BREACHES_VARIABLE] = '';
  }

  printsToStdio(): boolean {
    return false;
  }
}
