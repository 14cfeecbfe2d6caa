import { expect, test } from '@playwright/test';
import { Conflicts } from '#fixtures/gateway/conflicts.ts';
import { json, logIn, stand, TOKEN_PATH, type Ask } from './stand.ts';
import { makeToken } from './tokens.ts';

const BY_KEY: Ask = {
  insert: [
    { in: 'header', at: 'Authorization', prefix: 'Api-Key ', credential: 'API_KEY' },
    { in: 'header', at: 'Organization-ID', credential: 'ORGANIZATION_ID' },
  ],
};
const ALTERED: Ask = {
  insert: (BY_KEY.insert ?? []).map((one) => ({ ...one, alteration: 'altered-middle' })),
};
const WRONG_LOG_IN: Ask = { ...logIn(), insert: (logIn().insert ?? []).slice(0, 1) };

for (const { name, ask, status, wish, times } of [
  { name: 'a right list that is forbidden until then', ask: BY_KEY, status: 403, wish: '0', times: 3 },
  { name: 'a right log-in that is refused until then', ask: logIn(), status: 401, wish: '0', times: 3 },
  {
    name: 'a right log-in in conflict with another one',
    ask: logIn(),
    status: 409,
    wish: undefined,
    times: 3,
  },
  { name: 'a right list in conflict with something', ask: BY_KEY, status: 409, wish: undefined, times: 1 },
  { name: 'a right list that is forbidden', ask: BY_KEY, status: 403, wish: undefined, times: 1 },
  { name: 'a wrong list that is forbidden until then', ask: ALTERED, status: 403, wish: '0', times: 1 },
  { name: 'a list without credentials', ask: {}, status: 401, wish: '0', times: 1 },
  {
    name: 'a wrong log-in in conflict with another one',
    ask: WRONG_LOG_IN,
    status: 409,
    wish: undefined,
    times: 1,
  },
]) {
  test(`${name} is asked ${times === 1 ? 'once' : 'until it is served'}`, async () => {
    const rest = [status, status];
    await using service = await stand((_heard, response) => {
      if (wish !== undefined && rest.length > 0) response.setHeader('Retry-After', wish);
      json(response, rest.shift() ?? 200, {});
    });

    const got = await service.ask(ask);

    expect([got.status, service.heard.length]).toEqual([times === 1 ? status : 200, times]);
  });
}

test('a conflict of log-ins that lasts is one', async () => {
  await using service = await stand((_heard, response) => {
    json(response, 409, {});
  });

  expect((await service.ask(logIn())).status).toBe(409);
  expect(service.heard).toHaveLength(3);
});

test('nor is one waited for where nobody may log in beside a living token', async () => {
  await using service = await stand((_heard, response) => {
    json(response, 409, {});
  });
  const plan = { places: [], name: 'TOKEN-1', sessions: 'unknown' } as const;
  service.gateway.keepToken({ ...plan, isSecondRefused: true });

  expect((await service.ask(logIn())).report.retries).toBe(0);
});

test('conflicts that do not pass are waited for so long, all together, and those that do anew', () => {
  const conflicts = new Conflicts();

  const inVain = () => Array.from({ length: 40 }, () => conflicts.allow(4000, 0));
  expect(inVain().filter((ms) => ms === 4000)).toHaveLength(30);
  conflicts.passed();
  expect(conflicts.allow(4000, 0)).toBeUndefined();

  const others = new Conflicts();
  expect(others.allow(1, 2)).toBeUndefined();
  others.learn(false);
  expect(others.allow(1, 4)).toBe(1);
  others.allow(100_000, 0);
  others.passed();
  expect(others.allow(100_000, 0)).toBe(100_000);
});

test.describe('a list by a token that is refused until a time', () => {
  /** How often it is asked for, by a token that ends then. */
  async function timesAsked(exp: number): Promise<number> {
    await using service = await stand((heard, response) => {
      if (heard.url === TOKEN_PATH) json(response, 200, { token: makeToken({ exp }) });
      else {
        response.setHeader('Retry-After', '0');
        json(response, 401, {});
      }
    });
    await service.ask(logIn());
    const by = { in: 'header', at: 'Authorization', prefix: 'Bearer ', credential: 'TOKEN-1' } as const;
    await service.ask({
      insert: [
        by,
        { in: 'header', at: 'Organization-ID', credential: 'ORGANIZATION_ID' },
        { in: 'header', at: 'API-KEY', credential: 'API_KEY' },
      ],
    });
    return service.heard.filter(({ url }) => url !== TOKEN_PATH).length;
  }

  test('is asked for again while the token lives, and once where it has ended', async () => {
    expect(await timesAsked(4_000_000_000)).toBeGreaterThan(1);
    expect(await timesAsked(1_000_000_000)).toBe(1);
  });
});
