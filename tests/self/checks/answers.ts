import type { ApiRequest, Exchange } from '#fixtures/client/exchange.ts';
import type { AnswerReport, TokenSeen } from '#fixtures/gateway/protocol.ts';
import type { Page } from '#fixtures/pages/page-reader.ts';

/** One answer as plain data; what is not named is an ordinary success with JSON. */
export interface AnswerParts {
  readonly status?: number;
  readonly headers?: readonly (readonly [string, string])[];
  /** Sent as JSON; `text` goes first. */
  readonly body?: unknown;
  readonly text?: string;
  readonly request?: Partial<ApiRequest>;
  readonly report?: Partial<AnswerReport>;
  /** As `receivedAtMs` unless it is named. */
  readonly askedAtMs?: number;
  readonly receivedAtMs?: number;
}

type AnswerTimes = Pick<Exchange, 'askedAtMs' | 'receivedAtMs'>;

/** A client as a list shows it. */
export interface Client {
  readonly clientId: string;
  readonly name: string;
}

export function answer(parts: AnswerParts = {}): Exchange {
  return {
    request: { method: 'GET', path: '/api/v1/clients', ...parts.request },
    status: parts.status ?? 200,
    headers: parts.headers ?? [['Content-Type', 'application/json']],
    text: parts.text ?? JSON.stringify(parts.body ?? {}),
    report: { ...PLAIN_REPORT, ...parts.report },
    ...timesOf(parts),
  };
}

function timesOf({ receivedAtMs = 0, askedAtMs = receivedAtMs }: AnswerParts): AnswerTimes {
  return { askedAtMs, receivedAtMs };
}

/** Nothing came from the service. */
export function noAnswer(code = 'TIMEOUT'): Exchange {
  return answer({
    status: 502,
    text: '',
    report: { outcome: 'unreachable', error: { code, message: 'nothing came' } },
  });
}

export function envelope(data: readonly unknown[], more: Readonly<Record<string, unknown>> = {}): object {
  return { data, totalCount: data.length, filteredCount: data.length, message: 'ok', ...more };
}

/** `clients(11, 13)`: the clients 11, 12 and 13. */
export function clients(from: number, to: number): readonly Client[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => client(from + index));
}

export function client(number: number, name = `Company ${number}`): Client {
  return { clientId: `client-${number}`, name };
}

/** A page that was served with these items. */
export function page(pageNo: number, pageSize: number, items: readonly unknown[]): Page {
  const ids = items.map((item) => (item as Partial<Client>).clientId);
  return {
    pageNo,
    pageSize,
    exchange: answer({
      body: envelope(items),
      request: { place: `page ${pageNo} of size ${pageSize}` },
    }),
    service: items.length > 0 ? 'served' : 'empty',
    items,
    ids: ids.every((id) => id !== undefined) ? ids : undefined,
  };
}

/** A page whose answer is no page. */
export function noPage(pageNo: number, pageSize: number, exchange: Exchange = answer({ status: 404 })): Page {
  return { pageNo, pageSize, exchange, service: 'refused', items: undefined, ids: undefined };
}

/** A token as the gateway tells of it. */
export function tokenSeen(parts: Partial<TokenSeen> = {}): TokenSeen {
  return { name: 'TOKEN-1', place: 'body/token', kind: 'JWS', seenBefore: false, ...parts };
}

const PLAIN_REPORT: AnswerReport = {
  exchange: 1,
  outcome: 'answered',
  retries: 0,
  serviceMs: 5,
  tokens: [],
  sightings: [],
  hop: {},
  invalidUtf8: false,
  byteOrderMark: false,
  droppedHeaders: 0,
  inserted: [],
};
