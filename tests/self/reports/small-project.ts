import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { faultsOfStatement, isStatement } from '#reports/statement/schema.ts';
import type { Statement } from '#reports/statement/statement.ts';
import { ROOT } from '#reports/statement/suite.ts';
import { listening, type Loopback } from '#tests/self/gateway/loopback.ts';
import { CONFORMING } from './data/statements.ts';

const KEY = 'key-of-this-run';

/** A folder with a Playwright project of its own that reports through the reporter under test. */
export const test = base.extend<{ folder: string; gatewayUrl: string }>({
  folder: async ({}, use) => {
    mkdirSync(join(ROOT, 'test-results'), { recursive: true });
    const folder = mkdtempSync(join(ROOT, 'test-results/reporter-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  gatewayUrl: async ({}, use) => {
    await using gateway = await countingGateway();
    await use(gateway.url);
  },
});

/** Answers the reporter's question for the traffic as the gateway would. */
export function countingGateway(): Promise<Loopback> {
  const server = createServer((request, response) => {
    const isAsked =
      request.headers['gateway-key'] === KEY && request.headers['gateway-control'] === 'summary';
    response.writeHead(isAsked ? 200 : 403).end(JSON.stringify(CONFORMING.traffic));
  });
  return listening(server);
}

export interface Project {
  readonly gatewayUrl?: string;
  /** Code of each test file. */
  readonly specs: readonly string[];
  readonly setup?: string;
  /** Writes `allure-results` beside the statement. */
  readonly allure?: boolean;
  /** Workers outlive breaches that were told, as in the suite's own configuration. */
  readonly toldBreaches?: boolean;
  readonly baseUrl?: string;
}

/** Writes the project: its run file, set-up, tests and configuration. */
export function prepare(folder: string, project: Project): void {
  const { specs, setup } = project;
  const runFile = join(folder, 'run.json');
  writeFileSync(runFile, JSON.stringify(runOf(folder, project)));
  const names = `process.env.CONFORMANCE_RUN_FILE = ${JSON.stringify(runFile)};`;
  writeFileSync(join(folder, 'setup.ts'), `export default () => { ${setup ?? names} };`);
  for (const [index, spec] of specs.entries()) {
    writeFileSync(
      join(folder, `${index + 1}.spec.ts`),
      `import { test, expect } from '@playwright/test';
       const rule = (id: string) => ({ annotation: { type: 'requirement', description: id } });${spec}`,
    );
  }
  const reporters = [
    ...(project.toldBreaches === true ? [[join(ROOT, 'reports/command/told-breaches.ts'), {}]] : []),
    [join(ROOT, 'reports/statement/reporter.ts'), { outDir: folder }],
    ...(project.allure === true
      ? [['allure-playwright', { resultsDir: join(folder, 'allure-results'), detail: false }]]
      : []),
  ];
  writeFileSync(
    join(folder, 'playwright.config.ts'),
    `export default { globalSetup: './setup.ts', outputDir: './results', timeout: 30000,
       reporter: ${JSON.stringify(reporters)} };`,
  );
}

function runOf(folder: string, { gatewayUrl, baseUrl = 'http://127.0.0.1:1' }: Project): object {
  const schemes = { apiKey: { declared: true, opens: true }, bearer: { declared: false, opens: false } };
  return {
    gateway: { url: gatewayUrl, key: KEY },
    contract: { description: {}, sha256: CONFORMING.contract.sha256, overlays: [] },
    ground: { schemes, clockOffsetMs: 0, tokenSeen: false },
    settings: { target: 'staging', baseUrl, kind: 'deployment', seed: 'seed-1', strict: false },
    startedAtMs: 0,
    outDir: folder,
  };
}

const NOT_INHERITED = new Set(['CONFORMANCE_RUN_FILE', 'CONFORMANCE_TABLE', 'FORCE_COLOR', 'GITHUB_ACTIONS']);

/** Runs the project's tests. */
export async function playwright(
  folder: string,
  args: readonly string[],
  {
    interruptAt,
    env: further = {},
  }: { readonly interruptAt?: string; readonly env?: NodeJS.ProcessEnv } = {},
) {
  const inherited = Object.entries(process.env).filter(([name]) => !NOT_INHERITED.has(name));
  const env = { ...Object.fromEntries(inherited), ...further };
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
  return { output, code };
}

/** The statement that the reporter has written into the folder. */
export function readStatement(folder: string): Statement {
  const statement: unknown = JSON.parse(readFileSync(join(folder, 'conformance.json'), 'utf8'));
  expect(faultsOfStatement(statement)).toEqual([]);
  if (!isStatement(statement)) throw new TypeError('unreachable: the schema has just accepted it');
  return statement;
}
