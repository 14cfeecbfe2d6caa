import { test, expect } from '@playwright/test';
import { rightCredentials, bearerWith } from '#fixtures/client/credentials.ts';
import type { Exchange } from '#fixtures/client/exchange.ts';
import { listRequest } from '#fixtures/client/list.ts';
import {
  loginBesideKey,
  loginForOrganization,
  loginRequest,
  loginRespelt,
  loginWithoutOrganization,
} from '#fixtures/client/login.ts';
import { wrongPassword } from '#fixtures/client/wrong-logins.ts';
import type { TokenSeen } from '#fixtures/gateway/protocol.ts';
import { answer, clients, envelope } from '#tests/self/checks/answers.ts';
import { knownService } from '../known-service.ts';

const OPAQUE: TokenSeen = { name: 'TOKEN-3', place: 'body/token', kind: 'opaque', seenBefore: false };
const ENDLESS: TokenSeen = { ...OPAQUE, kind: 'JWS', claims: { sub: 'string' } };
const FUTURE = { ...ENDLESS, exp: 4_000_000_000, iat: 1_000_000_000 };

function loginWith(...tokens: readonly TokenSeen[]): Exchange {
  return answer({ request: loginRequest(), report: { tokens } });
}

/** The service as it stands when these were answered one after the other. */
async function having(...exchanges: readonly Exchange[]): ReturnType<typeof knownService> {
  const script = [...exchanges];
  const service = await knownService((request) => {
    const next = script.shift() ?? answer({});
    return Promise.resolve({ ...next, request });
  });
  for (const { request } of exchanges) await service.sendOnce(request);
  return service;
}

async function listBy(name: TokenSeen['name'], body: unknown, status = 200): Promise<Exchange> {
  const { contract } = await knownService(() => Promise.resolve(answer({})));
  return answer({ request: listRequest(bearerWith(contract, name)), body, status });
}

test('a token that is no JWT and opened the list is told, under the log-in that gave it (T1)', async () => {
  const opened = await listBy('TOKEN-3', envelope(clients(1, 3)));

  const { seenLogins } = await having(loginWith(FUTURE), loginWith(OPAQUE), opened);

  expect(seenLogins.withoutJwt()).toMatchObject([{ exchange: { request: { path: loginRequest().path } } }]);
  expect(seenLogins.withoutExpiry()).toEqual([]);
});

for (const { name, body, status } of [
  { name: 'was refused', body: { message: 'no' }, status: 401 },
  { name: 'opened nothing', body: { message: 'no' }, status: 200 },
]) {
  test(`what is no JWT and ${name} may be no token (T1)`, async () => {
    const { seenLogins } = await having(loginWith(OPAQUE), await listBy('TOKEN-3', body, status));

    expect(seenLogins.withoutJwt()).toEqual([]);
  });
}

test('what is no JWT may be no token where another one opened the list (T1)', async () => {
  const opened = await listBy('TOKEN-4', envelope(clients(1, 3)));

  const { seenLogins } = await having(loginWith(OPAQUE), opened);

  expect(seenLogins.withoutJwt()).toEqual([]);
});

test('a token without an expiry is told (T2)', async () => {
  const { seenLogins } = await having(loginWith(FUTURE), loginWith(ENDLESS));

  expect(seenLogins.withoutExpiry()).toMatchObject([{ at: 'claim exp', actual: 'no such claim' }]);
});

test('a token that is over when it is issued is left to T6 and T8', async () => {
  const { seenLogins } = await having(loginWith({ ...FUTURE, exp: 1_000_000_000 }));

  expect(seenLogins.withoutExpiry()).toEqual([]);
  expect(seenLogins.overWhenIssued()).toEqual([]);
});

test('a new token that ends before it was issued is told (T2, T8), one that is given again is not', async () => {
  const over = { ...FUTURE, exp: FUTURE.iat - 60 };

  const { seenLogins } = await having(loginWith(over), loginWith({ ...over, seenBefore: true }));

  expect(seenLogins.overWhenIssued()).toMatchObject([
    { actual: 'a moment 60 s before the token was issued' },
  ]);
});

for (const { name, request } of [
  { name: 'spelt otherwise', request: loginRespelt() },
  { name: 'beside the key', request: loginBesideKey() },
  { name: 'without an organization', request: loginWithoutOrganization() },
  { name: 'for another organization', request: loginForOrganization('OTHER_ORGANIZATION_ID') },
]) {
  test(`a token without an expiry is told of a log-in ${name} (T2)`, async () => {
    const { seenLogins } = await having(answer({ request, report: { tokens: [ENDLESS] } }));

    expect(seenLogins.withoutExpiry()).toMatchObject([{ exchange: { request: { place: request.place } } }]);
  });

  test(`what stands elsewhere in the answer to a log-in ${name} may be no token of it`, async () => {
    const elsewhere = { ...ENDLESS, place: 'body/anonymous' };

    const { seenLogins } = await having(answer({ request, report: { tokens: [elsewhere] } }));

    expect(seenLogins.withoutExpiry()).toEqual([]);
  });
}

test('the answer to a wrong log-in, or to no log-in, is passed over', async () => {
  const { contract } = await knownService(() => Promise.resolve(answer({})));
  const wrong = answer({ request: wrongPassword().request, report: { tokens: [ENDLESS] } });
  const byKey = answer({
    request: listRequest(rightCredentials(contract, 'apiKey')),
    report: { tokens: [ENDLESS] },
  });

  const { seenLogins } = await having(wrong, byKey);

  expect(seenLogins.withoutExpiry()).toEqual([]);
});
