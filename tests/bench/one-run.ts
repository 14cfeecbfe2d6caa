import path from 'node:path';
import { runConformance } from '#reports/command/run-conformance.ts';
import type { RunNotes } from './observed-run.ts';
import { WireLog } from './wire-log.ts';

/** A process of its own: makes one whole run on the embedded mock and prints what it cost. */
const readyAtMs = Date.now();
const startedAtMs = performance.now();
// Handed over by `observeRun`.
const { settings, outDir } = JSON.parse(process.argv[2] ?? '{}') as {
  readonly settings: Readonly<Record<string, string>>;
  readonly outDir: string;
};
const log = new WireLog();
const { phases, statement } = await runConformance({
  environment: settings,
  // Not the project's folder: a `.env` there is about somebody's service.
  directory: path.dirname(outDir),
  outDir,
  reports: true,
  isQuiet: true,
});
const notes: RunNotes = {
  readyAtMs,
  wholeMs: performance.now() - startedAtMs,
  phases,
  sent: log.sent.map((sent) => ({
    startedAtMs: sent.startedAtMs,
    endedAtMs: sent.endedAtMs ?? sent.startedAtMs,
  })),
  verdict: statement.verdict,
};
process.stdout.write(JSON.stringify(notes));
