import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { readOptions, USAGE } from '#fixtures/mock/command-options.ts';
import { ownEnvironment } from '#reports/command/step.ts';
import { ROOT } from '#reports/statement/suite.ts';

/** `npm run mock`; one that serves is asked to end as soon as it has said all. */
async function mock(args: readonly string[]): Promise<{ readonly code: unknown; readonly output: string }> {
  const file = path.join(ROOT, 'fixtures/mock/main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd: ROOT,
    env: ownEnvironment(),
  });
  child.stdout.on('data', (chunk: Buffer) => chunk.includes('BASE_URL=') && child.kill('SIGINT'));
  const closed = new Promise((resolve) => child.once('close', resolve));
  const parts = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await closed, output: parts.join('') };
}

const settingsIn = (output: string): readonly string[] =>
  output.split('\n').filter((line) => /^[A-Z_]+=/.test(line) && !line.startsWith('BASE_URL='));

test('--help lists the options', async () => {
  expect(await mock(['--help'])).toEqual({ code: 0, output: USAGE });
  expect(readOptions(['-h'])).toBe('help');
});

test('settings stay valid over restarts with a seed', async () => {
  const [one, two] = [await mock(['--seed', 'mine']), await mock(['--seed', 'mine'])];

  expect(settingsIn(one.output)).toHaveLength(6);
  expect(settingsIn(two.output)).toEqual(settingsIn(one.output));
});

test('without a seed keys and passwords are fresh', () => {
  expect(readOptions([])).toEqual({
    clients: 57,
    tokenLifetimeS: 300,
    port: 0,
    seed: 'mock',
    hasLastingSecrets: false,
  });
});

test('a wrong option is told in a line', async () => {
  expect(await mock(['--clients', '-3'])).toEqual({
    code: 2,
    output: '--clients takes a whole number from 0 to 100000.\n',
  });
});

for (const { args, says } of [
  { args: ['--clients'], says: '--clients takes a whole number from 0 to 100000.' },
  { args: ['--clients=many'], says: '--clients takes a whole number from 0 to 100000.' },
  { args: ['--port', '65536'], says: '--port takes a whole number from 0 to 65535.' },
  { args: ['--token-lifetime', '0'], says: '--token-lifetime takes a whole number from 1 to 86400.' },
  { args: ['--seed'], says: '--seed takes a value.' },
  { args: ['--foo'], says: "Unknown option '--foo'. `npm run mock -- --help` lists the options." },
  { args: ['foo'], says: "Unexpected argument 'foo'" },
  { args: ['--list=all'], says: "Option '--list' does not take an argument. `npm run mock" },
]) {
  test(`${args.join(' ')} is refused: ${says}`, () => {
    expect(() => readOptions(args)).toThrow(says);
  });
}
