import { expect, test } from '@playwright/test';
import { credentials, json, LIST_PATH, logIn, stand, TOKEN_PATH } from './stand.ts';
import { makeToken } from './tokens.ts';

const token = makeToken({ sub: 'robin', exp: 1_900_000_000, iat: 1_800_000_000 });
const withKey = { in: 'header', at: 'X', credential: 'API_KEY' } as const;

test('secrets in JSON, text and header fields are replaced by their names', async () => {
  await using service = await stand((heard, response) => {
    response.setHeader('X-Echo', `key=${credentials.API_KEY}`);
    const body = {
      big: 12345678901234567890n.toString(),
      [credentials.API_KEY]: `pw ${credentials.API_PASSWORD}!`,
    };
    if (heard.url === '/text') response.end(`<p>${credentials.API_KEY}</p>`);
    else json(response, 200, body);
  });

  const asJson = await service.ask();
  const asText = await service.ask({ path: '/text' });

  expect(JSON.parse(asJson.text)).toEqual({ big: '12345678901234567890', '«API_KEY»': 'pw «API_PASSWORD»!' });
  expect(asText.text).toBe('<p>«API_KEY»</p>');
  expect(Buffer.from(String(asText.headers['x-echo']), 'latin1').toString('latin1')).toBe('key=«API_KEY»');
});

test('a body without secrets passes byte by byte', async () => {
  const body = '{ "a": 1.0,  "a": 12345678901234567890, "\\u0061b": "x\\/y" }';
  await using service = await stand((_heard, response) => {
    response.end(body);
  });

  expect((await service.ask()).text).toBe(body);
});

test('tokens are learned wherever they stand and described', async () => {
  await using service = await stand((_heard, response) => {
    response.setHeader('Authorization', `Bearer ${token}`);
    json(response, 200, {
      data: { access_token: token, refresh: 'r'.repeat(20), at: '2030-01-01T00:00:00.000Z' },
    });
  });

  const got = await service.ask(logIn());

  expect(got.report.tokens).toEqual([
    expect.objectContaining({
      name: 'TOKEN-1',
      place: 'header authorization',
      kind: 'JWS',
      seenBefore: false,
    }),
    {
      ...{
        name: 'TOKEN-1',
        place: 'body/data/access_token',
        kind: 'JWS',
        algorithm: 'HS256',
        seenBefore: false,
      },
      ...{
        claims: { exp: 'integer', iat: 'integer', sub: 'string' },
        exp: 1_900_000_000,
        iat: 1_800_000_000,
      },
    },
  ]);
  expect(JSON.parse(got.text)).toEqual({
    data: { access_token: '«TOKEN-1»', refresh: '«SECRET-1»', at: '2030-01-01T00:00:00.000Z' },
  });
  expect((await service.ask(logIn())).report.tokens.map(({ seenBefore }) => seenBefore)).toEqual([
    true,
    true,
  ]);
});

test('a token answer without a JWT reports its long strings', async () => {
  await using service = await stand((_heard, response) => {
    json(response, 200, { session: 'Zm9vYmFyYmF6cXV4', note: 'welcome back, friend' });
  });

  const got = await service.ask(logIn());

  expect(got.report.tokens).toEqual([
    { name: 'TOKEN-1', place: 'body/session', kind: 'opaque', seenBefore: false },
  ]);
  expect(got.text).not.toContain('Zm9vYmFy');
});

for (const [form, write] of [
  ['whole', (key: string) => `no such key ${key}`],
  ['cut', (key: string) => `no such key ${key.slice(0, -3)}…`],
  ['encoded', (key: string) => Buffer.from(`user:${key}`).toString('base64')],
  ['encoded', (key: string) => Buffer.from(key).toString('hex')],
] as const) {
  test(`a key in an answer is sighted: ${write('K'.repeat(9))}`, async () => {
    await using service = await stand((_heard, response) => {
      json(response, 401, { error: [write(credentials.API_KEY)] });
    });

    const got = await service.ask({ insert: [withKey] });

    expect(got.report.sightings).toEqual([
      {
        ...{ exchange: 1, request: `GET ${LIST_PATH}`, status: 401, secret: 'API_KEY', form },
        ...{ where: 'body/error/0', atTokenEndpoint: false },
      },
    ]);
    expect(got.text).toContain('«API_KEY');
  });
}

test('an echo of the wrong value that was sent accuses nobody', async () => {
  await using service = await stand((heard, response) => {
    const sent = heard.rawHeaders[heard.rawHeaders.indexOf('X') + 1];
    const grouped = sent?.replace(/.{4}/g, '$& ');
    const cased = { lower: sent?.toLowerCase(), upper: sent?.toUpperCase() };
    json(response, 401, { error: `no such key: ${sent}`, head: sent?.slice(0, 20), grouped, ...cased });
  });

  for (const alteration of [
    'cut',
    'extended',
    'altered-end',
    'listed',
    'extended-front',
    'altered-last',
  ] as const) {
    const got = await service.ask({ insert: [{ ...withKey, alteration }] });

    expect(got.report.sightings, alteration).toEqual([]);
    expect(got.text).not.toContain(credentials.API_KEY.slice(2, 20));
  }
});

test('a wrong value in which nothing of the key is stands in files as it is', async () => {
  await using service = await stand((_heard, response) => response.end());
  await service.ask({ insert: [{ ...withKey, alteration: 'quoted' }] });

  expect(service.gateway.findSecrets(Buffer.from("xkqz' OR '1'='1"))).toEqual([]);
});

test('organization ids, user names and newly issued tokens accuse nobody', async () => {
  await using service = await stand((_heard, response) => {
    const token2 = makeToken({ sub: 'robin', exp: 1_900_000_000, iat: Math.random() });
    json(response, 200, { token: token2, org: credentials.ORGANIZATION_ID, user: credentials.API_USERNAME });
  });

  expect((await service.ask(logIn())).report.sightings).toEqual([]);
  expect((await service.ask(logIn())).report.sightings).toEqual([]);
});

test('an earlier token in an answer that issues none is sighted', async () => {
  await using service = await stand((heard, response) => {
    json(response, 200, heard.url === TOKEN_PATH ? { token } : { debug: `Bearer ${token}` });
  });

  await service.ask(logIn());
  const got = await service.ask();

  expect(got.report.sightings).toEqual([
    expect.objectContaining({
      secret: 'TOKEN-1',
      form: 'whole',
      where: 'body/debug',
      atTokenEndpoint: false,
    }),
  ]);
});

test('a JWT that the token endpoint did not issue accuses nobody', async () => {
  const cursor = makeToken({ page: 2 });
  await using service = await stand((_heard, response) => {
    json(response, 200, { data: [], next: cursor });
  });

  expect((await service.ask()).report.sightings).toEqual([]);
  expect((await service.ask()).report.sightings).toEqual([]);
  expect((await service.ask()).text).toContain('«TOKEN-1»');
});

test('a password inside the claims of a token is sighted', async () => {
  const telling = makeToken({ sub: credentials.API_PASSWORD, exp: 1_900_000_000 });
  await using service = await stand((_heard, response) => {
    json(response, 200, { token: telling });
  });

  const got = await service.ask(logIn());

  expect(got.report.sightings).toEqual([
    expect.objectContaining({
      secret: 'API_PASSWORD',
      where: 'claims of TOKEN-1/sub',
      atTokenEndpoint: true,
    }),
  ]);
});

test('an echoed altered token is no token of the service', async () => {
  await using service = await stand((heard, response) => {
    const sent = heard.rawHeaders[heard.rawHeaders.indexOf('X') + 1];
    json(response, heard.url === TOKEN_PATH ? 200 : 401, heard.url === TOKEN_PATH ? { token } : { sent });
  });
  await service.ask(logIn());

  for (const alteration of [
    'claims-added',
    'signature-removed',
    'algorithm-none',
    'extended-front',
  ] as const) {
    const got = await service.ask({ insert: [{ in: 'header', at: 'X', credential: 'TOKEN-1', alteration }] });

    expect(got.report.tokens, alteration).toEqual([]);
    expect(got.report.sightings, alteration).toEqual([]);
    expect(got.text, alteration).toContain('«TOKEN-1');
  }
});

test('secrets are found in what a run wrote, in every form', async () => {
  await using service = await stand((_heard, response) => {
    json(response, 200, { token });
  });
  await service.ask(logIn());
  await service.ask({ insert: [{ ...withKey, alteration: 'altered-middle' }] });
  const find = (text: string): readonly string[] => service.gateway.findSecrets(Buffer.from(text));

  expect(find(`x ${credentials.API_KEY} y`)).toEqual(['API_KEY']);
  expect(find(JSON.stringify(JSON.stringify(credentials.API_PASSWORD)))).toEqual(['API_PASSWORD']);
  expect(find(encodeURIComponent(credentials.API_KEY))).toEqual(['API_KEY']);
  expect(find(Buffer.from(`a${credentials.LIMITED_API_KEY}z`).toString('base64'))).toEqual([
    'LIMITED_API_KEY',
  ]);
  expect(find(`claims ${token.split('.')[1]}`)).toEqual(['TOKEN-1 (part)']);
  expect(find(`nothing but ${credentials.ORGANIZATION_ID}, ${token.split('.')[0]}`)).toEqual([]);
});

test('a secret behind thirty megabytes is found', async () => {
  await using service = await stand((_heard, response) => {
    json(response, 200, {});
  });
  const bytes = Buffer.concat([
    Buffer.alloc(30_000_000, 'key/live and more text '),
    Buffer.from(credentials.API_KEY),
  ]);

  const found = service.gateway.findSecrets(bytes);

  expect(found).toEqual(['API_KEY']);
});
