import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { LONG, longIf } from '#tests/self/long.ts';
import { hostileTextService, obeyedIn } from './hostile-text.ts';
import { filesBelow, leaksIn } from './left-behind.ts';
import { inDisguise, slow, spoiledMock, type SpoiledMock } from './spoiled-mock.ts';
import { CRASH, plainRun, statementIn, TELL, type Environment } from './started.ts';

interface Kind {
  readonly what: string;
  readonly service: () => Promise<SpoiledMock>;
  readonly args: readonly string[];
  readonly environment?: Environment;
  readonly isInterrupted?: boolean;
  readonly code: number;
  readonly verdict: string;
  /** Default: something. */
  readonly says?: RegExp;
  readonly isLong?: boolean;
}

const SOME = ['--grep', '@(A1|T1|E2)\\b'];
const KINDS: readonly Kind[] = [
  {
    what: 'passes and tells the environment of its worker',
    service: () => spoiledMock(() => ({})),
    args: SOME,
    environment: TELL,
    code: 0,
    verdict: 'partial',
    says: /ENVIRONMENT (?=.*"TEST_WORKER_INDEX":"0").*"BASE_URL":"http/,
  },
  {
    what: 'fails',
    isLong: true,
    service: hostileTextService,
    args: ['--grep', '@(A1|A8|T1|E2)\\b'],
    code: 1,
    verdict: 'violates',
  },
  {
    what: 'crashes',
    isLong: true,
    service: () => spoiledMock(() => ({})),
    args: SOME,
    environment: CRASH,
    code: 1,
    verdict: 'not-judged',
  },
  {
    what: 'runs out of time',
    isLong: true,
    service: () => spoiledMock(slow),
    args: [...SOME, '--timeout=1500', '--max-failures=1'],
    code: 1,
    verdict: 'not-judged',
  },
  {
    what: 'is interrupted',
    isLong: true,
    service: () => spoiledMock(slow),
    args: [],
    isInterrupted: true,
    code: 130,
    verdict: 'not-judged',
  },
];

for (const { what, service: begin, args, environment = {}, isInterrupted = false, ...expected } of KINDS) {
  test(`a plain run that ${what} leaves no secret anywhere`, longIf(expected.isLong), async ({}, info) => {
    await using service = await begin();
    const outDir = info.outputPath('out');
    const settings = { ...service.environment, SHOW_DATA: 'true', ...environment };

    const run = plainRun(outDir, ['--trace=on', ...args], settings);
    if (isInterrupted) {
      await service.silent;
      run.child.kill('SIGINT');
    }
    const ended = await run.ended;

    expect(ended.code, ended.output).toBe(expected.code);
    expect(ended.output).toMatch(expected.says ?? /./);
    expect(statementIn(outDir)).toMatchObject({ verdict: expected.verdict, redaction: { hits: [] } });
    expect(leaksIn([Buffer.from(ended.output), ...filesBelow(outDir)], service.environment)).toEqual([]);
    expect(obeyedIn(ended.output)).toEqual([]);
  });
}

test('a secret that a service hides twice withdraws what a plain run wrote', LONG, async ({}, info) => {
  await using service = await spoiledMock(inDisguise);
  const outDir = info.outputPath('out');

  const { code, output } = await plainRun(outDir, ['--grep', '@A1'], service.environment).ended;

  expect(code).toBe(2);
  expect(output).toContain('NOT JUDGED  A secret was written, so the outputs were removed:');
  expect(output).toMatch(/ {2}- allure-results\/.*: API_KEY/);
  expect(readdirSync(outDir)).toEqual(['conformance.json']);
  expect(statementIn(outDir)).toMatchObject({ verdict: 'not-judged' });
  expect(leaksIn([Buffer.from(output), ...filesBelow(outDir)], service.environment)).toEqual([]);
});
