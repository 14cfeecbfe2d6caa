import { test, expect } from '@playwright/test';
import { expiryOf } from '#fixtures/ground/token-expiry.ts';
import { answer, tokenSeen } from '#tests/self/checks/answers.ts';

const NOW_S = 1_800_000_000;

const login = (body: unknown = {}): ReturnType<typeof answer> => answer({ body, receivedAtMs: NOW_S * 1000 });

test.describe('seconds that stand beside a token without a moment of issue', () => {
  const beside = { expires_in: 4 };

  test('belie a clock that no answer tells', () => {
    const token = tokenSeen({ exp: NOW_S + 3604 });

    expect(expiryOf(token, login(beside), undefined).lifetimeS).toBe(4);
    expect(expiryOf(token, login(), undefined).lifetimeS).toBe(3604);
  });

  test('belie the clock of a proxy that is some seconds ahead', () => {
    const token = tokenSeen({ exp: NOW_S + 4 });

    expect(expiryOf(token, login(beside), 10_000).lifetimeS).toBe(4);
  });

  test('belie the clock of a proxy that is some seconds behind, as a moment of issue does', () => {
    const told = tokenSeen({ exp: NOW_S + 14 });
    const dated = tokenSeen({ exp: NOW_S + 14, iat: NOW_S + 10 });

    expect(expiryOf(told, login(beside), 0).lifetimeS).toBe(4);
    expect(expiryOf(dated, login(), 0).lifetimeS).toBe(4);
  });

  test('belie no clock that is minutes ahead', () => {
    const token = tokenSeen({ exp: NOW_S + 4 });

    expect(expiryOf(token, login(beside), 300_000).lifetimeS).toBe(-296);
  });
});

test.describe('a moment of a zone that is not told', () => {
  test('gives way to what stands beside it', () => {
    const body = { expiresAt: '2027-01-15T03:00:04', expiresIn: 4 };

    expect(expiryOf(tokenSeen({ kind: 'JWE' }), login(body), 0).lifetimeS).toBe(4);
  });

  for (const text of [
    '2027-01-15T03:00:04',
    '2027-01-15 03:00:04.123',
    '15 Jan 2027 3:00 PM',
    'Fri Jan 15 03:00:04 2027',
  ]) {
    test(`tells no end: ${text}`, () => {
      expect(expiryOf(tokenSeen({ kind: 'JWE' }), login({ expiresAt: text }), 0)).toEqual({});
    });
  }
});

for (const text of [
  '2027-01-15T08:00:04+00:00',
  '2027-01-15T13:30:04.123456+05:30',
  '2027-01-15T08:00:04.000Z',
  'Fri, 15 Jan 2027 08:00:04 GMT',
  '/Date(1800000004000)/',
  '/Date(1800000004000+0530)/',
]) {
  test(`a moment of a zone that is told tells an end: ${text}`, () => {
    const { lifetimeS = 0 } = expiryOf(tokenSeen({ kind: 'JWE' }), login({ expiresAt: text }), 0);

    expect(Math.floor(lifetimeS)).toBe(4);
  });
}

test('what is told in minutes, hours or milliseconds belies no clock', () => {
  const token = tokenSeen({ exp: NOW_S + 3600 });

  for (const told of [60, 1, 3_600_000])
    expect(expiryOf(token, login({ expires_in: told }), undefined).lifetimeS).toBe(3600);
});

test('a moment of issue far ahead is a clock that goes wrong, not a shorter life', () => {
  const token = tokenSeen({ iat: NOW_S + 600, exp: NOW_S + 660 });

  expect(expiryOf(token, login(), 0).lifetimeS).toBe(660);
});
