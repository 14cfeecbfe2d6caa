import { execFile } from 'node:child_process';
import path from 'node:path';
import { expect, test, type TestDetails } from '@playwright/test';
import { ownEnvironment } from '#reports/command/step.ts';
import { ROOT } from '#reports/statement/suite.ts';
import { LONG } from '#tests/self/long.ts';

const FOLDER = path.join(ROOT, 'tests/self/grid');
const PARTS = 8;
const SAMPLE = ['--sample', '24', '--seed', 'grid'];

/** What the grid prints in a process of its own, where the tests of the service are run without Playwright's runner. */
async function judgedWrongly(
  what: 'conforming' | 'faulty',
  args: readonly string[],
): Promise<readonly string[]> {
  const lines = await new Promise<readonly string[]>((done) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', path.join(FOLDER, 'main.ts'), '--what', what, ...args],
      {
        cwd: ROOT,
        env: { ...ownEnvironment(), TSX_TSCONFIG_PATH: path.join(FOLDER, 'tsconfig.stand-in.json') },
        maxBuffer: 64 * 1024 * 1024,
      },
      (error, stdout, stderr) => {
        done(error === null ? stdout.trim().split('\n') : [stdout, stderr]);
      },
    );
  });
  // The last line counts: without it the process has not come to its end.
  expect(lines.at(-1)).toContain('"judged"');
  return lines.slice(0, -1);
}

interface Run {
  readonly which: string;
  readonly args: readonly string[];
  readonly details: TestDetails;
}

const RUNS: readonly Run[] = [
  { which: 'a sample', args: SAMPLE, details: {} },
  ...Array.from({ length: PARTS }, (_, index) => `${index + 1}/${PARTS}`).map((part) => ({
    which: `part ${part}`,
    args: ['--part', part],
    details: LONG,
  })),
];

for (const { which, args, details } of RUNS) {
  test(`no conforming service of the grid is accused: ${which}`, details, async () => {
    test.slow();

    expect(await judgedWrongly('conforming', args)).toEqual([]);
  });

  test(`each breach of the grid is told by its requirement: ${which}`, details, async () => {
    test.slow();

    expect(await judgedWrongly('faulty', args)).toEqual([]);
  });
}
