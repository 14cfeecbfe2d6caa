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

export function reasonUnseen({ id }: Fault, dialect: Dialect): string | undefined {
  return UNSEEN.find((one) => one.fault.test(id) && one.dialect(dialect))?.because;
}
