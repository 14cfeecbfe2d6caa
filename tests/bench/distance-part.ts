import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { settingsFor } from '#fixtures/mock/front.ts';
import { startMock, type RunningMock } from '#fixtures/mock/mock.ts';
import { runConformance, type ConformanceResult } from '#reports/command/run-conformance.ts';
import type { Reading } from './figure.ts';
import { repeated, type Part } from './part.ts';
import { replay } from './replay.ts';
import { spanOf, timelineOf } from './timeline.ts';
import { WireLog, type SentRequest } from './wire-log.ts';

/** How far the tests are from the least that their requests cost, and where the difference goes. */
export const DISTANCE: Part = {
  name: 'distance',
  measure: ({ runs }) => repeated('distance', runs, measureOnce),
};

async function measureOnce(run: number): Promise<readonly Reading[]> {
  const mock = await startMock({ clients: 57, tokenLifetimeS: 3, seed: `bench-${run}` });
  try {
    const { result, sent } = await runAgainst(mock, `bench-${run}`);
    const phase = spanOf(result.phases, 'tests');
    const timed = sent.filter(({ startedAtMs }) => startedAtMs < phase.endedAtMs);
    const bare = await replay(timed, { baseUrl: mock.baseUrl, timedFromMs: phase.startedAtMs });
    const spans = timed.map((one) => ({ ...one, endedAtMs: one.endedAtMs ?? one.startedAtMs }));
    const tests = result.statement.requirements.flatMap((row) => row.tests).length;
    return readingsOf({ timeline: timelineOf(phase, spans), bare, tests });
  } finally {
    await mock.close();
  }
}

async function runAgainst(
  mock: RunningMock,
  seed: string,
): Promise<{ readonly result: ConformanceResult; readonly sent: readonly SentRequest[] }> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const log = new WireLog();
  try {
    const expired = { EXPIRED_TOKEN: mock.credentials.expiredToken };
    const environment = { ...settingsFor(mock), ...expired, SEED: seed };
    const options = { environment, directory: outDir, outDir, reports: false, isQuiet: true };
    const result = await runConformance(options);
    return { result, sent: log.sent };
  } finally {
    log.stop();
    await rm(outDir, { recursive: true, force: true });
  }
}

interface Measured {
  readonly timeline: ReturnType<typeof timelineOf>;
  readonly bare: Awaited<ReturnType<typeof replay>>;
  readonly tests: number;
}

function readingsOf({ timeline, bare, tests }: Measured): readonly Reading[] {
  const active = timeline.wholeMs - timeline.waitsMs;
  return [
    { name: 'requests of the tests', unit: 'requests', value: timeline.requests },
    { name: 'answered alike when sent again', unit: '%', value: bare.alike * 100 },
    { name: 'sent again, bare', unit: 'ms', value: bare.ms },
    { name: 'tests without waits', unit: 'ms', value: active },
    { name: 'tests without waits to bare', unit: '×', value: active / bare.ms },
    { name: 'waits', unit: 'ms', value: timeline.waitsMs },
    { name: 'until the first request', unit: 'ms', value: timeline.untilFirstMs },
    { name: 'at the service', unit: 'ms', value: timeline.atServiceMs },
    { name: 'between requests', unit: 'ms', value: timeline.betweenMs },
    { name: 'between requests, for each', unit: 'ms', value: timeline.betweenMs / timeline.requests },
    { name: 'after the last request', unit: 'ms', value: timeline.afterLastMs },
    { name: 'tests that judge', unit: 'tests', value: tests },
  ];
}
