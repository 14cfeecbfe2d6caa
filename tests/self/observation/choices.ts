/** One open point with what two services showed there that differ in that choice. */
export interface Choice {
  readonly id: string;
  /** Seen at the mock as it comes. */
  readonly usual: string;
  readonly other: string;
}

const REFUSED_404: readonly Choice[] = [
  {
    id: 'OP-05.1',
    usual:
      'apiKey, no Authorization: 401; apiKey, no Organization-ID: 403; bearer, no Organization-ID: 403; bearer, no API-KEY: 401',
    other:
      'apiKey, no Authorization: 404; apiKey, no Organization-ID: 404; bearer, no Organization-ID: 404; bearer, no API-KEY: 404',
  },
  {
    id: 'OP-05.2',
    usual: 'apiKey, unknown key: 401; bearer, unknown key: 401; bearer, unknown token: 401',
    other: 'apiKey, unknown key: 404; bearer, unknown key: 404; bearer, unknown token: 404',
  },
  {
    id: 'OP-05.3',
    usual: 'apiKey, unknown organization: 403; apiKey, other organization: 403',
    other: 'apiKey, unknown organization: 404; apiKey, other organization: 404',
  },
  {
    id: 'OP-05.4',
    usual: 'apiKey, a key without the permission: 403',
    other: 'apiKey, a key without the permission: 404',
  },
  {
    id: 'OP-05.5',
    usual: 'wrong password: 401; wrong username: 401',
    other: 'wrong password: 404; wrong username: 404',
  },
  { id: 'OP-05.6', usual: 'no password: 400; no JSON: 400', other: 'no password: 404; no JSON: 404' },
  {
    id: 'OP-05.7',
    usual: 'bearer, signature middle: 401; bearer, claims expiry later: 401',
    other: 'bearer, signature middle: 404; bearer, claims expiry later: 404',
  },
  { id: 'OP-05.8', usual: '401', other: '404' },
];

const SHAPES: readonly Choice[] = [
  ...REFUSED_404,
  { id: 'OP-01', usual: 'body/token', other: 'body/data/attributes/credentials/accessToken' },
  { id: 'OP-02.2', usual: 'less than 3.6 s', other: '3.6 s to 7.6 s' },
  { id: 'OP-03.1', usual: 'HS256', other: 'ES256' },
  { id: 'OP-04.1', usual: '200', other: '201' },
  { id: 'OP-04.2', usual: '200', other: '203' },
  { id: 'OP-07', usual: 'not needed', other: 'needed: 404' },
  { id: 'OP-09', usual: '1', other: '0' },
  { id: 'OP-11.1', usual: 'at least 50', other: '5' },
  { id: 'OP-15', usual: 'clients of the list', other: 'items of the page' },
  { id: 'OP-16.1', usual: 'clients of the list', other: 'nothing' },
  { id: 'OP-16.2', usual: 'equal', other: 'below' },
  { id: 'OP-17.1', usual: 'none', other: 'active: boolean; balance: number; contact: object' },
  { id: 'OP-17.2', usual: 'none', other: 'errors: array; links: object; status: string' },
  { id: 'OP-18', usual: 'none', other: 'x-ratelimit-limit, x-ratelimit-remaining' },
  { id: 'OP-19', usual: 'none', other: 'api-version, deprecation, sunset' },
  {
    id: 'OP-20.1',
    usual: 'list: 200; token: 405, Allow OPTIONS, POST',
    other: 'list: 405, Allow GET; token: 405, Allow POST',
  },
  {
    id: 'OP-20.2',
    usual: 'list: 204, Allow GET, HEAD, OPTIONS; token: 204, Allow OPTIONS, POST',
    other: 'list: 405, Allow GET; token: 405, Allow POST',
  },
  { id: 'OP-22.1', usual: 'application/json; charset=utf-8', other: 'application/json' },
];

const PAGES: readonly Choice[] = [
  { id: 'OP-02.1', usual: '3 s', other: '86400 s' },
  {
    id: 'OP-03.2',
    usual: 'exp: integer; iat: integer; iss: string; jti: string; org: string; sub: string',
    other: 'exp: number; iat: number; iss: string; jti: string; org: string; sub: string',
  },
  {
    id: 'OP-06',
    usual: '400: none; 401: Api-Key realm, Bearer realm; 403: none',
    other: '400: none; 401: none; 403: none',
  },
  { id: 'OP-08', usual: 'both tokens work', other: 'the new token ends the old one' },
  { id: 'OP-10.1', usual: '20', other: 'refused with 400' },
  { id: 'OP-10.2', usual: 'first page', other: 'refused with 400' },
  { id: 'OP-12', usual: 'no items', other: 'last page' },
  {
    id: 'OP-13.1',
    usual: 'zero: 400; negative: 400; text: 400; fraction: 400; huge: 400',
    other: 'zero: first page; negative: first page; text: first page; fraction: first page; huge: first page',
  },
  {
    id: 'OP-13.2',
    usual: 'zero: 400; negative: 400; text: 400; fraction: 400; huge: 400',
    other: 'zero: 20 items; negative: 20 items; text: 20 items; fraction: 20 items; huge: 20 items',
  },
  { id: 'OP-14', usual: 'by no member that is shown', other: 'name ascending' },
  { id: 'OP-21.1', usual: 'none', other: 'cache-control max-age=60,private, etag' },
  { id: 'OP-21.2', usual: 'cache-control no-store', other: 'none' },
  { id: 'OP-22.2', usual: 'application/json; charset=utf-8', other: 'text/plain; charset=utf-8' },
];

const SIZES: readonly Choice[] = [
  {
    id: 'OP-05.9',
    usual:
      '401: application/json {error: string, message: string}; 403: application/json {error: string, message: string}',
    other: '401: no body; 403: no body',
  },
  {
    id: 'OP-05.10',
    usual:
      '400: application/json {error: string, message: string}; 401: application/json {error: string, message: string}',
    other: '400: no body; 401: no body',
  },
];

/** Told by a capped service only: the mock as it comes serves every size that is asked for. */
const ABOVE_THE_LARGEST: Choice = {
  id: 'OP-11.2',
  usual: 'the largest size comes instead',
  other: 'refused with 400',
};

/** Told by a service that lets its application see such a method. */
export const MADE_UP_METHOD: Choice = {
  id: 'OP-20.3',
  usual: 'list: 400; token: 400',
  other: 'list: 405, Allow GET; token: 405, Allow GET',
};

/** By the run that shows them; real runs hold these values true (`probes.spec.ts`, `made-up-method.spec.ts`). */
export const CHOICES = {
  shapes: SHAPES,
  pages: PAGES,
  sizes: [...SIZES, ABOVE_THE_LARGEST],
  method: [MADE_UP_METHOD],
} as const;

export const ALL_CHOICES: readonly Choice[] = Object.values(CHOICES).flat();

/** Values by id, as one of the two services shows them. */
export function valuesOf(
  choices: readonly Choice[],
  side: 'usual' | 'other',
): Readonly<Record<string, string>> {
  return Object.fromEntries(choices.map((choice) => [choice.id, choice[side]]));
}
