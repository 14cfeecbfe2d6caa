import { figuresOf, type Figure, type Reading } from './figure.ts';
import type { ObservedRun } from './observed-run.ts';

export interface BenchOptions {
  readonly runs: number;
  /** Described resources of the largest generated contract. */
  readonly largestScale: number;
  /** Ordinary runs of the whole command, made once for all parts that look at them. */
  readonly ordinaryRuns: () => Promise<readonly ObservedRun[]>;
}

/** One part of the benchmark, to be chosen by `--only`. */
export interface Part {
  readonly name: string;
  measure(options: BenchOptions): Promise<readonly Figure[]>;
}

/** Measures several times, one after the other; `run` counts from 1. */
export async function repeated(
  name: string,
  runs: number,
  measure: (run: number) => Promise<readonly Reading[]>,
): Promise<readonly Figure[]> {
  const readings: (readonly Reading[])[] = [];
  for (let run = 1; run <= runs; run += 1) {
    process.stderr.write(`${name}: run ${run} of ${runs}\n`);
    readings.push(await measure(run));
  }
  return figuresOf(name, readings);
}
