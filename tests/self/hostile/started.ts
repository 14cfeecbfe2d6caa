import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ownEnvironment, tool } from '#reports/command/step.ts';
import { isStatement } from '#reports/statement/schema.ts';
import type { Statement } from '#reports/statement/statement.ts';
import { ROOT } from '#reports/statement/suite.ts';

export type Environment = Readonly<Record<string, string>>;

/** How a run ended and all that it printed. */
interface Ended {
  readonly code: number | null;
  readonly output: string;
}

export interface Started {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
}

/** `npx playwright test`, as a user starts it. */
export function plainRun(outDir: string, args: readonly string[], environment: Environment): Started {
  const cli = tool('@playwright/test', 'cli.js');
  return start([cli, 'test', '--project=conformance', ...args], { ...environment, CONFORMANCE_OUT: outDir });
}

/** `npm run conformance`, as a user starts it. */
export function wholeRun(outDir: string, args: readonly string[], environment: Environment): Started {
  const command = path.join(ROOT, 'reports/command/conformance.ts');
  return start(['--import', 'tsx', command, '--out', outDir, ...args], environment);
}

function start(args: readonly string[], environment: Environment): Started {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: {
      ...ownEnvironment(),
      // This test runs in a worker itself, and may run on GitHub.
      ...{ TEST_WORKER_INDEX: undefined, GITHUB_ACTIONS: undefined, REQUEST_TIMEOUT_S: '5' },
      ...environment,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise<Ended>((done) => {
    child.once('close', (code) => {
      done({ code, output });
    });
  });
  return { child, ended };
}

/** When a run has said how many tests there are: none of them has ended then. */
export async function isBegun({ child }: Started): Promise<void> {
  await new Promise((done) => child.stdout?.once('data', done));
}

/** The statement that a run has left; undefined where there is none of ours. */
export function statementIn(outDir: string): Statement | undefined {
  const file = path.join(outDir, 'conformance.json');
  const value: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  return isStatement(value) ? value : undefined;
}

/** Code for every process of a run, done in each worker a moment after it was told which one it is. */
function inWorkers(code: string): Environment {
  return inEach(`const timer = setInterval(() => {
    if (process.env.TEST_WORKER_INDEX === undefined) return;
    clearInterval(timer);
    ${code}
  }, 50).unref();`);
}

function inEach(code: string): Environment {
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` };
}

/** Each worker prints its environment. */
export const TELL = inWorkers("console.log('ENVIRONMENT ' + JSON.stringify(process.env));");
/** Each worker is ended as the system does where memory is short. */
export const CRASH = inWorkers("process.kill(process.pid, 'SIGKILL');");
/** The same for the process that runs the tests. */
export const CRASH_OF_ALL = inWorkers("process.kill(process.ppid, 'SIGKILL');");
/** The process that runs the tests stops as slowly as on a busy machine: it does nothing for a while, twice. */
export const SLOW_TO_STOP =
  inEach(`const hold = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
  if (/playwright.test.cli[.]js$/.test(process.argv[1]) && process.env.TEST_WORKER_INDEX === undefined)
    process.once('SIGINT', () => (hold(1500), setTimeout(hold, 10, 1000)));`);
