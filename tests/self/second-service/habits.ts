/** Everything the document leaves open, as data: what a way switches. */
export interface Habits {
  seed: number;
  clients: number;
  awkwardNames: boolean;
  /** `clientId` is a text of digits. */
  integerIds: boolean;
  members: 'none' | 'some' | 'many';
  keyStyle: 'dotted' | 'short' | 'base64';
  firstPage: number;
  defaultSize: number;
  /** Larger sizes are served with this many. */
  cap: number;
  /** Sizes that are offered at all; others are refused. */
  sizes?: readonly number[];
  refusesAbove?: number;
  pastEnd: 200 | 204 | 400 | 404;
  counts: 'odd' | 'ordinary' | 'pages';
  mediaType: string;
  listStatus: number | 'varying';
  tokenStatus: number;
  refusalStatus: number;
  refusalBody: 'xml' | 'html' | 'empty' | 'envelope';
  echoesWrong: boolean;
  anonymousCookie: boolean;
  loginNeedsOrganization: boolean;
  tokenPlace: 'nested' | 'array' | 'json-string' | 'plain' | 'header';
  tokenKind: 'jws' | 'jwe';
  tokenPrefix: string;
  refreshIsJwt: boolean;
  tokenLifetimeS: number;
  leewayS: number;
  singleSession: boolean;
  sameWithinSecond: boolean;
  lockAfter: number;
  /** Least distance of two log-ins. */
  loginEveryMs: number;
  clockOffsetMs: number;
  sendsDate: boolean;
  change: 'none' | 'grows' | 'moves';
  /** Answers given instead of the right one now and then. */
  troubles: { status: number; share: number; retryAfterS?: number }[];
  /** Every so manieth request is answered with 503; 0: none. */
  maintenanceEvery: number;
  closes: boolean;
  gzips: boolean;
  delayMs: number;
  answersHead: boolean;
}

const MINUTE_MS = 60_000;

const pages = { firstPage: 0, defaultSize: 15, cap: 40, pastEnd: 204, counts: 'odd' } as const;
const token = {
  tokenPlace: 'nested',
  tokenKind: 'jws',
  tokenPrefix: '',
  refreshIsJwt: false,
  tokenLifetimeS: 3,
  leewayS: 0,
  singleSession: false,
  sameWithinSecond: false,
  lockAfter: Number.POSITIVE_INFINITY,
  loginEveryMs: 0,
  loginNeedsOrganization: true,
} as const;
const answers = {
  mediaType: 'application/vnd.erp.v2+json; charset=UTF-8',
  listStatus: 'varying',
  tokenStatus: 201,
  refusalStatus: 403,
  refusalBody: 'xml',
  echoesWrong: false,
  anonymousCookie: false,
} as const;
const transport = {
  clockOffsetMs: -4 * MINUTE_MS,
  sendsDate: true,
  maintenanceEvery: 0,
  closes: false,
  gzips: false,
  delayMs: 0,
  answersHead: true,
} as const;

/** The author's own choice at every open point; unlike most services', and all of them conform. */
export function usualHabits(): Habits {
  const data = { seed: 1, clients: 61, awkwardNames: false, integerIds: false } as const;
  const style = { members: 'some', keyStyle: 'dotted', change: 'none' } as const;
  return { ...data, ...style, ...pages, ...token, ...answers, ...transport, troubles: [] };
}
