import type { Client, Dialect } from './dialect.ts';

/** The list as pages of a size show it. */
export function inOrderOf(
  { order }: Pick<Dialect, 'order'>,
  size: number,
  list: readonly Client[],
): readonly Client[] {
  if (order === undefined) return list;
  if (order === 'even sizes reversed') return size % 2 === 0 ? list.toReversed() : list;
  if (order === 'hash of the size') return hashed(size, list);
  if (size < order.turnedFrom) return list;
  return [...list.slice(0, order.kept), ...list.slice(order.kept).toReversed()];
}

function hashed(size: number, list: readonly Client[]): readonly Client[] {
  const rank = (at: number): number => (at * 7919 * size + size * 104_729) % 1009;
  const ranked = list.map((client, index) => ({ client, index, rank: rank(index) }));
  return ranked
    .sort((one, other) => one.rank - other.rank || one.index - other.index)
    .map(({ client }) => client);
}
