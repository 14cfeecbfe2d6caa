import { expect, test } from '@playwright/test';
import { Bans, type Kind } from '#fixtures/client/behind-a-ban.ts';
import { isHeard, type ApiRequest } from '#fixtures/client/exchange.ts';
import { TOKEN_PATH } from '#fixtures/client/login.ts';
import { Rows } from '#fixtures/client/short-rows.ts';
import { answer } from './answers.ts';

const LOGIN: ApiRequest = { method: 'POST', path: TOKEN_PATH };
const KNOWN: readonly (readonly [Kind, ApiRequest])[] = [
  ['apiKey', { method: 'GET', path: '/by-key' }],
  ['login', LOGIN],
];
const REFUSED = answer({ status: 403 });

test('a user who was locked by several wrong log-ins is locked still when all was waited for', async () => {
  const rows = new Rows();
  const bans = new Bans((request) => Promise.resolve({ ...REFUSED, request }), {
    right: new Map(KNOWN),
    kindOf: ({ path }) => (path === TOKEN_PATH ? 'login' : undefined),
    isServed: ({ request }) => request.path !== TOKEN_PATH,
    rows,
    hasSeveralTokens: true,
    wait: () => Promise.resolve(),
  });
  for (let count = 0; count < 5; count += 1) rows.note({ ...REFUSED, request: LOGIN }, false);

  const isOpen = await bans.passes('login');
  // So much later they lock nobody any more.
  const later = Object.defineProperty(rows, 'mayBanLogins', { get: () => false });
  const last = await bans.send(LOGIN);

  expect({ isOpen, isBehind: later.isBehindWrongLogins, tells: isHeard(last) }).toEqual({
    isOpen: false,
    isBehind: true,
    tells: false,
  });
});

for (const { lockedS, wrong, isOpen } of [
  { lockedS: 60, wrong: 2, isOpen: true },
  { lockedS: 70, wrong: 2, isOpen: false },
  { lockedS: 60, wrong: 1, isOpen: false },
])
  test(`a lock of ${lockedS} s behind wrong log-ins is waited for, ${wrong} of them: ${isOpen}`, async () => {
    const rows = new Rows();
    let passedMs = 0;
    const bans = new Bans((request) => Promise.resolve({ ...REFUSED, request }), {
      right: new Map(KNOWN),
      kindOf: () => 'login',
      isServed: () => passedMs >= lockedS * 1000,
      rows,
      hasSeveralTokens: true,
      wait: (ms) => Promise.resolve((passedMs += ms)),
    });
    for (let count = 0; count < wrong; count += 1) rows.note({ ...REFUSED, request: LOGIN }, false);

    expect(await bans.passes('login')).toBe(isOpen);
  });
