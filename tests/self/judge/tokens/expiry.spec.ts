import { test, expect } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import { Masking } from '#fixtures/evidence/masking.ts';
import type { TokenGround } from '#fixtures/ground/ground.ts';
import { Judge } from '#fixtures/judge/judge.ts';
import { Expiry } from '#fixtures/judge/tokens/expiry.ts';
import { answer, client, envelope, tokenSeen } from '#tests/self/checks/answers.ts';
import { PUBLIC_SETTINGS } from '#tests/self/settings/public-settings.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { knownService } from '../known-service.ts';

waitsPass();

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

test.describe('tokens that a test waits for', () => {
  for (const { name, wait, uses } of [
    { name: 'are used once shortly before their end', wait: 'ofLogin', uses: ['TOKEN-3'] },
    { name: 'are not used where the wait is quiet', wait: 'quietlyOfLogin', uses: [] },
  ] as const) {
    test(name, async () => {
      const { expiry, judge, asked } = await scene({ setAside });
      const exp = Math.ceil(Date.now() / 1000) + 1;
      const login = answer({
        receivedAtMs: Date.now(),
        report: { tokens: [tokenSeen({ name: 'TOKEN-3', exp })] },
      });

      const { expiredAtMs } = await expiry[wait](login, judge);

      expect(expiredAtMs).toBe(exp * 1000);
      expect(Date.now()).toBeGreaterThan(expiredAtMs);
      expect(asked.flatMap(({ insert = [] }) => insert[0]?.credential)).toEqual(uses);
      expect((await expiry.known(judge)).map(({ name }) => name)).toEqual(['TOKEN-3']);
    });
  }
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
