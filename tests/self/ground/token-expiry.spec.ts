import { test, expect } from '@playwright/test';
import { earliestEndMs, expiryOf } from '#fixtures/ground/token-expiry.ts';
import { answer, tokenSeen } from '#tests/self/checks/answers.ts';

const NOW_S = 1_800_000_000;
const RECEIVED_AT_MS = NOW_S * 1000;

const login = (body: unknown = {}): ReturnType<typeof answer> =>
  answer({ body, receivedAtMs: RECEIVED_AT_MS });

test.describe('expiryOf by claims', () => {
  test('the lifetime runs from issue to expiry, whatever our clock says', () => {
    const token = tokenSeen({ iat: NOW_S + 2, exp: NOW_S + 62 });

    expect(expiryOf(token, login(), 0)).toEqual({ lifetimeS: 60, expiresAtMs: RECEIVED_AT_MS + 60_000 });
  });

  test('a moment of issue far from now is not believed', () => {
    const token = tokenSeen({ iat: NOW_S - 5, exp: NOW_S + 60 });

    expect(expiryOf(token, login(), 0).lifetimeS).toBe(60);
  });

  test('a token that is past by another clock than that of its issuer lives from its issue on', () => {
    const token = tokenSeen({ iat: NOW_S - 190, exp: NOW_S - 187 });

    expect(expiryOf(token, login(), 0).lifetimeS).toBe(3);
  });

  test('an hour is no difference of clocks', () => {
    const token = tokenSeen({ iat: NOW_S - 3600, exp: NOW_S - 3597 });

    expect(expiryOf(token, login(), 0).lifetimeS).toBe(-3597);
  });

  test('without a moment of issue the service’s clock counts', () => {
    const token = tokenSeen({ exp: NOW_S + 60 });

    expect(expiryOf(token, login(), 20_000)).toEqual({ lifetimeS: 40, expiresAtMs: RECEIVED_AT_MS + 40_000 });
  });

  test('a clock that has been put right since it was measured is that of the log-in', () => {
    const token = tokenSeen({ iat: NOW_S, exp: NOW_S + 4 });
    const stepped = answer({ receivedAtMs: RECEIVED_AT_MS, report: { clockOffsetMs: 0 } });

    expect(expiryOf(token, stepped, -420_000).lifetimeS).toBe(4);
  });

  test('claims in milliseconds are read as such', () => {
    const token = tokenSeen({ iat: NOW_S * 1000, exp: (NOW_S + 60) * 1000 });

    expect(expiryOf(token, login(), 0).lifetimeS).toBe(60);
  });

  test('claims go before the answer', () => {
    expect(expiryOf(tokenSeen({ exp: NOW_S + 60 }), login({ expires_in: 5 }), 0).lifetimeS).toBe(60);
  });
});

test.describe('expiryOf by the answer', () => {
  for (const { name, member, lifetimeS } of [
    { name: 'seconds to go', member: 300, lifetimeS: 300 },
    { name: 'seconds to go as text', member: '300.5', lifetimeS: 300.5 },
    { name: 'seconds to go with their unit', member: '3s', lifetimeS: 3 },
    { name: 'a fraction of seconds with its unit', member: '2.5s', lifetimeS: 2.5 },
    { name: 'a moment in seconds', member: NOW_S + 300, lifetimeS: 290 },
    { name: 'a moment in seconds as text', member: String(NOW_S + 300), lifetimeS: 290 },
    { name: 'a moment in milliseconds', member: (NOW_S + 300) * 1000, lifetimeS: 290 },
    { name: 'a duration in seconds', member: 'PT5S', lifetimeS: 5 },
    { name: 'a duration in fractions of a second', member: 'PT2.5S', lifetimeS: 2.5 },
    { name: 'a duration in hours and minutes', member: 'PT1H30M', lifetimeS: 5400 },
    { name: 'a duration in days', member: 'P1D', lifetimeS: 86_400 },
    { name: 'a duration in days and hours', member: 'P1DT1H', lifetimeS: 90_000 },
    { name: 'a duration in small letters', member: 'pt5m', lifetimeS: 300 },
    { name: 'a duration of nothing', member: 'PT0S', lifetimeS: 0 },
    { name: 'a date', member: new Date((NOW_S + 300) * 1000).toISOString(), lifetimeS: 290 },
  ]) {
    test(`${name} tells the lifetime`, () => {
      expect(expiryOf(tokenSeen(), login({ expiry: member }), 10_000)).toEqual({
        lifetimeS,
        expiresAtMs: RECEIVED_AT_MS + lifetimeS * 1000,
      });
    });
  }

  for (const { name, body } of [
    { name: 'no member of expiry', body: { token: 'x' } },
    { name: 'a text that is no time', body: { expires: 'soon' } },
    { name: 'a duration that says nothing', body: { expires: 'P' } },
    { name: 'a duration without hours, minutes and seconds', body: { expires: 'PT' } },
    { name: 'a duration of days that breaks off', body: { expires: 'P1DT' } },
    { name: 'a duration in months', body: { expires: 'P1M' } },
    { name: 'a duration in weeks', body: { expires: 'P1W' } },
    { name: 'a number of another unit', body: { expires: '3x' } },
  ]) {
    test(`${name} tells no lifetime`, () => {
      expect(expiryOf(tokenSeen(), login(body), 0)).toEqual({});
    });
  }
});

test.describe('a service that sends no Date', () => {
  const UNKNOWN_CLOCK = undefined;

  test('its moment of issue stands for its clock', () => {
    const token = tokenSeen({ iat: NOW_S - 600, exp: NOW_S - 540 });

    expect(expiryOf(token, login(), UNKNOWN_CLOCK).lifetimeS).toBe(60);
  });

  test('an end that is past by our clock alone is no end', () => {
    expect(expiryOf(tokenSeen({ exp: NOW_S - 540 }), login(), UNKNOWN_CLOCK)).toEqual({});
  });

  test('then a lifetime in the answer counts', () => {
    const answer = login({ expires_in: 60 });

    expect(expiryOf(tokenSeen({ exp: NOW_S - 540 }), answer, UNKNOWN_CLOCK).lifetimeS).toBe(60);
  });

  test('a moment of issue before the log-in counts, unless the seconds in the answer belie it', () => {
    const early = tokenSeen({ iat: NOW_S - 30, exp: NOW_S + 4 });
    const lifetimeIn = (body: unknown): unknown => expiryOf(early, login(body), UNKNOWN_CLOCK).lifetimeS;

    expect(lifetimeIn({})).toBe(34);
    expect(lifetimeIn({ expires_in: 34 })).toBe(34);
    expect(lifetimeIn({ expires_in: 2 })).toBe(4);
    expect(lifetimeIn({ expires_at: NOW_S + 4 })).toBe(34);
  });

  test('a clock that is ahead is no later end', () => {
    const ahead = tokenSeen({ iat: NOW_S + 600, exp: NOW_S + 603 });

    expect(expiryOf(ahead, login({ expires_at: NOW_S + 603 }), UNKNOWN_CLOCK).lifetimeS).toBe(3);
    expect(expiryOf(ahead, login({ expires_in: 3 }), UNKNOWN_CLOCK).lifetimeS).toBe(3);
  });
});

test.describe('the earliest end of a token', () => {
  const token = tokenSeen({ iat: NOW_S, exp: NOW_S + 3 });

  test('is by the clock that is furthest ahead, and a little sooner', () => {
    expect(earliestEndMs(token, login(), 1500)).toBe(RECEIVED_AT_MS + 3000 - 1500 - 300);
    expect(earliestEndMs(token, login(), 0)).toBe(RECEIVED_AT_MS + 3000 - 300);
  });

  test('is told by milliseconds, too', () => {
    const precise = tokenSeen({ iat: NOW_S * 1000, exp: NOW_S * 1000 + 2500 });

    expect(earliestEndMs(precise, login(), 0)).toBe(RECEIVED_AT_MS + 2500 - 300);
  });

  test('is told by our clock where there is no other one, unless it is past by that', () => {
    const early = tokenSeen({ iat: NOW_S - 30, exp: NOW_S + 4 });

    expect(earliestEndMs(early, login(), undefined)).toBe(RECEIVED_AT_MS + 4000 - 300);
    expect(
      earliestEndMs(tokenSeen({ iat: NOW_S - 30, exp: NOW_S - 27 }), login(), undefined),
    ).toBeUndefined();
  });

  test('is not told by claims that go by a clock of their own, or name no moments', () => {
    expect(earliestEndMs(token, login(), 6000)).toBeUndefined();
    expect(earliestEndMs(token, login(), -6000)).toBeUndefined();
    expect(earliestEndMs(tokenSeen({ exp: NOW_S + 3 }), login(), 0)).toBeUndefined();
    expect(earliestEndMs(tokenSeen({ iat: NOW_S }), login(), 0)).toBeUndefined();
  });
});
