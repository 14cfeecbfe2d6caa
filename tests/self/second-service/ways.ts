import type { Habits } from './habits.ts';

export interface Way {
  readonly id: string;
  readonly text: string;
  /** Requirements that nobody need be able to judge then: a suite may leave them untested. */
  readonly untested?: readonly string[];
  readonly set: Partial<Habits>;
}

const MINUTE_MS = 60_000;
const WITHOUT_CLIENTS = ['A3', 'A4', 'A5', 'A6', 'A7', 'T4', 'T5'];
const PAGING = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8'];

const amounts: readonly Way[] = [
  {
    id: 'no-clients',
    text: 'the organization has no client',
    untested: [...WITHOUT_CLIENTS, ...PAGING, 'E2', 'E4'],
    set: { clients: 0 },
  },
  {
    id: 'one-client',
    text: 'the organization has one client',
    untested: ['P1', 'P2', 'P3', 'P4', 'P5'],
    set: { clients: 1 },
  },
  { id: 'three-clients', text: 'the organization has three clients', set: { clients: 3 } },
  { id: '2500-clients', text: 'the organization has 2,500 clients', set: { clients: 2500 } },
  { id: '100000-clients', text: 'the organization has 100,000 clients', set: { clients: 100_000 } },
];

const paging: readonly Way[] = [
  { id: 'cap-5', text: 'a page holds five clients at most', set: { cap: 5, defaultSize: 5 } },
  {
    id: 'only-10-25-50',
    text: 'page sizes other than 10, 25 and 50 are refused',
    set: { sizes: [10, 25, 50], cap: 50, defaultSize: 25 },
  },
  { id: 'refuse-large', text: 'page sizes above 30 are refused', set: { refusesAbove: 30 } },
  { id: 'one-based', text: 'the first page is page 1', set: { firstPage: 1 } },
  { id: 'past-404', text: 'a page past the end is refused with 404', set: { pastEnd: 404 } },
  { id: 'past-400', text: 'a page past the end is refused with 400', set: { pastEnd: 400 } },
  { id: 'past-empty', text: 'a page past the end is an empty envelope', set: { pastEnd: 200 } },
  {
    id: 'counts-ordinary',
    text: 'both counts are the clients of the organization',
    set: { counts: 'ordinary' },
  },
  {
    id: 'counts-pages',
    text: 'totalCount counts pages, filteredCount is always 0',
    set: { counts: 'pages' },
  },
];

const refusals: readonly Way[] = [
  { id: 'refuse-401', text: 'refusals have status 401', set: { refusalStatus: 401 } },
  { id: 'refuse-404', text: 'refusals have status 404', set: { refusalStatus: 404 } },
  { id: 'refuse-400', text: 'refusals have status 400', set: { refusalStatus: 400 } },
  {
    id: 'refuse-200',
    text: 'refusals are an empty envelope with status 200',
    set: { refusalStatus: 200, refusalBody: 'envelope' },
  },
  { id: 'refuse-html', text: 'refusals are an HTML page', set: { refusalBody: 'html' } },
  { id: 'refuse-empty', text: 'refusals have no body', set: { refusalBody: 'empty' } },
  { id: 'echo-wrong', text: 'refusals repeat the wrong credential', set: { echoesWrong: true } },
  {
    id: 'anonymous-cookie',
    text: 'refused log-ins set a session cookie, a JWT that opens nothing',
    set: { anonymousCookie: true },
  },
];

const tokens: readonly Way[] = [
  { id: 'token-array', text: 'the token stands in an array', set: { tokenPlace: 'array' } },
  { id: 'token-json-string', text: 'the token answer is a JSON string', set: { tokenPlace: 'json-string' } },
  { id: 'token-plain', text: 'the token answer is plain text', set: { tokenPlace: 'plain' } },
  { id: 'token-header', text: 'the token stands in a response header', set: { tokenPlace: 'header' } },
  { id: 'token-bearer', text: 'the token has "Bearer " in front', set: { tokenPrefix: 'Bearer ' } },
  {
    id: 'token-refresh-jwt',
    text: 'a refresh token, a JWT too, stands before it',
    set: { refreshIsJwt: true },
  },
  { id: 'token-jwe', text: 'the token is encrypted: five parts, dir and A256GCM', set: { tokenKind: 'jwe' } },
  {
    id: 'login-without-organization',
    text: 'the token call needs no Organization-ID',
    set: { loginNeedsOrganization: false },
  },
  { id: 'single-session', text: 'a new token ends the old one', set: { singleSession: true } },
  { id: 'same-second', text: 'log-ins within a second get the same token', set: { sameWithinSecond: true } },
  { id: 'lifetime-2s', text: 'a token lives two seconds', set: { tokenLifetimeS: 2 } },
  {
    id: 'lifetime-day',
    text: 'a token lives a day',
    untested: ['T5', 'T8'],
    set: { tokenLifetimeS: 86_400 },
  },
  { id: 'leeway-4s', text: 'a token opens four seconds longer than it says', set: { leewayS: 4 } },
  { id: 'lockout', text: 'five failed log-ins in a row lock the account for good', set: { lockAfter: 5 } },
  { id: 'login-throttle', text: 'a second log-in within a second gets 429', set: { loginEveryMs: 1000 } },
  { id: 'clock-ahead', text: 'the clock is ten minutes ahead', set: { clockOffsetMs: 10 * MINUTE_MS } },
  { id: 'clock-behind', text: 'the clock is ten minutes behind', set: { clockOffsetMs: -10 * MINUTE_MS } },
];

const list: readonly Way[] = [
  {
    id: 'list-grows',
    text: 'a client is added at the end every few requests',
    untested: ['P4', 'P5'],
    set: { change: 'grows' },
  },
  {
    id: 'list-moves',
    text: 'a client is added in front every few requests',
    untested: PAGING,
    set: { change: 'moves' },
  },
  {
    id: 'names-awkward',
    text: 'names with emoji, RTL, quotes, markup, none at all',
    set: { awkwardNames: true },
  },
  { id: 'members-none', text: 'only the documented members', set: { members: 'none' } },
  { id: 'members-many', text: 'many further members with odd names', set: { members: 'many' } },
  { id: 'integer-ids', text: 'clientId is a text of digits', set: { integerIds: true } },
  { id: 'short-keys', text: 'keys have eight characters', set: { keyStyle: 'short' } },
  { id: 'base64-keys', text: 'keys are base64, compared after decoding', set: { keyStyle: 'base64' } },
];

const transport: readonly Way[] = [
  { id: 'success-200', text: 'success is 200 everywhere', set: { listStatus: 200, tokenStatus: 200 } },
  {
    id: 'success-202',
    text: 'lists come with 202, tokens with 203',
    set: { listStatus: 202, tokenStatus: 203 },
  },
  { id: 'media-json', text: 'application/json without a charset', set: { mediaType: 'application/json' } },
  {
    id: 'media-hal',
    text: 'another vendor media type, in capitals and with parameters',
    set: { mediaType: 'Application/Vnd.Erp.Clients+JSON; version=7; profile="urn:erp;q=1"' },
  },
  {
    id: 'trouble-429',
    text: '3 % get 429 with Retry-After',
    set: { troubles: [{ status: 429, share: 0.03, retryAfterS: 1 }] },
  },
  {
    id: 'trouble-429-silent',
    text: '3 % get 429 without Retry-After',
    set: { troubles: [{ status: 429, share: 0.03 }] },
  },
  { id: 'trouble-503', text: '3 % get 503', set: { troubles: [{ status: 503, share: 0.03 }] } },
  { id: 'maintenance', text: 'every 25th request gets 503', set: { maintenanceEvery: 25 } },
  { id: 'closes', text: 'the connection closes after each answer', set: { closes: true } },
  { id: 'gzip', text: 'answers are compressed where the client takes it', set: { gzips: true } },
  { id: 'slow', text: 'each answer takes 80 ms', set: { delayMs: 80 } },
  { id: 'no-date', text: 'no Date header; the clock is right', set: { sendsDate: false, clockOffsetMs: 0 } },
  { id: 'no-head', text: 'HEAD is not supported', set: { answersHead: false } },
];

/** Conforming choices, each a switch; several may be set at once, the later one wins. */
export const ways: readonly Way[] = [...amounts, ...paging, ...refusals, ...tokens, ...list, ...transport];
