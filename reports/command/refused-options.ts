import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { SetupError } from '#fixtures/errors.ts';
import { isStatement } from '#reports/statement/schema.ts';
import type { PlaywrightEnd } from './run-playwright.ts';

/** Playwright's own words, as they stand in a statement. */
const NO_TESTS = 'No tests found';

/** What Playwright says of its options: Commander in the first form, its own code in the others. Any else is a crash. */
const REFUSAL =
  /^(?:error: .+|Error: (?:Project\(s\) .+ not found\b.*|Workers .*must be .+|.+ argument missing\b.*|.+ does not exist)\s*)$/m;

/**
 * Playwright Test tells of options that it does not take when it starts, and ends before any reporter of ours has begun.
 *
 * @throws SetupError `OPTIONS_REFUSED`
 */
export function requireTakenOptions(
  { code, stderr }: PlaywrightEnd,
  { args, hasFindings }: { readonly args: readonly string[]; readonly hasFindings: boolean },
): void {
  if (hasFindings || code === null || args.length === 0) return;
  const [refusal] = REFUSAL.exec(stripVTControlCharacters(stderr)) ?? [];
  if (refusal === undefined) return;
  const told = refusal.replace(/^error: /i, '');
  const advice = '`npm run conformance -- --help` tells what can be given.';
  throw new SetupError(
    'OPTIONS_REFUSED',
    `Playwright Test refuses its options: ${told.trim().replace(/\.$/, '')}. ${advice}`,
  );
}

/** @throws SetupError `NO_TESTS` where the options choose none */
export function requireTests(outDir: string, args: readonly string[]): void {
  const file = path.join(outDir, 'conformance.json');
  const value: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  if (!isStatement(value) || !value.because.some((reason) => reason.includes(NO_TESTS))) return;
  const advice = '`npx playwright test --list` tells which there are.';
  throw new SetupError('NO_TESTS', `These options choose no test: ${args.join(' ')}. ${advice}`);
}
