import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { chosenBy, countOf, shareOf } from '#reports/command/options.ts';
import { provenServices } from '#reports/command/proven-services.ts';
import { sampledServices } from '#reports/command/sampled-services.ts';
import { tool } from '#reports/command/step.ts';
import { ROOT } from '#reports/statement/suite.ts';
import { longIf } from '#tests/self/long.ts';

const WHOLE = { index: 1, of: 1 };

/** A command as `npm run` starts it. */
async function run(command: string, ...args: readonly string[]): Promise<{ code: unknown; output: string }> {
  const loader = ['--import', tool('tsx', 'dist/loader.mjs')];
  const child = spawn(process.execPath, [...loader, path.join(ROOT, `${command}.ts`), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = new Promise((resolve) => child.on('close', resolve));
  const parts = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await closed, output: parts.join('') };
}

for (const { command, args, says, isLong } of [
  { command: 'reports/command/proof', args: ['--bogus'], says: "Unknown option '--bogus'" },
  {
    command: 'reports/command/proof',
    args: ['--part', '3'],
    // How it is read is tested below, by itself.
    isLong: true,
    says: '--part takes a share such as 3/8, not "3".',
  },
  {
    command: 'reports/command/proof',
    args: ['--workers', 'many'],
    isLong: true,
    says: '--workers takes a whole number from 1 on',
  },
  {
    command: 'reports/command/proof',
    args: ['--only', 'nobody-has-this-name'],
    says: '--only nobody-has-this-name chooses none',
  },
  {
    command: 'reports/command/proof',
    args: ['--sample', 'any'],
    isLong: true,
    says: '--sample takes a whole number from 1 on, not "any".',
  },
  {
    command: 'reports/command/proof',
    args: ['--incomplete'],
    says: '--incomplete goes with --merge.',
  },
  {
    command: 'reports/command/soak',
    args: ['--runs', '0'],
    isLong: true,
    says: '--runs takes a whole number from 1 on, not "0".',
  },
  {
    command: 'reports/command/soak',
    args: ['--only', '('],
    says: '--only takes a regular expression, not "(".',
  },
  { command: 'reports/command/merge', args: ['--bogus'], says: "Unknown option '--bogus'" },
  { command: 'tests/bench/main', args: ['--bogus'], says: "Unknown option '--bogus'" },
  { command: 'tests/self/mutants/run', args: ['--only', '('], says: '--only takes a regular expression' },
  {
    command: 'tests/self/mutants/run',
    args: ['--only', 'no-such-mutant'],
    says: 'no-such-mutant chooses none',
  },
]) {
  test(
    `${command} ${args.join(' ')} ends in exit code 2 and a line that says why`,
    longIf(isLong),
    async () => {
      const { code, output } = await run(command, ...args);

      expect(output).toContain(says);
      expect(output).not.toMatch(/\n\s+at /);
      expect(code).toBe(2);
    },
  );
}

for (const share of ['0/3', '4/3', '1/0', '1', 'x/y', '1/2/3', '-1/3']) {
  test(`${share} is no share`, () => {
    expect(() => shareOf('part', share)).toThrow(`--part takes a share such as 3/8, not "${share}".`);
  });
}

test('a share and a count are read', () => {
  expect([shareOf('part', '3/8'), shareOf('part', '8/8')]).toEqual([
    { index: 3, of: 8 },
    { index: 8, of: 8 },
  ]);
  expect([countOf('runs', '1'), countOf('runs', '250')]).toEqual([1, 250]);
});

test('a pattern chooses by name, and an empty one all', () => {
  const from = new Map([
    ['list-empty', 1],
    ['list-grows', 2],
    ['token-dead', 3],
  ]);

  expect(chosenBy('only', '^list-', from)).toEqual([1, 2]);
  expect(chosenBy('only', '', from)).toEqual([1, 2, 3]);
});

test('each service of the proof has a name of its own', async () => {
  const names = (await provenServices(WHOLE)).map(({ name }) => name);

  expect(new Set(names).size).toBe(names.length);
});

test('a seed samples the same services each time, and another one others', async () => {
  const names = async (seed: number): Promise<readonly string[]> =>
    (await sampledServices(seed, 20)).map(({ name }) => name);

  expect(await names(7)).toEqual(await names(7));
  expect(await names(8)).not.toEqual(await names(7));
});

test('a sample holds faults in two dialects and three dialects at once, none of which needs settings', async () => {
  const services = await sampledServices(1, 60);
  const faulty = services.filter(({ fault }) => fault !== undefined);
  const distinct = services.map(({ dialects }) => new Set(dialects.map(({ id }) => id)).size);

  expect(faulty).toHaveLength(30);
  expect(faulty.filter(({ fault }) => fault?.settings !== undefined)).toEqual([]);
  expect(distinct).toEqual(services.map(({ fault }) => (fault === undefined ? 3 : 2)));
  const dialects = services.flatMap((service) => service.dialects);
  expect(dialects.filter(({ judgeable, settings }) => judgeable !== 'all' || settings !== undefined)).toEqual(
    [],
  );
});
