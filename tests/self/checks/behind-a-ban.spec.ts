import { expect, test } from '@playwright/test';
import { waitingForBans } from '#fixtures/client/behind-a-ban.ts';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import { TOKEN_PATH } from '#fixtures/client/login.ts';
import { Rows } from '#fixtures/client/short-rows.ts';
import { answer } from './answers.ts';

const KEY: ApiRequest = { method: 'GET', path: '/by-key' };
const TOKEN: ApiRequest = { method: 'GET', path: '/by-token' };
const LOGIN: ApiRequest = { method: 'POST', path: TOKEN_PATH };
const OTHER: ApiRequest = { method: 'GET', path: '/other' };

const REFUSED = answer({ status: 403 });
const SERVED = answer({ body: {} });

const USUAL = { request: KEY, right: [KEY, TOKEN], refused: OTHER, refusals: 5, times: 1 };

interface Scene {
  readonly status: number;
  readonly sent: readonly string[];
  readonly rests: number;
  readonly longestRow: number;
}

/** Asks by key, as often as is said; what is answered depends on how often somebody has rested by then. */
async function asked(
  answerTo: (path: string, rests: number) => typeof SERVED,
  options: Partial<typeof USUAL> = {},
): Promise<Scene> {
  const { request, right, refused, refusals, times } = { ...USUAL, ...options };
  const rows = new Rows();
  for (let count = 0; count < refusals; count += 1) rows.note({ ...REFUSED, request: refused });
  const sent: string[] = [];
  let rests = 0;
  const send = waitingForBans(
    (one) => {
      sent.push(one.path);
      return Promise.resolve({ ...answerTo(one.path, rests), request: one });
    },
    {
      right,
      rows,
      rest: () => {
        rests += 1;
        return Promise.resolve();
      },
    },
  );
  let status = 0;
  for (let time = 0; time < times; time += 1) ({ status } = await send(request));
  return { status, sent, rests, longestRow: rows.longest };
}

test.describe('a right request that is refused', () => {
  test('is asked again behind a rest where the other right ones are refused, too', async () => {
    const scene = await asked((_path, rests) => (rests === 0 ? REFUSED : SERVED));

    expect(scene).toEqual({
      status: 200,
      sent: ['/by-key', '/by-token', '/by-key'],
      rests: 1,
      longestRow: 3,
    });
  });

  test('is asked again where the others are not even sent', async () => {
    const unsent = answer({ status: 502, text: '', report: { outcome: 'rejected' } });
    const scene = await asked((path, rests) => (rests > 0 ? SERVED : path === '/by-key' ? REFUSED : unsent));

    expect(scene).toMatchObject({ status: 200, rests: 1 });
  });

  for (const { name, given, options } of [
    { name: 'another right one is served', given: (path: string) => (path === '/by-key' ? REFUSED : SERVED) },
    { name: 'there is no other one', given: () => REFUSED, options: { right: [KEY] } },
    { name: 'hardly anything was refused before', given: () => REFUSED, options: { refusals: 4 } },
    { name: 'nobody knows it to be right', given: () => REFUSED, options: { request: OTHER } },
  ]) {
    test(`stays refused where ${name}`, async () => {
      expect(await asked(given, options)).toMatchObject({ status: 403, rests: 0, longestRow: 7 });
    });
  }

  test('is waited for once where that is in vain', async () => {
    const scene = await asked(() => REFUSED, { times: 2 });

    expect(scene).toMatchObject({ status: 403, rests: 1, longestRow: 7 });
  });
});

test.describe('a right log-in that is refused while everything else is served', () => {
  const right = [KEY, LOGIN];
  const log = { request: LOGIN, right, refused: LOGIN };
  const banned = (path: string, rests: number) => (path === TOKEN_PATH && rests === 0 ? REFUSED : SERVED);

  test('behind several wrong ones is asked again behind a rest', async () => {
    expect(await asked(banned, log)).toMatchObject({
      status: 200,
      sent: [TOKEN_PATH, TOKEN_PATH, TOKEN_PATH],
    });
  });

  test('stays refused where the next one is not', async () => {
    let logins = 0;

    const scene = await asked((path) => (path === TOKEN_PATH && (logins += 1) === 1 ? REFUSED : SERVED), log);

    expect(scene).toMatchObject({ status: 403, rests: 0 });
  });

  test('stays refused where no wrong ones came before', async () => {
    expect(await asked(banned, { ...log, refused: OTHER })).toMatchObject({ status: 403, rests: 0 });
  });
});
