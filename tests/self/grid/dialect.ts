/** How a service of the grid pages: what the document leaves open, as data. */
export interface Dialect {
  readonly clients: number;
  readonly firstPage: 0 | 1;
  /** Which sizes it serves; any where not named. */
  readonly sizes?: Capped | Offered;
  readonly pastEnd: 'empty' | '404' | '204' | 'last page' | 'first page' | 'last window';
  /** What page 0 of a list is that begins with page 1; refused where not named. */
  readonly pageZero?: 'refused' | 'first page' | 'empty';
  /** What comes without page headers; the first page in the usual size where not named. */
  readonly unasked?: 'first page' | 'refused' | 'whole list';
  readonly usualSize?: number;
  /** What `totalCount` and `filteredCount` say. */
  readonly counts?: 'of the list' | 'of the page' | 'zero' | 'more than there are';
  /** By how much `totalCount` is beyond the list; 3 where not named. */
  readonly surplus?: number;
  /** Each size may have an order of its own. */
  readonly order?: Order;
  /** How a page or a size that is not served is refused; by 400 where not named. */
  readonly refusal?: '400' | 'empty envelope' | 'notice in data' | 'null data' | 'message alone';
  /** The list becomes another one while it is judged. */
  readonly change?: Change;
}

export interface Capped {
  readonly cap: number;
  readonly above: 'capped' | 'refused' | 'usual size';
}

/** A menu of sizes; another one is refused, or one of the menu comes that is no larger. */
export interface Offered {
  readonly menu: readonly number[];
  readonly others: 'refused' | 'next smaller' | 'usual size';
}

export type Order = 'even sizes reversed' | 'hash of the size' | Turned;

/** From this size on the first so many stand where they do elsewhere, and the rest is reversed. */
interface Turned {
  readonly turnedFrom: number;
  readonly kept: number;
}

export interface Change {
  readonly to: number;
  readonly afterRequests: number;
  /** Where clients come or go. */
  readonly at: 'front' | 'end';
}

export interface Client {
  readonly clientId: string;
  readonly name: string;
}

/** `clientsOf(3)`: the first three clients. */
export function clientsOf(count: number): readonly Client[] {
  return Array.from({ length: count }, (_, index) => clientAt(index));
}

function clientAt(index: number): Client {
  return { clientId: `c-${String(index).padStart(6, '0')}`, name: `Company ${index}` };
}
