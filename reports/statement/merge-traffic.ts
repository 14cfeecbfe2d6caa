import type { ExercisedOperation } from '#fixtures/gateway/exercise.ts';
import type { TrafficSummary } from '#fixtures/gateway/protocol.ts';

type Operation = TrafficSummary['operations'][number];

/** The traffic of all shards together; `undefined` where none was counted. */
export function mergeTraffic(summaries: readonly TrafficSummary[]): TrafficSummary | undefined {
  const sum = (pick: (summary: TrafficSummary) => number): number =>
    summaries.reduce((total, summary) => total + pick(summary), 0);
  if (summaries.length === 0) return undefined;
  return {
    requests: sum(({ requests }) => requests),
    retries: sum(({ retries }) => retries),
    unreachable: sum(({ unreachable }) => unreachable),
    // Shards run side by side, so at worst their peaks met.
    peakPerSecond: sum(({ peakPerSecond }) => peakPerSecond),
    failedLoginsInARow: sum(({ failedLoginsInARow }) => failedLoginsInARow),
    operations: mergeOperations(summaries.flatMap(({ operations }) => operations)),
    leftBehind: summaries.flatMap(({ leftBehind }) => leftBehind),
    exercised: mergeExercised(summaries.flatMap(({ exercised = [] }) => exercised)),
  };
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
