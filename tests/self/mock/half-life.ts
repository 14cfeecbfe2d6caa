import { setTimeout as sleep } from 'node:timers/promises';
import type { Recorder } from './exchange.ts';

/** Times in tokens are whole seconds: half of this one is over, and a second at least is left, after a pause. */
export const HALVED_LIFETIME_S = 4;

const HALF_MS = 2100;
/** A token that was issued before the pause has ended. */
const OTHER_HALF_MS = 1950;
const A_SECOND_LATER_MS = 1100;

/** Times in tokens are whole seconds: a token that is issued so much later lives on when this one has ended. */
export const SHARED_LIFETIME_S = 3;

const BESIDE_MS = 1500;
const FIRST_ENDS_MS = 1700;
const ALL_END_MS = 1500;
const RENEWED_ENDS_MS = 3200;

/** What becomes of a token beside another one, and of one that was issued when all others had ended. */
export async function runBeside(recorder: Recorder): Promise<readonly string[]> {
  const { username, password } = recorder.mock.credentials;
  const first = await recorder.logIn('log-in', { username, password });
  await sleep(BESIDE_MS);
  const known = { Authorization: `Bearer ${first}` };
  const beside = await recorder.logIn('log-in beside it', { username, password }, known);
  await listBy(recorder, 'beside the first', beside);
  await sleep(FIRST_ENDS_MS);
  await listBy(recorder, 'behind the end of the first', beside);
  await sleep(ALL_END_MS);
  const renewed = await recorder.logIn('renewal behind all', { username, password });
  await sleep(RENEWED_ENDS_MS);
  await listBy(recorder, 'renewed, behind its end', renewed);
  return renewedBeside(recorder);
}

/** What is given to somebody who has shown an ended token while another one lives. */
async function renewedBeside(recorder: Recorder): Promise<readonly string[]> {
  const { username, password } = recorder.mock.credentials;
  const ended = await recorder.logIn('log-in that ends first', { username, password });
  await sleep(BESIDE_MS);
  await recorder.logIn('log-in that lives on', { username, password });
  await sleep(FIRST_ENDS_MS);
  await listBy(recorder, 'the first, behind its end', ended);
  const renewed = await recorder.logIn('renewal beside one that lives', { username, password });
  await sleep(ALL_END_MS);
  await listBy(recorder, 'renewed, behind the end of that one', renewed);
  return recorder.trace;
}

function listByKey(recorder: Recorder, title: string): Promise<unknown> {
  const { apiKey, organizationId } = recorder.mock.credentials;
  return recorder.send(title, {
    headers: { Authorization: `Api-Key ${apiKey}`, 'Organization-ID': organizationId },
  });
}

function listBy(recorder: Recorder, title: string, token: string): Promise<unknown> {
  const { apiKey, organizationId } = recorder.mock.credentials;
  return recorder.send(title, {
    headers: { Authorization: `Bearer ${token}`, 'Organization-ID': organizationId, 'API-KEY': apiKey },
  });
}

/** What becomes of a token in the middle of its life, and of one that was renewed behind an expiry. */
export async function runHalfLife(recorder: Recorder): Promise<readonly string[]> {
  const { username, password } = recorder.mock.credentials;
  const first = await recorder.logIn('log-in to be halved', { username, password });
  await listBy(recorder, 'in the first half', first);
  await listByKey(recorder, 'by key before the pause');
  await sleep(HALF_MS);
  await listBy(recorder, 'in the second half', first);
  await sleep(OTHER_HALF_MS);
  const renewed = await recorder.logIn('renewal', { username, password });
  await listBy(recorder, 'renewed', renewed);
  await sleep(A_SECOND_LATER_MS);
  await listBy(recorder, 'renewed a second ago', renewed);
  await listByKey(recorder, 'by key behind the pause');
  return recorder.trace;
}
