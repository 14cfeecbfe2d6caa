import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runConformance } from '#reports/command/run-conformance.ts';
import type { OpenPointOutcome, Statement } from '#reports/statement/statement.ts';

/** What one run of the probes left. */
export interface Observed {
  readonly statement: Statement;
  readonly overlayFile: string;
  readonly overlay: string;
}

export interface Way {
  /** Dialects that touch different open points, spoken at once. */
  readonly dialects?: readonly string[];
  readonly overlay?: string;
  readonly strict?: boolean;
  /** Default: the probes, and the schemas of envelope and items. */
  readonly grep?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs the probes against the embedded mock, or the service that the environment names. */
export async function observed(way: Way): Promise<Observed> {
  const folder = mkdtempSync(join(tmpdir(), 'observation-'));
  const { statement } = await runConformance({
    environment: {
      ...way.environment,
      ...(way.dialects === undefined ? {} : { DIALECT: way.dialects.join(',') }),
      ...(way.overlay === undefined ? {} : { OVERLAY: way.overlay }),
      ...(way.strict === true ? { STRICT: 'true' } : {}),
    },
    directory: folder,
    outDir: join(folder, 'out'),
    reports: false,
    isStepless: true,
    isQuiet: true,
    playwrightArguments: ['--grep', way.grep ?? '@open|@E1|@E2'],
  });
  const overlayFile = join(folder, 'out/observed.overlay.yaml');
  return { statement, overlayFile, overlay: way.grep === undefined ? readFileSync(overlayFile, 'utf8') : '' };
}

let base: Promise<Observed> | undefined;

/** The default service, observed once a worker: other runs are held against it. */
export function baseRun(): Promise<Observed> {
  base ??= observed({});
  return base;
}

export function pointOf({ statement }: Observed, id: string): OpenPointOutcome {
  const point = statement.openPoints.find((row) => row.id === id);
  if (point === undefined) throw new RangeError(`no open point ${id}`);
  return point;
}

export function driftedIn({ statement }: Observed): readonly string[] {
  return statement.openPoints.filter(({ drifted }) => drifted).map(({ id }) => id);
}

/** Values by id; `null` where nothing could be told. */
export function observedIn({ statement }: Observed): Readonly<Record<string, string | null>> {
  return Object.fromEntries(statement.openPoints.map((point) => [point.id, point.observed]));
}
