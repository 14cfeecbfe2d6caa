import { test, expect } from '@playwright/test';
import { loadContract } from '#spec/load-contract.ts';
import type { TokenSeen } from '#fixtures/gateway/protocol.ts';
import { discover } from '#fixtures/ground/discover.ts';
import type { Ground } from '#fixtures/ground/ground.ts';
import { answer, clients, envelope, noAnswer, tokenSeen } from '#tests/self/checks/answers.ts';
import { PUBLIC_SETTINGS } from '#tests/self/settings/public-settings.ts';
import { credentialOf, fakeService, REFUSED, type FakeService, type FakeTransport } from './fake-service.ts';

const contract = loadContract([]);
const LOGINS: FakeService['logins'] = (['TOKEN-1', 'TOKEN-2'] satisfies TokenSeen['name'][]).map((name) => [
  tokenSeen({ name, exp: Date.now() / 1000 + 600 }),
]);
/** Twelve clients, in pages of any size, numbered from 1. */
const TWELVE: FakeService['list'] = (_credential, { headers = {} }) => {
  const [number, size] = [Number(headers['pageNo']), Number(headers['pageSize'])];
  return number < 1
    ? REFUSED
    : answer({ body: envelope(clients((number - 1) * size + 1, Math.min(12, number * size))) });
};
const EMPTY = answer({ body: envelope([]) });

async function groundOf(
  { send }: FakeTransport,
  declared: Partial<typeof PUBLIC_SETTINGS.declared> = {},
): Promise<Ground> {
  return discover({
    send,
    contract: await contract,
    settings: { ...PUBLIC_SETTINGS, declared: { ...PUBLIC_SETTINGS.declared, ...declared } },
    gateway: { keepToken: () => undefined },
  });
}

test('a service that serves both schemes gives the whole ground', async () => {
  const ground = await groundOf(fakeService({ logins: LOGINS, list: TWELVE }));

  expect(ground).toMatchObject({
    schemes: { apiKey: { declared: true, opens: true }, bearer: { declared: true, opens: true } },
    tokenSeen: true,
    isTokenTooShort: false,
    token: { sessions: 'several' },
    opened: { pageNo: 1, pageSize: 10 },
    list: { amount: { count: 12, exact: true } },
  });
});

test('a service that does not answer the first request is unreachable', async () => {
  await expect(groundOf(fakeService({ list: () => noAnswer('ECONNREFUSED') }))).rejects.toMatchObject({
    name: 'SetupError',
    message: expect.stringContaining('ECONNREFUSED'),
  });
});

test('a service that falls silent later is not unreachable', async () => {
  let isFirst = true;
  const list: FakeService['list'] = () => {
    const exchange = isFirst ? REFUSED : noAnswer();
    isFirst = false;
    return exchange;
  };

  expect((await groundOf(fakeService({ list }))).schemes.apiKey.opens).toBe(false);
});

test('a scheme without credentials is not asked with', async () => {
  const service = fakeService({ logins: LOGINS, list: TWELVE });

  const { schemes, list } = await groundOf(service, { apiKey: false });

  expect(schemes).toMatchObject({ apiKey: { declared: false, opens: false }, bearer: { opens: true } });
  const pages = service.asked.filter(({ method }) => method === 'GET');
  expect(pages.map(credentialOf)).not.toContain('API_KEY');
  expect(list?.amount.count).toBe(12);
});

test('without a log-in no token is asked for', async () => {
  const service = fakeService({ logins: LOGINS, list: TWELVE });

  const { schemes, tokenSeen: isSeen } = await groundOf(service, { login: false });

  expect(schemes.bearer).toEqual({ declared: false, opens: false });
  expect(isSeen).toBe(false);
  expect(service.asked.filter(({ method }) => method === 'POST')).toEqual([]);
});

for (const { refused, seen } of [
  { refused: REFUSED, seen: 'GET /api/v1/clients → status 401' },
  {
    refused: answer({ status: 404, text: 'nothing here' }),
    seen: 'GET /api/v1/clients → status 404 with application/json, no JSON',
  },
  {
    refused: answer({ body: envelope([]) }),
    seen: 'an empty list, where the other scheme is served clients',
  },
])
  test(`a key that opens only once there is a token was refused before: ${seen}`, async () => {
    const list: FakeService['list'] = (credential, request, logins) =>
      credential === 'API_KEY' && logins === 0 ? refused : TWELVE(credential, request, logins);

    const { schemes, list: found } = await groundOf(fakeService({ logins: LOGINS, list }));

    expect(schemes.apiKey).toMatchObject({ opens: true, refusedBefore: seen });
    expect(found?.amount.count).toBe(12);
  });

test('a key that was not heard at first was not refused', async () => {
  const list: FakeService['list'] = (credential, request, logins) =>
    credential === 'API_KEY' && logins === 0
      ? answer({ status: 503, text: '' })
      : TWELVE(credential, request, logins);

  const { schemes } = await groundOf(fakeService({ logins: LOGINS, list }));

  expect(schemes.apiKey.refusedBefore).toBeUndefined();
});

test.describe('a bearer scheme that closes again', () => {
  /** Closed once the key was asked with so often. */
  const closing =
    (afterKeys: number): FakeService['list'] =>
    (credential, request, logins) => {
      keys += credential === 'API_KEY' ? 1 : 0;
      return credential !== 'API_KEY' && keys > afterKeys ? REFUSED : TWELVE(credential, request, logins);
    };
  let keys = 0;
  test.beforeEach(() => {
    keys = 0;
  });

  test('while its token lives does not open', async () => {
    const { schemes } = await groundOf(fakeService({ logins: LOGINS, list: closing(3) }));

    expect(schemes.bearer).toMatchObject({ opens: false, seen: expect.stringContaining('served at first') });
  });

  test('at the end of its token opened', async () => {
    const dying: FakeService['logins'] = [[tokenSeen({ name: 'TOKEN-1', exp: Date.now() / 1000 })]];

    const { schemes } = await groundOf(fakeService({ logins: dying, list: closing(3) }));

    expect(schemes.bearer).toMatchObject({ declared: true, opens: true });
    expect(schemes.bearer.closedAgain).toBeUndefined();
  });
});

test.describe('an empty list', () => {
  for (const { served, emptied, name } of [
    { served: 'bearer', emptied: 'apiKey', name: 'the key' },
    { served: 'apiKey', emptied: 'bearer', name: 'the token' },
  ] as const) {
    test(`for ${name} alone is a refusal in disguise`, async () => {
      const list: FakeService['list'] = (credential, request, logins) =>
        (credential === 'API_KEY') === (emptied === 'apiKey') ? EMPTY : TWELVE(credential, request, logins);

      const { schemes, list: found } = await groundOf(fakeService({ logins: LOGINS, list }));

      expect(schemes).toMatchObject({ [served]: { opens: true }, [emptied]: { opens: false } });
      expect(found?.amount.count).toBe(12);
    });
  }

  test('in both schemes opens the list', async () => {
    const { schemes } = await groundOf(fakeService({ logins: LOGINS, list: () => EMPTY }));

    expect([schemes.apiKey.opens, schemes.bearer.opens]).toEqual([true, true]);
  });
});

test('successes without a body and no token at all open nothing', async () => {
  const hollow = answer({ status: 204, text: '' });

  expect((await groundOf(fakeService({ list: () => hollow }))).schemes.apiKey.opens).toBe(false);
  expect((await groundOf(fakeService({ logins: LOGINS, list: () => hollow }))).schemes.apiKey.opens).toBe(
    true,
  );
});
