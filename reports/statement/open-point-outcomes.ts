import type { OpenPoint } from '#spec/requirement.ts';
import { contradicts } from './drift.ts';
import { present } from './present.ts';
import { plainText } from './service-text.ts';
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

/** Longer texts are cut, and what is cut compares badly; members and bodies of a real service fit in. */
const LONGEST = 20_000;

function outcomeOfPoint(point: OpenPoint, seen?: Observation, pinned?: string): OpenPointOutcome {
  const { id, section, question } = point;
  const observed = plainOrNull(seen?.value);
  const reason = observed === null ? silenceOf(point, seen) : undefined;
  const wanted = plainOrNull(pinned);
  const drifted = wanted !== null && observed !== null && contradicts(id, wanted, observed);
  return present({ id, section, question, observed, reason, pinned, drifted });
}

/** What was seen may be the service's own text: here it becomes fit for every output. */
function plainOrNull(text: string | null | undefined): string | null {
  return typeof text === 'string' ? plainText(text, LONGEST) : null;
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
