import type { Dialect } from './dialect.ts';
import type { Fault } from './fault.ts';

interface Unseen {
  readonly fault: RegExp;
  readonly dialect: (dialect: Dialect) => boolean;
  readonly because: string;
}

const isRefusedPast = ({ pastEnd }: Dialect): boolean => pastEnd === '404' || pastEnd === '204';
const capOf = ({ sizes }: Dialect): number => (sizes !== undefined && 'cap' in sizes ? sizes.cap : Infinity);

function largestOf({ sizes }: Dialect): number {
  if (sizes === undefined) return Infinity;
  return 'cap' in sizes ? sizes.cap : Math.max(...sizes.menu);
}

/** Breaches that no client can tell from what the document leaves open. */
const UNSEEN: readonly Unseen[] = [
  {
    fault: /^(?:rounded down|made a power)/,
    dialect: () => true,
    because:
      'just so a service answers that offers these sizes alone, and gives the next smaller one for another',
  },
  {
    fault: /^one less at/,
    dialect: (dialect) => capOf(dialect) <= 50,
    because: 'the cap is one lower than it was meant to be',
  },
  {
    fault: /lost at sizes up to/,
    dialect: (dialect) => capOf(dialect) <= 10,
    because: 'at all sizes that are served the list is the same, and shorter than it was meant to be',
  },
  {
    fault: /lost at size|missing where it is full/,
    dialect: isRefusedPast,
    because:
      'the last page at a size that takes many pages is refused: which numbers there are is open (section 4)',
  },
  {
    fault: /^last left out on the last page$/,
    dialect: (dialect) => largestOf(dialect) < dialect.clients,
    because: 'at each size that is served the last client stands on the last page: the list is shorter',
  },
  {
    fault: /on the last page$/,
    dialect: ({ sizes, clients }) => sizes !== undefined && 'menu' in sizes && clients === 103,
    because:
      'at each size that is offered the same three clients stand on the last page: the list is shorter',
  },
  {
    fault: /lost at size 1$/,
    dialect: ({ pastEnd, clients }) => clients > 100 && pastEnd === 'last window',
    because:
      'past the end the last client comes once more, and a hundred pages would have to be read for the others',
  },
];

/** Breaches that a client could see, and the suite does not yet. */
const NOT_YET: readonly Unseen[] = [
  {
    fault: /^page headers swapped$/,
    dialect: ({ sizes, firstPage }) => sizes !== undefined && 'menu' in sizes && firstPage === 0,
    because: 'pages 0 and 1 are alike at each size, by which one client is found, and no page 2 is asked for',
  },
];

function isClamped({ pastEnd, firstPage }: Pick<Dialect, 'pastEnd' | 'firstPage'>): boolean {
  return firstPage === 0 && pastEnd.startsWith('last');
}

/** Conforming services that are accused as yet. */
const ACCUSED: readonly Omit<Unseen, 'fault'>[] = [
  {
    dialect: ({ clients, order, ...dialect }) => clients <= 11 && order !== undefined && isClamped(dialect),
    because:
      'few clients, in an order of each size, do not tell the first page from the last one shown for it',
  },
  {
    dialect: ({ clients, sizes, refusal, ...dialect }) =>
      clients === 24 && sizes !== undefined && refusal === 'empty envelope' && isClamped(dialect),
    because: 'the first size that is found holds the whole list, whatever page is asked for',
  },
];

export function reasonAccused(dialect: Dialect): string | undefined {
  return ACCUSED.find((one) => one.dialect(dialect))?.because;
}

export function reasonUnseen({ id }: Fault, dialect: Dialect): string | undefined {
  return [...UNSEEN, ...NOT_YET].find((one) => one.fault.test(id) && one.dialect(dialect))?.because;
}
