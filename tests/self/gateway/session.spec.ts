import { expect, test } from '@playwright/test';
import type { Insertion } from '#fixtures/gateway/protocol.ts';
import { credentials, json, logIn, stand, TOKEN_PATH, type Ask, type Service, type Stand } from './stand.ts';
import { makeToken } from './tokens.ts';

const withToken: Ask = {
  insert: [
    { in: 'header', at: 'Authorization', prefix: 'Bearer ', credential: 'TOKEN' },
    { in: 'header', at: 'Organization-ID', credential: 'ORGANIZATION_ID' },
    { in: 'header', at: 'API-KEY', credential: 'API_KEY' },
  ],
};

/** Issues tokens numbered from 1; the list names the number of the token it was asked with. */
function issuing(lifetimeS: number): Service {
  let issued = 0;
  return (heard, response) => {
    const nowS = Date.now() / 1000;
    if (heard.url !== TOKEN_PATH) {
      const bearer = heard.rawHeaders[heard.rawHeaders.indexOf('Authorization') + 1] ?? '';
      const claims: unknown = JSON.parse(
        Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString() || '{}',
      );
      json(response, 200, claims);
    } else if (!heard.body.includes(JSON.stringify(credentials.API_PASSWORD))) json(response, 401, {});
    else json(response, 200, { token: makeToken({ n: (issued += 1), iat: nowS, exp: nowS + lifetimeS }) });
  };
}

const wrongLogin: Ask = {
  ...logIn(),
  insert: [
    { in: 'body', at: '/username', credential: 'API_USERNAME' },
    { in: 'body', at: '/password', credential: 'API_PASSWORD', alteration: 'altered-middle' },
  ],
};

/** A first log-in, whose token is the shared one and has hardly any of its life left. */
async function keepTokenNearItsEnd(service: Stand): Promise<void> {
  const { report } = await service.ask(logIn());
  const name = report.tokens[0]?.name ?? 'TOKEN-0';
  service.gateway.keepToken({
    ...{ places: ['body/token'], name, sessions: 'several' as const },
    ...{ expiresAtMs: Date.now() + 100, lifetimeMs: 3_600_000 },
  });
}

test('a token near its end is renewed once for all who ask', async () => {
  await using service = await stand(issuing(3600));
  await keepTokenNearItsEnd(service);

  const got = await Promise.all(Array.from({ length: 8 }, () => service.ask(withToken)));

  expect(got.map(({ text }) => text.slice(0, 7))).toEqual(Array.from({ length: 8 }, () => '{"n":2,'));
  expect(service.heard.filter(({ url }) => url === TOKEN_PATH)).toHaveLength(2);
});

test('a log-in that carries the shared token carries one that lives', async () => {
  await using service = await stand(issuing(3600));
  await keepTokenNearItsEnd(service);

  await service.ask({ ...logIn(), insert: [{ in: 'body', at: '/password', credential: 'TOKEN' }] });

  const password = /"password":"[^.]*\.([^.]*)/.exec(service.heard.at(-1)?.body ?? '')?.[1] ?? '';
  expect(JSON.parse(Buffer.from(password, 'base64url').toString())).toMatchObject({ n: 2 });
});

for (const [sessions, expected] of [
  ['single', '{"n":2,'],
  ['several', '{"n":1,'],
] as const) {
  test(`with ${sessions} sessions a later log-in leaves ${expected.slice(1, -1)} shared`, async () => {
    await using service = await stand(issuing(3600));
    const { report } = await service.ask(logIn());
    const name = report.tokens[0]?.name ?? 'TOKEN-0';
    service.gateway.keepToken({
      places: ['body/token'],
      name,
      sessions,
      expiresAtMs: Date.now() + 3_600_000,
    });

    await service.ask(logIn());
    const got = await service.ask(withToken);

    expect(got.text.slice(0, 7)).toBe(expected);
  });
}

/** A list request: the how manieth it is, from 1, and whether by the first token. */
type AskedBy = Readonly<{ time: number; isFirst: boolean }>;

for (const { title, isRefused, expected } of [
  {
    title: 'a shared token that ended gives way to that of a later log-in',
    isRefused: ({ isFirst }: AskedBy) => isFirst,
    expected: { status: 200, by: [1, 2, 1, 2], refusedFirst: undefined },
  },
  {
    title: 'a shared token stays where a later one is refused as well',
    isRefused: () => true,
    expected: { status: 403, by: [1, 2, 1], refusedFirst: undefined },
  },
  {
    title: 'a shared token stays where it was refused by itself, which is told',
    isRefused: ({ time }: AskedBy) => time === 1,
    expected: { status: 200, by: [1, 2, 1, 1], refusedFirst: true },
  },
]) {
  test(title, async () => {
    const issue = issuing(3600);
    const asked: string[] = [];
    await using service = await stand((heard, response, request) => {
      const bearer = heard.rawHeaders[heard.rawHeaders.indexOf('Authorization') + 1] ?? '';
      if (heard.url !== TOKEN_PATH) asked.push(bearer);
      const askedBy = { time: asked.length, isFirst: bearer === asked[0] };
      if (heard.url !== TOKEN_PATH && isRefused(askedBy)) json(response, 403, {});
      else issue(heard, response, request);
    });
    const { report } = await service.ask(logIn());
    const name = report.tokens[0]?.name ?? 'TOKEN-0';
    const expiresAtMs = Date.now() + 3_600_000;
    service.gateway.keepToken({ places: ['body/token'], name, sessions: 'several', expiresAtMs });
    await service.ask(logIn());

    const got = await service.ask(withToken);
    await service.ask(withToken);

    expect({
      status: got.status,
      by: asked.map((bearer) => (bearer === asked[0] ? 1 : 2)),
      refusedFirst: got.report.refusedFirst,
    }).toEqual(expected);
  });
}

test('a request whose token ended on the way is asked again', async () => {
  const issue = issuing(3600);
  let refusals = 0;
  await using service = await stand((heard, response, request) => {
    if (heard.url === TOKEN_PATH || refusals > 0) issue(heard, response, request);
    else {
      refusals += 1;
      setTimeout(() => {
        json(response, 401, {});
      }, 400);
    }
  });
  const { report } = await service.ask(logIn());
  const name = report.tokens[0]?.name ?? 'TOKEN-0';
  service.gateway.keepToken({
    ...{ places: ['body/token'], name, sessions: 'several' as const },
    ...{ expiresAtMs: Date.now() + 300, lifetimeMs: 1000 },
  });

  const got = await service.ask(withToken);

  expect(got.text).toContain('"n":2');
  expect(got.report.retries).toBe(1);
});

test('wrong log-ins in a row stay below three', async () => {
  await using service = await stand(issuing(3600));

  await Promise.all(Array.from({ length: 10 }, () => service.ask(wrongLogin)));

  const rights = service.heard.map(({ body }) => body.includes(JSON.stringify(credentials.API_PASSWORD)));
  const rows = rights.map((isRight) => (isRight ? '+' : '-')).join('');
  expect(rows).toBe('--+--+--+--+--');
  expect(service.gateway.summary().failedLoginsInARow).toBe(2);
});

test('no further wrong log-in is sent where a right one is refused', async () => {
  await using service = await stand((_heard, response) => {
    json(response, 401, {});
  });

  const got = [];
  for (let count = 0; count < 5; count += 1) got.push(await service.ask(wrongLogin));

  expect(got.map(({ report }) => report.error?.code)).toEqual([
    undefined,
    undefined,
    ...Array<string>(3).fill('LOGIN_REFUSED'),
  ]);
});

test('wrong log-ins go on where a right one was answered with 500 for a moment', async () => {
  let crashesLeft = 1;
  await using service = await stand((heard, response) => {
    const isRight = heard.body.includes(JSON.stringify(credentials.API_PASSWORD));
    if (!isRight) json(response, 401, {});
    else if (crashesLeft === 0) json(response, 200, { token: makeToken({}) });
    else {
      crashesLeft -= 1;
      json(response, 500, {});
    }
  });

  const got = [];
  for (let count = 0; count < 4; count += 1) got.push(await service.ask(wrongLogin));

  expect(got.map(({ report }) => report.error?.code)).toEqual(Array(4).fill(undefined));
  expect(crashesLeft).toBe(0);
});

const insert: readonly Insertion[] = [
  { in: 'header', at: 'Authorization', prefix: 'Api-Key ', credential: 'API_KEY' },
];

test('what was created is removed in reverse order', async () => {
  let created = 0;
  await using service = await stand(
    (heard, response) => {
      if (heard.method === 'POST') json(response, 201, { data: { id: (created += 1) } });
      else json(response, heard.url.endsWith('/3') ? 403 : 200, {});
    },
    { allowWrites: true },
  );
  const undo = { method: 'DELETE', path: '/api/v1/things/{id}', idAt: '/data/id', insert } as const;
  for (let count = 0; count < 4; count += 1) {
    await service.ask({ method: 'POST', path: '/api/v1/things', body: '{}', undo });
  }
  await service.ask({ method: 'DELETE', path: '/api/v1/things/2' });

  const left = await service.gateway.undoAll();

  expect(left).toEqual(['DELETE /api/v1/things/3']);
  expect(service.gateway.summary().leftBehind).toEqual(left);
  expect(service.heard.filter(({ method }) => method === 'DELETE').map(({ url }) => url.slice(-1))).toEqual([
    '2',
    '4',
    '3',
    '1',
  ]);
});

test('requests that were answered with 500 are kept as the test sent them', async () => {
  await using service = await stand((_heard, response) => {
    json(response, 500, {});
  });
  await service.ask({ headers: ['pageNo', '0'], insert });

  const kept: unknown = JSON.parse((await service.ask({ control: 'server-errors' })).text);

  expect(kept).toEqual([
    { exchange: 1, method: 'GET', path: '/api/v1/clients', headers: [['pageNo', '0']], insert, options: {} },
  ]);
});
