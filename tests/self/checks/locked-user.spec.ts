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
