import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { removeOutputs } from '#reports/command/outputs.ts';
import { ownEnvironment, tool } from '#reports/command/step.ts';
import { ROOT } from '#reports/statement/suite.ts';

/** Nobody listens on the discard port. */
const DEAD = 'http://127.0.0.1:9';

const NEVER_BEGUN = [
  {
    what: 'missing settings',
    settings: { BASE_URL: DEAD },
    says: ['ORGANIZATION_ID is missing', 'API_KEY is missing', '.env.example'],
  },
  {
    what: 'a dead target',
    settings: { BASE_URL: DEAD, ORGANIZATION_ID: 'organization-1', API_KEY: 'a-key-that-nobody-knows' },
    says: ['ECONNREFUSED', 'Check BASE_URL'],
  },
  { what: 'a fault that does not exist', settings: { FAULT: 'page-zer-500' }, says: ['page-zero-500'] },
];

for (const { what, settings, says } of NEVER_BEGUN) {
  test(`${what} ends in exit code 2 and a few lines`, async ({}, info) => {
    const { code, output } = await conformance(info.outputPath('out'), settings);

    expect(code).toBe(2);
    for (const words of says) expect(output).toContain(words);
    expect(output).not.toMatch(/\n\s+at |a-key-that-nobody-knows/);
    expect(output.trim().split('\n').length).toBeLessThan(9);
    expect(existsSync(info.outputPath('out/conformance.json'))).toBe(true);
  });
}

test('a previous statement that is not there is said before the run', async ({}, info) => {
  const { code, output } = await conformance(info.outputPath('out'), { PREVIOUS: 'nowhere.json' });

  expect(code).toBe(2);
  expect(output.trim()).toBe('PREVIOUS names nowhere.json, which is not there.');
});

test('a new run removes what the last one wrote and nothing else', async ({}, info) => {
  for (const folder of ['site', 'thesis']) mkdirSync(info.outputPath(folder));
  for (const file of ['conformance.json', 'allure-history.jsonl']) writeFileSync(info.outputPath(file), '{}');

  await removeOutputs(info.outputPath());

  expect(readdirSync(info.outputPath()).sort()).toEqual(['allure-history.jsonl', 'thesis']);
});

test('listing the tests writes no statement', async ({}, info) => {
  const args = [tool('@playwright/test', 'cli.js'), 'test', '--list', '--project=conformance'];

  const { code, output } = await run(args, { CONFORMANCE_OUT: info.outputPath('out') });

  expect(code).toBe(0);
  expect(output).toMatch(/Total: \d+ tests/);
  expect(output).not.toContain('NOT JUDGED');
});

function conformance(outDir: string, settings: Readonly<Record<string, string>>): ReturnType<typeof run> {
  return run(['--import', 'tsx', 'reports/command/conformance.ts', '--out', outDir], settings);
}

async function run(args: readonly string[], settings: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...ownEnvironment(), ...settings } });
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const [code, ...streams] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, output: streams.join('') };
}
