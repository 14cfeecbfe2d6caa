import type { SchemeName } from '#fixtures/ground/ground.ts';
import { clientsOf, type Client, type Dialect } from './dialect.ts';
import { inOrderOf } from './orders.ts';
import type { Habit, Place } from './fault.ts';

/** A right request for the list, as it comes to a service. */
export interface Ask {
  readonly scheme: SchemeName;
  /** Texts of the page headers. */
  readonly pageNo: string | undefined;
  readonly pageSize: string | undefined;
  /** Counts the requests of a run from 1. */
  readonly number: number;
}

export interface Answer {
  readonly status: number;
  readonly contentType?: string;
  readonly text: string;
}

export type ListService = (ask: Ask) => Answer;

/** A service that pages like this; `habit` is what is wrong with it. */
export function pagedList(dialect: Dialect, habit: Habit = {}): ListService {
  const list = clientsOf(dialect.clients);
  const { change } = dialect;
  const changed = change === undefined ? list : changedTo(list, change);
  return (ask) => {
    const isChanged = change !== undefined && ask.number > change.afterRequests;
    return answerTo(ask, { dialect, habit, list: isChanged ? changed : list });
  };
}

function changedTo(list: readonly Client[], { to, at }: NonNullable<Dialect['change']>): readonly Client[] {
  const more = to - list.length;
  if (more <= 0) return at === 'end' ? list.slice(0, to) : list.slice(-more);
  const fresh = clientsOf(more).map(({ clientId, name }) => ({
    clientId: `new-${clientId}`,
    name: `New ${name}`,
  }));
  return at === 'end' ? [...list, ...fresh] : [...fresh, ...list];
}

interface Serving {
  readonly dialect: Dialect;
  readonly habit: Habit;
  readonly list: readonly Client[];
}

function answerTo(ask: Ask, serving: Serving): Answer {
  const { dialect, habit } = serving;
  const asked = placeAskedFor(ask, serving);
  if (asked === undefined) return refusal(dialect, ask);
  const place = { ...asked, ...habit.place?.(asked, dialect) };
  const answered = itemsAt(place, serving);
  const answer = answered instanceof Array ? pageOf(answered, place, serving) : answered;
  return habit.answer?.(answer, place, answered instanceof Array ? answered : []) ?? answer;
}

/** Which clients the page headers ask for; undefined where that is refused. */
function placeAskedFor(ask: Ask, { dialect, list }: Serving): Place | undefined {
  const isUnasked = ask.pageNo === undefined && ask.pageSize === undefined;
  const asked = isUnasked ? unaskedSize(dialect, list) : numberIn(ask.pageSize, usualSize(dialect));
  const pageNo = numberIn(ask.pageNo, dialect.firstPage);
  const index = indexOf(pageNo, dialect);
  const size = ask.pageSize === undefined ? asked : sizeServed(asked, dialect);
  if (size === undefined || index === undefined || asked < 1) return undefined;
  return { pageNo, index, size, asked, scheme: ask.scheme, isUnasked, list: inOrderOf(dialect, size, list) };
}

/** What is no whole number, or beyond them, is refused as one below 1 is. */
function numberIn(text: string | undefined, usual: number): number {
  const number = Number(text ?? usual);
  return Number.isInteger(number) && number < MOST ? number : -1;
}

const MOST = 2_000_000_001;

/** -1 before the first page, where that one is empty; undefined where it is refused. */
function indexOf(pageNo: number, { firstPage, pageZero }: Dialect): number | undefined {
  if (pageNo >= firstPage) return pageNo - firstPage;
  if (pageNo !== 0) return undefined;
  const instead = { refused: undefined, 'first page': 0, empty: -1 };
  return instead[pageZero ?? 'refused'];
}

/** -1 where such a request is refused. */
function unaskedSize(dialect: Dialect, list: readonly Client[]): number {
  const { unasked = 'first page' } = dialect;
  if (unasked === 'first page') return usualSize(dialect);
  return unasked === 'refused' ? -1 : Math.max(1, list.length);
}

function usualSize({ usualSize: usual, sizes }: Dialect): number {
  if (usual !== undefined) return usual;
  if (sizes === undefined) return 10;
  return 'cap' in sizes ? Math.min(10, sizes.cap) : (sizes.menu[0] ?? 10);
}

function sizeServed(asked: number, dialect: Dialect): number | undefined {
  const { sizes } = dialect;
  if (sizes === undefined) return asked;
  if ('cap' in sizes) {
    if (asked <= sizes.cap) return asked;
    const instead = { capped: sizes.cap, refused: undefined, 'usual size': usualSize(dialect) };
    return instead[sizes.above];
  }
  if (sizes.menu.includes(asked)) return asked;
  const usual = usualSize(dialect);
  const instead = {
    refused: undefined,
    'next smaller': sizes.menu.findLast((one) => one < asked),
    'usual size': usual < asked ? usual : undefined,
  };
  return instead[sizes.others];
}

/** The items of the page, or what comes in place of one past the end. */
function itemsAt(place: Place, { dialect, habit, list }: Serving): readonly unknown[] | Answer {
  const cut = (at: Place): readonly unknown[] => habit.cut?.(at) ?? cutOf(at);
  const items = place.index < 0 ? [] : cut(place);
  const isPast = list.length > 0 && items.length === 0 && place.index > 0;
  if (!isPast) return changed(items, place, habit);
  if (dialect.pastEnd === '404') return refusal({ ...dialect, refusal: '400' }, undefined, 404);
  if (dialect.pastEnd === '204') return { status: 204, text: '' };
  const index = Math.ceil(list.length / place.size) - 1;
  const shown = {
    empty: () => [],
    'last page': () => cut({ ...place, index }),
    'first page': () => place.list.slice(0, place.size),
    'last window': () => place.list.slice(-place.size),
  };
  return changed(shown[dialect.pastEnd](), place, habit);
}

function changed(items: readonly unknown[], place: Place, habit: Habit): readonly unknown[] {
  return items.length === 0 || habit.items === undefined ? items : habit.items(items, place);
}

/** The clients of a place. */
export function cutOf({ list, index, size }: Place): readonly Client[] {
  return list.slice(index * size, (index + 1) * size);
}

function pageOf(items: readonly unknown[], place: Place, { dialect, habit, list }: Serving): Answer {
  const of = {
    'of the list': list.length,
    'of the page': items.length,
    zero: 0,
    'more than there are': list.length + (dialect.surplus ?? 3),
  };
  const count = of[dialect.counts ?? 'of the list'];
  const envelope = { data: items, totalCount: count, filteredCount: count, message: 'ok' };
  return asJson(200, habit.envelope?.(envelope, place) ?? envelope);
}

function refusal({ refusal: way = '400' }: Dialect, ask?: Ask, status = 400): Answer {
  const message = `pageSize ${ask?.pageSize ?? ''} or pageNo ${ask?.pageNo ?? ''} is not served`;
  const counts = { totalCount: 0, filteredCount: 0, message };
  const bodies = {
    '400': { error: 'bad request' },
    'empty envelope': { data: [], ...counts },
    'notice in data': { data: [{ code: 7, error: message }], ...counts },
    'null data': { data: null, ...counts },
    'message alone': { message },
  };
  return asJson(way === '400' ? status : 200, bodies[way]);
}

function asJson(status: number, body: unknown): Answer {
  return { status, contentType: 'application/json', text: JSON.stringify(body) };
}
