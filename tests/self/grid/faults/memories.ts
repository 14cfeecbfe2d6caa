import type { Fault, Habit, Place } from '../fault.ts';

const remembering = (id: string, breaks: string, habit: () => Habit): Fault => ({
  id,
  breaks: breaks.split(' '),
  habit,
});

/** Something is other at each so many answers. */
function every(nth: number, other: (place: Place) => Partial<Place>): () => Habit {
  return () => {
    let count = 0;
    return {
      place: (place) => {
        count += 1;
        return count % nth === 0 ? other(place) : {};
      },
    };
  };
}

function everyItems(nth: number, other: (items: readonly unknown[]) => readonly unknown[]): () => Habit {
  return () => {
    let count = 0;
    return {
      items: (items) => {
        count += 1;
        return count % nth === 0 ? other(items) : items;
      },
    };
  };
}

const reversed = ({ list }: Place): Partial<Place> => ({ list: list.toReversed() });

/** Answers that depend on what was asked before. */
export const MEMORIES: readonly Fault[] = [
  ...[2, 3, 10].map((nth) => remembering(`each ${nth}th reversed`, 'P1 P2 P5 P6', every(nth, reversed))),
  remembering(
    'each 7th the first page',
    'P1 P2 P5 P6',
    every(7, () => ({ index: 0 })),
  ),
  remembering(
    'each 5th nobody',
    'P1 P4 P5 P6',
    everyItems(5, () => []),
  ),
  remembering(
    'each 5th one short',
    'P1 P4 P5 P6',
    everyItems(5, (items) => items.slice(0, -1)),
  ),
  remembering('the page of the request before', 'P1 P2 P3 P4', () => {
    let last: Partial<Place> | undefined;
    return {
      place: ({ index, size }) => {
        const answered = last ?? {};
        last = { index, size };
        return answered;
      },
    };
  }),
  remembering('the size of the first request', 'P1 P3 P4', () => {
    let first: number | undefined;
    return {
      place: ({ size }) => {
        first ??= size;
        return { size: first };
      },
    };
  }),
  remembering('kept by number', 'P3 P4', () => keptBy(({ index }) => index)),
  remembering('kept by size', 'P2', () => keptBy(({ size }) => size)),
];

function keptBy(keyOf: (place: Place) => number): Habit {
  const kept = new Map<number, readonly unknown[]>();
  return {
    items: (items, place) => {
      const known = kept.get(keyOf(place)) ?? items;
      kept.set(keyOf(place), known);
      return known;
    },
  };
}
