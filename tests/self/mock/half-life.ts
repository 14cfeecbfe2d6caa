import { setTimeout as sleep } from 'node:timers/promises';
import type { Recorder } from './exchange.ts';

/** Times in tokens are whole seconds: half of this one is over, and a second at least is left, after a pause. */
export const HALVED_LIFETIME_S = 4;

const HALF_MS = 2100;
/** A token that was issued before the pause has ended. */
const OTHER_HALF_MS = 1950;
const A_SECOND_LATER_MS = 1100;

/** What becomes of a token in the middle of its life, and of one that was renewed behind an expiry. */
export async function runHalfLife(recorder: Recorder): Promise<readonly string[]> {
  const { username, password, apiKey, organizationId } = recorder.mock.credentials;
  const list = (title: string, token: string) =>
    recorder.send(title, {
      headers: { Authorization: `Bearer ${token}`, 'Organization-ID': organizationId, 'API-KEY': apiKey },
    });
  const first = await recorder.logIn('log-in to be halved', { username, password });
  await list('in the first half', first);
  await sleep(HALF_MS);
  await list('in the second half', first);
  await sleep(OTHER_HALF_MS);
  const renewed = await recorder.logIn('renewal', { username, password });
  await list('renewed', renewed);
  await sleep(A_SECOND_LATER_MS);
  await list('renewed a second ago', renewed);
  return recorder.trace;
}
