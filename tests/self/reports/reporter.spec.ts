import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { faultsOfStatement, isStatement } from '#reports/statement/schema.ts';
import type { Statement } from '#reports/statement/statement.ts';
import { loadRequirements } from '#spec/catalogue.ts';
import { CONFORMING } from './data/statements.ts';

const ROOT = join(import.meta.dirname, '../../..');
const KEY = 'key-of-this-run';
const [FIRST = '', SECOND = ''] = loadRequirements().map(({ id }) => id);

/** A folder with a Playwright project of its own that reports through the reporter under test. */
const test = base.extend<{ folder: string; gatewayUrl: string }>({
  folder: async ({}, use) => {
    mkdirSync(join(ROOT, 'test-results'), { recursive: true });
    const folder = mkdtempSync(join(ROOT, 'test-results/reporter-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  gatewayUrl: async ({}, use) => {
    const server = createServer((request, response) => {
      const isAsked =
        request.headers['gateway-key'] === KEY && request.headers['gateway-control'] === 'summary';
      response.writeHead(isAsked ? 200 : 403).end(JSON.stringify(CONFORMING.traffic));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // A listening TCP server has an address with a port.
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    await new Promise((resolve) => server.close(resolve));
  },
});

test('a run with a breach is written as a statement that violates', async ({ folder, gatewayUrl }) => {
  const breach = { requirement: FIRST, where: 'GET /x', expected: 'a list', actual: 'nothing' };
  prepare(folder, {
    gatewayUrl,
    spec: `
      test('red', rule('${FIRST}'), async ({}, info) => {
        await info.attach('breach', { contentType: 'application/json', body: ${JSON.stringify(JSON.stringify(breach))} });
        expect(1, 'GET /x: must be a list').toBe(2);
      });
      test('green', rule('${SECOND}'), () => { test.info().annotations.push({ type: 'warning', description: 'N9: odd' }); });`,
  });

  const { statement, output, code } = await playwright(folder, []);

  expect(statement).toMatchObject({
    verdict: 'violates',
    because: [FIRST],
    target: { name: 'staging' },
    run: { selection: 'full', requests: CONFORMING.run.requests, seed: 'seed-1' },
    warnings: [{ id: 'N9', text: 'odd' }],
  });
  expect(statement.requirements.find(({ id }) => id === FIRST)?.tests[0]?.breaches).toEqual([breach]);
  expect(statement.requirements.find(({ id }) => id === SECOND)?.outcome).toBe('passed');
  expect(statement.requirements).toHaveLength(loadRequirements().length);
  expect(output).toContain('VIOLATES');
  expect(output.slice(output.indexOf('area '))).not.toContain('\u001b');
  expect(code).toBe(1);
});

test('a filtered run says so', async ({ folder, gatewayUrl }) => {
  const spec = `test('green', rule('${FIRST}'), () => {}); test('other', rule('${SECOND}'), () => {});`;
  prepare(folder, { gatewayUrl, spec });

  const { statement } = await playwright(folder, ['--grep', 'green']);

  expect(statement.run.selection).toBe('filtered');
  expect(statement.requirements.find(({ id }) => id === SECOND)).toMatchObject({
    outcome: 'untested',
    reason: 'not selected in this run',
  });
});

test('a set-up that fails is written as not judged, with the reason', async ({ folder }) => {
  prepare(folder, { spec: `test('green', () => {});`, setup: `throw new Error('BASE_URL is missing');` });

  const { statement } = await playwright(folder, []);

  expect(statement.verdict).toBe('not-judged');
  expect(statement.because).toEqual(['Error: BASE_URL is missing']);
});

test('an interrupted run is written as not judged', async ({ folder, gatewayUrl }) => {
  const spec = `test('slow', rule('${FIRST}'), async () => { console.log('STARTED'); await new Promise(() => {}); });`;
  prepare(folder, { gatewayUrl, spec });

  const { statement } = await playwright(folder, [], 'STARTED');

  expect(statement).toMatchObject({
    verdict: 'not-judged',
    because: ['interrupted'],
    run: { interrupted: true },
  });
});

interface Project {
  readonly gatewayUrl?: string;
  readonly spec: string;
  readonly setup?: string;
}

function prepare(folder: string, { gatewayUrl, spec, setup }: Project): void {
  const runFile = join(folder, 'run.json');
  const settings = { target: 'staging', baseUrl: 'http://127.0.0.1:1', kind: 'deployment', seed: 'seed-1' };
  const schemes = { apiKey: { declared: true, opens: true }, bearer: { declared: false, opens: false } };
  const run = {
    gateway: { url: gatewayUrl, key: KEY },
    contract: { description: {}, sha256: CONFORMING.contract.sha256, overlays: [] },
    ground: { schemes, clockOffsetMs: 0, tokenSeen: false },
    settings,
    startedAtMs: 0,
    outDir: folder,
  };
  writeFileSync(runFile, JSON.stringify(run));
  const names = `process.env.CONFORMANCE_RUN_FILE = ${JSON.stringify(runFile)};`;
  writeFileSync(join(folder, 'setup.ts'), `export default () => { ${setup ?? names} };`);
  writeFileSync(
    join(folder, 'one.spec.ts'),
    `import { test, expect } from '@playwright/test';
     const rule = (id: string) => ({ annotation: { type: 'requirement', description: id } });${spec}`,
  );
  writeFileSync(
    join(folder, 'playwright.config.ts'),
    `export default { globalSetup: './setup.ts', outputDir: './results', timeout: 30000,
       reporter: [['../../reports/statement/reporter.ts', { outDir: ${JSON.stringify(folder)} }]] };`,
  );
}

const NOT_INHERITED = new Set(['CONFORMANCE_RUN_FILE', 'CONFORMANCE_TABLE', 'FORCE_COLOR', 'GITHUB_ACTIONS']);

async function playwright(folder: string, args: readonly string[], interruptAt?: string) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !NOT_INHERITED.has(name)));
  const cli = join(ROOT, 'node_modules/@playwright/test/cli.js');
  const config = join(folder, 'playwright.config.ts');
  const child = spawn(process.execPath, [cli, 'test', '-c', config, ...args], { cwd: ROOT, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  if (interruptAt !== undefined) {
    await expect.poll(() => output, { timeout: 30_000 }).toContain(interruptAt);
    child.kill('SIGINT');
  }
  const code = await new Promise((resolve) => child.once('close', resolve));
  return { statement: readStatement(folder), output, code };
}

function readStatement(folder: string): Statement {
  const statement: unknown = JSON.parse(readFileSync(join(folder, 'conformance.json'), 'utf8'));
  expect(faultsOfStatement(statement)).toEqual([]);
  if (!isStatement(statement)) throw new TypeError('unreachable: the schema has just accepted it');
  return statement;
}
