import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test, type TestInfo } from '@playwright/test';
import { longIf } from '#tests/self/long.ts';
import { obeyedIn } from './hostile-text.ts';
import { filesBelow, leaksIn } from './left-behind.ts';
import { inDisguise, slow, spoiledMock, type Spoil, type SpoiledMock } from './spoiled-mock.ts';
import {
  CRASH,
  CRASH_OF_ALL,
  isBegun,
  SLOW_TO_STOP,
  statementIn,
  TELL,
  wholeRun,
  type Environment,
  type Started,
} from './started.ts';

interface Kind {
  readonly what: string;
  readonly spoil?: Spoil;
  readonly args: readonly string[];
  readonly environment?: Environment;
  readonly interruptedWhen?: (run: Started, service: SpoiledMock) => Promise<unknown>;
  readonly code: number;
  readonly verdict: string;
  readonly says: RegExp;
  readonly isLong?: boolean;
}

const SOME = ['--grep', '@(A1|T1)\\b'];
/** The reports of a run that fails are looked at in `hostile-text.spec.ts`. */
const BARE = ['--trace=on', '--no-reports'];
const INTERRUPTED = { code: 130, verdict: 'not-judged' };
const KINDS: readonly Kind[] = [
  {
    what: 'passes and tells the environment of its worker',
    args: SOME,
    environment: TELL,
    code: 0,
    verdict: 'partial',
    says: /ENVIRONMENT .*"TEST_WORKER_INDEX":"0"/,
  },
  {
    what: 'loses its worker',
    args: SOME,
    environment: CRASH,
    code: 2,
    verdict: 'not-judged',
    says: /error: Error: worker process exited unexpectedly[^]*NOT JUDGED/,
  },
  {
    what: 'loses all its tests',
    isLong: true,
    args: SOME,
    environment: CRASH_OF_ALL,
    code: 2,
    verdict: 'not-judged',
    says: /NOT JUDGED .*ended before they could report \(signal SIGKILL\)/,
  },
  {
    what: 'runs out of time',
    isLong: true,
    spoil: slow,
    args: [...SOME, '--timeout=1500', '--max-failures=1'],
    code: 2,
    verdict: 'not-judged',
    says: /NOT JUDGED/,
  },
  {
    what: 'is interrupted before a test has ended',
    isLong: true,
    args: [],
    interruptedWhen: isBegun,
    ...INTERRUPTED,
    says: /NOT JUDGED .*: interrupted\.$/m,
  },
  {
    what: 'is interrupted amid its tests',
    spoil: slow,
    args: [],
    environment: SLOW_TO_STOP,
    interruptedWhen: (_, { silent }) => silent,
    ...INTERRUPTED,
    // Only tests that could still report tell of their traffic.
    says: /NOT JUDGED .*: interrupted\.\nTraffic: /,
  },
];

for (const { what, spoil = () => ({}), args, environment, interruptedWhen, ...expected } of KINDS) {
  test(`a whole run that ${what} leaves no secret anywhere`, longIf(expected.isLong), async ({}, info) => {
    await using service = await spoiledMock(spoil);
    const { outDir, settings } = placeOf(info, { ...service.environment, ...environment });

    const run = wholeRun(outDir, [...BARE, ...args], settings);
    if (interruptedWhen !== undefined) {
      await interruptedWhen(run, service);
      run.child.kill('SIGINT');
    }
    const { code, output } = await run.ended;

    expect(code, output).toBe(expected.code);
    expect(output).toMatch(expected.says);
    expect(statementIn(outDir)).toMatchObject({ verdict: expected.verdict, redaction: { hits: [] } });
    expect(leaksIn([Buffer.from(output), ...filesBelow(info.outputPath())], service.environment)).toEqual([]);
    expect(obeyedIn(output)).toEqual([]);
  });
}

test('a secret that a service hides twice withdraws what a whole run wrote', async ({}, info) => {
  await using service = await spoiledMock(inDisguise);
  const { outDir, settings } = placeOf(info, service.environment);

  const { code, output } = await wholeRun(outDir, [...BARE, ...SOME], settings).ended;

  expect(code).toBe(2);
  expect(output).toMatch(/NOT JUDGED .*a secret was written: test-results\/\S+: API_KEY/);
  expect(readdirSync(outDir)).toEqual(['conformance.json']);
  expect(statementIn(outDir)).toMatchObject({ verdict: 'not-judged' });
  expect(leaksIn([Buffer.from(output), ...filesBelow(info.outputPath())], service.environment)).toEqual([]);
});

/** A folder for outputs and one for what is temporary, so that all that a run leaves is looked at. */
function placeOf(info: TestInfo, environment: Environment) {
  mkdirSync(info.outputPath('tmp'));
  // What the tools compiled before is found there, too: compiling all of it anew is half of such a run.
  for (const cache of readdirSync(os.tmpdir()).filter((name) =>
    /^(tsx|playwright-transform-cache)-/.test(name),
  ))
    symlinkSync(path.join(os.tmpdir(), cache), info.outputPath('tmp', cache));
  return {
    outDir: info.outputPath('out'),
    settings: { ...environment, SHOW_DATA: 'true', TMPDIR: info.outputPath('tmp') },
  };
}
