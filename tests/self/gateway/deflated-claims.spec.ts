import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { alterToken } from '#fixtures/gateway/token-alteration.ts';
import { parseToken } from '#fixtures/gateway/token-parts.ts';

const CLAIMS = { sub: 'robin', exp: 1_900_000_000 };

/** A signed token whose content is these bytes, with `zip` in its header unless told otherwise. */
function tokenOf(content: Buffer, header: object = { zip: 'DEF' }): string {
  const first = Buffer.from(JSON.stringify({ alg: 'HS256', ...header })).toString('base64url');
  return `${first}.${content.toString('base64url')}.${'a'.repeat(43)}`;
}

const deflated = (claims: object): Buffer => deflateRawSync(JSON.stringify(claims));

test.describe('claims that are deflated', () => {
  test('are read where the header says so', () => {
    expect(parseToken(tokenOf(deflated(CLAIMS)))).toMatchObject({ kind: 'JWS', claims: CLAIMS });
  });

  test('are no claims where the header does not say so', () => {
    expect(parseToken(tokenOf(deflated(CLAIMS), {}))).toBeUndefined();
  });

  test('are altered and deflated again', () => {
    const altered = alterToken('claims-added', tokenOf(deflated(CLAIMS))) ?? '';

    const [header = '', content = ''] = altered.split('.');
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toMatchObject({ zip: 'DEF' });
    expect(JSON.parse(inflateRawSync(Buffer.from(content, 'base64url')).toString())).toEqual({
      ...CLAIMS,
      admin: true,
    });
  });
});

for (const { name, content } of [
  { name: 'no deflated stream', content: Buffer.from('no stream') },
  { name: 'larger than a token should be', content: deflateRawSync(Buffer.alloc(2_000_000, ' ')) },
  { name: 'no JSON object', content: deflated(['robin']) },
]) {
  test(`content that is ${name} is left unread`, () => {
    const token = parseToken(tokenOf(content));

    expect(token).toMatchObject({ kind: 'JWS' });
    expect(token).not.toHaveProperty('claims');
  });
}

test('claims that stand in the open beside the word for deflated ones are read', () => {
  expect(parseToken(tokenOf(Buffer.from(JSON.stringify(CLAIMS))))).toMatchObject({ claims: CLAIMS });
});

test('a token that brings a key of its own carries the claims in the open', () => {
  const [header = '', content = ''] = (
    alterToken('algorithm-embedded-key', tokenOf(deflated(CLAIMS))) ?? ''
  ).split('.');

  expect(JSON.parse(Buffer.from(header, 'base64url').toString())).not.toHaveProperty('zip');
  expect(JSON.parse(Buffer.from(content, 'base64url').toString())).toEqual(CLAIMS);
});
