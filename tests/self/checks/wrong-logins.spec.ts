import { test, expect } from '@playwright/test';
import { loginRequest } from '#fixtures/client/login.ts';
import { wrongBesideExpired, wrongBodies, wrongField, wrongPassword } from '#fixtures/client/wrong-logins.ts';

const WRONG = wrongPassword();
const BESIDE = wrongBodies().filter(({ name }) => name.includes('beside'));

test.describe('a wrong password beside what opens the list (T3)', () => {
  const KEY = { in: 'header', at: 'API-KEY', credential: 'API_KEY' };
  const TOKEN = { in: 'header', at: 'Authorization', prefix: 'Bearer ', credential: 'TOKEN' };
  for (const { words, insert } of [
    { words: 'the key in API-KEY', insert: [KEY] },
    {
      words: 'the key in Authorization',
      insert: [{ in: 'header', at: 'Authorization', prefix: 'Api-Key ', credential: 'API_KEY' }],
    },
    { words: 'a living token and the key', insert: [TOKEN, KEY] },
  ]) {
    test(`is a wrong log-in with ${words}`, () => {
      const [found, ...others] = BESIDE.filter(({ name }) => name === `${WRONG.name}, beside ${words}`);

      expect(others).toEqual([]);
      expect(found?.request).toEqual({
        ...WRONG.request,
        place: found?.name,
        insert: [...(WRONG.request.insert ?? []), ...insert],
      });
    });
  }
});

test('a wrong password beside an expired token and the key is wrong in the password alone (T3)', () => {
  const { request } = wrongBesideExpired('TOKEN-3');

  expect(request.insert).toEqual([
    ...(WRONG.request.insert ?? []),
    { in: 'header', at: 'Authorization', prefix: 'Bearer ', credential: 'TOKEN-3' },
    { in: 'header', at: 'API-KEY', credential: 'API_KEY' },
  ]);
});

test.describe('a wrong password beside others (T3)', () => {
  test('is a wrong log-in with the cookies of right ones', () => {
    const [found, ...others] = BESIDE.filter(({ name }) =>
      name.endsWith('beside the cookies of right log-ins'),
    );

    expect(others).toEqual([]);
    expect(found?.request).toEqual({
      ...WRONG.request,
      place: 'password altered middle, beside cookies',
      options: { cookies: true },
    });
  });

  test('is altered each time, as the password alone is', () => {
    const passwords = BESIDE.filter(({ name }) => name.startsWith(WRONG.name)).map(({ request }) =>
      request.insert?.filter(({ at }) => at === '/password'),
    );

    expect(passwords).toEqual(
      Array(4).fill([
        { in: 'body', at: '/password', credential: 'API_PASSWORD', alteration: 'altered-middle' },
      ]),
    );
  });
});

test('a log-in without both fields beside a living token and the key is wrong (T3)', () => {
  const [found, ...others] = BESIDE.filter(({ name }) => !name.startsWith(WRONG.name));

  expect(others).toEqual([]);
  expect(found?.name).toBe('both fields missing, beside a living token and the key');
  expect(found?.request).toEqual({
    ...loginRequest(),
    place: found?.name,
    body: '{}',
    insert: [
      ...(loginRequest().insert ?? []).filter((one) => one.in === 'header'),
      { in: 'header', at: 'Authorization', prefix: 'Bearer ', credential: 'TOKEN' },
      { in: 'header', at: 'API-KEY', credential: 'API_KEY' },
    ],
  });
});

test('a name is wrong by an accent more, and by those it lacks; a password by those it lacks alone', () => {
  const accents = (name: 'username' | 'password') =>
    wrongField(name).flatMap(({ request: { insert = [] } }) =>
      insert.filter(({ alteration = '' }) => /accented/.test(alteration)),
    );
  const username = { in: 'body', at: '/username', credential: 'API_USERNAME' };
  const password = { in: 'body', at: '/password', credential: 'API_PASSWORD' };

  expect(accents('username')).toEqual([
    { ...username, alteration: 'unaccented' },
    { ...username, alteration: 'accented' },
  ]);
  expect(accents('password')).toEqual([{ ...password, alteration: 'unaccented' }]);
});

test('a letter of the username or of the password is wrong in the other field (T3)', () => {
  const moved = wrongBodies().flatMap(({ request: { insert = [] } }) =>
    insert.filter(({ alteration = '' }) => /^(last|first)-/.test(alteration)),
  );
  const username = { in: 'body', at: '/username', credential: 'API_USERNAME', other: 'API_PASSWORD' };
  const password = { in: 'body', at: '/password', credential: 'API_PASSWORD', other: 'API_USERNAME' };

  expect(moved).toEqual([
    { ...username, alteration: 'last-to-other' },
    { ...password, alteration: 'last-from-other' },
    { ...username, alteration: 'first-from-other' },
    { ...password, alteration: 'first-to-other' },
  ]);
});

test('no wrong body carries the right pair alone', () => {
  const right = JSON.stringify(loginRequest().insert);

  expect(wrongBodies().filter(({ request }) => JSON.stringify(request.insert) === right)).toEqual([]);
});

test('each wrong body has a name of its own', () => {
  const names = wrongBodies().map(({ name }) => name);

  expect(new Set(names).size).toBe(names.length);
});

test('accounts that installations come with have passwords that no run has', () => {
  const bodies = wrongBodies().map(({ request }) => request.body ?? '');

  expect(bodies).toContain('{"username":"admin","password":"admin"}');
  expect(bodies.filter((body) => body === '{"username":"root","password":"root"}')).toHaveLength(1);
});
