import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { ROOT } from '#reports/statement/suite.ts';
import { LONG } from '#tests/self/long.ts';
import { bomb } from './hostile-answers.ts';
import { idsWith } from './runs.ts';
import { spoiledMock, type Spoil } from './spoiled-mock.ts';
import { statementIn, wholeRun, type Environment } from './started.ts';

/** Each process of the run notes its peak at its end. */
const NOTE_PEAK = pathToFileURL(path.join(ROOT, 'tests/bench/note-peak.js')).href;
const BOMB = bomb();
const PAGE = { headers: ['Content-Type', 'text/html', 'Retry-After', '0'], body: Buffer.from('<h1>No</h1>') };

/** What comes, in turn, of a service that had answered well until then. */
const TROUBLES: readonly ReturnType<Spoil>[] = [
  { headers: ['Content-Type', 'application/json', 'Content-Encoding', 'gzip'], body: BOMB },
  { status: 502, ...PAGE },
  'break',
  { body: Buffer.alloc(9 * 1024 * 1024, '[') },
  { status: 407, ...PAGE },
  { headers: ['Content-Encoding', 'gzip'], body: Buffer.from('no gzip at all') },
];

/** So many requests are answered well. */
const WELL = 60;
/** So many more are enough to see that nothing can be told any more, with each asked again now and then. */
const MOST_ASKED_MORE = 600;

const SOME = '@(A[1-4]|E1|P[25]|T1)\\b';

/** Six times as long as by a service that stays well, as waiting for it is bounded; twice that is too much. */
const MOST_TIMES_AS_LONG = 12;

test(
  'a service that starts to fail in every way is accused of nothing, and the run ends',
  LONG,
  async ({}, info) => {
    test.setTimeout(900_000);
    let asked = 0;
    await using service = await spoiledMock(({ number }) => {
      asked = number;
      return number > WELL ? (TROUBLES[number % TROUBLES.length] ?? {}) : {};
    });
    const outDir = info.outputPath('out');
    const peaks = info.outputPath('peaks.jsonl');
    const settings = { NODE_OPTIONS: `--import=${NOTE_PEAK}`, BENCH_PEAKS: peaks };
    await using healthy = await spoiledMock(() => ({}));

    const well = await timed(info.outputPath('well'), healthy.environment);
    const { code, output, tookMs } = await timed(outDir, { ...service.environment, ...settings });

    expect(well.code, well.output).toBe(0);
    expect(tookMs / well.tookMs).toBeLessThan(MOST_TIMES_AS_LONG);
    const statement = statementIn(outDir);
    expect(code, output).toBe(0);
    expect(statement?.verdict).toBe('partial');
    expect(statement && idsWith(statement, 'failed')).toEqual([]);
    expect(output).toMatch(/^T1 untested: .*, which tells nothing$/m);
    expect(asked - WELL).toBeLessThan(MOST_ASKED_MORE);
    expect(output.trim().split('\n').length).toBeLessThan(30);
    expect(peakMbOf(peaks, 'conformance.ts')).toBeGreaterThan(60);
    expect(peakMbOf(peaks, 'conformance.ts')).toBeLessThan(512);
  },
);

async function timed(outDir: string, environment: Environment) {
  const startedMs = performance.now();
  const settings = { ...environment, REQUEST_TIMEOUT_S: '3' };
  const ended = await wholeRun(outDir, ['--no-reports', '--grep', SOME], settings).ended;
  return { ...ended, tookMs: performance.now() - startedMs };
}

/** Most memory that a process held which ran this script, gateway included. */
function peakMbOf(file: string, script: string): number {
  const rows = readFileSync(file, 'utf8').trim().split('\n');
  // Written by `note-peak.js`.
  const notes = rows.map((row) => JSON.parse(row) as { readonly script: string; readonly peakKib: number });
  return Math.max(
    0,
    ...notes.filter((note) => note.script.endsWith(script)).map(({ peakKib }) => peakKib / 1024),
  );
}
