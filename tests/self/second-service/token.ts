import {
  createCipheriv,
  createDecipheriv,
  randomBytes,
  randomUUID,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import type { Call } from './call.ts';
import type { Claims, User } from './world.ts';

const SIGNATURE = { dsaEncoding: 'ieee-p1363' } as const;

export function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** Bytes of a part, if it is written in the one canonical way. */
function decode(part: string): Buffer | undefined {
  const bytes = Buffer.from(part, 'base64url');
  return bytes.toString('base64url') === part ? bytes : undefined;
}

/** A JSON object, or undefined where the text is none. */
export function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

export function partObject(part: string): Record<string, unknown> | undefined {
  const bytes = decode(part);
  return bytes === undefined ? undefined : parseObject(bytes.toString('utf8'));
}

/** A compact JWS (RFC 7515 §7.1), ES256. */
export function signed(claims: Claims, privateKey: KeyObject): string {
  const content = `${encode({ typ: 'at+jwt', alg: 'ES256', kid: 'erp-2' })}.${encode(claims)}`;
  return `${content}.${sign('sha256', Buffer.from(content), { key: privateKey, ...SIGNATURE }).toString('base64url')}`;
}

function claimsOfSigned(parts: readonly string[], publicKey: KeyObject): Claims | undefined {
  const [header = '', claims = '', signature = ''] = parts;
  const bytes = decode(signature);
  if (bytes === undefined || partObject(header)?.['alg'] !== 'ES256') return undefined;
  const isRight = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, ...SIGNATURE },
    bytes,
  );
  return isRight ? partObject(claims) : undefined;
}

/** A compact JWE (RFC 7516 §7.1), `dir` and A256GCM: the second part is empty. */
function encrypted(claims: Claims, key: Buffer): string {
  const header = encode({ alg: 'dir', enc: 'A256GCM', cty: 'claims' });
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(header));
  const content = Buffer.concat([cipher.update(JSON.stringify(claims)), cipher.final()]);
  const rest = [nonce, content, cipher.getAuthTag()].map((bytes) => bytes.toString('base64url'));
  return [header, '', ...rest].join('.');
}

/** The five parts as bytes; undefined where one is not written as it must be. */
function decodeAll(parts: readonly string[]): readonly Buffer[] | undefined {
  const all = parts.map(decode).filter((bytes) => bytes !== undefined);
  const [, wrapped, nonce, , tag] = all;
  const isShaped = all.length === 5 && wrapped?.length === 0 && nonce?.length === 12 && tag?.length === 16;
  return isShaped ? all : undefined;
}

function claimsOfEncrypted(parts: readonly string[], key: Buffer): Claims | undefined {
  const [, , nonce, content, tag] = decodeAll(parts) ?? [];
  if (nonce === undefined || content === undefined || tag === undefined) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', key, nonce);
  decipher.setAAD(Buffer.from(parts[0] ?? '')).setAuthTag(tag);
  try {
    return parseObject(Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8'));
  } catch {
    // The tag does not fit: somebody changed the token, or its header, which is authenticated too.
    return undefined;
  }
}

export function authentic(call: Call, text: string): Claims | undefined {
  const parts = text.split('.');
  const { habits, encryption, signing } = call.world;
  if (habits.tokenKind === 'jwe')
    return parts.length === 5 ? claimsOfEncrypted(parts, encryption) : undefined;
  return parts.length === 3 ? claimsOfSigned(parts, signing.publicKey) : undefined;
}

export function token(call: Call, claims: Claims): string {
  const { habits, encryption, signing } = call.world;
  return habits.tokenKind === 'jwe' ? encrypted(claims, encryption) : signed(claims, signing.privateKey);
}

export function claims(call: Call, user: User): Claims {
  const iat = Math.floor(call.nowMs / 1000);
  return {
    iss: 'urn:erp:gw',
    sub: `user:${user.username}`,
    org: user.organizationId,
    roles: ['клерк'],
    iat,
    exp: iat + call.world.habits.tokenLifetimeS,
    jti: randomUUID(),
  };
}
