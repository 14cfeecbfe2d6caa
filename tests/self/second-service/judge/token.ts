import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import {
  breachesOf,
  claimsOf,
  headerOf,
  isSuccess,
  jwtsIn,
  parsed,
  membersOf,
  type Heard,
  type Judge,
  type Peer,
} from './peer.ts';

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

const T1: Judge = async (peer) => {
  return breachesOf({ 'no JWT in the answer': async () => jwtsIn(await peer.login()).length === 0 });
};

function nowOf(heard: Heard): number {
  const date = heard.fields.find(([name]) => name === 'date')?.[1];
  return date === undefined ? Date.now() : Date.parse(date);
}

/** The expiry of the claims; where nobody can read them, a date of the answer. */
function expiryOf(heard: Heard, token: string): number {
  if (token.split('.').length === 3) return Number(claimsOf(token)['exp']) * 1000;
  return Date.parse(/"(\d{4}-\d\d-\d\dT[\d:.]+Z)"/.exec(heard.text)?.[1] ?? '');
}

const T2: Judge = async (peer) => {
  const lives = async (): Promise<boolean> => {
    const heard = await peer.login();
    const token = jwtsIn(heard).at(-1) ?? '';
    return !(expiryOf(heard, token) > nowOf(heard));
  };
  return breachesOf({ 'first token': lives, 'second token': lives });
};

const T3: Judge = async (peer) => {
  const password = peer.setting('API_PASSWORD');
  const wrong = {
    'wrong password': { password: 'nothing-4711' },
    'wrong user': { username: 'nobody-4711' },
    'null password': { password: null },
    'empty password': { password: '' },
    'no password': { password: undefined },
    'cut password': { password: password.slice(0, 10) },
    'extended password': { password: `${password}abcd` },
  };
  const checks = Object.entries(wrong).map(([name, change]) => {
    const yields = async (): Promise<boolean> => {
      await peer.freshToken();
      const token = await peer.tokenIn(await peer.login(change));
      return token !== '' && peer.opens({ scheme: 'bearer', token });
    };
    return [name, yields] as const;
  });
  return breachesOf(Object.fromEntries(checks));
};

/** A letter replaced at a place of one part. */
function spoiled(token: string, part: number, at: number): string {
  const parts = token.split('.');
  const text = parts[part] ?? '';
  parts[part] = `${text.slice(0, at)}${text.charAt(at) === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
  return parts.join('.');
}

function selfSigned(claims: unknown): string {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const content = `${encode({ alg: 'ES256', jwk: publicKey.export({ format: 'jwk' }) })}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(content), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${content}.${signature.toString('base64url')}`;
}

function forgeries(token: string, other: string): Readonly<Record<string, string>> {
  const [header = '', claims = '', signature = ''] = token.split('.');
  const later = { ...claimsOf(token), exp: Number(claimsOf(token)['exp']) + 999 };
  const weak = (secret: string): string => {
    const content = `${encode({ alg: 'HS256' })}.${encode(later)}`;
    return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
  };
  return {
    none: `${encode({ alg: 'none' })}.${claims}.`,
    'None with signature': `${encode({ ...headerOf(token), alg: 'None' })}.${claims}.${signature}`,
    'signature removed': `${header}.${claims}.`,
    'signature of another': `${header}.${claims}.${other.split('.')[2] ?? ''}`,
    'later expiry': `${header}.${encode(later)}.${signature}`,
    'empty secret': weak(''),
    'weak secret': weak('secret'),
    'embedded key': selfSigned(later),
  };
}

const T4: Judge = async (peer) => {
  const other = await peer.freshToken();
  peer.service.advance(0.1);
  const token = await peer.freshToken();
  const parts = token.split('.');
  const wrong: Record<string, string> = parts.length === 3 ? { ...forgeries(token, other) } : {};
  for (const [part, text] of parts.entries()) {
    if (text.length > 12)
      wrong[`part ${part} in the middle`] = spoiled(token, part, Math.floor(text.length / 2));
    if (text !== '') wrong[`part ${part} at the start`] = spoiled(token, part, 1);
  }
  const checks = Object.entries(wrong).filter(([, forged]) => forged !== token);
  const opens = checks.map(
    ([name, forged]) => [name, () => peer.opens({ scheme: 'bearer', token: forged })] as const,
  );
  return breachesOf(Object.fromEntries(opens));
};

const T5: Judge = async (peer) => {
  const { tokenLifetimeS, leewayS, sizes } = peer.known;
  const first = await peer.freshToken();
  const second = await peer.freshToken();
  peer.service.advance(tokenLifetimeS * 0.6);
  await peer.list({ scheme: 'bearer', token: first });
  peer.service.advance(tokenLifetimeS * 0.6 + leewayS);
  const size = sizes[0] ?? 1;
  return breachesOf({
    'used token': () => peer.opens({ scheme: 'bearer', token: first }),
    'used token, asked again': () => peer.opens({ scheme: 'bearer', token: first }),
    'used token, later page': () => peer.opens({ scheme: 'bearer', token: first, no: 1, size }),
    'unused token': () => peer.opens({ scheme: 'bearer', token: second }),
  });
};

/** A log-in whose token is none of the given, and opens. */
async function isNewAndOpens(peer: Peer, old: readonly string[]): Promise<boolean> {
  const token = await peer.freshToken();
  const isOpen = isSuccess(await peer.list({ scheme: 'bearer', token, no: 0 }));
  return token !== '' && !old.includes(token) && isOpen;
}

const T6: Judge = async (peer) => {
  const first = await peer.freshToken();
  peer.service.advance(1);
  return breachesOf({ 'second log-in': async () => !(await isNewAndOpens(peer, [first])) });
};

const T7: Judge = async (peer) => {
  const marks = [peer.setting('API_KEY'), peer.setting('API_PASSWORD').slice(0, -1)];
  const tells = async (): Promise<boolean> => {
    const heard = await peer.login();
    const claims = jwtsIn(heard).map((token) => Object.values(claimsOf(token)));
    const flat = claims.flat().flatMap((value) => [value, ...Object.values(membersOf(value)).flat()]);
    const members = Object.values(membersOf(parsed(heard.text)));
    const all = [...flat, ...members, ...heard.fields.map(([, value]) => value)].map(String).join('\n');
    return marks.some((mark) => all.includes(mark));
  };
  return breachesOf({ 'first token': tells, 'second token': tells });
};

const T8: Judge = async (peer) => {
  const old = [await peer.freshToken()];
  const renews = async (): Promise<boolean> => {
    peer.service.advance(peer.known.tokenLifetimeS + peer.known.leewayS + 1);
    const isRenewed = await isNewAndOpens(peer, old);
    old.push(await peer.token());
    return !isRenewed;
  };
  return breachesOf({ 'first renewal': renews, 'second renewal': renews });
};

export const tokenJudges: Readonly<Record<string, Judge>> = { T1, T2, T3, T4, T5, T6, T7, T8 };
