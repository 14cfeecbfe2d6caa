import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { secretsIn } from '#reports/command/scan.ts';
import { ownEnvironment, tool } from '#reports/command/step.ts';
import { ROOT } from '#reports/statement/suite.ts';
import { spoiledMock, type Spoil } from './spoiled-mock.ts';

/** Code for every process of a run, done in each worker a moment after it was told which one it is. */
function inWorkers(code: string): Readonly<Record<string, string>> {
  const body = `const timer = setInterval(() => {
    if (process.env.TEST_WORKER_INDEX === undefined) return;
    clearInterval(timer);
    ${code}
  }, 50).unref();`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(body)}` };
}

const TELL = inWorkers("console.log('ENVIRONMENT ' + JSON.stringify(process.env));");
/** As the system does where memory is short. */
const CRASH = inWorkers("process.kill(process.pid, 'SIGKILL');");

const slow: Spoil = ({ number }) => (number > 65 ? 'silence' : {});
const broken: Spoil = ({ isList, body }) =>
  isList ? { body: Buffer.from(body.toString('utf8').replaceAll('"name"', '"nome"')) } : {};

interface Kind {
  readonly what: string;
  readonly spoil: Spoil;
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly isInterrupted?: boolean;
  readonly code: number;
  readonly verdict: string;
}

const SOME = ['--grep', '@(A1|T1|E2)\\b'];
const KINDS: readonly Kind[] = [
  { what: 'passes', spoil: () => ({}), args: SOME, code: 0, verdict: 'partial' },
  { what: 'fails', spoil: broken, args: SOME, code: 1, verdict: 'violates' },
  {
    what: 'crashes',
    spoil: () => ({}),
    args: SOME,
    environment: CRASH,
    code: 1,
    verdict: 'not-judged',
  },
  {
    what: 'runs out of time',
    spoil: slow,
    args: [...SOME, '--timeout=1500', '--max-failures=1'],
    code: 1,
    verdict: 'not-judged',
  },
  { what: 'is interrupted', spoil: slow, args: [], isInterrupted: true, code: 130, verdict: 'not-judged' },
];

for (const { what, spoil, args, environment = {}, isInterrupted = false, code, verdict } of KINDS) {
  test(`a plain run that ${what} leaves no secret anywhere`, async ({}, info) => {
    await using service = await spoiledMock(spoil);
    const outDir = info.outputPath('out');

    const run = plainRun(outDir, ['--trace=on', ...args], { ...service.environment, ...environment });
    if (isInterrupted) await interrupt(run.child);
    const ended = await run.ended;

    expect(ended.code, ended.output).toBe(code);
    expect(statementIn(outDir)).toMatchObject({ verdict, redaction: { hits: [] } });
    expect(leaksIn([Buffer.from(ended.output), ...filesBelow(outDir)], service.environment)).toEqual([]);
  });
}

test('a worker of a plain run inherits no secret', async ({}, info) => {
  await using service = await spoiledMock(() => ({}));
  const outDir = info.outputPath('out');

  const { output } = await plainRun(outDir, SOME, { ...service.environment, ...TELL }).ended;

  expect(output).toMatch(/ENVIRONMENT .*"TEST_WORKER_INDEX":"0"/);
  expect(output).toContain(`"BASE_URL":"${service.environment['BASE_URL']}"`);
  expect(leaksIn([Buffer.from(output)], service.environment)).toEqual([]);
});

test('a secret that a service hides twice withdraws what a plain run wrote', async ({}, info) => {
  let key = '';
  await using service = await spoiledMock(({ isList, body }) => {
    const hidden = Buffer.from(Buffer.from(`key ${key}`).toString('base64')).toString('base64');
    return isList
      ? { body: Buffer.from(body.toString('utf8').replace(/"message":"[^"]*"/, `"message":"${hidden}"`)) }
      : {};
  });
  key = service.environment['API_KEY'] ?? '';
  const outDir = info.outputPath('out');

  const { code, output } = await plainRun(outDir, ['--grep', '@A1'], service.environment).ended;

  expect(code).toBe(2);
  expect(output).toContain('NOT JUDGED  A secret was written, so the outputs were removed:');
  expect(output).toMatch(/ {2}- allure-results\/.*: API_KEY/);
  expect(readdirSync(outDir)).toEqual(['conformance.json']);
  expect(statementIn(outDir)).toMatchObject({ verdict: 'not-judged' });
  expect(leaksIn([Buffer.from(output), ...filesBelow(outDir)], service.environment)).toEqual([]);
});

/** `npx playwright test`, as a user starts it. */
function plainRun(outDir: string, args: readonly string[], environment: Readonly<Record<string, string>>) {
  const cli = tool('@playwright/test', 'cli.js');
  const child = spawn(process.execPath, [cli, 'test', '--project=conformance', ...args], {
    cwd: ROOT,
    env: {
      ...ownEnvironment(),
      // This test runs in a worker itself.
      TEST_WORKER_INDEX: undefined,
      REQUEST_TIMEOUT_S: '5',
      ...environment,
      CONFORMANCE_OUT: outDir,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise<{ readonly code: number | null; readonly output: string }>((done) => {
    child.once('close', (code) => {
      done({ code, output });
    });
  });
  return { child, ended };
}

/** Once the first test has begun to say something. */
async function interrupt(child: ChildProcess): Promise<void> {
  await new Promise((done) => child.stdout?.once('data', done));
  await new Promise((done) => setTimeout(done, 2000));
  child.kill('SIGINT');
}

function statementIn(outDir: string): unknown {
  return JSON.parse(readFileSync(path.join(outDir, 'conformance.json'), 'utf8'));
}

/** Names of the settings whose value stands in the bytes, packed and encoded content included. */
function leaksIn(
  written: readonly Buffer[],
  environment: Readonly<Record<string, string>>,
): readonly string[] {
  const names = ['API_KEY', 'API_PASSWORD', 'LIMITED_API_KEY'];
  const find = (bytes: Buffer): readonly string[] =>
    names.filter((name) => formsOf(environment[name] ?? '').some((form) => bytes.includes(form)));
  return [...new Set(written.flatMap((bytes) => secretsIn(bytes, find)))];
}

function formsOf(value: string): readonly string[] {
  return [
    value,
    encodeURIComponent(value),
    JSON.stringify(value).slice(1, -1),
    Buffer.from(value).toString('hex'),
  ];
}

function filesBelow(folder: string): readonly Buffer[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file));
}
