import { gzipSync } from 'node:zlib';
import { claimsOf, idsOf, itemsOf, jwtsIn, membersOf, parsed, type Heard, type Peer } from './peer.ts';

/** One look at a service: a short text that says what was seen. */
export type Look = (peer: Peer) => Promise<string>;

const bare = { change: { Authorization: undefined } };

function fieldOf(heard: Heard, name: string): string {
  return heard.fields.find(([other]) => other === name)?.[1] ?? 'none';
}

/** Minutes between the service's clock and ours. */
function minutesOff(ms: number): string {
  return `${Math.round((ms - Date.now()) / 60_000)} min`;
}

async function statuses(times: number, ask: () => Promise<Heard>): Promise<string> {
  const seen: number[] = [];
  for (let time = 0; time < times; time += 1) seen.push((await ask()).status);
  return seen.join(' ');
}

export const clientsListed: Look = async (peer) => `${idsOf(await peer.list({ no: 0, size: 40 })).length}`;
export const refusal: Look = async (peer) => {
  const heard = await peer.list(bare);
  return `${heard.status} ${fieldOf(heard, 'content-type')}`;
};
export const sizesServed: Look = async (peer) => {
  const lengths = await Promise.all(
    [3, 10, 31].map(async (size) => idsOf(await peer.list({ no: 0, size })).length),
  );
  return lengths.join(' ');
};
export const pageZero: Look = async (peer) => `${(await peer.list({ no: '0', size: 2 })).status}`;
export const pastEnd: Look = async (peer) => {
  const heard = await peer.list({ no: 99, size: 2 });
  return `${heard.status} ${Array.isArray(membersOf(parsed(heard.text))['data']) ? 'envelope' : 'other'}`;
};
export const counts: Look = async (peer) => {
  const { totalCount, filteredCount } = membersOf(parsed((await peer.list({ no: 0, size: 2 })).text));
  return `${String(totalCount)} ${String(filteredCount)}`;
};
export const echo: Look = async (peer) => {
  const { text } = await peer.list({ change: { Authorization: 'Api-Key no-such-key-1' } });
  return `${text.includes('no-such-key-1')}`;
};
export const cookie: Look = async (peer) =>
  fieldOf(await peer.login({ password: 'no' }), 'set-cookie').slice(0, 9);
export const tokenAnswer: Look = async (peer) => {
  const heard = await peer.login();
  const shape = heard.text.charAt(0);
  const parts = jwtsIn(heard).map((token) => token.split('.').length);
  const hasBearer = [heard.text, fieldOf(heard, 'x-eintritt')].some((text) => text.includes('Bearer '));
  return `${shape} ${parts.join('+')} ${fieldOf(heard, 'x-eintritt') === 'none' ? 'body' : 'header'}${hasBearer ? ' Bearer' : ''}`;
};
export const lifetime: Look = async (peer) => {
  const { iat, exp } = claimsOf(jwtsIn(await peer.login())[0] ?? '');
  return `${Number(exp) - Number(iat)} s`;
};
export const clock: Look = async (peer) => {
  const heard = await peer.list();
  const date = fieldOf(heard, 'date');
  const issuedAt = Number(claimsOf(await peer.freshToken())['iat']) * 1000;
  return `${date === 'none' ? date : minutesOff(Date.parse(date))}, ${minutesOff(issuedAt)}`;
};
export const afterExpiry: Look = async (peer) => {
  const token = await peer.freshToken();
  peer.service.advance(peer.known.tokenLifetimeS + 1);
  const early = await peer.opens({ scheme: 'bearer', token });
  peer.service.advance(4);
  return `${early} ${await peer.opens({ scheme: 'bearer', token })}`;
};
export const oldToken: Look = async (peer) => {
  let old = await peer.freshToken();
  let next = await peer.freshToken();
  // Where a second decides, a pair of log-ins may fall on both sides of its end: not five in a row.
  for (let pair = 1; pair < 5 && old !== next; pair += 1) [old, next] = [next, await peer.freshToken()];
  return `${old === next ? 'same' : 'other'}, old ${(await peer.opens({ scheme: 'bearer', token: old })) ? 'opens' : 'closed'}`;
};
export const lock: Look = async (peer) => {
  const failed = await statuses(5, () => peer.login({ password: 'no' }));
  return `${failed} then ${(await peer.login()).status}`;
};
export const changes: Look = async (peer) => {
  const ids = async (): Promise<readonly string[]> => [
    ...idsOf(await peer.list({ no: 0, size: 40 })),
    ...idsOf(await peer.list({ no: 1, size: 40 })),
  ];
  const before = await ids();
  for (let time = 0; time < 8; time += 1) await peer.list();
  const after = await ids();
  return `${after.length > before.length ? 'longer' : 'as long'}, ${after[0] === before[0] ? 'same front' : 'other front'}`;
};
export const firstName: Look = async (peer) => {
  const names = itemsOf(await peer.list({ no: 1, size: 40 })).map(({ name }) => name);
  return `${names.includes('') || names.includes('<b onmouseover="alert(1)">Fett</b>')}`;
};
export const members: Look = async (peer) => {
  const [item] = itemsOf(await peer.list({ no: 0, size: 1 }));
  return `${Object.keys(item ?? {}).length}`;
};
export const idShape: Look = async (peer) =>
  `${/^\d+$/.test(idsOf(await peer.list({ no: 0, size: 1 }))[0] ?? '')}`;
export const keyShape: Look = (peer) => {
  const key = peer.setting('API_KEY');
  return Promise.resolve(`${key.length} ${key.endsWith('=') ? 'padded' : 'plain'}`);
};
export const success: Look = async (peer) => {
  return `${(await peer.list({ no: 0, size: 2 })).status} ${(await peer.login()).status}`;
};
export const media: Look = async (peer) => fieldOf(await peer.list(), 'content-type');
export const connection: Look = async (peer) => fieldOf(await peer.list(), 'connection');
export const compressed: Look = async (peer) => {
  const heard = await peer.list();
  const isSmaller = gzipSync(heard.bytes).length === Number(fieldOf(heard, 'content-length'));
  return `${fieldOf(heard, 'content-encoding')} ${isSmaller}`;
};
/** Requests that two log-ins took. */
export const twoLogins: Look = async (peer) => {
  await peer.login();
  await peer.login();
  return `${peer.service.requests()}`;
};
/** Whether even the fastest of several answers takes long: a busy machine holds up one, hardly each of them. */
export const isSlow: Look = async (peer) => {
  const tookMs: number[] = [];
  for (let at = 0; at < 8; at += 1) {
    const startedMs = performance.now();
    await peer.list();
    tookMs.push(performance.now() - startedMs);
  }
  return `${Math.min(...tookMs) > 75}`;
};
export const head: Look = async (peer) => {
  const headers = {
    authorization: `Api-Key ${peer.setting('API_KEY')}`,
    'organization-id': peer.setting('ORGANIZATION_ID'),
  };
  const heard = await fetch(`${peer.service.baseUrl}/api/v1/clients`, { method: 'HEAD', headers });
  return `${heard.status} ${(await heard.text()).length}`;
};
export const homelessLogin: Look = async (peer) => {
  const body = JSON.stringify({
    username: peer.setting('API_USERNAME'),
    password: peer.setting('API_PASSWORD'),
  });
  const headers = { 'content-type': 'application/json' };
  const heard = await fetch(`${peer.service.baseUrl}/api/v1/auth/token/bearer`, {
    method: 'POST',
    headers,
    body,
  });
  return `${heard.status}`;
};
/** Requests beyond those that were needed: each was asked again after a 429 or 503. */
export const askedAgain: Look = async (peer) => {
  for (let time = 0; time < 250; time += 1) await peer.list();
  return `${peer.service.requests() > 250}`;
};
