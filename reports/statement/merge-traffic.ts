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
  };
}

function mergeOperations(rows: readonly Operation[]): readonly Operation[] {
  const names = [...new Set(rows.map(({ operation }) => operation))].sort();
  return names.map((operation) => mergeRows(rows.filter((row) => row.operation === operation)));
}

function mergeRows(rows: readonly Operation[]): Operation {
  const statuses: Record<string, number> = {};
  for (const [status, times] of rows.flatMap((row) => Object.entries(row.statuses))) {
    statuses[status] = (statuses[status] ?? 0) + times;
  }
  return {
    operation: rows[0]?.operation ?? '',
    count: rows.reduce((sum, { count }) => sum + count, 0),
    statuses,
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
