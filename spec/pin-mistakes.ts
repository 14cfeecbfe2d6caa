import type { CatalogueMistake } from './catalogue-error.ts';
import { loadOpenPoints } from './catalogue.ts';
import type { OverlayAction } from './overlay-file.ts';
import { isPlainObject } from './plain-data.ts';
import type { YamlPath } from './yaml-file.ts';

const PINS = 'x-pins';
const AT_PINS = /^\$(\.x-pins|\[(['"])x-pins\2\])$/;
const SHOWN = 3;

/** Pins that would watch nothing: their id is that of no open point which a probe observes. */
export function pinMistakes(actions: readonly OverlayAction[]): readonly CatalogueMistake[] {
  const known = loadOpenPoints()
    .filter(({ observable }) => observable)
    .map(({ id }) => id);
  return actions.flatMap(({ source, index, ...action }) =>
    pinsIn(action).flatMap(({ at, pins }) => {
      const place = ['actions', index, 'update', ...at];
      if (!isPlainObject(pins)) return [source.mistake(place, `\`${PINS}\` must map open points to values.`)];
      return Object.keys(pins)
        .filter((id) => !known.includes(id))
        .map((id) =>
          source.mistake(
            [...place, id],
            `\`${id}\` is no open point that can be pinned; is ${nearest(id, known).join(', ')} meant?`,
          ),
        );
    }),
  );
}

/** The pins that an action adds, as a member of the root or to those that are there. */
function pinsIn({ target, update }: Pick<OverlayAction, 'target' | 'update'>): readonly {
  readonly at: YamlPath;
  readonly pins: unknown;
}[] {
  if (AT_PINS.test(target)) return update === undefined ? [] : [{ at: [], pins: update }];
  return target === '$' && isPlainObject(update) && PINS in update
    ? [{ at: [PINS], pins: update[PINS] }]
    : [];
}

/** Ids whose numbers are the nearest: `OP-2.1` is near `OP-02.1`, `OP-16` near `OP-16.1`. */
function nearest(id: string, known: readonly string[]): readonly string[] {
  const distance = (other: string): number => Math.abs(numberOf(other) - numberOf(id));
  return known.toSorted((a, b) => distance(a) - distance(b)).slice(0, SHOWN);
}

function numberOf(id: string): number {
  return Number(/\d+(\.\d+)?/.exec(id)?.[0] ?? 0);
}
