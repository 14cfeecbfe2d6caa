import { isPast, lastOf, type Place } from '../fault.ts';

type Condition = (place: Place, items: readonly unknown[]) => boolean;

/** Where a fault shows: the fewer answers, the better it hides. */
export const WHERE: Readonly<Record<string, Condition>> = {
  everywhere: () => true,
  'on the first page': ({ index }) => index === 0,
  'on later pages': ({ index }) => index > 0,
  'on the third page': ({ index }) => index === 2,
  'on page 10': ({ pageNo }) => pageNo === 10,
  'on even pages': ({ pageNo }) => pageNo % 2 === 0 && pageNo > 0,
  'on the last page': (place, items) => place.index === lastOf(place) && place.index > 0 && items.length > 0,
  'on a last page that is full': (place, items) =>
    place.index === lastOf(place) && items.length === place.asked,
  'on a last page that is not full': ({ asked, index }, items) =>
    items.length > 0 && items.length < asked && index > 0,
  'at size 1': ({ asked }) => asked === 1,
  'at size 10': ({ asked }) => asked === 10,
  'at size 20': ({ asked }) => asked === 20,
  'at large sizes': ({ size }) => size >= 50,
  'at a size replaced': ({ asked, size }) => asked > size,
  'on a page of one client': (_place, items) => items.length === 1,
  'on a page that holds all': ({ list }, items) => items.length > 0 && items.length === list.length,
  'past the end': (place, items) => items.length === 0 && isPast(place),
  'without page headers': ({ isUnasked }) => isUnasked,
  'in the bearer scheme': ({ scheme }) => scheme === 'bearer',
  'on later pages in the bearer scheme': ({ scheme, index }) => scheme === 'bearer' && index > 0,
};
