import { cutOf } from '../paged-list.ts';
import { fault, type Fault, type Place } from '../fault.ts';

const sized = (id: string, breaks: string, size: (size: number, place: Place) => number): Fault =>
  fault(id, breaks, { place: (place) => ({ size: size(place.size, place) }) });

/** Sizes that are read wrongly. */
export const WRONG_SIZES: readonly Fault[] = [
  ...[10, 15, 25, 100].map((size) => sized(`always ${size}`, 'P1 P3 P4', () => size)),
  sized('always 10 on later pages', 'P3 P4 P5', (size, { index }) => (index > 0 ? 10 : size)),
  sized('first digit of the size', 'P4', (size) => Number(String(size)[0])),
  sized('at least 5', 'P4', (size) => Math.max(5, size)),
  sized('rounded to fives, at least 5', 'P4', (size) => Math.max(5, Math.floor(size / 5) * 5)),
  sized('rounded down to fives', 'P4', (size) => (size > 5 ? Math.floor(size / 5) * 5 : size)),
  sized('rounded down to tens', 'P4', (size) => (size > 10 ? Math.floor(size / 10) * 10 : size)),
  sized('made even', 'P4', (size) => (size > 1 ? size - (size % 2) : size)),
  sized('made a power of two', 'P4', (size) => 2 ** Math.floor(Math.log2(size))),
  sized('one less', 'P4', (size) => Math.max(1, size - 1)),
  sized('one more', 'P4', (size) => size + 1),
  ...[20, 50, 100].flatMap((at) => [
    sized(`one less at ${at}`, 'P4', (size) => (size === at ? size - 1 : size)),
    sized(`one more from ${at} on`, 'P4', (size) => (size >= at ? size + 1 : size)),
  ]),
  fault('one item too many', 'P4', {
    cut: ({ list, index, size }) => list.slice(index * size, (index + 1) * size + 1),
  }),
  fault('one item too few', 'P4 P5', {
    cut: ({ list, index, size }) => list.slice(index * size, (index + 1) * size - 1),
  }),
  fault('thinned after cutting', 'P4 P5', {
    cut: (place) => cutOf(place).filter((_, at) => (place.index * place.size + at) % 7 !== 3),
  }),
];

const OF_ONE_SIZE = [1, 2, 3, 5, 7, 10, 20, 25, 50, 100];

/** The list is another one at some sizes. */
export const OTHER_LISTS: readonly Fault[] = [
  ...OF_ONE_SIZE.flatMap((one) => atSizes(`size ${one}`, (size) => size === one)),
  ...[20, 50, 100].flatMap((least) => atSizes(`sizes from ${least} on`, (size) => size >= least)),
  ...[5, 10, 20].flatMap((most) => atSizes(`sizes up to ${most}`, (size) => size <= most)),
];

function atSizes(which: string, isIt: (size: number) => boolean): readonly Fault[] {
  const listed = (id: string, breaks: string, list: (place: Place) => Place['list']): Fault =>
    fault(`${id} at ${which}`, breaks, {
      place: (place) => (isIt(place.size) ? { list: list(place) } : {}),
    });
  return [
    listed('last lost', 'P4 P5', ({ list }) => list.slice(0, -1)),
    listed('first lost', 'P4 P5', ({ list }) => list.slice(1)),
    listed('one amid lost', 'P4 P5', ({ list }) => list.toSpliced(Math.floor(list.length / 2), 1)),
    fault(`last of a page once more on the next at ${which}`, 'P2 P5', {
      cut: (place) => {
        const start = place.index * place.size - (isIt(place.size) && place.index > 0 ? 1 : 0);
        return place.list.slice(start, start + place.size);
      },
    }),
  ];
}
