import { createHmac, createPublicKey, verify, type JsonWebKey } from 'node:crypto';
import type { Call } from '../call.ts';
import { around, type Fault } from '../fault.ts';
import { partObject } from '../token.ts';
import type { Claims } from '../world.ts';

/** Takes a token that the right service refuses, if the given look at its three parts says so. */
function alsoTakes(isTaken: (parts: readonly string[], call: Call) => boolean): Fault['break'] {
  return around('authentic', (inner) => (call, text) => {
    const right = inner(call, text);
    const parts = text.split('.');
    return right ?? (isTaken(parts, call) ? partObject(parts[1] ?? '') : undefined);
  });
}

function algorithmOf(parts: readonly string[]): unknown {
  return partObject(parts[0] ?? '')?.['alg'];
}

function isSignedWith(parts: readonly string[], secrets: readonly (string | Buffer)[]): boolean {
  const content = parts.slice(0, 2).join('.');
  return secrets.some(
    (secret) => createHmac('sha256', secret).update(content).digest('base64url') === parts[2],
  );
}

/** Checks a signature with a public key that was given as JSON. */
function isSignedBy(jwk: JsonWebKey, parts: readonly string[]): boolean {
  const algorithm = String(algorithmOf(parts));
  const digest = algorithm === 'EdDSA' ? null : `sha${algorithm.slice(2)}`;
  const key = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  return verify(
    digest,
    Buffer.from(parts.slice(0, 2).join('.')),
    key,
    Buffer.from(parts[2] ?? '', 'base64url'),
  );
}

/** Verifies with the key that the token itself carries (RFC 7515 §4.1.3 warns of nothing less). */
function isSignedByItself(parts: readonly string[]): boolean {
  const jwk = partObject(parts[0] ?? '')?.['jwk'];
  if (typeof jwk !== 'object' || jwk === null || parts.length !== 3) return false;
  const embedded: JsonWebKey = { ...jwk };
  if (embedded.kty !== 'oct') return isSignedBy(embedded, parts);
  return isSignedWith(parts, [Buffer.from(embedded.k ?? '', 'base64url')]);
}

const WEAK = ['', 'secret', 'password', 'changeme', 'your-256-bit-secret', '123456', 'key', 'test', 'jwt'];

const altered: readonly Fault[] = [
  {
    id: 'T4-none',
    breaks: ['T4'],
    text: 'a token with alg none opens',
    break: alsoTakes((parts) => algorithmOf(parts) === 'none'),
  },
  {
    id: 'T4-none-in-capitals',
    breaks: ['T4'],
    text: 'a token with alg None or NONE opens',
    break: alsoTakes((parts) => ['None', 'NONE'].includes(String(algorithmOf(parts)))),
  },
  {
    id: 'T4-signature-start',
    breaks: ['T4'],
    text: 'only the first ten characters of the signature are compared',
    break: alsoTakes(([header, claims, signature = ''], { world }) => {
      const start = `${header ?? ''}.${claims ?? ''}.${signature.slice(0, 10)}`;
      return signature.length >= 10 && world.issued.some(({ token }) => token.startsWith(start));
    }),
  },
  {
    id: 'T4-signature-unread',
    breaks: ['T4'],
    text: 'the signature is not checked at all',
    break: alsoTakes((parts) => parts.length === 3 && algorithmOf(parts) === 'ES256'),
  },
  {
    id: 'T4-signature-absent',
    breaks: ['T4'],
    text: 'a token with an empty signature opens',
    break: alsoTakes((parts) => parts.length === 3 && parts[2] === ''),
  },
  {
    id: 'T4-signature-of-another',
    breaks: ['T4'],
    text: 'the signature of any other token of this service will do',
    break: alsoTakes((parts, { world }) =>
      world.issued.some(({ token }) => token.endsWith(`.${parts[2] ?? '?'}`)),
    ),
  },
  {
    id: 'T4-weak-secret',
    breaks: ['T4'],
    text: 'HS256 with an empty or a common secret is taken too',
    break: alsoTakes((parts) => isSignedWith(parts, WEAK)),
  },
  {
    id: 'T4-embedded-key',
    breaks: ['T4'],
    text: 'a key that the token carries in its own header is trusted',
    break: alsoTakes(isSignedByItself),
  },
];

function isFirst(call: Call, claims: Claims): boolean {
  return call.world.issued[0]?.claims['jti'] === claims['jti'];
}

const expired: readonly Fault[] = [
  {
    id: 'T5-never',
    breaks: ['T5'],
    text: 'a token opens for ever',
    break: around('isAlive', () => () => true),
  },
  {
    id: 'T5-later-pages',
    breaks: ['T5'],
    text: 'on later pages the expiry of the token is not looked at',
    break: around('isAlive', (inner) => (call, claims) => inner(call, claims) || (call.page?.index ?? 0) > 0),
  },
  {
    id: 'T5-later-tokens',
    breaks: ['T5'],
    text: 'only the very first token of the service expires',
    break: around('isAlive', (inner) => (call, claims) => inner(call, claims) || !isFirst(call, claims)),
  },
  {
    id: 'T5-second-ask',
    breaks: ['T5'],
    text: 'an expired token is refused once and opens again afterwards',
    break: around('isAlive', (inner) => {
      const refused = new Set<unknown>();
      return (call, claims) => {
        if (inner(call, claims) || refused.has(claims['jti'])) return true;
        refused.add(claims['jti']);
        return false;
      };
    }),
  },
  {
    id: 'T5-sliding',
    breaks: ['T5'],
    text: 'each use makes a token live for a lifetime more, whatever it says',
    break: around('isAlive', (inner) => {
      const lastUse = new Map<unknown, number>();
      return (call, claims) => {
        const last = lastUse.get(claims['jti']) ?? Number.NEGATIVE_INFINITY;
        const lives = inner(call, claims) || call.nowMs - last < call.world.habits.tokenLifetimeS * 1000;
        if (lives) lastUse.set(claims['jti'], call.nowMs);
        return lives;
      };
    }),
  },
  {
    id: 'T5-served-with-403',
    breaks: ['T5'],
    text: 'an expired token is answered 403, with the list in the body',
    break: around('refused', (inner) => (call, reason) => {
      const text = call.rules.field(call, 'Authorization')?.replace(/^Bearer /i, '') ?? '';
      const claims = reason === 'credentials' ? call.rules.authentic(call, text) : undefined;
      if (call.page === undefined || claims === undefined || call.rules.isAlive(call, claims))
        return inner(call, reason);
      const { clients } = call.world.own;
      return { ...call.rules.served(call, { items: call.rules.slice(call, clients), clients }), status: 403 };
    }),
  },
];

/** T4: an altered token is refused. T5: so is an expired one. */
export const checkFaults: readonly Fault[] = [...altered, ...expired];
