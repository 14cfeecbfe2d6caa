import type { ExercisedOperation } from '#fixtures/gateway/exercise.ts';
import type { TrafficSummary } from '#fixtures/gateway/protocol.ts';

type Operation = TrafficSummary['operations'][number];

/** What one shard has sent, and when, ms since the epoch. */
export interface ShardTraffic {
  readonly traffic: TrafficSummary;
  readonly startMs: number;
  readonly endMs: number;
}

/** The traffic of all shards together; `undefined` where none was counted. */
export function mergeTraffic(shards: readonly ShardTraffic[]): TrafficSummary | undefined {
  const summaries = shards.map(({ traffic }) => traffic);
  const sum = (pick: (summary: TrafficSummary) => number): number =>
    summaries.reduce((total, summary) => total + pick(summary), 0);
  if (summaries.length === 0) return undefined;
  return {
    requests: sum(({ requests }) => requests),
    retries: sum(({ retries }) => retries),
    unreachable: sum(({ unreachable }) => unreachable),
    peakPerSecond: mergePeaks(shards),
    failedLoginsInARow: sum(({ failedLoginsInARow }) => failedLoginsInARow),
    operations: mergeOperations(summaries.flatMap(({ operations }) => operations)),
    leftBehind: summaries.flatMap(({ leftBehind }) => leftBehind),
    exercised: mergeExercised(summaries.flatMap(({ exercised = [] }) => exercised)),
  };
}

/** At worst the peaks of those that ran side by side have met; those that ran one after the other have not. */
function mergePeaks(shards: readonly ShardTraffic[]): number {
  const metAt = (atMs: number): number =>
    shards
      .filter(({ startMs, endMs }) => startMs <= atMs && atMs < endMs)
      .reduce((total, { traffic }) => total + traffic.peakPerSecond, 0);
  const own = shards.map(({ traffic }) => traffic.peakPerSecond);
  return Math.max(...own, ...shards.map(({ startMs }) => metAt(startMs)));
}

function mergeOperations(rows: readonly Operation[]): readonly Operation[] {
  const names = [...new Set(rows.map(({ operation }) => operation))].sort();
  return names.map((operation) => mergeRows(rows.filter((row) => row.operation === operation)));
}

function mergeRows(rows: readonly Operation[]): Operation {
  return {
    operation: rows[0]?.operation ?? '',
    count: rows.reduce((sum, { count }) => sum + count, 0),
    statuses: added(rows.map(({ statuses }) => statuses)),
    medianMs: weighted(rows, ({ medianMs }) => medianMs),
    p95Ms: weighted(rows, ({ p95Ms }) => p95Ms),
    maxMs: Math.max(...rows.map(({ maxMs }) => maxMs)),
  };
}

/** Mean by number of requests: single times are not kept, so a merged quantile is an estimate. */
function weighted(rows: readonly Operation[], pick: (row: Operation) => number): number {
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  const total = rows.reduce((sum, row) => sum + pick(row) * row.count, 0);
  return count === 0 ? 0 : Math.round((total / count) * 100) / 100;
}

function mergeExercised(rows: readonly ExercisedOperation[]): readonly ExercisedOperation[] {
  const names = [...new Set(rows.map(({ operation }) => operation))];
  return names.map((operation) => {
    const own = rows.filter((row) => row.operation === operation);
    return {
      operation,
      requests: own.reduce((sum, { requests }) => sum + requests, 0),
      schemes: { apiKey: 0, bearer: 0, neither: 0, ...added(own.map(({ schemes }) => schemes)) },
      headers: added(own.map(({ headers }) => headers)),
      members: added(own.map(({ members }) => members)),
    };
  });
}

/** The sums of counts by name. */
function added(counts: readonly Readonly<Record<string, number>>[]): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const [name, count] of counts.flatMap((one) => Object.entries(one)))
    sums[name] = (sums[name] ?? 0) + count;
  return sums;
}
