import { test, expect } from '@playwright/test';
import type { ApiRequest, Exchange } from '#fixtures/client/exchange.ts';
import { Masking } from '#fixtures/evidence/masking.ts';
import type { TokenName } from '#fixtures/gateway/protocol.ts';
import type { TokenGround } from '#fixtures/ground/ground.ts';
import { Expiry } from '#fixtures/judge/expiry.ts';
import { Judge } from '#fixtures/judge/judge.ts';
import { answer, client, envelope, tokenSeen } from '#tests/self/checks/answers.ts';
import { PUBLIC_SETTINGS } from '#tests/self/settings/public-settings.ts';
import { knownService } from './known-service.ts';

const DECLARED = { ...PUBLIC_SETTINGS, declared: { ...PUBLIC_SETTINGS.declared, expiredToken: true } };
const PAST_MS = 1_700_000_000_000;

interface Scene {
  readonly expiry: Expiry;
  readonly judge: Judge;
  readonly asked: readonly ApiRequest[];
  /** A log-in that other tests look at, its token never used. */
  readonly logIn: () => Promise<unknown>;
  /** Tokens that open the list. */
  readonly opened: Set<string>;
}

/** Every log-in gives TOKEN-2, which ended long ago; so did TOKEN-1, which was set aside. */
async function scene(token: Partial<TokenGround>, settings = PUBLIC_SETTINGS): Promise<Scene> {
  const asked: ApiRequest[] = [];
  const opened = new Set<string>();
  const ended = tokenSeen({ name: 'TOKEN-2', exp: PAST_MS / 1000 });
  const service = await knownService(
    (request) => {
      asked.push(request);
      const isOpen = (request.insert ?? []).some(({ credential }) => opened.has(credential));
      const answered = isOpen
        ? { body: envelope([client(1)]) }
        : { status: request.method === 'POST' ? 200 : 401 };
      const tokens = request.method === 'POST' ? [ended] : [];
      return Promise.resolve(answer({ request, ...answered, report: { tokens } }));
    },
    { ground: { token: { places: ['body/token'], kind: 'JWS', sessions: 'several', ...token } } },
  );
  const evidence = { baseUrl: '', masking: new Masking({ showData: true, key: 'key' }) };
  const judge = new Judge(test.info(), { evidence, requirements: new Map() });
  const logIn = (): Promise<unknown> => service.logins.right(0);
  return { expiry: new Expiry(service, settings), judge, asked, logIn, opened };
}

const PAGE = { pageNo: 1, pageSize: 10 };
const LATER = { name: 'TOKEN-1', expiresAtMs: PAST_MS + 60_000 } as const;
const setAside = { name: 'TOKEN-1', expiresAtMs: PAST_MS } as const;

test.describe('the expired tokens of a run', () => {
  test('are those that tests have waited for', async () => {
    const { expiry, judge, asked } = await scene({ setAside });
    await expiry.expiredToken(judge);
    await expiry.ofLogin(answer({ report: { tokens: [tokenSeen({ name: 'TOKEN-3', exp: 1 })] } }), judge);

    expect((await expiry.known(judge)).map(({ name }) => name)).toEqual(['TOKEN-1', 'TOKEN-3']);
    expect(asked).toEqual([]);
  });

  test('begin with the one set aside where none was waited for', async () => {
    const { expiry, judge } = await scene({ setAside });

    expect(await expiry.known(judge)).toEqual([{ name: 'TOKEN-1', expiredAtMs: PAST_MS }]);
    expect(await expiry.known(judge)).toHaveLength(1);
  });

  test('begin with one of a log-in where a new token ends the old one', async () => {
    const { expiry, judge, asked } = await scene({ setAside, sessions: 'single' });

    expect((await expiry.known(judge)).map(({ name }) => name)).toEqual(['TOKEN-2']);
    expect((await expiry.known(judge)).map(({ name }) => name)).toEqual(['TOKEN-2']);
    expect(asked.map(({ method }) => method)).toEqual(['POST']);
  });

  test('are the declared one where the wait would be too long', async () => {
    const { expiry, judge, asked } = await scene({ setAside, lifetimeS: 3600 }, DECLARED);

    expect((await expiry.known(judge)).map(({ name }) => name)).toEqual(['EXPIRED_TOKEN']);
    expect(asked).toEqual([]);
  });
});

test.describe('the token of a renewal', () => {
  /** A log-in whose token ends at this moment; received at the beginning of all time. */
  const renewal = (name: TokenName, exp?: number): Exchange =>
    answer({ report: { tokens: [tokenSeen({ name, ...(exp === undefined ? {} : { exp }) })] } });
  const LONG_FROM_NOW_S = 4_000_000_000;

  test('is an expired one once it has ended, behind those that were waited for', async () => {
    const { expiry, judge, asked } = await scene({ setAside });
    expiry.renewedBy(renewal('TOKEN-5', 1));
    expiry.renewedBy(renewal('TOKEN-6', 2));

    const all = ['TOKEN-1', 'TOKEN-5', 'TOKEN-6'];
    expect((await expiry.known(judge)).map(({ name }) => name)).toEqual(all);
    expect((await expiry.known(judge)).map(({ name }) => name)).toEqual(all);
    expect((await expiry.known(judge))[2]?.expiredAtMs).toBe(2000);
    expect(asked).toEqual([]);
  });

  for (const { name, login } of [
    { name: 'that outlives any wait', login: renewal('TOKEN-5', LONG_FROM_NOW_S) },
    { name: 'whose end cannot be read', login: renewal('TOKEN-5') },
    { name: 'that was not given', login: answer({ status: 401 }) },
  ]) {
    test(`is none ${name}`, async () => {
      const { expiry, judge } = await scene({ setAside });
      expiry.renewedBy(login);

      expect((await expiry.known(judge)).map(({ name: token }) => token)).toEqual(['TOKEN-1']);
    });
  }

  test('is waited for where its end is near', async () => {
    const { expiry, judge } = await scene({ setAside });
    const endMs = Date.now() + 500;
    expiry.renewedBy(renewal('TOKEN-5', endMs / 1000));

    expect((await expiry.known(judge)).map(({ name }) => name)).toEqual(['TOKEN-1', 'TOKEN-5']);
    expect(Date.now()).toBeGreaterThan(endMs);
  });

  test('is not the latest one that was waited for', async () => {
    const { expiry, judge } = await scene({ setAside });
    await expiry.expiredToken(judge);
    expiry.renewedBy(renewal('TOKEN-5', 1));

    expect(expiry.latest(judge).name).toBe('TOKEN-1');
  });
});

test.describe('a token that was never used', () => {
  test('is told where it opens and a used one that ended later does not', async () => {
    const { expiry, judge, logIn, opened } = await scene({ setAside: LATER });
    await logIn();
    await expiry.expiredToken(judge);
    opened.add('TOKEN-2');

    expect(await expiry.unusedRefused(PAGE)).toMatchObject([
      { expected: expect.stringContaining('used before') },
    ]);
  });

  test('is right where it is refused', async () => {
    const { expiry, judge, logIn } = await scene({ setAside: LATER });
    await logIn();
    await expiry.expiredToken(judge);

    expect(await expiry.unusedRefused(PAGE)).toEqual([]);
  });

  test('is told after the leeway where nothing is there to compare', async () => {
    const { expiry, logIn, opened } = await scene({ setAside });
    await logIn();
    opened.add('TOKEN-2');

    expect(await expiry.unusedRefused(PAGE)).toMatchObject([
      { expected: expect.stringContaining('expired') },
    ]);
  });

  test('is not asked with where no log-in was made', async () => {
    const { expiry, asked } = await scene({ setAside });

    expect(await expiry.unusedRefused(PAGE)).toEqual([]);
    expect(asked).toEqual([]);
  });
});
