import { createHmac } from 'node:crypto';

/** A signed token with these claims; each call with other claims gives another one. */
export function makeToken(
  claims: Readonly<Record<string, unknown>>,
  key = 'a key that only the service knows',
): string {
  const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}

/** The signature that a token would have if it were signed with this word, by the hash of `alg` HS256 unless told. */
export function signatureBy(word: string | Buffer, token: string, hash = 'sha256'): string {
  const [header = '', claims = ''] = token.split('.');
  return createHmac(hash, word).update(`${header}.${claims}`).digest('base64url');
}

export function signatureOf(token: string): string | undefined {
  return token.split('.')[2];
}

/** `more`: further members of the header, which is in the open. */
export function makeEncryptedToken(more: Readonly<Record<string, unknown>> = {}): string {
  const part = (length: number): string => Buffer.alloc(length, 'q7').toString('base64url');
  const header = Buffer.from(JSON.stringify({ alg: 'dir', enc: 'A128GCM', ...more })).toString('base64url');
  return `${header}.${part(16)}.${part(12)}.${part(60)}.${part(16)}`;
}
