import { Bans, type Kind } from '#fixtures/client/behind-a-ban.ts';
import { isHeard, type ApiRequest } from '#fixtures/client/exchange.ts';
import { TOKEN_PATH } from '#fixtures/client/login.ts';
import { Rows } from '#fixtures/client/short-rows.ts';
import { answer } from './answers.ts';

const KEY: ApiRequest = { method: 'GET', path: '/by-key' };
export const TOKEN: ApiRequest = { method: 'GET', path: '/by-token' };
export const LOGIN: ApiRequest = { method: 'POST', path: TOKEN_PATH };
export const OTHER: ApiRequest = { method: 'GET', path: '/other' };
/** By key, too, on another page. */
export const PAGE: ApiRequest = { method: 'GET', path: '/by-key', headers: { pageNo: '2' } };

export const REFUSED = answer({ status: 403 });
export const SERVED = answer({ body: {} });

type Rights = readonly (readonly [Kind, ApiRequest])[];

export const ALL: Rights = [
  ['apiKey', KEY],
  ['bearer', TOKEN],
  ['login', LOGIN],
];
export const LISTS: Rights = ALL.slice(0, 2);
const USUAL = { request: KEY, right: LISTS, refused: OTHER, refusals: 5, times: 1, hasSeveralTokens: true };

export interface Scene {
  readonly status: number;
  /** Whether the answer to the last one tells anything. */
  readonly tells: boolean;
  readonly sent: readonly string[];
  /** How long each rest was, s. */
  readonly restsS: readonly number[];
  readonly longestRow: number;
}

/** Asks as often as is said; what is answered depends on how many seconds somebody has rested by then. */
export async function asked(
  answerTo: (path: string, restedS: number, request: ApiRequest) => typeof SERVED,
  options: Partial<typeof USUAL> = {},
): Promise<Scene> {
  const { request, right, refused, refusals, times, hasSeveralTokens } = { ...USUAL, ...options };
  const rows = new Rows();
  for (let count = 0; count < refusals; count += 1) rows.note({ ...REFUSED, request: refused }, false);
  const sent: string[] = [];
  const restsS: number[] = [];
  const bans = new Bans(
    (one) => {
      sent.push(one.path);
      const restedS = restsS.reduce((sum, seconds) => sum + seconds, 0);
      return Promise.resolve({ ...answerTo(one.path, restedS, one), request: one });
    },
    {
      right: new Map(right),
      kindOf: ({ path }) => ALL.find(([, known]) => known.path === path)?.[0],
      isServed: ({ status }) => status < 300,
      rows,
      hasSeveralTokens,
      wait: (ms) => Promise.resolve(restsS.push(ms / 1000)),
    },
  );
  let last = SERVED;
  for (let time = 0; time < times; time += 1) last = await bans.send(request);
  return { status: last.status, tells: isHeard(last), sent, restsS, longestRow: rows.longest };
}
