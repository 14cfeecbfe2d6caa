import type { Transport } from '#fixtures/client/transport.ts';
import type { Ground } from '#fixtures/ground/ground.ts';
import { Logins } from '#fixtures/judge/tokens/logins.ts';
import { loadContract } from '#spec/load-contract.ts';

const contract = loadContract([]);

/** Both schemes open, and tokens live beside each other. */
const GROUND: Ground = {
  schemes: { apiKey: { declared: true, opens: true }, bearer: { declared: true, opens: true } },
  token: { places: ['body/token'], kind: 'JWS', sessions: 'several' },
  tokenSeen: true,
  isTokenTooShort: false,
};

/** A page that such tokens open. */
export const PAGE = { pageNo: 1, pageSize: 10 };

/** Log-ins at a service of which the script answers each request. */
export async function loginsBy(send: Transport): Promise<Logins> {
  return new Logins(send, { contract: await contract, ground: GROUND });
}
