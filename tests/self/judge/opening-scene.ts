import { loadContract } from '#spec/load-contract.ts';
import type { Exchange } from '#fixtures/client/exchange.ts';
import type { Ground } from '#fixtures/ground/ground.ts';
import type { Finding } from '#fixtures/judge/finding.ts';
import { openingOf } from '#fixtures/judge/opening.ts';
import { answer, clients, envelope, noAnswer, tokenSeen } from '#tests/self/checks/answers.ts';

export const contract = loadContract([]);
/** So late that no token of it has ended by the clock of this machine. */
export const NOW_MS = 4_100_000_000_000;
export const SERVED = answer({ body: envelope(clients(1, 3)), receivedAtMs: NOW_MS });
export const EMPTY = answer({ body: envelope([]), receivedAtMs: NOW_MS });
export const REFUSED = answer({ status: 403, receivedAtMs: NOW_MS });

export const GROUND_LIST = {
  firstPage: 1,
  sizes: [10],
  asked: { 10: 3 },
  amount: { count: 3, exact: true },
  knownIds: [],
  knownNames: [],
};
export const GROUND: Ground = {
  schemes: { apiKey: { declared: true, opens: true }, bearer: { declared: true, opens: true } },
  token: { places: ['body/token'], kind: 'JWS', sessions: 'several' },
  clockOffsetMs: 0,
  tokenSeen: true,
  isTokenTooShort: false,
  opened: { pageNo: 1, pageSize: 10 },
  list: GROUND_LIST,
};

interface Scene {
  readonly findings: readonly Finding[];
  /** Requests for the list by the latest token. */
  readonly asked: number;
}

interface Opened {
  readonly scheme?: 'apiKey' | 'bearer';
  readonly ground?: Ground;
  /** What comes by the second token. */
  readonly second?: readonly Exchange[];
}

/** Opens the list in a scheme: by each token its answers come one after the other, the last one again and again. */
export async function scene(
  answers: readonly Exchange[],
  { scheme = 'apiKey', ground = GROUND, second = answers }: Opened = {},
): Promise<Scene> {
  const login = answer({
    receivedAtMs: NOW_MS,
    report: { tokens: [tokenSeen({ exp: NOW_MS / 1000 + 60 })] },
  });
  let [asked, logins] = [0, 0];
  const send = (request: Exchange['request']): Promise<Exchange> => {
    if (request.method === 'POST') {
      logins += 1;
      asked = 0;
      return Promise.resolve({ ...login, request });
    }
    asked += 1;
    const script = logins > 1 ? second : answers;
    return Promise.resolve({ ...(script[asked - 1] ?? script.at(-1) ?? noAnswer()), request });
  };
  const findings = await openingOf({ send, contract: await contract, ground }, scheme);
  return { findings, asked };
}
