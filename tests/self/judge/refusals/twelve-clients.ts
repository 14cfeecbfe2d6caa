import type { ListGround } from '#fixtures/ground/ground.ts';

/** A list of twelve clients, in pages of five. */
export const TWELVE_CLIENTS = {
  firstPage: 1,
  sizes: [5],
  asked: { 5: 5 },
  amount: { count: 12, exact: true },
  end: { pageSize: 5, pageNo: 3, items: 2 },
  knownIds: [],
  knownNames: [],
} satisfies ListGround;
