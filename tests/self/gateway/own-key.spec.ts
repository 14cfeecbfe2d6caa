import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { alterToken } from '#fixtures/gateway/token-alteration.ts';
import { parseToken } from '#fixtures/gateway/token-parts.ts';
import { makeToken, signatureBy, signatureOf } from './tokens.ts';

const first = makeToken({ sub: 'robin', iat: 1_700_000_000, exp: 1_700_003_600 });

/** A token whose header has more members than it needs, as it comes from a service. */
function withHeader(more: Readonly<Record<string, unknown>>): string {
  const header = Buffer.from(JSON.stringify({ alg: 'RS256', ...more })).toString('base64url');
  return [header, ...first.split('.').slice(1)].join('.');
}

test('the public key that a token shows is taken for a secret, as its text', () => {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
  const forged =
    alterToken('algorithm-hs256-public-key', withHeader({ jwk: publicKey.export({ format: 'jwk' }) })) ?? '';

  const secret = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  expect(signatureOf(forged)).toBe(signatureBy(secret, forged));
  expect(parseToken(forged)).toMatchObject({ header: { alg: 'HS256' }, claims: { sub: 'robin' } });
});

for (const { name, more } of [
  { name: 'shows no key', more: {} },
  { name: 'shows a text for a key', more: { jwk: 'none' } },
  { name: 'shows a list for a key', more: { jwk: [] } },
  { name: 'shows a key that cannot be read', more: { jwk: { kty: 'RSA' } } },
]) {
  test(`a token that ${name} is signed with a word`, () => {
    const forged = alterToken('algorithm-hs256-public-key', withHeader(more)) ?? '';

    expect(signatureOf(forged)).toBe(signatureBy('public-key', forged));
  });
}

test('the public key that the service has told is taken for a secret where a token shows none', () => {
  const publicKey = '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----\n';
  const forged = alterToken('algorithm-hs256-public-key', withHeader({}), { publicKey }) ?? '';

  expect(signatureOf(forged)).toBe(signatureBy(publicKey, forged));
});

for (const { of, by } of [
  { of: 'HS256', by: 'ES256' },
  { of: 'RS256', by: 'RS256' },
  { of: 'PS512', by: 'PS512' },
  { of: 'ES384', by: 'ES384' },
  { of: 'ES512', by: 'ES512' },
  { of: 'EdDSA', by: 'EdDSA' },
]) {
  test(`an embedded key verifies its own token, in the place of one of ${of} by ${by}`, async () => {
    const { compactVerify, importJWK } = await import('jose');
    const forged = alterToken('algorithm-embedded-key', withHeader({ alg: of })) ?? '';
    const { jwk, alg } = parseToken(forged)?.header ?? {};

    const verified = await compactVerify(forged, await importJWK(JSON.parse(JSON.stringify(jwk)), by));

    expect([alg, Buffer.from(verified.payload).toString('base64url')]).toEqual([by, first.split('.')[1]]);
  });
}
