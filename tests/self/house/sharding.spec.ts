import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { failedLoginsOf, shardOf, shareOf, SINGLE_SESSION } from '#fixtures/shard.ts';
import { readSettings } from '#fixtures/settings/read-settings.ts';
import { ownEnvironment, tool } from '#reports/command/step.ts';
import { ROOT } from '#reports/statement/suite.ts';
import { CRASH_OF_ALL, wholeRun } from '#tests/self/hostile/started.ts';

const FIFTH = { current: 2, total: 5 };

test('each shard takes its part of the request rate and of the wrong log-ins', () => {
  const settings = readSettings({ environment: { MAX_REQUESTS_PER_SECOND: '20' }, directory: ROOT });

  expect(shareOf(settings, FIFTH).maxRequestsPerSecond).toBe(4);
  expect(shareOf(settings, undefined).maxRequestsPerSecond).toBe(20);
  expect([undefined, { current: 1, total: 2 }, FIFTH].map(failedLoginsOf)).toEqual([2, 1, 1]);
});

test('a mock without a limit gets none by being sharded', () => {
  const settings = readSettings({ environment: {}, directory: ROOT });

  expect(shareOf(settings, FIFTH)).toEqual(settings);
});

test('a shard is named as Playwright names it', () => {
  expect(shardOf(['--grep', '@A3', '--shard=2/5'])).toEqual(FIFTH);
  expect(shardOf(['--shard', '2/5', '--grep', '@A3'])).toEqual(FIFTH);
  expect(shardOf(['--grep', '@A3'])).toBeUndefined();
  for (const wrong of ['--shard', '--shard=0/2', '--shard=3/2', '--shard=half'])
    expect(() => shardOf([wrong])).toThrow('--shard must name one part');
});

test('what judges all traffic is run by every shard, everything else by one', async () => {
  const lists = await Promise.all(['1/2', '2/2'].map((shard) => listed(`--shard=${shard}`)));
  const whole = await listed('--workers=1');

  const [first = [], second = []] = lists;
  const traffic = whole.filter((line) => line.startsWith('traffic/'));
  expect(traffic.length).toBeGreaterThan(1);
  expect(first.filter((line) => second.includes(line)).sort()).toEqual([...traffic].sort());
  expect(new Set([...first, ...second])).toEqual(new Set(whole));
});

test('a service with one session per user is not sharded, which takes one sentence', async ({}, info) => {
  const outDir = info.outputPath('out');
  const args = ['--import', 'tsx', 'reports/command/conformance.ts', '--out', outDir, '--shard=1/2'];

  const { code, output } = await run(args, { DIALECT: 'sessions-single', MOCK_TOKEN_LIFETIME_S: '60' });

  expect(code).toBe(2);
  expect(output.split('\n')[0]).toBe(SINGLE_SESSION);
  expect(readFileSync(info.outputPath('out/shard.json'), 'utf8')).toContain(SINGLE_SESSION);
});

test('a shard that loses all its tests leaves a part that says so', async ({}, info) => {
  const outDir = info.outputPath('out');

  const { code, output } = await wholeRun(outDir, ['--shard=1/2', '--no-reports'], CRASH_OF_ALL).ended;

  expect(code, output).toBe(0);
  const part: unknown = JSON.parse(readFileSync(info.outputPath('out/shard.json'), 'utf8'));
  expect(part).toMatchObject({
    shard: { current: 1, total: 2 },
    tests: [],
    troubles: ['The tests ended before they could report (signal SIGKILL). Start them again'],
  });
});

/** Files and titles of the tests that a run would have, `traffic/secrecy.spec.ts › no answer …`. */
async function listed(argument: string): Promise<readonly string[]> {
  const { output } = await run([tool('@playwright/test', 'cli.js'), 'test', '--list', argument], {});
  return [...output.matchAll(/\] › (?:tests\/)?(?:conformance\/)?(.*?):\d+:\d+( › .*)$/gm)].map(
    ([, file = '', title = '']) => file + title,
  );
}

async function run(args: readonly string[], settings: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...ownEnvironment(), ...settings } });
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const [code, output] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, output };
}
