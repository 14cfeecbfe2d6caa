import { expect, test } from '@playwright/test';
import { directTransport } from '#fixtures/client/direct-transport.ts';
import type { Insertion } from '#fixtures/gateway/protocol.ts';
import { json, LIST_PATH, logIn, stand, TOKEN_PATH } from './stand.ts';
import { makeToken } from './tokens.ts';

const TOKEN = { in: 'header', at: 'Authorization', prefix: 'Bearer ', credential: 'TOKEN' } as const;

/** What a request with the shared token tells, that has just been renewed as `renewed`. */
async function toldBy(insertion: Insertion, renewed: string): Promise<Record<string, unknown>> {
  const tokens = [makeToken({ sub: 'robin', exp: Date.now() / 1000 + 3600 }), renewed];
  await using service = await stand((heard, response) => {
    json(response, 200, heard.url === TOKEN_PATH ? { token: tokens.shift() } : {});
  });
  const { report } = await service.ask(logIn());
  service.gateway.keepToken({
    ...{ places: ['body/token'], name: report.tokens[0]?.name ?? 'TOKEN-0', sessions: 'several' as const },
    ...{ expiresAtMs: Date.now() + 100, lifetimeMs: 3_600_000 },
  });
  const ask = directTransport(service.gateway);
  const told = await ask({ method: 'GET', path: LIST_PATH, insert: [insertion] });
  return { ...told.report, asked: service.heard.filter(({ url }) => url === LIST_PATH).length };
}

test('a renewed token that is no JWT is not altered as one: nothing is sent, and no test fails for that', async () => {
  const told = await toldBy({ ...TOKEN, alteration: 'signature-middle' }, 'an-opaque-session');

  expect(told).toMatchObject({ outcome: 'rejected', error: { code: 'TOKEN_NO_JWT' }, asked: 0 });
});

test('as it is, it is sent', async () => {
  const told = await toldBy(TOKEN, 'an-opaque-session');

  expect(told).toMatchObject({ outcome: 'answered', asked: 1 });
});

test('a request that is wrong itself is an error of the suite', async () => {
  const jwt = makeToken({ sub: 'robin', exp: Date.now() / 1000 + 3600 });

  const asked = toldBy({ ...TOKEN, alteration: 'signature-other-token' }, jwt);

  await expect(asked).rejects.toThrow('BAD_INSERTION signature-other-token needs another JWT');
});

test('a text beside which tokens are JWTs is none: it is neither sent nor a secret', async () => {
  const word = 'acme.exceptions.AccessDenied';
  const logins = [{ token: makeToken({ sub: 'robin', exp: Date.now() / 1000 + 3600 }) }, { error: word }];
  await using service = await stand((heard, response) => {
    if (heard.url === TOKEN_PATH) json(response, 200, logins.shift());
    else json(response, 403, { error: word });
  });
  const { report } = await service.ask(logIn());
  service.gateway.keepToken({
    ...{ places: ['body/token'], name: report.tokens[0]?.name ?? 'TOKEN-0', sessions: 'several' as const },
    ...{ expiresAtMs: Date.now() + 3_600_000, lifetimeMs: 3_600_000 },
  });
  await service.ask(logIn());
  const key = { in: 'header', at: 'API-KEY', credential: 'API_KEY' } as const;
  const organization = { in: 'header', at: 'Organization-ID', credential: 'ORGANIZATION_ID' } as const;

  const refused = [
    await service.ask({ insert: [TOKEN, key, organization] }),
    await service.ask({ insert: [TOKEN, key, organization] }),
  ];

  expect(service.heard.filter(({ url }) => url === LIST_PATH)).toHaveLength(2);
  expect(refused.map(({ report: { sightings } }) => sightings)).toEqual([[], []]);
});
