import { expect, test } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import { TOKEN_PATH } from '#fixtures/client/login.ts';
import { answer } from './answers.ts';
import { ALL, asked, LISTS, LOGIN, OTHER, PAGE, REFUSED, SERVED } from './banned.ts';

/** Whatever is asked is refused until somebody has rested for so long. */
function bannedFor(seconds: number): (path: string, restedS: number) => typeof SERVED {
  return (_path, restedS) => (restedS < seconds ? REFUSED : SERVED);
}

test.describe('a right request that is refused', () => {
  test('is asked again behind a rest where the other right ones are refused, too', async () => {
    expect(await asked(bannedFor(1))).toEqual({
      status: 200,
      tells: true,
      sent: ['/by-key', '/by-token', '/by-key', '/by-key'],
      restsS: [1],
      longestRow: 3,
    });
  });

  test('is asked again and again, behind longer rests, while the ban lasts', async () => {
    expect(await asked(bannedFor(8))).toMatchObject({ status: 200, restsS: [1, 2, 3, 4] });
  });

  test('is asked again where the others are not even sent', async () => {
    const unsent = answer({ status: 502, text: '', report: { outcome: 'rejected' } });
    const scene = await asked((path, restedS) =>
      restedS > 0 ? SERVED : path === '/by-key' ? REFUSED : unsent,
    );

    expect(scene).toMatchObject({ status: 200, restsS: [1] });
  });

  test('is asked again where the same on the page that is known is refused, too', async () => {
    const scene = await asked(bannedFor(1), { request: PAGE });

    expect(scene).toMatchObject({
      status: 200,
      sent: ['/by-key', '/by-key', '/by-token', '/by-key', '/by-key'],
    });
  });

  test('is waited for once where that is in vain', async () => {
    const scene = await asked(() => REFUSED, { times: 2 });

    expect(scene).toMatchObject({ status: 403, restsS: [1, 2, 3, 4, 5, 6], longestRow: 7 });
  });
});

test.describe('a right request that is refused, nobody else being shut out,', () => {
  test('is asked again where nothing else is right, and it is refused at once a second time', async () => {
    expect(await asked(bannedFor(1), { right: ALL.slice(0, 1) })).toMatchObject({ status: 200, restsS: [1] });
  });

  test('stays refused where nothing else is right, and it is served the next time', async () => {
    let times = 0;

    const scene = await asked(() => ((times += 1) === 1 ? REFUSED : SERVED), { right: ALL.slice(0, 1) });

    expect(scene).toMatchObject({ status: 403, restsS: [] });
  });

  for (const { name, given, options } of [
    { name: 'another right one is served', given: (path: string) => (path === '/by-key' ? REFUSED : SERVED) },
    {
      name: 'it is but a page that nobody gets',
      given: (_path: string, _restedS: number, one: ApiRequest) => (one === PAGE ? REFUSED : SERVED),
      options: { request: PAGE },
    },
    { name: 'hardly anything was refused before', given: () => REFUSED, options: { refusals: 4 } },
    { name: 'nobody knows it to be right', given: () => REFUSED, options: { request: OTHER } },
  ]) {
    test(`stays refused where ${name}`, async () => {
      expect(await asked(given, options)).toMatchObject({ status: 403, restsS: [], longestRow: 7 });
    });
  }
});

test.describe('where a ban does not pass in time', () => {
  test('a refusal tells nothing while no right request is served, log-ins neither', async () => {
    expect(await asked(() => REFUSED, { right: ALL })).toMatchObject({ status: 403, tells: false });
  });

  test('it tells where the log-in is served', async () => {
    const scene = await asked((path) => (path === TOKEN_PATH ? SERVED : REFUSED), { right: ALL });

    expect(scene).toMatchObject({ status: 403, tells: true });
  });

  test('a refusal tells nothing where there is nothing else to ask for, and much was refused before', async () => {
    expect(await asked(() => REFUSED, { right: ALL.slice(0, 1) })).toMatchObject({ tells: false });
  });

  test('a refusal tells where there is nothing else to ask for, and hardly anything was refused before', async () => {
    const scene = await asked(() => REFUSED, { right: ALL.slice(0, 1), refusals: 4 });

    expect(scene).toMatchObject({ tells: true });
  });
});

test('the next ban is waited for as long as the one before at once, then second by second', async () => {
  let passedS = 0;
  /** Each ban lasts eight seconds, and begins when a request is served for the second time. */
  let served = 0;
  const banned = (_path: string, restedS: number): typeof SERVED => {
    if (restedS < passedS + 8) return REFUSED;
    if ((served += 1) === 2) [served, passedS] = [0, restedS];
    return SERVED;
  };

  const scene = await asked(banned, { times: 2 });

  expect(scene).toMatchObject({ status: 200, restsS: [1, 2, 3, 4, 6, 1, 1] });
});

test('bans of a whole run are waited for four minutes, and no longer', async () => {
  let passedS = 0;
  let served = 0;
  const banned = (_path: string, restedS: number): typeof SERVED => {
    if (restedS < passedS + 20) return REFUSED;
    if ((served += 1) === 2) [served, passedS] = [0, restedS];
    return SERVED;
  };

  const { restsS, status } = await asked(banned, { times: 30 });

  expect(status).toBe(403);
  expect(restsS.reduce((sum, seconds) => sum + seconds, 0)).toBeLessThanOrEqual(240);
});

test.describe('a right log-in that is refused while everything else is served', () => {
  const log = { request: LOGIN, right: ALL, refused: LOGIN };
  const banned = (path: string, restedS: number) => (path === TOKEN_PATH && restedS < 1 ? REFUSED : SERVED);

  test('behind several wrong ones is asked again behind a rest', async () => {
    expect(await asked(banned, log)).toMatchObject({ status: 200, restsS: [1] });
  });

  test('stays refused where the next one is not', async () => {
    let logins = 0;

    const scene = await asked((path) => (path === TOKEN_PATH && (logins += 1) === 1 ? REFUSED : SERVED), log);

    expect(scene).toMatchObject({ status: 403, restsS: [] });
  });

  test('behind one that was wrong is asked again, too: some locks are so strict', async () => {
    expect(await asked(banned, { ...log, refusals: 1 })).toMatchObject({ status: 200, restsS: [1] });
  });

  test('tells behind one that was wrong, since nobody locks a user for good for that', async () => {
    const closed = (path: string) => (path === TOKEN_PATH ? REFUSED : SERVED);

    const scene = await asked(closed, { ...log, refusals: 1 });

    expect(scene).toMatchObject({ status: 403, tells: true, restsS: [1, 2, 3, 4, 5, 6] });
  });

  test('stays refused where no wrong ones came before', async () => {
    expect(await asked(banned, { ...log, refused: OTHER })).toMatchObject({ status: 403, restsS: [] });
  });

  test('tells where no log-in ever was served', async () => {
    const closed = (path: string) => (path === TOKEN_PATH ? REFUSED : SERVED);

    const scene = await asked(closed, { ...log, right: LISTS });

    expect(scene).toMatchObject({ status: 403, tells: true, restsS: [] });
  });

  test('tells nothing while the user stays locked behind wrong ones', async () => {
    const locked = (path: string) => (path === TOKEN_PATH ? REFUSED : SERVED);

    expect(await asked(locked, { ...log, times: 2 })).toMatchObject({ status: 403, tells: false });
  });
});
