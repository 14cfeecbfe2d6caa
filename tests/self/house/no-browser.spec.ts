import { execFile } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { installedChromium, NO_CHROMIUM } from '#reports/command/chromium.ts';
import { tool, ownEnvironment } from '#reports/command/step.ts';
import { ROOT } from '#reports/statement/suite.ts';

test('where there is no browser each test in one is skipped, and says what to install', async ({}, info) => {
  const args = ['test', '-c', 'playwright.self.config.ts', 'tests/self/site/screenshots'];
  // Elsewhere than this very run, whose outputs would be cleared.
  const options = ['--reporter=json', '--output', info.outputPath('results')];

  const report = await stdoutOf([tool('@playwright/test', 'cli.js'), ...args, ...options]);

  const reasons = [...report.matchAll(/"type": "skip",\s*"description": "(.*)"/g)].map(
    ([, reason]) => reason,
  );
  expect(report).toMatch(/"expected": 0,\s*"skipped": 3,/);
  expect(new Set(reasons)).toEqual(new Set([NO_CHROMIUM]));
});

test('a browser is named by CHROMIUM, or found', () => {
  expect(installedChromium({ CHROMIUM: process.execPath })).toBe(process.execPath);
  expect(installedChromium({ CHROMIUM: '/nowhere' })).toBeUndefined();
});

function stdoutOf(args: readonly string[]): Promise<string> {
  const env = { ...ownEnvironment(), CHROMIUM: '/nowhere', PLAYWRIGHT_JSON_OUTPUT_NAME: undefined };
  return new Promise((done) => {
    execFile(process.execPath, args, { cwd: ROOT, env }, (_error, stdout) => {
      done(stdout);
    });
  });
}
