import { test, expect } from '@playwright/test';
import { expiryMember } from '#fixtures/ground/expiry-member.ts';
import { answer } from '#tests/self/checks/answers.ts';

const login = (body: unknown = {}): ReturnType<typeof answer> => answer({ body });

test.describe('expiryMember in other units', () => {
  for (const name of ['expiresInMinutes', 'expires_in_hours', 'ttl_ms', 'expiresInMs', 'validForDays']) {
    test(`${name} counts no seconds`, () => {
      expect(expiryMember(login({ [name]: 5 }))).toBeUndefined();
    });
  }

  test('a unit beside it says what it counts', () => {
    expect(expiryMember(login({ expiresIn: 15, unit: 'minutes' }))).toBeUndefined();
    expect(expiryMember(login({ expiresIn: 15, unit: 'seconds' }))).toBe(15);
  });
});

test.describe('expiryMember', () => {
  for (const name of [
    'expires_in',
    'expiresAt',
    'exp',
    'tokenExpiry',
    'validUntil',
    'valid_until',
    'ttl',
    'lifetime',
    'life_time',
    'EXPIRATION',
  ]) {
    test(`${name} speaks of expiry`, () => {
      expect(expiryMember(login({ [name]: 5 }))).toBe(5);
    });
  }

  for (const name of [
    'refresh_expires_in',
    'refreshTokenExpiry',
    'passwordExpiresAt',
    'licenseValidUntil',
    'expected',
    'issuedAt',
    'export',
  ]) {
    test(`${name} does not speak of expiry`, () => {
      expect(expiryMember(login({ [name]: 5 }))).toBeUndefined();
    });
  }
});

test.describe('expiryMember within an answer', () => {
  test('it is found at depth, in objects and arrays', () => {
    expect(expiryMember(login({ data: [1, { token: { ttl: 9 } }] }))).toBe(9);
  });

  test('of a life it is the end', () => {
    const [Created, Expires] = ['2026-05-01T10:00:00Z', '2026-05-01T10:00:08Z'];

    expect(expiryMember(login({ answer: { Lifetime: { Created, Expires } } }))).toBe(Expires);
    expect(expiryMember(login({ lifetime: { from: Created, upTo: Expires } }))).toBe(Expires);
    expect(expiryMember(login({ lifetime: { nonsense: Created, expires: Expires } }))).toBe(Expires);
  });

  test('it is found among very many members', () => {
    const names = Array.from({ length: 300_000 }, (_, index) => [`m${index}`, 0] as const);

    expect(expiryMember(login({ many: Object.fromEntries(names), token: { ttl: 9 } }))).toBe(9);
  });

  test('a member that is no time is passed over', () => {
    expect(expiryMember(login({ expires: '', expiresIn: null, exp: true, ttl: 4 }))).toBe(4);
  });

  test('a body that is no JSON has none', () => {
    expect(expiryMember(answer({ text: 'token' }))).toBeUndefined();
  });
});

test.describe('expiryMember that is an object', () => {
  for (const { name, expires, told } of [
    { name: 'seconds since the epoch', expires: { seconds: '1800000003', nanos: 0 }, told: '1800000003' },
    {
      name: 'a moment beside a number',
      expires: { in: 3, unit: 'seconds', at: '2027-01-15T08:00:03Z' },
      told: '2027-01-15T08:00:03Z',
    },
    { name: 'a number and its unit', expires: { value: 3, unit: 's' }, told: 3 },
    {
      name: 'a number of minutes, which is not read',
      expires: { value: 3, unit: 'minutes' },
      told: undefined,
    },
    { name: 'no time', expires: { note: 'soon' }, told: undefined },
  ]) {
    test(`an object of ${name} is taken apart`, () => {
      expect(expiryMember(login({ expires }))).toBe(told);
    });
  }
});

test.describe('of several members of expiry', () => {
  test('the one nearest to the token is its own', () => {
    const credentials = [{ kind: 'bearer', value: 'TOKEN-1', expiresAt: 5 }];
    const body = { meta: { validUntil: 7 }, data: { sessionExpires: 8, credentials }, links: { ttl: 6 } };

    expect(expiryMember(login(body), { place: 'body/data/credentials/0/value' })).toBe(5);
    expect(expiryMember(login(body), { place: 'body/data/name' })).toBe(8);
  });

  test('what ends beside the token is the token', () => {
    for (const name of ['endsAt', 'ends_in', 'lastsFor', 'until', 'notOnOrAfter', 'goodUntil'])
      expect(expiryMember(login({ data: { token: 'x', [name]: 4 } }), { place: 'body/data/token' })).toBe(4);
  });

  test('what ends elsewhere in the answer is not the token', () => {
    const body = { token: 'x', contract: { endsAt: 4 }, until: { promotion: { endsAt: 5 } } };

    expect(expiryMember(login(body), { place: 'body/token' })).toBeUndefined();
    expect(expiryMember(login(body), { place: 'header authorization' })).toBeUndefined();
  });
});
