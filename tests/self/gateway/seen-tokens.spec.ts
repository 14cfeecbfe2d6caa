import { expect, test } from '@playwright/test';
import { hmac } from '#fixtures/gateway/known-words.ts';
import { json, logIn, stand, TOKEN_PATH } from './stand.ts';
import { makeEncryptedToken, makeToken } from './tokens.ts';

test('the claims of an encrypted token are not told', async () => {
  await using service = await stand((_heard, response) => {
    json(response, 200, { token: makeEncryptedToken() });
  });

  const [seen] = (await service.ask(logIn())).report.tokens;

  expect(seen).toMatchObject({ kind: 'JWE', algorithm: 'dir' });
  expect(seen).not.toHaveProperty('claims');
});

test('an expiry that an encrypted token repeats in its header is told (RFC 7519 §5.3)', async () => {
  await using service = await stand((_heard, response) => {
    json(response, 200, { token: makeEncryptedToken({ exp: 1_900_000_000, kid: 'k1' }) });
  });

  const [seen] = (await service.ask(logIn())).report.tokens;

  expect(seen).toMatchObject({ kind: 'JWE', exp: 1_900_000_000, claims: { exp: 'integer' } });
});

test('a JWT in a redirect renews the shared token', async () => {
  let issued = 0;
  await using service = await stand((heard, response) => {
    if (heard.url !== TOKEN_PATH) json(response, 200, {});
    else {
      const token = makeToken({ n: (issued += 1), exp: 1_900_000_000 });
      response.writeHead(302, { Location: `/in#access_token=${token}` }).end();
    }
  });
  const { report } = await service.ask(logIn());
  const { name = 'TOKEN-0', place = '' } = report.tokens[0] ?? {};
  service.gateway.keepToken({
    ...{ places: [place], name, sessions: 'several' },
    ...{ expiresAtMs: Date.now() + 100, lifetimeMs: 3_600_000 },
  });

  const got = await service.ask({ insert: [{ in: 'header', at: 'X', credential: 'TOKEN' }] });

  expect([got.status, place]).toEqual([200, 'header location']);
  const sent = service.heard.at(-1)?.rawHeaders ?? [];
  expect(sent[sent.indexOf('X') + 1]).toBe(makeToken({ n: 2, exp: 1_900_000_000 }));
});

test('a long string in a redirect is no token', async () => {
  await using service = await stand((_heard, response) => {
    response.writeHead(302, { Location: '/sign-in' }).end('Zm9vYmFyYmF6cXV4');
  });

  const { report, text } = await service.ask(logIn());

  expect(report.tokens).toEqual([]);
  expect(text).toBe('Zm9vYmFyYmF6cXV4');
});

test('several tokens of one text have places of their own', async () => {
  const [first, second] = [makeToken({ n: 1 }), makeToken({ n: 2 })];
  await using service = await stand((_heard, response) => {
    response.setHeader('Set-Cookie', [`id=${first}`, `access=${second}`]);
    response.end(`<input name="id" value="${first}"><input name="access" value="${second}">`);
  });

  const { tokens } = (await service.ask(logIn())).report;

  expect(tokens.map(({ place, name }) => `${place}: ${name}`)).toEqual([
    'header set-cookie: TOKEN-1',
    'header set-cookie, JWT 2: TOKEN-2',
    'body: TOKEN-1',
    'body, JWT 2: TOKEN-2',
  ]);
});

for (const [kind, quote] of Object.entries({
  URL: '%22',
  script: String.raw`\x22`,
  JSON: String.raw`\u0022`,
})) {
  test(`a token behind the escaped quote of a ${kind} is found`, async () => {
    const token = makeToken({ n: 1 });
    await using service = await stand((_heard, response) => {
      response.setHeader('X-Session', `${quote}${token}${quote}`);
      response.end();
    });

    const { report, text } = await service.ask(logIn());

    expect(report.tokens).toMatchObject([{ place: 'header x-session', kind: 'JWS' }]);
    expect(text).not.toContain(token);
  });
}

/** What a service tells whose log-in is answered with this body. */
async function toldOf(body: unknown): Promise<{ readonly places: readonly string[]; readonly text: string }> {
  await using service = await stand((_heard, response) => {
    json(response, 200, body);
  });
  const { report, text } = await service.ask(logIn());
  return { places: report.tokens.map(({ place }) => place), text };
}

for (const text of [
  'application/json; charset=utf-8',
  'application/vnd.api+json',
  'text/html;charset=utf-8',
  '/api/v1/auth/token/bearer',
  'https://api.example.test:8443/api/v1/clients',
]) {
  test(`${text} in the answer to a log-in is no token`, async () => {
    const told = await toldOf({ about: text });

    expect(told.places).toEqual([]);
    expect(told.text).toContain(text);
  });
}

for (const token of [
  'q7/Xk2+aB9/zP4mLw/8vRt==',
  '/Xk2/aB9/zP4/mLw/8vR',
  'application/Xk2aB9zP4mLw8vRt',
  'https://host.example/reset/4f7a1b93c2',
]) {
  test(`an opaque token with slashes is one: ${token}`, async () => {
    const told = await toldOf({ token });

    expect(told.places).toEqual(['body/token']);
    expect(told.text).not.toContain(token);
  });
}

test('a public key in the answer of a log-in is tried as a secret, its line breaks as in a file', async () => {
  const pem = '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----\n';
  const token = makeToken({ exp: 1_900_000_000 });
  await using service = await stand((_heard, response) => {
    response.setHeader('X-Public-Key', pem.replaceAll('\n', String.raw`\n`));
    json(response, 200, { token });
  });
  const [seen] = (await service.ask(logIn())).report.tokens;
  const credential = seen?.name ?? 'TOKEN-0';

  const alteration = 'algorithm-hs256-public-key' as const;
  await service.ask({ insert: [{ in: 'header', at: 'X', credential, alteration }] });

  const sent = service.heard.at(-1)?.rawHeaders ?? [];
  const [header, claims, signature] = (sent[sent.indexOf('X') + 1] ?? '').split('.');
  expect(signature).toBe(hmac(`${header}.${claims}`, pem));
});

for (const ordinary of [
  'application/vnd.bp.clients.v1+json',
  '2027-01-15T03:00:04',
  '2027-01-15T03:00:04Z',
]) {
  test(`no secret is what stands beside a token: ${ordinary}`, async () => {
    await using service = await stand((heard, response) => {
      const isLogin = heard.url === TOKEN_PATH;
      json(response, 200, isLogin ? { token: makeToken({ sub: 'x' }), told: ordinary } : { told: ordinary });
    });

    await service.ask(logIn());

    expect(JSON.parse((await service.ask()).text)).toEqual({ told: ordinary });
  });
}
