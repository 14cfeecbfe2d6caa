import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { removeOutputs } from '#reports/command/outputs.ts';
import { ownEnvironment, tool } from '#reports/command/step.ts';
import { ROOT } from '#reports/statement/suite.ts';
import { statementIn } from '#tests/self/hostile/started.ts';

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

test('a plain run and a merge warn of a misspelt setting', async ({}, info) => {
  const out = { CONFORMANCE_OUT: info.outputPath('out'), MAX_EXPIRY_WAIT: '3', CERTIFYY: 'true' };
  const dead = { BASE_URL: DEAD, ORGANIZATION_ID: 'organization-1', API_KEY: 'a-key-that-nobody-knows' };

  const plain = await run([tool('@playwright/test', 'cli.js'), 'test'], { settings: { ...dead, ...out } });
  const merge = await run([...MERGE, '--out', info.outputPath('merged')], { settings: out });

  for (const { output } of [plain, merge]) {
    expect(output).toContain('Warning: MAX_EXPIRY_WAIT is set but not read; is MAX_EXPIRY_WAIT_S meant?\n');
    expect(output).toContain('Warning: CERTIFYY is set but not read; is CERTIFY meant?\n');
  }
});

for (const { what, settings, says } of [
  { what: 'a wrong setting', settings: { CERTIFY: '1' }, says: 'CERTIFY must be `true` or `false`' },
  { what: 'a previous statement that is not there', settings: { PREVIOUS: 'none.json' }, says: 'none.json' },
  { what: 'a folder that is no shard’s', settings: {}, says: 'nowhere is not the output of a shard' },
]) {
  test(`a merge with ${what} leaves no old verdict`, async ({}, info) => {
    const outDir = info.outputPath('out');
    mkdirSync(path.join(outDir, 'site'), { recursive: true });
    writeFileSync(path.join(outDir, 'conformance.json'), 'yesterday');

    const { code, output } = await run([...MERGE, '--out', outDir], { settings });

    expect(code).toBe(2);
    expect(output).toContain(says);
    expect(output).toContain('NOT JUDGED  The merge did not begin.');
    expect(statementIn(outDir)).toMatchObject({
      verdict: 'not-judged',
      because: [expect.stringContaining(says)],
    });
    expect(readdirSync(outDir).sort()).toEqual(['conformance.json', 'earlier-report']);
  });
}

for (const place of ['.', 'site/1', 'earlier-report']) {
  test(`a merge that would write over its shard in ${place} touches nothing`, async ({}, info) => {
    const outDir = info.outputPath('out');
    const folder = path.join(outDir, place);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'shard.json'), '{}');

    const { code, output } = await run([...MERGE.slice(0, 3), folder, '--out', outDir], { settings: {} });

    expect(code).toBe(2);
    expect(output).toContain('let each shard write elsewhere');
    expect(readdirSync(folder)).toEqual(['shard.json']);
  });
}

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
