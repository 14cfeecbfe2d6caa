import { expect, test } from '@playwright/test';
import { findTokens } from '#fixtures/gateway/token-parts.ts';
import { makeEncryptedToken, makeToken } from './tokens.ts';

/** Header and claims that need no padding, so that the signature alone tells base64 from base64url. */
const HEADER = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64');
const CLAIMS = Buffer.from('{"sub":"robin1"}  ').toString('base64');
const inBase64 = (claims: string, signature: Buffer): string =>
  `${HEADER}.${Buffer.from(claims).toString('base64')}.${signature.toString('base64')}`;

test.describe('a text in base64 that looks like a JWT', () => {
  for (const { name, token } of [
    { name: 'with one padded part', token: `${HEADER}.${CLAIMS}.${Buffer.alloc(32, 7).toString('base64')}` },
    {
      name: 'with two signs of padding',
      token: `${HEADER}.${CLAIMS}.${Buffer.alloc(64, 7).toString('base64')}`,
    },
    { name: 'with a plus and no padding', token: `${HEADER}.${CLAIMS}.${'ab+d'.repeat(12)}` },
    { name: 'with slashes and a plus', token: `${HEADER}.${CLAIMS}.${'/b+d'.repeat(12)}` },
    { name: 'with padded claims', token: inBase64('{"sub":"robin"}  ', Buffer.alloc(48, 7)) },
    { name: 'with padded claims and signature', token: inBase64('{"sub":"robin"} ', Buffer.alloc(32, 7)) },
  ]) {
    for (const text of [token, `{"token":"${token}"}`, `token=${token}; Path=/`]) {
      test(`${name} is none, nor is what it begins with: ${text}`, () => {
        expect(text).toMatch(/[+/=]/);
        expect(findTokens(text)).toEqual([]);
      });
    }
  }
});

test.describe('a JWT whose signature is cut by a sign of base64, and which has no padding', () => {
  const rsa = Buffer.from('{"alg":"RS256","typ":"JWT"} ').toString('base64url');
  for (const { name, token } of [
    { name: 'a slash', token: `${HEADER}.${CLAIMS}.${'a'.repeat(20)}/${'b'.repeat(22)}` },
    { name: 'a slash at its end', token: `${HEADER}.${CLAIMS}.${'a'.repeat(42)}/` },
    {
      name: 'plus and slash',
      token: `${HEADER}.${CLAIMS}.${'a'.repeat(20)}+${'b'.repeat(10)}/${'c'.repeat(11)}`,
    },
    { name: 'slashes, by an RSA key', token: `${rsa}.${CLAIMS}.${'ab/'.repeat(114)}` },
  ]) {
    test(`is none: ${name}`, () => {
      expect(findTokens(`{"token":"${token}"}`)).toEqual([]);
    });
  }

  test('is one where the algorithm is not known', () => {
    const header = Buffer.from('{"alg":"house"}').toString('base64url');

    expect(findTokens(`${header}.${CLAIMS}.${'a'.repeat(20)}/next`)).toHaveLength(1);
  });
});

const token = makeToken({ sub: 'robin', exp: 1_900_000_000 });

test.describe('a JWT', () => {
  const encrypted = makeEncryptedToken();
  const unpadded = `${HEADER}.${CLAIMS}.${'abcd'.repeat(12)}`;

  for (const { name, around } of [
    { name: 'alone', around: (one: string) => one },
    { name: 'in a cookie', around: (one: string) => `session=${one}; Path=/; HttpOnly` },
    { name: 'in front of another parameter', around: (one: string) => `/in?token=${one}&state=a/b==` },
    { name: 'in JSON', around: (one: string) => `{"token":"${one}","type":"a+b=="}` },
    { name: 'at the end of a sentence', around: (one: string) => `The token is ${one}.` },
  ]) {
    for (const one of [token, encrypted, unpadded]) {
      test(`${name} is found: ${one.length} letters`, () => {
        expect(findTokens(around(one))).toEqual([one]);
      });
    }
  }

  for (const one of [token, encrypted]) {
    for (const path of ['/path', '/clients', '/a/b?c=d', '/']) {
      test(`in front of ${path} is found: ${one.length} letters`, () => {
        expect(findTokens(`https://host.example/t/${one}${path}`)).toEqual([one]);
      });
    }
  }

  for (const { signature, path } of [
    { signature: 'a'.repeat(43), path: '/path' },
    { signature: 'a'.repeat(48), path: '/clients' },
  ]) {
    test(`is found where signature and ${path} might be base64 together`, () => {
      const one = `${HEADER}.${CLAIMS}.${signature}`;

      expect(findTokens(`https://host.example/t/${one}${path}`)).toEqual([one]);
    });
  }
});

test.describe('a JWT beside another text', () => {
  for (const blank of [' ', '\t', '\n', '\r\n']) {
    test(`is found where ${JSON.stringify(blank)} stands in front of its header's JSON`, () => {
      const header = Buffer.from(`${blank}{"alg":"HS256"}`).toString('base64url');
      const one = `${header}.${CLAIMS}.${'abcd'.repeat(12)}`;

      expect(findTokens(`{"note":"Cookie-${token}","token":"${one}"}`)).toEqual([token, one]);
    });
  }

  test('beside a text in base64 is found alone', () => {
    expect(findTokens(`${HEADER}.${CLAIMS}.${'ab+d'.repeat(12)} ${token}`)).toEqual([token]);
  });
});
