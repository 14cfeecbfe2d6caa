import { HarnessError } from '#fixtures/errors.ts';

export type Unit = 'ms' | 's' | 'requests' | 'tests' | '×' | '%' | 'MB' | 'KB' | 'a second' | 'a minute';

/** One measured value of one run. */
export interface Reading {
  readonly name: string;
  readonly unit: Unit;
  readonly value: number;
}

/** What several runs showed of the same thing. */
export interface Figure {
  readonly part: string;
  readonly name: string;
  readonly unit: Unit;
  readonly runs: number;
  readonly median: number;
  /** Lowest and highest value: with a few runs, nothing else says as much. */
  readonly spread: readonly [number, number];
  readonly values: readonly number[];
}

/** Joins the readings of the runs by name, in the order in which they first appear. */
export function figuresOf(part: string, runs: readonly (readonly Reading[])[]): readonly Figure[] {
  const readings = runs.flat();
  const firsts = new Map(readings.toReversed().map((reading) => [reading.name, reading]));
  const names = [...new Set(readings.map(({ name }) => name))];
  return names.map((name) => {
    const values = readings.filter((reading) => reading.name === name).map(({ value }) => value);
    const unit = firsts.get(name)?.unit ?? 'ms';
    return {
      part,
      name,
      unit,
      runs: values.length,
      median: medianOf(values),
      spread: spreadOf(values),
      values,
    };
  });
}

/** @throws HarnessError of no values */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new HarnessError('There is no median of no values.');
  return (lower + upper) / 2;
}

function spreadOf(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
