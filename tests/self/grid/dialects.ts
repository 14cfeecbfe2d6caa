import { inEveryWay } from './combined.ts';
import type { Capped, Change, Dialect, Offered, Order } from './dialect.ts';

/** Around each size that is asked for, and beyond the lists that are walked whole. */
const CLIENTS = [0, 1, 2, 3, 5, 10, 11, 12, 24, 60, 103, 250, 251, 1000] as const;
const PAST_ENDS: readonly Dialect['pastEnd'][] = [
  'empty',
  '404',
  '204',
  'last page',
  'first page',
  'last window',
];
const CAPS = [5, 10, 25, 100];
const MENUS = [[10, 25, 50, 100], [20, 50, 100], [5, 10, 25], [10], [12, 24, 48]];

const CAPPED: readonly Capped[] = inEveryWay({
  cap: CAPS,
  above: ['capped', 'refused', 'usual size'] as const,
});
const OFFERED: readonly Offered[] = inEveryWay({
  menu: MENUS,
  others: ['refused', 'next smaller', 'usual size'] as const,
});
/** Undefined: each size is served as asked. */
const SIZES: readonly (Capped | Offered | undefined)[] = [undefined, ...CAPPED, ...OFFERED];

const ORDERS: readonly Order[] = [
  'even sizes reversed',
  'hash of the size',
  { turnedFrom: 20, kept: 1 },
  { turnedFrom: 60, kept: 50 },
  { turnedFrom: 100, kept: 20 },
];
const REFUSALS = ['400', 'empty envelope', 'notice in data', 'null data', 'message alone'] as const;
const COUNTS = ['of the list', 'of the page', 'zero', 'more than there are'] as const;
const UNASKED = ['first page', 'refused', 'whole list'] as const;
const ZEROS = ['refused', 'first page', 'empty'] as const;
const SURPLUS = [3, 50, 400];

/**
 * Each kind of sizes with each way past the end, for each length of a list and either first page. What matters less
 * takes turns beside these, so that each of its values meets each of theirs.
 */
export function* conforming(): Generator<Dialect> {
  let turn = 0;
  const main = inEveryWay({ clients: CLIENTS, firstPage: [0, 1] as const, sizes: SIZES, pastEnd: PAST_ENDS });
  for (const dialect of main) {
    turn += 1;
    const beside = {
      pageZero: at(ZEROS, turn),
      unasked: at(UNASKED, Math.floor(turn / 2)),
      counts: at(COUNTS, Math.floor(turn / 3)),
      surplus: at(SURPLUS, Math.floor(turn / 5)),
      refusal: at(REFUSALS, Math.floor(turn / 7)),
    };
    const order = turn % 4 === 0 ? { order: at(ORDERS, turn / 4) } : {};
    yield settled({ ...dialect, ...beside, ...order });
  }
}

/** Lists that become others while they are judged, at the beginning, amid the tests and late. */
export function* changing(): Generator<Dialect> {
  let turn = 0;
  const ways = inEveryWay({ change: CHANGES, sizes: CHANGING_SIZES, pastEnd: PAST_ENDS });
  for (const { change, sizes, pastEnd } of ways) {
    turn += 1;
    const { from, to } = change;
    const changed: Change = { to, at: at(PLACES, turn), afterRequests: at(MOMENTS, Math.floor(turn / 2)) };
    yield settled({ clients: from, firstPage: at([0, 1] as const, turn), sizes, pastEnd, change: changed });
  }
}

/** Lists that become others while their first page is looked for, with a page before it. */
export function changingEarly(): readonly Dialect[] {
  const ways = inEveryWay({ clients: [12, 60], by: [-1, 1], afterRequests: EARLY });
  return ways.map(({ clients, by, afterRequests }) => ({
    ...{ clients, firstPage: 1, pageZero: 'first page', pastEnd: 'empty' },
    change: { to: clients + by, at: 'front', afterRequests },
  }));
}

const EARLY = [1, 2, 3, 5, 8, 12];
const PLACES = ['end', 'front'] as const;
const MOMENTS = [70, 90, 110, 150, 200, 260, 330];
const CHANGES = [
  [2, 1],
  [3, 1],
  [12, 10],
  [60, 50],
  [60, 30],
  [100, 50],
  [103, 60],
  [600, 350],
  [1000, 750],
  [60, 0],
  [40, 41],
  [60, 61],
  [60, 90],
  [100, 101],
  [103, 160],
  [250, 251],
  [0, 5],
].map(([from = 0, to = 0]) => ({ from, to }));
const CHANGING_SIZES: readonly (Capped | Offered | undefined)[] = [
  undefined,
  { cap: 5, above: 'capped' },
  { cap: 10, above: 'capped' },
  { cap: 50, above: 'refused' },
  { menu: [10, 25, 50], others: 'refused' },
  { menu: [20, 50, 100], others: 'next smaller' },
  { menu: [10, 25, 50, 100], others: 'usual size' },
];

/** Page 0 is the first one where counting begins there. */
function settled({ sizes, pageZero, ...dialect }: Loose): Dialect {
  const isBefore = dialect.firstPage === 1 && pageZero !== undefined;
  return { ...dialect, ...(sizes === undefined ? {} : { sizes }), ...(isBefore ? { pageZero } : {}) };
}

type Loose = Omit<Dialect, 'sizes'> & { readonly sizes: Dialect['sizes'] | undefined };

function at<T>(values: readonly T[], turn: number): T {
  const value = values[turn % values.length];
  if (value === undefined) throw new Error('There is nothing to take turns.');
  return value;
}
