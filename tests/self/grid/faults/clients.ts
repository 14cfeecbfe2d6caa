import type { Client } from '../dialect.ts';
import { fault, type Fault, type Place } from '../fault.ts';

/** Where in the list one client is shown wrongly. */
const PLACES: Readonly<Record<string, (place: Place) => number>> = {
  first: () => 0,
  middle: ({ list }) => Math.floor(list.length / 2),
  last: ({ list }) => list.length - 1,
};

const PROBLEMS: readonly (readonly [id: string, breaks: string, alter: (client: Client) => unknown])[] = [
  ['name null', 'E2', (one) => ({ ...one, name: null })],
  ['clientId a number', 'E2', (one) => ({ ...one, clientId: 17 })],
  ['clientId null', 'E2', (one) => ({ ...one, clientId: null })],
  ['clientId missing', 'E2', ({ name }) => ({ name })],
  ['clientId empty', 'E4', (one) => ({ ...one, clientId: '' })],
  ['null', 'E2', () => null],
];

/** One client is shown wrongly wherever it comes. */
export const WRONG_CLIENTS: readonly Fault[] = Object.entries(PLACES).flatMap(([which, placeIn]) =>
  PROBLEMS.map(([id, breaks, alter]) =>
    fault(`${which} client: ${id}`, breaks, {
      items: (items, place) => {
        const { clientId } = PLACES_BY_ID(place, placeIn);
        return items.map((item) => ((item as Client).clientId === clientId ? alter(item as Client) : item));
      },
    }),
  ),
);

function PLACES_BY_ID(place: Place, placeIn: (place: Place) => number): Client {
  const sorted = place.list.toSorted((one, other) => (one.clientId < other.clientId ? -1 : 1));
  return sorted[placeIn(place)] ?? { clientId: '', name: '' };
}

const shared = (id: string, takes: (client: Client, list: readonly Client[]) => boolean): Fault =>
  fault(id, 'E4', {
    items: (items, { list }) =>
      items.map((item) =>
        takes(item as Client, list) ? { ...(item as Client), clientId: 'c-000000' } : item,
      ),
  });

/** Ids that identify nobody. */
export const WRONG_IDS: readonly Fault[] = [
  fault('ids count the items of a page', 'E4 P5', {
    items: (items) => items.map((item, index) => ({ ...(item as Client), clientId: `c-${index}` })),
  }),
  shared('the first and the last share an id', ({ clientId }, list) => clientId === idAt(list.length - 1)),
  shared('the first and the second share an id', ({ clientId }) => clientId === idAt(1)),
];

function idAt(index: number): string {
  return index < 1 ? '' : `c-${String(index).padStart(6, '0')}`;
}
