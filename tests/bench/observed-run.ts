import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { HarnessError } from '#fixtures/errors.ts';
import { ownEnvironment, tool } from '#reports/command/step.ts';
import type { Phase } from '#reports/command/phases.ts';
import { ROOT } from '#reports/statement/suite.ts';
import { testRequestsOf, type TestRequests } from './test-requests.ts';
import type { Span } from './timeline.ts';

/** What `one-run.ts` prints about the run it made. */
export interface RunNotes {
  /** When its code was loaded, by the clock. */
  readonly readyAtMs: number;
  /** Length of the whole run without the start, in ms. */
  readonly wholeMs: number;
  readonly phases: readonly Phase[];
  readonly sent: readonly Span[];
  readonly verdict: string;
}

/** A run of the whole command in a process of its own, on the embedded mock. */
export interface ObservedRun extends RunNotes {
  /** From the start of the process to the first line of the command, in ms. */
  readonly startMs: number;
  readonly tests: readonly TestRequests[];
  /** Most memory held, in MB. */
  readonly peakMb: { readonly main: number; readonly playwright: number; readonly worker: number };
  /** Sizes of the outputs, in KB. */
  readonly sizeKb: { readonly statement: number; readonly site: number; readonly allure: number };
}

const FOLDER = import.meta.dirname;

/** @throws HarnessError where the run did not end in a verdict */
export async function observeRun(settings: Readonly<Record<string, string>>): Promise<ObservedRun> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  try {
    return await observeIn(folder, settings);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function observeIn(folder: string, settings: Readonly<Record<string, string>>): Promise<ObservedRun> {
  const outDir = path.join(folder, 'out');
  const peaks = path.join(folder, 'peaks.jsonl');
  const script = path.join(FOLDER, 'one-run.ts');
  const startedAtMs = Date.now();
  const child = spawn(
    process.execPath,
    [tool('tsx', 'dist/cli.mjs'), script, JSON.stringify({ settings, outDir })],
    { cwd: ROOT, env: environmentFor(peaks), stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const output = await text(child.stdout);
  if (output === '')
    throw new HarnessError('The measured run ended without a result; its error stands above.');
  // Printed by `one-run.ts` of this same version.
  const notes = JSON.parse(output) as RunNotes;
  return {
    ...notes,
    startMs: notes.readyAtMs - startedAtMs,
    tests: testRequestsOf(readFileSync(path.join(outDir, 'junit.xml'), 'utf8')),
    peakMb: peaksIn(peaks),
    sizeKb: {
      statement: kilobytes(path.join(outDir, 'conformance.json')),
      site: kilobytes(path.join(outDir, 'site')) - kilobytes(path.join(outDir, 'site/allure')),
      allure: kilobytes(path.join(outDir, 'site/allure')),
    },
  };
}

function environmentFor(peaks: string): NodeJS.ProcessEnv {
  const note = `--import=${pathToFileURL(path.join(FOLDER, 'note-peak.js')).href}`;
  const options = [process.env['NODE_OPTIONS'], note].filter((option) => option !== undefined).join(' ');
  return { ...ownEnvironment(), NODE_OPTIONS: options, BENCH_PEAKS: peaks };
}

function peaksIn(file: string): ObservedRun['peakMb'] {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  // Written by `note-peak.js`.
  const notes = lines.map(
    (line) => JSON.parse(line) as { readonly script: string; readonly peakKib: number },
  );
  const highest = (script: RegExp): number =>
    Math.max(0, ...notes.filter((note) => script.test(note.script)).map(({ peakKib }) => peakKib)) / 1024;
  return {
    main: highest(/one-run\.ts$/),
    playwright: highest(/@playwright\/test\/cli\.js$/),
    worker: highest(/workerProcessEntry\.js$/),
  };
}

function kilobytes(file: string): number {
  if (!existsSync(file)) return 0;
  const found = statSync(file);
  if (!found.isDirectory()) return found.size / 1024;
  return readdirSync(file).reduce((total, name) => total + kilobytes(path.join(file, name)), 0);
}
