import type { OpenPoint } from '#spec/requirement.ts';
import { contradicts } from './drift.ts';
import { present } from './present.ts';
import type { RanTest } from './ran-test.ts';
import type { Observation } from './schema.ts';
import type { OpenPointOutcome } from './statement.ts';

/**
 * Every row of the open points with what was seen, in the catalogue's order.
 *
 * A pin drifts when what was seen contradicts it; a value that could not be told is no drift.
 */
export function openPointOutcomes(
  catalogue: readonly OpenPoint[],
  tests: readonly RanTest[],
  pins: ReadonlyMap<string, string>,
): readonly OpenPointOutcome[] {
  const seen = new Map(tests.flatMap(({ observations }) => observations).map((row) => [row.id, row]));
  return catalogue.map((point) => outcomeOfPoint(point, seen.get(point.id), pins.get(point.id)));
}

function outcomeOfPoint(point: OpenPoint, seen?: Observation, pinned?: string): OpenPointOutcome {
  const { id, section, question } = point;
  const observed = seen?.value ?? null;
  const reason = observed === null ? silenceOf(point, seen) : undefined;
  const drifted = pinned !== undefined && observed !== null && contradicts(id, pinned, observed);
  return present({ id, section, question, observed, reason, pinned, drifted });
}

function silenceOf({ observable }: OpenPoint, seen?: Observation): string {
  if (!observable) return 'not observable';
  return seen === undefined ? 'not probed in this run' : (seen.reason ?? 'could not be told');
}

/** Pins of the effective contract: the root extension `x-pins` that an overlay adds, id → value. */
export function pinsOf(description: object): ReadonlyMap<string, string> {
  const pins: unknown = Reflect.get(description, 'x-pins');
  const rows = typeof pins === 'object' && pins !== null ? Object.entries(pins) : [];
  return new Map(rows.map(([id, value]) => [id, typeof value === 'string' ? value : JSON.stringify(value)]));
}
