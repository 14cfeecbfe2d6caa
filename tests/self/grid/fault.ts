import type { SchemeName } from '#fixtures/ground/ground.ts';
import type { Client, Dialect } from './dialect.ts';
import type { Answer } from './paged-list.ts';

/** Which clients a request is answered with. */
export interface Place {
  readonly pageNo: number;
  /** Counts pages from 0, whatever number the first one has. */
  readonly index: number;
  readonly size: number;
  /** The size that was asked for. */
  readonly asked: number;
  readonly scheme: SchemeName;
  /** There were no page headers. */
  readonly isUnasked: boolean;
  /** The whole list, in the order of this size. */
  readonly list: readonly Client[];
}

export interface Envelope {
  readonly data: readonly unknown[];
  readonly totalCount: number;
  readonly filteredCount: number;
  readonly message: string;
}

/** What a service does otherwise, at some point of its way to an answer. */
export interface Habit {
  /** Another place than that asked for. */
  readonly place?: (place: Place, dialect: Dialect) => Partial<Place>;
  /** Takes the clients of a place out of the list in its own way. */
  readonly cut?: (place: Place) => readonly unknown[];
  /** Alters the items of a page that has some. */
  readonly items?: (items: readonly unknown[], place: Place) => readonly unknown[];
  readonly envelope?: (envelope: Envelope, place: Place) => unknown;
  readonly answer?: (answer: Answer, place: Place, items: readonly unknown[]) => Answer;
}

/** A breach, to be told as one of the requirements that it breaks. */
export interface Fault {
  readonly id: string;
  readonly breaks: readonly string[];
  /** Begins anew with each service. */
  readonly habit: () => Habit;
}

/** A fault without a memory. */
export function fault(id: string, breaks: string, habit: Habit): Fault {
  return { id, breaks: breaks.split(' '), habit: () => habit };
}

/** Nobody is left for this page. */
export function isPast({ index, size, list }: Place): boolean {
  return index * size >= list.length;
}

/** Number of the last page, counted from 0. */
export function lastOf({ size, list }: Place): number {
  return Math.max(0, Math.ceil(list.length / size) - 1);
}
