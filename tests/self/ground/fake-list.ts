import type { ApiRequest, Exchange } from '#fixtures/client/exchange.ts';
import type { Transport } from '#fixtures/client/transport.ts';
import { answer, clients, envelope, type Client } from '#tests/self/checks/answers.ts';

/** How a list service pages; what is not named is one-based, serves any size and is empty past the end. */
export interface Habits {
  readonly firstPage?: 0 | 1;
  /** What page 0 of a one-based list is. */
  readonly pageZero?: 'refused' | 'clamped' | 'negative slice' | 'empty' | 'last page';
  readonly pastEnd?: 'empty' | 'refused' | 'last page' | 'last window' | 'first page' | 'starts again';
  /** The size that is served for a size asked for; undefined where it is refused. */
  readonly sizeFor?: (asked: number) => number | undefined;
  /** What a refused request is told. */
  readonly refusal?: string;
  /** Size of the first page where no page is asked for; undefined where that is refused. */
  readonly unasked?: number;
  /** `totalCount`; the true count where not named. */
  readonly totalCount?: unknown;
}

export interface FakeList {
  readonly send: Transport;
  readonly asked: ApiRequest[];
}

/** A list of the clients 1 to `count`, answered in the envelope. */
export function fakeList(count: number, habits: Habits = {}): FakeList {
  const asked: ApiRequest[] = [];
  return {
    asked,
    send: (request) => {
      asked.push(request);
      return Promise.resolve(answerTo(request, count, habits));
    },
  };
}

function answerTo(request: ApiRequest, count: number, habits: Habits): Exchange {
  const asked = request.headers?.['pageSize'];
  const pageSize = asked === undefined ? habits.unasked : (habits.sizeFor ?? asAsked)(Number(asked));
  const items = pageSize === undefined ? undefined : itemsOn(request, { count, pageSize, habits });
  if (items === undefined)
    return answer({ request, status: 400, body: { error: habits.refusal ?? 'refused' } });
  const totalCount = 'totalCount' in habits ? habits.totalCount : count;
  return answer({ request, body: envelope(items, { totalCount }) });
}

/** The clients on the page that was asked for; undefined where it is refused. */
function itemsOn(
  { headers }: ApiRequest,
  { count, pageSize, habits }: { readonly count: number; readonly pageSize: number; readonly habits: Habits },
): readonly Client[] | undefined {
  const block = (index: number): readonly Client[] =>
    clients(index * pageSize + 1, Math.min(count, (index + 1) * pageSize));
  const { firstPage = 1 } = habits;
  const index = Number(headers?.['pageNo'] ?? firstPage) - firstPage;
  const last = Math.max(0, Math.ceil(count / pageSize) - 1);
  const beforeStart = {
    refused: undefined,
    clamped: block(0),
    'negative slice': clients(Math.max(1, count - pageSize + 1), count),
    empty: [],
    'last page': block(last),
  };
  const pastTheEnd = {
    empty: [],
    refused: undefined,
    'last page': block(last),
    'last window': clients(Math.max(1, count - pageSize + 1), count),
    'first page': block(0),
    'starts again': block(index % (last + 1)),
  };
  if (index < 0) return beforeStart[habits.pageZero ?? 'refused'];
  return index > last ? pastTheEnd[habits.pastEnd ?? 'empty'] : block(index);
}

function asAsked(size: number): number {
  return size;
}
