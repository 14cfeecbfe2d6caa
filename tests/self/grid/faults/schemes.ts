import { fault, type Fault, type Place } from '../fault.ts';

const inBearer = (id: string, other: (place: Place) => Partial<Place>): Fault =>
  fault(`by token: ${id}`, 'P2 P3 P4 P8', {
    place: (place) => (place.scheme === 'bearer' ? other(place) : {}),
  });

/** The schemes page otherwise. */
export const UNLIKE_SCHEMES: readonly Fault[] = [
  inBearer('sizes ignored', () => ({ size: 10 })),
  inBearer('numbers ignored', () => ({ index: 0 })),
  inBearer('reversed', ({ list }) => ({ list: list.toReversed() })),
  inBearer('last lost', ({ list }) => ({ list: list.slice(0, -1) })),
  inBearer('capped at 20', ({ size }) => ({ size: Math.min(20, size) })),
  inBearer('capped at 50', ({ size }) => ({ size: Math.min(50, size) })),
  inBearer('one more', ({ size }) => ({ size: size + 1 })),
  fault('by token: counted from another number', 'P8', {
    place: ({ scheme, index }, { firstPage }) =>
      scheme === 'bearer' ? { index: index + (firstPage === 1 ? 1 : -1) } : {},
  }),
  fault('by key: numbers ignored', 'P2 P8', {
    place: ({ scheme }) => (scheme === 'apiKey' ? { index: 0 } : {}),
  }),
  fault('counts left over negative', 'E3', {
    envelope: (envelope, { list, index, size }) => ({
      ...envelope,
      filteredCount: list.length - (index + 1) * size,
    }),
  }),
];
