import { cutOf } from '../paged-list.ts';
import { fault, isPast, lastOf, type Fault, type Habit, type Place } from '../fault.ts';

/** Another number than the one asked for, where some is left there. */
function turned(number: (index: number, place: Place) => number): Habit {
  return { place: (place) => (isPast(place) ? {} : { index: number(place.index, place) }) };
}

/** The clients from one place of the list on. */
function from(start: (place: Place) => number, length = ({ size }: Place) => size): Habit {
  return {
    cut: (place) => {
      const first = start(place);
      return place.list.slice(Math.max(0, first), Math.max(0, first + length(place)));
    },
  };
}

const begin = ({ index, size }: Place): number => index * size;

/** Page numbers that are read wrongly. */
export const WRONG_NUMBERS: readonly Fault[] = [
  fault('page headers ignored', 'P1', { place: () => ({ index: 0, size: 10 }) }),
  fault('page headers swapped', 'P1 P2 P3 P4', {
    place: ({ size, pageNo }, { firstPage }) => ({ size: Math.max(1, pageNo), index: size - firstPage }),
  }),
  fault('number ignored', 'P1 P2', { place: () => ({ index: 0 }) }),
  ...[10, 20, 50].map((least) =>
    fault(
      `number ignored from size ${least} on`,
      'P2 P5',
      turned((index, { size }) => (size >= least ? 0 : index)),
    ),
  ),
  ...[5, 10].map((most) =>
    fault(
      `number ignored up to size ${most}`,
      'P2 P5',
      turned((index, { size }) => (size <= most ? 0 : index)),
    ),
  ),
  ...[1, 2, 3, 9, 10].map((most) =>
    fault(
      `numbers stop at ${most}`,
      'P2 P5',
      turned((index) => Math.min(index, most)),
    ),
  ),
  fault(
    'numbers count clients',
    'P2 P5',
    from(({ index }) => index),
  ),
  fault(
    'one too early',
    'P5',
    from((place) => begin(place) - (place.index > 0 ? 1 : 0)),
  ),
  fault(
    'one too late',
    'P5',
    from((place) => begin(place) + (place.index > 0 ? 1 : 0)),
  ),
  fault(
    'steps one short',
    'P2 P5',
    from(({ index, size }) => index * Math.max(1, size - 1)),
  ),
  fault(
    'steps one long',
    'P5',
    from(({ index, size }) => index * (size + 1)),
  ),
  fault(
    'steps of ten',
    'P2 P5',
    from(({ index }) => index * 10),
  ),
  fault(
    'steps of the size asked for',
    'P5',
    from(({ index, asked }) => index * asked),
  ),
  fault(
    'steps twice as long',
    'P5',
    from(({ index, size }) => index * size * 2),
  ),
  fault('first digit of the number', 'P2 P5', {
    place: ({ pageNo }, { firstPage }) => ({ index: Number(String(pageNo)[0]) - firstPage }),
  }),
  fault(
    'page 2 is page 1',
    'P1 P2 P5',
    turned((index) => (index === 1 ? 0 : index)),
  ),
  fault(
    'page 3 is page 2',
    'P2 P5',
    turned((index) => (index === 2 ? 1 : index)),
  ),
  fault('page 2 skipped', 'P5', { place: ({ index }) => ({ index: index > 0 ? index + 1 : 0 }) }),
  fault(
    'numbers in one digit',
    'P2 P5',
    turned((index) => index % 10),
  ),
  fault(
    'numbers in four bits',
    'P2 P5',
    turned((index) => index & 15),
  ),
  fault('numbers compared as text', 'P2 P4 P5', {
    cut: (place) => (String(place.pageNo) > String(lastOf(place) + 1) ? [] : cutOf(place)),
  }),
];

const withEnd = (cut: (place: Place) => readonly unknown[]): Habit => ({ cut });
const isLast = (place: Place): boolean => place.index > 0 && place.index === lastOf(place);

/** Ends of the list that are wrong. */
export const WRONG_ENDS: readonly Fault[] = [
  fault(
    'last page missing where it is not full',
    'P5',
    withEnd((place) => (isLast(place) && cutOf(place).length < place.size ? [] : cutOf(place))),
  ),
  fault(
    'last page missing where it is full',
    'P5',
    withEnd((place) => (isLast(place) && cutOf(place).length === place.size ? [] : cutOf(place))),
  ),
  fault(
    'last page filled up from the one before',
    'P5',
    withEnd((place) => (isLast(place) ? place.list.slice(-place.size) : cutOf(place))),
  ),
  ...(
    [
      ['beyond the list', ({ size, list, isUnasked }: Place) => !isUnasked && size > list.length],
      ['of the list', ({ size, list, isUnasked }: Place) => !isUnasked && size === list.length],
    ] as const
  ).map(([which, isIt]) =>
    fault(`a size ${which} loses the last`, 'P4 P5', {
      place: (place) => (isIt(place) ? { list: place.list.slice(0, -1) } : {}),
    }),
  ),
  ...[50, 100].map((most) =>
    fault(`no more than ${most} by smaller sizes`, 'P5', {
      place: ({ size, list }) => (size < most ? { list: list.slice(0, most) } : {}),
    }),
  ),
];

/** As many as are left, but not those. */
export const OTHERS_AT_THE_END: readonly Fault[] = [10, 20, 50].map((most) =>
  fault(
    `last page of those before it at sizes up to ${most}`,
    'P5',
    withEnd((place) => {
      const left = cutOf(place).length;
      const isWrong = isLast(place) && place.size <= most && left < place.size;
      return isWrong ? place.list.slice(begin(place) - left, begin(place)) : cutOf(place);
    }),
  ),
);
