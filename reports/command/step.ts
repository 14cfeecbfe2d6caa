import { spawn } from 'node:child_process';
import path from 'node:path';
import { SETTING_NAMES } from '#fixtures/settings/setting-names.ts';
import { ROOT } from '#reports/statement/suite.ts';

/** What a step found. A step that is one check counts as one. */
export interface StepCount {
  readonly passed: number;
  readonly failed: number;
  readonly skipped?: number;
}

/** One part of `npm run check` or `npm test`. */
export interface Step {
  readonly name: string;
  /** What to do where it is red. */
  readonly advice?: string;
  /** Does the work. A step that captures its output hands it over, and it is shown where the step is red. */
  run(): Promise<StepCount & { readonly output?: string }>;
}

export interface StepResult extends StepCount {
  readonly name: string;
  readonly seconds: number;
}

/** Runs one step; whatever it throws is a failure of this step and ends no other. */
export async function runStep(step: Step): Promise<StepResult> {
  const startedAtMs = performance.now();
  const [settled] = await Promise.allSettled([step.run()]);
  const seconds = (performance.now() - startedAtMs) / 1000;
  const found =
    settled.status === 'fulfilled'
      ? settled.value
      : { passed: 0, failed: 1, output: `The step crashed: ${String(settled.reason)}` };
  const { passed, failed, skipped = 0 } = found;
  const word = failed === 0 ? 'ok  ' : 'FAIL';
  const advice = failed === 0 || step.advice === undefined ? '' : `  (${step.advice})`;
  const output = failed > 0 && found.output !== undefined ? [found.output.trimEnd()] : [];
  const line = `${word} ${step.name.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s${advice}`;
  process.stdout.write(`${[...output, line].join('\n')}\n`);
  return { name: step.name, seconds, passed, failed, skipped };
}

/** The command's environment without settings of a service: what runs here is about this project alone. */
export function ownEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !SETTING_NAMES.some((one) => one === name));
  return { ...Object.fromEntries(kept), NODE_OPTIONS: nodeOptions() };
}

/**
 * Several processes share few cores here: of V8's helpers, four threads in each process, one is enough, and a run takes
 * a sixth less of the processor's time.
 */
const ONE_HELPER = '--v8-pool-size=1';

function nodeOptions(): string {
  const { NODE_OPTIONS: given = '' } = process.env;
  return given.includes('--v8-pool-size') ? given : `${given} ${ONE_HELPER}`.trim();
}

export interface CommandOptions {
  /** Output goes to the terminal as it comes, instead of being captured. */
  readonly isShown?: boolean;
}

/** File of a command that a dependency brings: `tool('eslint', 'bin/eslint.js')`. */
export function tool(dependency: string, file: string): string {
  return path.join(ROOT, 'node_modules', dependency, file);
}

/** Runs a file with this Node in the project's folder. */
export function runNode(
  args: readonly string[],
  { isShown = false }: CommandOptions = {},
): Promise<{ readonly exitCode: number; readonly output: string }> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: ownEnvironment(),
    stdio: isShown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((done, failed) => {
    child.once('error', failed);
    // A signal leaves no code; 1 says red.
    child.once('close', (code) => {
      done({ exitCode: code ?? 1, output: Buffer.concat(chunks).toString('utf8') });
    });
  });
}
