import { expect, test } from '@playwright/test';
import { alterToken } from '#fixtures/gateway/token-alteration.ts';
import { encodeObject, parseToken } from '#fixtures/gateway/token-parts.ts';
import { credentials, json, logIn, stand } from './stand.ts';
import { makeToken, signatureBy, signatureOf } from './tokens.ts';

const CLAIMS = { sub: 'robin', exp: 1_900_000_000 };
const HASHES = { HS256: 'sha256', HS384: 'sha384', HS512: 'sha512' } as const;
type Algorithm = keyof typeof HASHES;

function signedWith(word: string | Buffer, algorithm: Algorithm, named: string = algorithm): string {
  const signed = `${encodeObject({ alg: named, kid: 'k1' })}.${encodeObject(CLAIMS)}`;
  return `${signed}.${signatureBy(word, signed, HASHES[algorithm])}`;
}

function forgedOf(token: string, words: readonly string[]): string {
  return alterToken('signature-by-known-word', token, { words }) ?? '';
}

test.describe('a token that is signed with a word that callers know', () => {
  for (const algorithm of ['HS256', 'HS384', 'HS512'] as const) {
    test(`is forged with that word and other claims: ${algorithm}`, () => {
      const forged = forgedOf(signedWith('acme-industries', algorithm), ['robin', 'acme-industries']);

      expect(signatureOf(forged)).toBe(signatureBy('acme-industries', forged, HASHES[algorithm]));
      expect(parseToken(forged)).toMatchObject({
        header: { alg: algorithm, kid: 'k1' },
        claims: { ...CLAIMS, admin: true },
      });
    });
  }

  for (const word of ['password', 'changeme', 'jwt-secret']) {
    test(`is forged where it is a word of hurried set-ups: ${word}`, () => {
      const forged = forgedOf(signedWith(word, 'HS256'), ['acme-industries']);

      expect(signatureOf(forged)).toBe(signatureBy(word, forged));
      expect(parseToken(forged)?.claims).toEqual({ ...CLAIMS, admin: true });
    });
  }
});

test.describe('a token that is signed with a word that everybody knows', () => {
  for (const algorithm of ['HS256', 'HS384', 'HS512'] as const)
    for (const { name, key } of [
      { name: 'a common one', key: 'supersecret' },
      { name: 'none at all', key: '' },
      { name: 'a common one, decoded from base64', key: Buffer.from('secret', 'base64') },
      { name: 'the name of its key', key: 'k1' },
      { name: 'its subject', key: 'robin' },
    ])
      test(`is forged with it by its own algorithm: ${algorithm}, ${name}`, () => {
        const forged = forgedOf(signedWith(key, algorithm), ['acme-industries']);

        expect(signatureOf(forged)).toBe(signatureBy(key, forged, HASHES[algorithm]));
        expect(parseToken(forged)).toMatchObject({ header: { alg: algorithm, kid: 'k1' } });
      });
});

test.describe('a token that no such word signs', () => {
  const secret = makeToken(CLAIMS);

  test('is signed with the first word, by HS256', () => {
    const forged = forgedOf(secret, ['acme-industries', 'robin']);

    expect(signatureOf(forged)).toBe(signatureBy('acme-industries', forged));
    expect(parseToken(forged)).toMatchObject({ header: { alg: 'HS256' }, claims: { sub: 'robin' } });
  });

  test('is signed with some word where none is known', () => {
    const forged = forgedOf(secret, []);

    expect(signatureOf(forged)).toBe(signatureBy('key', forged));
  });

  test('may name an algorithm that takes no word', () => {
    const forged = forgedOf(signedWith('robin', 'HS256', 'RS256'), ['acme-industries', 'robin']);

    expect(signatureOf(forged)).toBe(signatureBy('acme-industries', forged));
    expect(parseToken(forged)?.header).toMatchObject({ alg: 'HS256' });
  });

  test('is no token where there are no parts', () => {
    expect(alterToken('signature-by-known-word', 'no token', { words: ['robin'] })).toBeUndefined();
  });
});

for (const { name, word, signer } of [
  { name: 'its own word', word: credentials.API_USERNAME, signer: credentials.API_USERNAME },
  { name: 'the id of the organization', word: 'a secret', signer: credentials.ORGANIZATION_ID },
]) {
  test(`the gateway signs a token with ${name}`, async () => {
    await using service = await stand((_heard, response) => {
      json(response, 200, { token: makeToken(CLAIMS, word) });
    });
    await service.ask(logIn());

    await service.ask({
      insert: [{ in: 'header', at: 'X', credential: 'TOKEN-1', alteration: 'signature-by-known-word' }],
    });

    const sent = service.heard.at(-1)?.rawHeaders ?? [];
    const forged = sent[sent.indexOf('X') + 1] ?? '';
    expect(signatureOf(forged)).toBe(signatureBy(signer, forged));
  });
}
