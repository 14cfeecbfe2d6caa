import { timingSafeEqual } from 'node:crypto';
import type { Call, Scheme } from './call.ts';
import type { Claims, Key } from './world.ts';

const SCHEME_WORDS: ReadonlyMap<string, Scheme> = new Map([
  ['api-key', 'apiKey'],
  ['bearer', 'bearer'],
]);

/** Header names count in any letter case (RFC 9110 §5.1); a field sent twice is one value with a comma. */
export function field(call: Call, name: string): string | undefined {
  const values = call.fields.filter(([given]) => given.toLowerCase() === name.toLowerCase());
  return values.length === 0 ? undefined : values.map(([, value]) => value).join(', ');
}

export function admit(call: Call): string | undefined {
  const authorization = call.rules.field(call, 'Authorization') ?? '';
  const [, word = '', text = ''] = /^(\S+) +(\S.*)$/.exec(authorization) ?? [];
  const scheme = SCHEME_WORDS.get(word.toLowerCase());
  if (scheme === undefined) return undefined;
  call.scheme = scheme;
  return scheme === 'apiKey' ? call.rules.byKey(call, text) : call.rules.byToken(call, text);
}

export function byKey(call: Call, text: string): string | undefined {
  const key = call.rules.key(call, text);
  if (key === undefined || !call.rules.permitted(call, key)) return undefined;
  return call.rules.organization(call, key.organizationId);
}

/** A bearer call needs both: a living token of a user and a key of the same organization. */
export function byToken(call: Call, text: string): string | undefined {
  const claims = livingClaims(call, text);
  const key = call.rules.key(call, call.rules.field(call, 'API-KEY') ?? '');
  if (claims === undefined || key === undefined) return undefined;
  if (claims['org'] !== key.organizationId || !call.rules.permitted(call, key)) return undefined;
  return call.rules.organization(call, key.organizationId);
}

function livingClaims(call: Call, text: string): Claims | undefined {
  const claims = call.rules.authentic(call, text);
  if (claims === undefined || !call.rules.isAlive(call, claims)) return undefined;
  return call.rules.isCurrent(call, claims) ? claims : undefined;
}

/** Bytes that a key stands for: decoded where keys are base64, whose padding does not count. */
function keyBytes(text: string, isBase64: boolean): Buffer {
  const isWellFormed = /^[A-Za-z0-9+/]*={0,2}$/.test(text);
  return isBase64 && isWellFormed ? Buffer.from(text, 'base64') : Buffer.from(text, 'latin1');
}

export function key(call: Call, text: string): Key | undefined {
  const { world } = call;
  const isBase64 = world.habits.keyStyle === 'base64';
  const given = keyBytes(text, isBase64);
  return [world.key, world.limitedKey, world.otherKey].find((candidate) => {
    const right = keyBytes(candidate.text, isBase64);
    return right.length === given.length && timingSafeEqual(right, given);
  });
}

export function permitted(_call: Call, candidate: Key): boolean {
  return candidate.mayList;
}

export function organization(call: Call, owner: string): string | undefined {
  return call.rules.field(call, 'Organization-ID') === owner ? owner : undefined;
}

export function isAlive(call: Call, claims: Claims): boolean {
  return typeof claims['exp'] === 'number' && call.nowMs < (claims['exp'] + call.world.habits.leewayS) * 1000;
}

/** Where there is one session per user, the newest token ends all others. */
export function isCurrent(call: Call, claims: Claims): boolean {
  return !call.world.habits.singleSession || call.world.issued.at(-1)?.claims['jti'] === claims['jti'];
}
