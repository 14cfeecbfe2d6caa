import type { Dialect } from './dialect.ts';

/** Services in which breaches are sought: lists of each kind of length, with each kind of sizes, ended in each way. */
export const SAMPLES: readonly Dialect[] = [
  { clients: 60, firstPage: 1, pastEnd: 'empty' },
  { clients: 12, firstPage: 0, pastEnd: 'last page' },
  { clients: 103, firstPage: 1, pastEnd: '404', counts: 'of the page' },
  { clients: 1000, firstPage: 0, pastEnd: 'empty', unasked: 'refused' },
  { clients: 37, firstPage: 1, pastEnd: '204', sizes: { cap: 10, above: 'capped' }, pageZero: 'first page' },
  { clients: 103, firstPage: 0, pastEnd: 'last window', sizes: { cap: 50, above: 'refused' } },
  {
    clients: 103,
    firstPage: 1,
    pastEnd: 'first page',
    sizes: { menu: [10, 25, 50, 100], others: 'refused' },
    unasked: 'whole list',
  },
  { clients: 60, firstPage: 1, pastEnd: 'empty', sizes: { menu: [5, 10, 25], others: 'usual size' } },
  {
    clients: 260,
    firstPage: 0,
    pastEnd: '404',
    sizes: { menu: [20, 50, 100], others: 'next smaller' },
    counts: 'zero',
  },
];
