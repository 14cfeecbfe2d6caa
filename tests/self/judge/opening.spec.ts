import { test, expect } from '@playwright/test';
import type { Exchange } from '#fixtures/client/exchange.ts';
import { openingBy } from '#fixtures/judge/opening-by.ts';
import { openingOf, withoutToken } from '#fixtures/judge/opening.ts';
import { answer, envelope, noAnswer } from '#tests/self/checks/answers.ts';
import { contract, EMPTY, GROUND, GROUND_LIST, NOW_MS, REFUSED, scene, SERVED } from './opening-scene.ts';

test('a list that opens each time shows nothing', async () => {
  const { findings, asked } = await scene([SERVED]);

  expect(findings).toEqual([]);
  expect(asked).toBe(8 + 1 + 3 + 1 + 1 + 1);
});

test('a refusal at the very last time is told', async () => {
  const { findings } = await scene([...Array.from({ length: 7 }, () => SERVED), REFUSED]);

  const expected = 'the client list, as just before with the same request';
  expect(findings).toMatchObject([{ expected, actual: 'status 403' }]);
  expect(findings[0]?.isClosed).toBeUndefined();
});

test('a refusal on another connection alone is told', async () => {
  const { findings, asked } = await scene([...Array.from({ length: 11 }, () => SERVED), REFUSED, SERVED]);

  expect(findings).toMatchObject([
    { expected: expect.stringContaining('on another connection'), actual: 'status 403' },
  ]);
  expect(asked).toBe(12);
});

for (const { status, told } of [
  { status: 409, told: 0 },
  { status: 423, told: 0 },
  { status: 403, told: 1 },
]) {
  test(`of requests at the same time one that gets ${status} is told of ${told} times`, async () => {
    const before = Array.from({ length: 9 }, () => SERVED);
    const { findings } = await scene([...before, answer({ status, receivedAtMs: NOW_MS }), SERVED]);

    expect(findings).toHaveLength(told);
  });
}

test('a first token that was refused again is told, though a later one opens', async () => {
  const bearer = { declared: true, opens: false, closedAgain: 'status 401, status 401' };

  const { findings } = await scene([SERVED], {
    scheme: 'bearer',
    ground: { ...GROUND, schemes: { ...GROUND.schemes, bearer } },
  });

  expect(findings).toMatchObject([{ actual: expect.stringContaining('refused again while it lived') }]);
});

test.describe('the token of a first log-in that was refused while it lived', () => {
  const ground = { ...GROUND, isFirstTokenRefused: true } as const;
  const { schemes, tokenSeen, isTokenTooShort, isFirstTokenRefused } = ground;
  const tokenless = { schemes, tokenSeen, isTokenTooShort, isFirstTokenRefused };

  for (const [when, seen] of Object.entries({ 'soon after': ground, 'only now': tokenless })) {
    test(`is told of the bearer scheme, though one opens ${when} (A2)`, async () => {
      const { findings } = await scene([SERVED], { scheme: 'bearer', ground: seen });

      expect(findings).toMatchObject([
        { actual: expect.stringContaining('that of the first log-in was refused while it lived') },
      ]);
    });
  }

  test('is not told of the key', async () => {
    expect((await scene([SERVED], { ground })).findings).toEqual([]);
  });
});

test('a key that opens only beside a token is told', async () => {
  const apiKey = { declared: true, opens: true, refusedBefore: 'GET /api/v1/clients → status 403' };

  const { findings } = await scene([SERVED], {
    ground: { ...GROUND, schemes: { ...GROUND.schemes, apiKey } },
  });

  expect(findings).toMatchObject([{ actual: expect.stringContaining('before any log-in: GET') }]);
});

test('a refusal of requests at the same time is told', async () => {
  const { findings } = await scene([...Array.from({ length: 8 }, () => SERVED), SERVED, REFUSED, SERVED]);

  expect(findings).toMatchObject([{ expected: expect.stringContaining('at the same time') }]);
});

test('an empty page to requests at the same time is not told: that is P6', async () => {
  const empty = answer({ body: envelope([]) });
  const open = Array.from({ length: 8 }, () => SERVED);

  const { findings } = await scene([...open, SERVED, empty, SERVED]);
  const refused = await scene([...open, SERVED, answer({ status: 403, body: envelope([]) }), SERVED]);

  expect(findings).toEqual([]);
  expect(refused.findings).toMatchObject([{ actual: 'status 403' }]);
});

test('a list that is closed to those who send cookies back is told', async () => {
  const open = Array.from({ length: 8 + 1 + 3 }, () => SERVED);

  const { findings, asked } = await scene([...open, REFUSED, SERVED]);

  expect(findings).toMatchObject([
    {
      exchange: { request: { options: { cookies: true } } },
      expected: expect.stringContaining('as just before without the cookies'),
      actual: 'status 403',
    },
  ]);
  expect(asked).toBe(open.length + 1);
});

test('silence between two served pages tells nothing', async () => {
  const { findings } = await scene([SERVED, noAnswer(), answer({ status: 503 }), SERVED]);

  expect(findings).toEqual([]);
});

test('a list that never opens is told as closed', async () => {
  expect((await scene([REFUSED])).findings).toMatchObject([{ actual: 'status 403', isClosed: true }]);
});

test('an empty list is told where the other scheme is served clients, and is not where it is served none by now', async () => {
  expect((await scene([EMPTY, SERVED])).findings).toMatchObject([
    { actual: 'an empty list, where another scheme is served 3 clients' },
  ]);
  expect((await scene([EMPTY])).findings).toEqual([]);
});

test('where no page is known each likely one is tried', async () => {
  const { opened, ...unknown } = GROUND;

  const { findings, asked } = await scene([REFUSED], { ground: unknown });

  expect(opened).toBeDefined();
  expect(findings).toHaveLength(1);
  expect(asked).toBe(4);
});

test.describe('the bearer scheme', () => {
  test('a token that opens each time shows nothing', async () => {
    expect((await scene([SERVED], { scheme: 'bearer' })).findings).toEqual([]);
  });

  test('a refusal before the token ends is told', async () => {
    const refused = { ...REFUSED, receivedAtMs: NOW_MS + 58_000 };

    expect((await scene([SERVED, refused, SERVED], { scheme: 'bearer' })).findings).toHaveLength(1);
  });

  test('a refusal after the token has ended tells nothing', async () => {
    const late = { ...REFUSED, receivedAtMs: NOW_MS + 59_500 };

    expect((await scene([SERVED, late], { scheme: 'bearer' })).findings).toEqual([]);
  });

  for (const { name, clockOffsetMs, count } of [
    { name: 'tells nothing where the clock of the answer is past its end', clockOffsetMs: 3000, count: 0 },
    { name: 'is told where the clock of the answer is behind', clockOffsetMs: -3000, count: 1 },
  ]) {
    test(`a refusal shortly before the token ends ${name}`, async () => {
      const { report } = answer({ report: { clockOffsetMs } });
      const refused = { ...REFUSED, report, receivedAtMs: NOW_MS + 57_000 };

      const { findings } = await scene([SERVED, refused, SERVED], { scheme: 'bearer' });

      expect(findings).toHaveLength(count);
    });
  }

  test('where later tokens open nothing the first one is tried', async () => {
    const token = { ...GROUND.token, places: ['body/token'], kind: 'JWS', sessions: 'several' } as const;
    const ground = { ...GROUND, token: { ...token, deadSecond: 'TOKEN-2' } } as const;

    expect((await scene([REFUSED, SERVED], { scheme: 'bearer', ground })).findings).toEqual([]);
  });
});

test('a log-in without a token is told as such, and only where it was heard', async () => {
  const send = (): Promise<Exchange> => Promise.resolve(answer({ status: 403 }));
  const findings = await openingOf({ send, contract: await contract, ground: GROUND }, 'bearer');

  expect(findings).toMatchObject([{ hasNoToken: true, actual: 'none (status 403)' }]);
  expect(withoutToken(findings)).toEqual(findings);
  expect(withoutToken(findings.map((one) => ({ ...one, exchange: noAnswer() })))).toEqual([]);
});

test.describe('an answer', () => {
  const { list, ...unknown } = GROUND;

  test('without clients opens nothing where the list holds some', () => {
    expect(list).toBeDefined();
    expect([openingBy(EMPTY, GROUND), openingBy(EMPTY, unknown)]).toEqual([false, true]);
  });

  test('with clients under a refusal opens nothing', () => {
    expect(openingBy({ ...SERVED, status: 300 }, GROUND)).toBe(false);
  });

  test('that is no list opens nothing', () => {
    const opening = [answer({ text: '<form>' }), answer({ status: 204, text: '' })].filter((one) =>
      openingBy(one, unknown),
    );

    expect(opening.map(({ status }) => status)).toEqual([204]);
  });
});

test('a list that is closed behind a page past its end is told', async () => {
  const ground = { ...GROUND, list: { ...GROUND_LIST, end: { pageSize: 10, pageNo: 1, items: 3 } } };
  const open = Array.from({ length: 8 + 1 + 3 + 1 + 1 + 1 + 1 }, () => SERVED);

  const { findings } = await scene([...open, REFUSED], { ground });

  expect(findings).toMatchObject([{ expected: expect.stringContaining('past its end') }]);
  expect((await scene([...open, EMPTY], { ground })).findings).toEqual([]);
});
