import type { Statement } from '#reports/statement/statement.ts';

export interface SoakedRun {
  readonly service: string;
  readonly seed: string;
  /** Ids that failed: each is a false alarm, since the service conforms. */
  readonly alarms: readonly string[];
  /** Ids that ended in an error, and why nothing was judged: no accusation, and yet nothing that should happen. */
  readonly errors: readonly string[];
  /** What could not be told, and why: `P6: the list moves while it is read`. */
  readonly untested: readonly string[];
}

/** A promise that is untested without a word of why is an error of ours. */
const NO_REASON = 'untested without a reason';

/** What a run against a conforming service should not have said. */
export function soakedRun(
  { service, seed }: Pick<SoakedRun, 'service' | 'seed'>,
  { requirements, verdict, because }: Pick<Statement, 'requirements' | 'verdict' | 'because'>,
): SoakedRun {
  const idsWith = (outcome: string): readonly string[] =>
    requirements.filter((row) => row.level === 'must' && row.outcome === outcome).map(({ id }) => id);
  const untested = requirements.filter((row) => row.level === 'must' && row.outcome === 'untested');
  const silent = untested.filter(({ reason = '' }) => reason === '').map(({ id }) => `${id} ${NO_REASON}`);
  return {
    service,
    seed,
    alarms: idsWith('failed'),
    errors: [...new Set([...idsWith('error'), ...silent, ...(verdict === 'not-judged' ? because : [])])],
    untested: untested.map(({ id, reason = NO_REASON }) => `${id}: ${reason}`),
  };
}

/** One line for each service, with the seeds by which a false alarm is seen again, and one for all. */
export function soakLines(runs: readonly SoakedRun[]): readonly string[] {
  const services = [...new Set(runs.map(({ service }) => service))];
  const rows = services.map((service) =>
    lineOf(
      service,
      runs.filter((run) => run.service === service),
    ),
  );
  const alarms = countOf(runs, ({ alarms: ids }) => ids);
  return [...rows, `${runs.length} runs, ${alarms} false alarms`];
}

function lineOf(service: string, runs: readonly SoakedRun[]): string {
  const alarms = runs.flatMap(({ seed, alarms: ids }) => ids.map((id) => `${id} with SEED=${seed}`));
  const parts = [
    `${runs.length} runs`,
    `${alarms.length} false alarms${alarms.length > 0 ? ` (${alarms.join(', ')})` : ''}`,
    `${countOf(runs, ({ errors }) => errors)} errors`,
    `untested: ${tallied(runs.flatMap(({ untested }) => untested))}`,
  ];
  return `${service.padEnd(30)} ${parts.join(', ')}`;
}

function countOf(runs: readonly SoakedRun[], pick: (run: SoakedRun) => readonly string[]): number {
  return runs.reduce((sum, run) => sum + pick(run).length, 0);
}

/** `P5: the list moves while it is read (2), P8: … (1)`, or `none`. */
function tallied(ids: readonly string[]): string {
  const names = [...new Set(ids)].sort();
  if (names.length === 0) return 'none';
  return names.map((name) => `${name} (${ids.filter((id) => id === name).length})`).join(', ');
}
