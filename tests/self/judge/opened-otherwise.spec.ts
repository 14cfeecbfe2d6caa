import { test, expect } from '@playwright/test';
import { keyOf } from '#fixtures/judge/keeps-open.ts';
import { answer, noAnswer, tokenSeen } from '#tests/self/checks/answers.ts';
import { contract, GROUND, NOW_MS, REFUSED, scene, SERVED } from './opening-scene.ts';

for (const { scheme, atOnce } of [
  { scheme: 'apiKey', atOnce: 3 },
  { scheme: 'bearer', atOnce: 24 },
] as const) {
  const open = Array.from({ length: 8 + atOnce + 1 + 1 }, () => SERVED);

  test(`a list that is closed to header fields in the other order is told: ${scheme}`, async () => {
    const { findings, asked } = await scene([...open, REFUSED, SERVED], { scheme });

    expect(findings).toMatchObject([
      { expected: expect.stringContaining('header fields in the other order'), actual: 'status 403' },
    ]);
    expect(asked).toBe(open.length + 1);
    const { headers = {}, insert = [] } = findings[0]?.exchange.request ?? {};
    const documented = (await contract).schemes[scheme].map(({ header }) => header);
    expect(Object.keys(headers)).toEqual(['pageSize', 'pageNo']);
    expect(insert.map(({ at }) => at)).toStrictEqual(documented.toReversed());
  });

  test(`a list that is closed to who reads JSON among other types is told: ${scheme}`, async () => {
    const { findings, asked } = await scene([...open, SERVED, REFUSED, SERVED], { scheme });

    expect(findings).toMatchObject([
      {
        exchange: { request: { options: { client: { Accept: 'application/json, text/plain, */*' } } } },
        expected: expect.stringContaining('to a client that reads JSON among other types'),
        actual: 'status 403',
      },
    ]);
    expect(asked).toBe(open.length + 2);
  });

  test(`header fields in the other order that are not heard tell nothing: ${scheme}`, async () => {
    const { findings, asked } = await scene([...open, noAnswer(), SERVED], { scheme });

    expect(findings).toEqual([]);
    expect(asked).toBe(open.length + 2);
  });
}

test('a token that is used up by its twentieth request is told', async () => {
  const { findings, asked } = await scene([...Array.from({ length: 20 }, () => SERVED), REFUSED], {
    scheme: 'bearer',
  });

  expect(findings[0]).toMatchObject({
    expected: 'the client list, as before, since the token lives',
    actual: 'status 403',
  });
  expect(asked).toBeLessThan(25);
});

test('a token that is lost, where another one lives, tells nothing', async () => {
  const lost = [...Array.from({ length: 20 }, () => SERVED), REFUSED];

  expect((await scene(lost, { scheme: 'bearer', second: [SERVED] })).findings).toEqual([]);
});

test('of another token all is asked that was asked of the first', async () => {
  const [lost, later] = [20, 28].map((uses) => [...Array.from({ length: uses }, () => SERVED), REFUSED]);

  const { findings } = await scene(lost ?? [], { scheme: 'bearer', second: later ?? [] });

  expect(findings).toMatchObject([{ actual: 'status 403' }]);
});

const IN_A_MINUTE = { exp: NOW_MS / 1000 + 60 };

for (const { name, parts, opensForMs } of [
  { name: 'is new opens until a second before its end', parts: IN_A_MINUTE, opensForMs: 59_000 },
  {
    name: 'was seen before need not open a moment later',
    parts: { ...IN_A_MINUTE, seenBefore: true },
    opensForMs: 1000,
  },
  { name: 'tells no end need not open a moment later', parts: {}, opensForMs: 1000 },
]) {
  test(`as a key, a token that ${name}`, async () => {
    const token = tokenSeen(parts);
    const login = answer({ receivedAtMs: NOW_MS, report: { tokens: [token] } });

    const key = keyOf({ contract: await contract, ground: GROUND }, token, login);

    expect(key.endsAtMs - NOW_MS).toBe(opensForMs);
  });
}
