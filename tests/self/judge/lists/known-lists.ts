import type { ListGround } from '#fixtures/ground/ground.ts';

/** What discovery tells of a list of 23 clients, of which nobody is known. */
export const LIST_OF_23: ListGround = {
  firstPage: 1,
  sizes: [5, 10],
  asked: { 5: 5, 10: 10 },
  amount: { count: 23, exact: true },
  end: { pageSize: 10, pageNo: 3, items: 3 },
  knownIds: [],
  knownNames: [],
};

/** Of 40 clients, in pages of ten. */
export const LIST_OF_40: ListGround = {
  firstPage: 1,
  sizes: [10],
  asked: { 10: 10 },
  amount: { count: 40, exact: true },
  knownIds: [],
  knownNames: [],
};

/** Each page shows one client more than asked for, and sizes beside 20 and 50 are refused. */
export const LIST_OF_40_IN_FULLER_PAGES: ListGround = {
  ...LIST_OF_40,
  sizes: [],
  asked: { 10: null, 20: 21, 50: 40, 100: null },
};
