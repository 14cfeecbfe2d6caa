import { existsSync, readFileSync } from 'node:fs';
import type { StepCount } from './step.ts';

/** What a command found that ran tests: a red exit without a failed test is a failure of its own. */
export function countRun(file: string, exitCode: number): Required<StepCount> {
  const count = countJunit(file) ?? { passed: 0, failed: 0, skipped: 0 };
  const isEmpty = count.passed + count.failed === 0;
  const isUnexplained = count.failed === 0 && (exitCode !== 0 || isEmpty);
  return isUnexplained ? { ...count, failed: 1 } : count;
}

/**
 * What went wrong, test by test, as a JUnit file of Playwright tells it; empty without a file or a failure. Whoever
 * sees the end of a long log alone finds the cause there.
 */
export function failuresIn(file: string): string {
  if (!existsSync(file)) return '';
  const told = readFileSync(file, 'utf8').matchAll(
    /<(?:failure|error) message="[^"]*"[^>]*>\s*<!\[CDATA\[([\s\S]*?)\]\]>/g,
  );
  return [...told].map(([, text = '']) => text.replaceAll(']]&gt;', ']]>').trimEnd()).join('\n\n');
}

/**
 * Counts of the tests in a JUnit file as Playwright writes it (totals stand in its first element).
 * @returns undefined where there is no such file, or no totals in it
 */
function countJunit(file: string): Required<StepCount> | undefined {
  if (!existsSync(file)) return undefined;
  const [head] = /<testsuites [^>]*>/.exec(readFileSync(file, 'utf8')) ?? [];
  if (head === undefined) return undefined;
  const total = (name: string): number => Number(new RegExp(` ${name}="(\\d+)"`).exec(head)?.[1]);
  const failed = total('failures') + total('errors');
  const skipped = total('skipped');
  const passed = total('tests') - failed - skipped;
  return Number.isNaN(passed) ? undefined : { passed, failed, skipped };
}
