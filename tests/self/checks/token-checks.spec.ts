import { test, expect } from '@playwright/test';
import { carriesJwt, expiresInFuture } from '#fixtures/checks/token-checks.ts';
import type { TokenSeen } from '#fixtures/gateway/protocol.ts';
import { answer, noAnswer, tokenSeen } from './answers.ts';

const NOW_S = 1_800_000_000;
const DATE: readonly [string, string] = ['Date', new Date(NOW_S * 1000).toUTCString()];
const CLAIMS = { exp: 'number' };

/** What speaks against the expiry in the claims; the service's clock stands at NOW_S unless left out. */
function problemsOfClaims(claims: Partial<TokenSeen>, headers = [DATE]): readonly string[] {
  const read = expiresInFuture(answer({ headers }), tokenSeen({ claims: CLAIMS, ...claims }));
  return read.isReadable ? read.findings.map(({ actual }) => actual) : ['unreadable'];
}

/** The same for a token whose claims cannot be read. */
function problemsOfAnswer(body: unknown, headers = [DATE]): readonly string[] {
  const read = expiresInFuture(answer({ headers, body }), tokenSeen({ kind: 'JWE' }));
  return read.isReadable ? read.findings.map(({ actual }) => actual) : ['unreadable'];
}

test.describe('carriesJwt (T1)', () => {
  test('a JWS or a JWE among the strings is right', () => {
    const opaque = tokenSeen({ kind: 'opaque' });

    expect(carriesJwt(answer({ report: { tokens: [opaque, tokenSeen({ kind: 'JWS' })] } }))).toEqual([]);
    expect(carriesJwt(answer({ report: { tokens: [tokenSeen({ kind: 'JWE' })] } }))).toEqual([]);
  });

  test('an opaque string is no JWT', () => {
    const login = answer({ status: 201, report: { tokens: [tokenSeen({ kind: 'opaque' })] } });

    expect(carriesJwt(login)).toMatchObject([{ exchange: login }]);
    expect(carriesJwt(login)[0]?.actual).toContain('status 201');
  });

  test('no answer is told as no answer', () => {
    expect(carriesJwt(noAnswer())).toMatchObject([{ actual: 'no answer' }]);
  });
});

test.describe('expiresInFuture by claims (T2)', () => {
  test('an exp one second ahead is right', () => {
    expect(problemsOfClaims({ exp: NOW_S + 1 })).toEqual([]);
  });

  test('an exp at this very second is past', () => {
    expect(problemsOfClaims({ exp: NOW_S })).toEqual(['a moment 0 s before the token was issued']);
  });

  test('an exp that is past is told with its distance', () => {
    expect(problemsOfClaims({ exp: NOW_S - 90 })).toEqual(['a moment 90 s before the token was issued']);
  });

  test('a missing exp is told', () => {
    expect(problemsOfClaims({})).toEqual(['no such claim']);
  });

  test('an exp of another type is told with the type', () => {
    expect(problemsOfClaims({ exp: '1800000300' })).toEqual(['a value of type string']);
    expect(problemsOfClaims({ exp: null })).toEqual(['a value of type null']);
  });

  test('an exp in milliseconds is told', () => {
    expect(problemsOfClaims({ exp: (NOW_S + 300) * 1000 })[0]).toContain('milliseconds');
  });

  test('the service’s Date counts, not the claim of issue', () => {
    expect(problemsOfClaims({ exp: NOW_S + 10, iat: NOW_S + 20 })).toEqual([]);
  });

  test('without a Date the moment of issue counts', () => {
    expect(problemsOfClaims({ exp: 100, iat: 40 }, [])).toEqual([]);
    expect(problemsOfClaims({ exp: 100, iat: 160 }, [])).toEqual([
      'a moment 60 s before the token was issued',
    ]);
  });

  test('without any clock of the service nothing is past', () => {
    expect(problemsOfClaims({ exp: 0 }, [])).toEqual([]);
  });
});

test('a Date that a proxy wrote does not make a token past that ends after its issue', () => {
  expect(problemsOfClaims({ exp: NOW_S - 187, iat: NOW_S - 190 })).toEqual([]);
  expect(problemsOfClaims({ exp: NOW_S - 190, iat: NOW_S - 190 })).toEqual([
    'a moment 190 s before the token was issued',
  ]);
  expect(problemsOfClaims({ exp: NOW_S - 3597, iat: NOW_S - 3600 })).toEqual([
    'a moment 3597 s before the token was issued',
  ]);
});

test.describe('an answer without a member of expiry (T2)', () => {
  test('an answer that says nothing of expiry is told', () => {
    expect(problemsOfAnswer({ token: 'x' })).toEqual(['no word of it']);
    for (const [name, value] of [
      ['Cache-Control', 'max-age=0'],
      ['Connection', 'keep-alive'],
      ['Keep-Alive', 'timeout=5'],
      ['Strict-Transport-Security', 'max-age=300'],
      ['Access-Control-Expose-Headers', 'x-rate'],
      ['X-Powered-By', 'Express'],
    ] as const)
      expect(problemsOfAnswer({ token: 'x' }, [DATE, [name, value]]), name).toEqual(['no word of it']);
  });

  test('an answer that speaks of expiry in some other way cannot be read', () => {
    expect(problemsOfAnswer('<Token>x</Token><Expires>later</Expires>')).toEqual(['unreadable']);
    expect(problemsOfAnswer({ token: 'x' }, [['Set-Cookie', 't=x; Max-Age=300']])).toEqual(['unreadable']);
    for (const name of ['timeoutSeconds', 'notAfter', 'endsAt'])
      expect(problemsOfAnswer({ token: 'x', session: { [name]: 60 } })).toEqual(['unreadable']);
  });

  test('an opaque string is no token that could expire', () => {
    expect(expiresInFuture(answer({ body: {} }), tokenSeen({ kind: 'opaque' })).isReadable).toBe(false);
  });
});

test.describe('expiresInFuture by the answer (T2)', () => {
  for (const { name, body } of [
    { name: 'seconds to go', body: { expires_in: 300 } },
    { name: 'seconds to go as text', body: { expires_in: '300' } },
    { name: 'a later moment in seconds', body: { expiresAt: NOW_S + 5 } },
    { name: 'a later moment in milliseconds', body: { expiresAt: (NOW_S + 5) * 1000 } },
    { name: 'a later date', body: { data: { expiresAt: new Date((NOW_S + 5) * 1000).toISOString() } } },
    { name: 'a text that is no time', body: { expires: 'tomorrow' } },
  ]) {
    test(`an expiry in the future may be ${name}`, () => {
      expect(problemsOfAnswer(body)).toEqual([]);
    });
  }

  for (const { name, body } of [
    { name: 'no seconds to go', body: { expires_in: 0 } },
    { name: 'negative seconds as text', body: { expires_in: '-5' } },
    { name: 'an earlier moment in seconds', body: { expiresAt: NOW_S - 5 } },
    { name: 'an earlier moment in milliseconds', body: { expiresAt: (NOW_S - 5) * 1000 } },
    { name: 'an earlier date', body: { expiresAt: new Date((NOW_S - 5) * 1000).toISOString() } },
  ]) {
    test(`a past expiry is told: ${name}`, () => {
      expect(problemsOfAnswer(body)).toEqual(['an expiry that is past']);
    });
  }

  test('claims that can be read go before the answer', () => {
    const read = expiresInFuture(
      answer({ headers: [DATE], body: { expires_in: 300 } }),
      tokenSeen({ claims: CLAIMS, exp: NOW_S - 1 }),
    );

    expect(read).toMatchObject({ isReadable: true, findings: [{ at: 'claim exp' }] });
  });
});
