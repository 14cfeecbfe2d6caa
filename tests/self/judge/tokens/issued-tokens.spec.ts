import { test, expect } from '@playwright/test';
import type { ApiRequest, Exchange } from '#fixtures/client/exchange.ts';
import type { TokenGround } from '#fixtures/ground/ground.ts';
import type { Finding } from '#fixtures/judge/finding.ts';
import { answer, clients, envelope, tokenSeen, type AnswerParts } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { knownService } from '../known-service.ts';
import { LIST_OF_40 } from '../lists/known-lists.ts';

waitsPass();

const PAGE = envelope(clients(1, 10));

/** Log-ins in a row: does the nth token open the list at its nth use, both from 1? */
type Opens = (logIn: number, use: number) => boolean;

/** The shared token always opens. */
async function inARow(opens: Opens): Promise<readonly Finding[]> {
  const uses: number[] = [];
  const service = await knownService(
    (request) => {
      if (request.method === 'POST') return Promise.resolve(logIn(request, uses.push(0)));
      const [, number] = /^TOKEN-(\d+)$/.exec(request.insert?.[0]?.credential ?? '') ?? [];
      const isOpen = number === undefined || opens(Number(number), used(uses, Number(number)));
      return Promise.resolve(answer({ request, ...(isOpen ? { body: PAGE } : { status: 401 }) }));
    },
    { ground: { list: LIST_OF_40 } },
  );
  return service.issued.inARow({ pageNo: 1, pageSize: 10 });
}

function logIn(request: ApiRequest, number: number): Exchange {
  return answer({ request, report: { tokens: [tokenSeen({ name: `TOKEN-${number}` })] } });
}

/** How often this token was used, with this time. */
function used(uses: number[], number: number): number {
  uses[number - 1] = (uses[number - 1] ?? 0) + 1;
  return uses[number - 1] ?? 0;
}

test.describe('log-ins in a row (T6)', () => {
  test('whose tokens all open are right', async () => {
    expect(await inARow(() => true)).toEqual([]);
  });

  for (const { name, opens, count, isOfEach } of [
    { name: 'each second one opens', opens: (log) => log % 2 === 0, count: 1, isOfEach: false },
    { name: 'each second one does not', opens: (log) => log % 2 === 1, count: 1, isOfEach: false },
    { name: 'each opens at its second use', opens: (_log, use) => use > 1, count: 2, isOfEach: true },
  ] satisfies { name: string; opens: Opens; count: number; isOfEach: boolean }[]) {
    test(`of whose tokens ${name} are told`, async () => {
      const findings = await inARow(opens);

      expect(findings).toHaveLength(count);
      expect(findings[0]).toMatchObject({
        isOfEach,
        expected: 'another token from the same endpoint, which opens the list',
        actual: 'a token that does not open it (status 401)',
      });
    });
  }

  test('of which none gives a token that opens tell nothing of the one before', async () => {
    expect(await inARow(() => false)).toEqual([]);
  });
});

test.describe('a log-in beside the living token of an earlier one (T6)', () => {
  for (const { name, receivedAtMs, leastMs, mostMs } of [
    {
      name: 'is made so late that their ends differ',
      receivedAtMs: () => Date.now(),
      leastMs: 1550,
      mostMs: 5000,
    },
    { name: 'waits for nothing where that one is old', receivedAtMs: () => 0, leastMs: 0, mostMs: 500 },
  ]) {
    test(name, async () => {
      const service = await knownService((request) => Promise.resolve(logIn(request, 2)));
      const startedMs = Date.now();

      const login = await service.issued.beside(answer({ receivedAtMs: receivedAtMs() }));

      expect(service.logins.tokenOf(login)?.name).toBe('TOKEN-2');
      expect(Date.now() - startedMs).toBeGreaterThanOrEqual(leastMs);
      expect(Date.now() - startedMs).toBeLessThan(mostMs);
    });
  }
});

const NOW_S = Date.now() / 1000;
const TOKEN: TokenGround = { places: ['body/token'], kind: 'JWS', sessions: 'several' };
const SERVED = { body: PAGE };
const NOBODY: readonly AnswerParts[] = [{ status: 401 }];
/** By a node whose clock is two seconds before that of the log-in. */
const AHEAD: AnswerParts = { status: 401, report: { clockOffsetMs: 2000 } };

interface Case {
  /** Answers by the token, one after the other; the last one again and again. */
  readonly answers: readonly AnswerParts[];
  /** Answers to everybody else. */
  readonly others?: AnswerParts;
  readonly token?: Partial<TokenGround>;
  readonly livesS?: number;
  readonly tokens?: number;
}

/** What is told of a token behind the end of an earlier one. */
async function outlived({ answers, others = SERVED, token = {}, livesS = 60, tokens = 1 }: Case) {
  let times = 0;
  const service = await knownService(
    (request) => {
      const isItsOwn = request.insert?.some(({ credential }) => credential === 'TOKEN-2') === true;
      const own = isItsOwn ? (answers[(times += 1) - 1] ?? answers.at(-1)) : others;
      return Promise.resolve(answer({ receivedAtMs: Date.now(), ...own, request }));
    },
    { ground: { list: LIST_OF_40, clockOffsetMs: 0, token: { ...TOKEN, ...token } } },
  );
  const seen = tokenSeen({ name: 'TOKEN-2', exp: NOW_S + livesS });
  const login = answer({ receivedAtMs: Date.now(), report: { tokens: Array(tokens).fill(seen) } });
  return service.issued.outlives(login, { pageNo: 1, pageSize: 10 });
}

test.describe('a token that was issued beside another one (T6)', () => {
  test('and is refused while it lives is told, by both refusals', async () => {
    expect(await outlived({ answers: NOBODY })).toMatchObject(
      Array(2).fill({ expected: expect.stringContaining('living token'), actual: 'status 401' }),
    );
  });

  for (const { name, ...one } of [
    { name: 'and opens the list', answers: [SERVED] },
    { name: 'and opens it the second time', answers: [{ status: 401 }, SERVED] },
    { name: 'and opens it the first time', answers: [SERVED, { status: 401 }] },
    { name: 'and is answered by silence once', answers: [{ status: 503 }, { status: 401 }] },
    { name: 'and has ended itself', answers: NOBODY, livesS: -5 },
    { name: 'and may have ended itself', answers: NOBODY, livesS: 0.5 },
    { name: 'and has ended by the clock of who refuses it', answers: [AHEAD], livesS: 2.5 },
    { name: 'of a service of one session', answers: NOBODY, token: { sessions: 'single' } },
    { name: 'of a service whose sessions are not known', answers: NOBODY, token: { sessions: 'unknown' } },
    { name: 'of a list that is not there any more', answers: NOBODY, others: { status: 404 } },
    { name: 'that nobody was given', answers: NOBODY, tokens: 0 },
  ] satisfies (Case & { name: string })[]) {
    test(`${name} is right`, async () => {
      expect(await outlived(one)).toEqual([]);
    });
  }
});

test.describe('a token that is refused to its first use (T6, T8)', () => {
  const PAGE_1 = { pageNo: 1, pageSize: 10 };
  const AT_S = 1_800_000_000;

  /** What is told of a token that lives for 3 s, where it is used so much later than it was given. */
  async function toldOf(
    laterS: number,
    token: Parameters<typeof tokenSeen>[0] = {},
  ): Promise<readonly Finding[]> {
    const service = await knownService((request) => {
      const isShared = (request.insert ?? []).every(({ credential }) => credential !== 'TOKEN-1');
      const parts = isShared ? { body: PAGE } : { status: 401 };
      return Promise.resolve(answer({ request, ...parts, receivedAtMs: (AT_S + laterS) * 1000 }));
    });
    const seen = tokenSeen({ name: 'TOKEN-1', iat: AT_S, exp: AT_S + 3, ...token });
    const login = answer({ receivedAtMs: AT_S * 1000, report: { tokens: [seen] } });
    return service.issued.renewed(login, PAGE_1);
  }

  test('is told while it lives', async () => {
    expect(await toldOf(0.1)).toMatchObject([{ actual: 'a token that does not open it (status 401)' }]);
  });

  test('may have ended on a slow way', async () => {
    expect(await toldOf(4)).toEqual([]);
  });

  test('is told on any way where it is one of an earlier log-in', async () => {
    expect(await toldOf(4, { seenBefore: true })).toHaveLength(1);
  });
});
