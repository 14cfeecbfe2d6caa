import { expect, test } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import { TOKEN_PATH } from '#fixtures/client/login.ts';
import { answer } from './answers.ts';
import { ALL, asked, OTHER, REFUSED, SERVED, TOKEN } from './banned.ts';

const wrong: ApiRequest = {
  ...OTHER,
  insert: [{ in: 'header', at: 'Authorization', prefix: 'Bearer ', credential: 'UNKNOWN_TOKEN' }],
};
const shared: ApiRequest = {
  ...TOKEN,
  insert: [{ in: 'header', at: 'Authorization', prefix: 'Bearer ', credential: 'TOKEN' }],
};
const log = { request: TOKEN, right: ALL, refused: wrong };
const shut = (path: string, restedS: number) => (path === '/by-token' && restedS < 3 ? REFUSED : SERVED);

test.describe('a right request by token that is refused while the key opens the list, behind wrong ones by token,', () => {
  test('is asked again behind a rest: the scheme may be shut alone', async () => {
    const scene = await asked(shut, log);

    expect(scene).toMatchObject({ status: 200, restsS: [1, 2] });
    expect(scene.sent).not.toContain(TOKEN_PATH);
  });

  test('is asked again where a token of a log-in just now is refused, too', async () => {
    const scene = await asked(shut, { ...log, request: shared });

    expect(scene).toMatchObject({ status: 200, restsS: [1, 2] });
    expect(scene.sent).toContain(TOKEN_PATH);
  });

  test('is not waited for where a token of a log-in just now opens: the shared one has ended', async () => {
    let logins = 0;
    const lost = (path: string) => {
      if (path === TOKEN_PATH) logins += 1;
      return path === '/by-token' && logins === 0 ? REFUSED : SERVED;
    };

    expect(await asked(lost, { ...log, request: shared })).toMatchObject({ status: 403, restsS: [] });
  });

  test('is not waited for where another one by token is served', async () => {
    const one = { ...TOKEN, headers: { pageNo: '2' } };
    const scene = await asked((_path, _restedS, request) => (request === one ? REFUSED : SERVED), {
      ...log,
      request: one,
    });

    expect(scene).toMatchObject({ status: 403, restsS: [] });
  });

  test('is not waited for behind few of them', async () => {
    expect(await asked(shut, { ...log, refusals: 4 })).toMatchObject({ status: 403, restsS: [] });
  });

  test('tells where that is in vain', async () => {
    const closed = (path: string) => (path === '/by-token' ? REFUSED : SERVED);

    expect(await asked(closed, log)).toMatchObject({ tells: true, restsS: [1, 2, 3, 4, 5, 6] });
  });

  test('is not waited for where its token opens nothing', async () => {
    const dead = answer({ status: 403, report: { deadToken: true } });

    const scene = await asked((path) => (path === '/by-token' ? dead : SERVED), log);

    expect(scene).toMatchObject({ status: 403, tells: true, restsS: [] });
  });
});

test('a scheme is not waited for where it does not refuse as it refuses wrong credentials', async () => {
  const odd = answer({ status: 404 });
  const scene = await asked((path, restedS) => (shut(path, restedS) === REFUSED ? odd : SERVED), log);

  expect(scene).toMatchObject({ status: 404, restsS: [] });
});
