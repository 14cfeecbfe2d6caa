import { test, expect } from '@playwright/test';
import type { ApiRequest, Exchange } from '#fixtures/client/exchange.ts';
import type { TokenName } from '#fixtures/gateway/protocol.ts';
import type { TokenGround } from '#fixtures/ground/ground.ts';
import type { Finding } from '#fixtures/judge/finding.ts';
import type { Service } from '#fixtures/service.ts';
import {
  answer,
  clients,
  envelope,
  noAnswer,
  tokenSeen,
  type AnswerParts,
} from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { knownService } from '../known-service.ts';
import { LIST_OF_40 } from '../lists/known-lists.ts';

waitsPass();

const FIRST = { pageNo: 1, pageSize: 10 };
const LATER = { pageNo: 2, pageSize: 10 };
const DEAD = {
  expected: 'another token from the same endpoint, which opens the list',
  actual: 'a token that does not open it (status 401)',
};

/** Does this token open this page? The shared one and the key always do. */
type Opens = (token: string, pageNo: string) => boolean;

const REFUSED: AnswerParts = { status: 401 };

function pageFor({ headers = {}, insert = [] }: ApiRequest, opens: Opens): AnswerParts {
  const token = insert.find(({ credential }) => /^TOKEN-\d+$/.test(credential))?.credential;
  const isOpen = token === undefined || opens(token, headers['pageNo'] ?? '');
  return isOpen ? { body: envelope(clients(1, 10)) } : REFUSED;
}

function granted(number: number): AnswerParts {
  return { report: { tokens: [tokenSeen({ name: `TOKEN-${number}` })] } };
}

interface Scene {
  readonly service: Service;
  /** `together` of each log-in. */
  readonly logins: (object | undefined)[];
}

interface Habits extends Partial<TokenGround> {
  readonly gives?: (login: number) => boolean;
  readonly refusal?: number;
  /** So many tokens live at a time: one more ends the oldest. */
  readonly most?: number;
  /** When pages are answered; log-ins are at 0, and their tokens are known to live for a second. */
  readonly pagesAtMs?: number;
}

/** Log-ins give TOKEN-1, TOKEN-2 and so on. */
async function scene(
  opened: Opens,
  { gives = () => true, refusal = 401, most = Infinity, pagesAtMs = 0, ...token }: Habits = {},
): Promise<Scene> {
  const logins: (object | undefined)[] = [];
  const opens: Opens = (name, pageNo) =>
    Number(name.replace('TOKEN-', '')) > logins.length - most && opened(name, pageNo);
  const service = await knownService(
    (request) => {
      if (request.method === 'GET')
        return Promise.resolve(answer({ request, receivedAtMs: pagesAtMs, ...pageFor(request, opens) }));
      const number = logins.push(request.options?.together);
      return Promise.resolve(answer({ request, ...(gives(number) ? granted(number) : { status: refusal }) }));
    },
    {
      ground: {
        list: LIST_OF_40,
        clockOffsetMs: 0,
        token: { places: ['body/token'], kind: 'JWS', sessions: 'several', ...token },
      },
    },
  );
  return { service, logins };
}

/** A log-in that gives a token which lives for so long. */
function loginOf(livesS = 60): Exchange {
  const exp = Math.floor(Date.now() / 1000) + livesS;
  return answer({
    headers: [['Date', new Date(Date.now()).toUTCString()]],
    receivedAtMs: Date.now(),
    report: { tokens: [tokenSeen({ name: 'TOKEN-7', exp, claims: { exp: 'number' } })] },
  });
}

async function atOnce(...of: Parameters<typeof scene>): Promise<readonly Finding[]> {
  return (await scene(...of)).service.issued.atOnce(FIRST);
}

test.describe('log-ins at the same time (T6)', () => {
  test('leave together, and all tokens are right where they open', async () => {
    const { service, logins } = await scene(() => true);

    expect(await service.issued.atOnce(FIRST)).toEqual([]);
    expect(logins).toHaveLength(3);
    expect(logins[0]).toMatchObject({ of: 3 });
    expect(new Set(logins.map((one) => JSON.stringify(one))).size).toBe(1);
  });

  for (const dead of ['TOKEN-1', 'TOKEN-2', 'TOKEN-3']) {
    test(`are told where one is dead: ${dead}`, async () => {
      expect(await atOnce((token) => token !== dead)).toMatchObject([DEAD]);
    });
  }

  for (const number of [1, 2, 3]) {
    test(`are told where log-in ${number} gives no token`, async () => {
      expect(await atOnce(() => true, { gives: (login) => login !== number })).toMatchObject([
        { actual: 'no token (status 401)' },
      ]);
    });
  }

  test('tell nothing where the token may have ended before it was asked with', async () => {
    expect(await atOnce((token) => token !== 'TOKEN-1', { pagesAtMs: 1000 })).toEqual([]);
  });

  test('tell nothing where all are dead, none was given, or one is to come again', async () => {
    for (const refusal of [409, 423])
      expect(await atOnce(() => true, { gives: (login) => login !== 2, refusal })).toEqual([]);
    expect(await atOnce(() => false)).toEqual([]);
    expect(await atOnce(() => true, { gives: () => false })).toEqual([]);
  });
});

test.describe('log-ins at the same time where tokens end each other (T6)', () => {
  for (const most of [1, 2]) {
    test(`tell nothing where a user has ${most} at most`, async () => {
      expect(await atOnce(() => true, { most })).toEqual([]);
    });
  }

  test('are told where as many in a row live beside each other', async () => {
    const { service, logins } = await scene((token) => token !== 'TOKEN-1', { most: 3 });

    expect(await service.issued.atOnce(FIRST)).toMatchObject([DEAD]);
    expect(logins).toMatchObject([{ of: 3 }, { of: 3 }, { of: 3 }, undefined, undefined, undefined]);
  });

  for (const sessions of ['single', 'unknown'] as const) {
    test(`are not made where sessions are ${sessions}`, async () => {
      const { service, logins } = await scene(() => false, { sessions });

      expect(await service.issued.atOnce(FIRST)).toEqual([]);
      expect(logins).toEqual([]);
    });
  }
});

test.describe('a renewal (T8)', () => {
  const renewal = async (opens: Opens, login = loginOf()): Promise<readonly Finding[]> =>
    (await scene(opens)).service.issued.renewal(login, [FIRST, LATER]);

  test('whose token opens each page and lives is right', async () => {
    expect(await renewal(() => true)).toEqual([]);
  });

  test('whose token opens one page alone is told of the other', async () => {
    const findings = await renewal((_token, pageNo) => pageNo === '1');

    expect(findings).toMatchObject([{ ...DEAD, exchange: { request: { headers: { pageNo: '2' } } } }]);
  });

  test('whose token opens nothing is told of each page', async () => {
    expect(await renewal(() => false)).toMatchObject([DEAD, DEAD]);
  });

  test('that gives no token is told', async () => {
    const findings = await renewal(() => true, answer({ status: 403 }));

    expect(findings[0]).toMatchObject({ actual: 'no token (status 403)' });
  });

  test('whose token is expired already is told, though it opens', async () => {
    expect(await renewal(() => true, loginOf(-60))).toHaveLength(1);
  });
});

test.describe('a log-in of somebody whose token has ended beside another one (T8)', () => {
  const living = (name: TokenName, ageMs: number): Exchange =>
    answer({ receivedAtMs: Date.now() - ageMs, report: { tokens: [tokenSeen({ name })] } });

  test('that gives the token of the other one again is told', async () => {
    const { service } = await scene(() => true);

    expect(await service.issued.repeatedBeside(living('TOKEN-1', 2000), 'TOKEN-5')).toMatchObject([
      { expected: 'a new token', actual: 'the very token of an earlier log-in' },
    ]);
  });

  for (const { name, login } of [
    { name: 'gives a new token', login: living('TOKEN-3', 2000) },
    { name: 'follows one that gave none', login: noAnswer() },
  ]) {
    test(`that ${name} is right`, async () => {
      const { service } = await scene(() => true);

      expect(await service.issued.repeatedBeside(login, 'TOKEN-5')).toEqual([]);
    });
  }

  test('comes in another second than that of the other one', async () => {
    const { service } = await scene(() => true);
    const startedMs = Date.now();

    await service.issued.repeatedBeside(living('TOKEN-3', 0), 'TOKEN-5');

    expect(Date.now() - startedMs).toBeGreaterThanOrEqual(1000);
  });

  test('comes right behind a use of the ended token', async () => {
    const asked: string[] = [];
    const { service } = await scene((token) => asked.push(token) > 0);

    await service.issued.repeatedBeside(living('TOKEN-3', 2000), 'TOKEN-5');

    expect(asked).toEqual(['TOKEN-5']);
  });
});

test.describe('a token that opens a page just now', () => {
  for (const { name, opens, login, expected } of [
    { name: 'is one that is served', opens: () => true, login: loginOf(), expected: true },
    { name: 'is none that is refused', opens: () => false, login: loginOf(), expected: false },
    { name: 'is none where there is none', opens: () => true, login: noAnswer(), expected: false },
  ]) {
    test(name, async () => {
      const { service, logins } = await scene(opens);

      expect(await service.issued.opens(login, FIRST)).toBe(expected);
      expect(logins).toEqual([]);
    });
  }

  test('is asked for that very page', async () => {
    const { service } = await scene((_token, pageNo) => pageNo === '2');

    expect(await service.issued.opens(loginOf(), LATER)).toBe(true);
    expect(await service.issued.opens(loginOf(), FIRST)).toBe(false);
  });
});
