import { expect, test } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import { TOKEN_PATH } from '#fixtures/client/login.ts';
import { answer } from './answers.ts';
import { ALL, asked, OTHER, REFUSED, SERVED, TOKEN } from './banned.ts';

const by = (credential: 'UNKNOWN_TOKEN' | 'TOKEN' | 'TOKEN-1'): NonNullable<ApiRequest['insert']> => [
  { in: 'header', at: 'Authorization', prefix: 'Bearer ', credential },
];
const wrong = { ...OTHER, insert: by('UNKNOWN_TOKEN') };
const shared = { ...TOKEN, insert: by('TOKEN') };
const own = { ...TOKEN, insert: by('TOKEN-1') };
const log = { request: own, right: ALL, refused: wrong };
const shut = (path: string, restedS: number) => (path === '/by-token' && restedS < 3 ? REFUSED : SERVED);

/** Until somebody has logged in. */
function closedUntilLogin(): (path: string) => typeof SERVED {
  let logins = 0;
  return (path) => {
    if (path === TOKEN_PATH) logins += 1;
    return path === '/by-token' && logins === 0 ? REFUSED : SERVED;
  };
}

test.describe('a right request by token, refused behind wrong ones while the key opens the list,', () => {
  for (const { which, request } of [
    { which: 'its own', request: own },
    { which: 'the shared token', request: shared },
  ]) {
    test(`is asked again behind a rest where a token of a log-in just now is refused, too: ${which}`, async () => {
      const scene = await asked(shut, { ...log, request });

      expect(scene).toMatchObject({ status: 200, restsS: [1, 2] });
      expect(scene.sent).toContain(TOKEN_PATH);
    });

    test(`is not waited for where a token of a log-in just now opens: ${which} has ended`, async () => {
      const scene = await asked(closedUntilLogin(), { ...log, request });

      expect(scene).toMatchObject({ status: 403, restsS: [] });
    });
  }

  test('tells where a rest is in vain', async () => {
    const closed = (path: string) => (path === '/by-token' ? REFUSED : SERVED);

    expect(await asked(closed, log)).toMatchObject({ tells: true, restsS: [1, 2, 3, 4, 5, 6] });
  });
});

test.describe('a right request by token, refused while the key opens the list, is not waited for', () => {
  test('where a log-in would end its token', async () => {
    const scene = await asked(shut, { ...log, hasSeveralTokens: false });

    expect(scene).toMatchObject({ status: 403, restsS: [] });
    expect(scene.sent).not.toContain(TOKEN_PATH);
  });

  test('where its token has opened something: who looks at its life leaves it alone', async () => {
    let uses = 0;
    const taken = (path: string) => (path === '/by-token' && (uses += 1) > 1 ? REFUSED : SERVED);

    expect(await asked(taken, { ...log, times: 2 })).toMatchObject({
      status: 403,
      restsS: [],
      sent: ['/by-token', '/by-token', '/by-key'],
    });
  });

  test('where another one by token is served', async () => {
    const one = { ...own, headers: { pageNo: '2' } };
    const scene = await asked((_path, _restedS, request) => (request === one ? REFUSED : SERVED), {
      ...log,
      request: one,
    });

    expect(scene).toMatchObject({ status: 403, restsS: [] });
  });

  test('behind few wrong ones', async () => {
    expect(await asked(shut, { ...log, refusals: 4 })).toMatchObject({ status: 403, restsS: [] });
  });

  test('where it is not refused as wrong credentials are', async () => {
    const odd = answer({ status: 404 });
    const scene = await asked((path, restedS) => (shut(path, restedS) === REFUSED ? odd : SERVED), log);

    expect(scene).toMatchObject({ status: 404, restsS: [] });
  });
});
