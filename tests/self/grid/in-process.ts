import type { ApiRequest, Exchange } from '#fixtures/client/exchange.ts';
import { TOKEN_PATH } from '#fixtures/client/login.ts';
import type { Transport } from '#fixtures/client/transport.ts';
import type { Insertion, TokenSeen } from '#fixtures/gateway/protocol.ts';
import type { SchemeName } from '#fixtures/ground/ground.ts';
import { answer, tokenSeen } from '#tests/self/checks/answers.ts';
import type { VirtualTime } from '#tests/self/virtual-time.ts';
import type { Answer, Ask, ListService } from './paged-list.ts';

/** An answer takes so long. */
const ANSWER_MS = 5;
const LIFETIME_S = 36_000;

/** Gateway and network between the tests and a service of this process: right credentials open, others are refused. */
export function inProcess(
  service: ListService,
  time: VirtualTime,
): { readonly send: Transport; readonly sent: () => number } {
  let [number, tokens] = [0, 0];
  const send: Transport = (request) => {
    number += 1;
    time.pass(ANSWER_MS);
    const exchange = isLogin(request) ? login(request) : exchangeOf(request, page(request));
    return Promise.resolve({
      ...exchange,
      report: { ...exchange.report, exchange: number, clockOffsetMs: 0 },
    });
  };
  const login = (request: ApiRequest): Exchange => {
    if (!isRightLogin(request)) return exchangeOf(request, REFUSED);
    tokens += 1;
    return exchangeOf(request, TOKEN, [token(tokens)]);
  };
  const page = (request: ApiRequest): Answer => {
    const scheme = schemeOf(request);
    if (scheme === undefined) return REFUSED;
    return request.method === 'GET' ? service(askOf(request, scheme, number)) : NOT_ALLOWED;
  };
  return { send, sent: () => number };
}

const REFUSED: Answer = { status: 401, contentType: 'application/json', text: '{"error":"unauthorized"}' };
const NOT_ALLOWED: Answer = { status: 405, text: '' };
const TOKEN: Answer = { status: 200, contentType: 'application/json', text: '{"token":"(a token)"}' };

function exchangeOf(
  request: ApiRequest,
  { status, contentType, text }: Answer,
  tokens: readonly TokenSeen[] = [],
): Exchange {
  const headers = contentType === undefined ? [] : [['Content-Type', contentType] as const];
  return answer({ request, status, headers, text, report: { tokens }, receivedAtMs: Date.now() });
}

function token(number: number): TokenSeen {
  const iat = Math.floor(Date.now() / 1000);
  const claims = { exp: 'number', iat: 'number' };
  return tokenSeen({ name: `TOKEN-${number}`, algorithm: 'HS256', claims, iat, exp: iat + LIFETIME_S });
}

function isLogin({ path, method }: ApiRequest): boolean {
  return path === TOKEN_PATH && method === 'POST';
}

function isRightLogin({ insert = [] }: ApiRequest): boolean {
  const names = ['ORGANIZATION_ID', 'API_USERNAME', 'API_PASSWORD'];
  return names.every((name) => insert.some((one) => one.credential === name && isWhole(one)));
}

function isWhole({ alteration }: Insertion): boolean {
  return alteration === undefined;
}

function schemeOf({ insert = [] }: ApiRequest): SchemeName | undefined {
  const holds = (name: string, credential: RegExp): boolean =>
    insert.some((one) => one.at.toLowerCase() === name && credential.test(one.credential) && isWhole(one));
  if (!holds('organization-id', /^ORGANIZATION_ID$/)) return undefined;
  if (holds('authorization', /^API_KEY$/)) return 'apiKey';
  return holds('authorization', /^TOKEN/) && holds('api-key', /^API_KEY$/) ? 'bearer' : undefined;
}

function askOf({ headers = {} }: ApiRequest, scheme: SchemeName, number: number): Ask {
  const fields = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return { scheme, number, pageNo: fields.get('pageno'), pageSize: fields.get('pagesize') };
}
