import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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
  {
    what: 'a dead target and a misspelt setting',
    settings: {
      ...{ BASE_URL: DEAD, ORGANIZATION_ID: 'organization-1', API_KEY: 'a-key-that-nobody-knows' },
      CERTIFYY: 'true',
    },
    says: ['Warning: CERTIFYY is set but not read; is CERTIFY meant?\n', 'ECONNREFUSED'],
  },
];

for (const { what, settings, says } of NEVER_BEGUN) {
  test(`${what} ends in exit code 2 and a few lines`, async ({}, info) => {
    const { code, output } = await conformance(info.outputPath('out'), settings);

    expect(code).toBe(2);
    for (const words of says) expect(output).toContain(words);
    expect(output).not.toMatch(/\n\s+at |a-key-that-nobody-knows/);
    expect(output.trim().split('\n').length).toBeLessThan(9);
    expect(readdirSync(info.outputPath('out'))).toContain('conformance.json');
  });
}

test('from another folder the target is found, the site is made, and no machine is named', async ({}, info) => {
  mkdirSync(info.outputPath('elsewhere'));
  const args = [
    '--import',
    tool('tsx', 'dist/loader.mjs'),
    path.join(ROOT, 'reports/command/conformance.ts'),
  ];
  const options = ['--out', info.outputPath('out'), '--grep', '@E3'];

  const { code, output } = await run([...args, ...options], {
    settings: { TARGET: 'example' },
    cwd: info.outputPath('elsewhere'),
  });

  expect(output).toContain('site/index.html');
  expect(code).toBe(0);
  const statement: unknown = JSON.parse(readFileSync(info.outputPath('out/conformance.json'), 'utf8'));
  expect(statement).toMatchObject({ contract: { overlays: ['spec/targets/example/overlay.yaml'] } });
  expect(readdirSync(info.outputPath('out/site'))).toContain('index.html');
  const results = readdirSync(info.outputPath('out/allure-results')).filter((name) =>
    name.endsWith('-result.json'),
  );
  const texts = results.map((name) => readFileSync(info.outputPath('out/allure-results', name), 'utf8'));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((result) => !result.includes('{"name":"host","value":"not told"}'))).toEqual([]);
});

test('a previous statement that is not there is said before the run', async ({}, info) => {
  const { code, output } = await conformance(info.outputPath('out'), { PREVIOUS: 'nowhere.json' });

  expect(code).toBe(2);
  expect(output.trim()).toBe('PREVIOUS names nowhere.json, which is not there.');
});

test('a plain run and a merge warn of a misspelt setting', async ({}, info) => {
  const out = { CONFORMANCE_OUT: info.outputPath('out'), MAX_EXPIRY_WAIT: '3', CERTIFYY: 'true' };
  const dead = { BASE_URL: DEAD, ORGANIZATION_ID: 'organization-1', API_KEY: 'a-key-that-nobody-knows' };

  const plain = await run([tool('@playwright/test', 'cli.js'), 'test'], { settings: { ...dead, ...out } });
  const merge = await run(MERGE, { settings: out });

  for (const { output } of [plain, merge]) {
    expect(output).toContain('Warning: MAX_EXPIRY_WAIT is set but not read; is MAX_EXPIRY_WAIT_S meant?\n');
    expect(output).toContain('Warning: CERTIFYY is set but not read; is CERTIFY meant?\n');
  }
});

test('a merge refuses a wrong setting', async () => {
  const { code, output } = await run(MERGE, { settings: { CERTIFY: '1' } });

  expect(code).toBe(2);
  expect(output).toContain('CERTIFY must be `true` or `false`');
});

test('a new run removes what the last one wrote and nothing else', async ({}, info) => {
  for (const folder of ['site', 'thesis']) mkdirSync(info.outputPath(folder));
  for (const file of ['conformance.json', 'allure-history.jsonl']) writeFileSync(info.outputPath(file), '{}');

  await removeOutputs(info.outputPath());

  expect(readdirSync(info.outputPath()).sort()).toEqual(['allure-history.jsonl', 'thesis']);
});

test('listing the tests writes nothing', async ({}, info) => {
  const args = [tool('@playwright/test', 'cli.js'), 'test', '--list', '--project=conformance'];

  const { code, output } = await run(args, { settings: { CONFORMANCE_OUT: info.outputPath('out') } });

  expect(code).toBe(0);
  expect(output).toMatch(/Total: \d+ tests/);
  expect(output).not.toContain('NOT JUDGED');
  expect(existsSync(info.outputPath('out'))).toBe(false);
});

const MERGE = ['--import', 'tsx', 'reports/command/merge.ts', 'nowhere'];

function conformance(outDir: string, settings: Readonly<Record<string, string>>): ReturnType<typeof run> {
  return run(['--import', 'tsx', 'reports/command/conformance.ts', '--out', outDir], { settings });
}

interface Start {
  readonly settings: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

async function run(args: readonly string[], { settings, cwd = ROOT }: Start) {
  const child = spawn(process.execPath, args, { cwd, env: { ...ownEnvironment(), ...settings } });
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const [code, ...streams] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, output: streams.join('') };
}
