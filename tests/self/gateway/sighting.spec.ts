import { expect, test } from '@playwright/test';
import type { Sighting } from '#fixtures/gateway/protocol.ts';
import { credentials, json, LIST_PATH, logIn, stand } from './stand.ts';
import { makeToken } from './tokens.ts';

test('a key in the first line of an answer is sighted', async () => {
  await using service = await stand((_heard, response) => {
    response.writeHead(401, `No key ${credentials.API_KEY}`, { 'Content-Type': 'application/json' });
    response.end('{}');
  });

  const got = await service.ask({ insert: [{ in: 'header', at: 'X', credential: 'API_KEY' }] });

  expect(got.report.sightings).toEqual([
    {
      ...{ exchange: 1, request: `GET ${LIST_PATH}`, status: 401, secret: 'API_KEY', form: 'whole' },
      ...{ where: 'reason phrase', atTokenEndpoint: false },
    },
  ]);
});

test('an ordinary first line accuses nobody', async () => {
  await using service = await stand((_heard, response) => {
    response.writeHead(401, `No access for ${credentials.ORGANIZATION_ID}`);
    response.end();
  });

  expect((await service.ask()).report.sightings).toEqual([]);
});

test.describe('a field behind the body', () => {
  /** Sightings in an answer whose trailer is this text. */
  async function sightedIn(text: string): Promise<readonly Sighting[]> {
    await using service = await stand((_heard, response) => {
      response.writeHead(401, { 'Content-Type': 'application/json', Trailer: 'X-Debug' });
      response.write('{}');
      response.addTrailers({ 'X-Debug': text });
      response.end();
    });
    return (await service.ask()).report.sightings;
  }

  test('that repeats a key is sighted', async () => {
    expect(await sightedIn(`key=${credentials.API_KEY}`)).toMatchObject([
      { secret: 'API_KEY', form: 'whole', where: 'trailer x-debug', status: 401 },
    ]);
  });

  test('that names an organization accuses nobody', async () => {
    expect(await sightedIn(`id=${credentials.ORGANIZATION_ID}`)).toEqual([]);
  });
});

test.describe('an earlier token in a later token answer', () => {
  const claims = { sub: 'robin', exp: 1_900_000_000, roles: Array.from({ length: 12 }, () => 'reader') };
  const [first, second] = [makeToken(claims, 'first'), makeToken({ ...claims, n: 2 }, 'second')];

  /** Sightings in the answer to a second log-in. */
  async function sightedIn(body: unknown): Promise<readonly Sighting[]> {
    const bodies = [{ token: first }, body];
    await using service = await stand((_heard, response) => {
      json(response, 200, bodies.shift());
    });
    await service.ask(logIn());
    return (await service.ask(logIn())).report.sightings;
  }

  for (const { name, earlier } of [
    { name: 'at its end', earlier: first.slice(0, -4) },
    { name: 'at its beginning', earlier: first.slice(4) },
  ]) {
    test(`is sighted, cut by four characters ${name}`, async () => {
      expect(await sightedIn({ token: second, earlier })).toMatchObject([
        { secret: 'TOKEN-1', form: 'cut', where: 'body/earlier', atTokenEndpoint: true },
      ]);
    });
  }

  test('is not sighted for what the new one shares with it, header and claims', async () => {
    const again = makeToken(claims, 'third');

    expect(again.split('.').slice(0, 2)).toEqual(first.split('.').slice(0, 2));
    expect(await sightedIn({ token: again })).toEqual([]);
  });

  test('is not sighted for a beginning of the new one, which it shares', async () => {
    const again = makeToken(claims, 'third');
    const beginning = again.split('.').slice(0, 2).join('.');

    expect(beginning.length).toBeGreaterThan(0.75 * first.length);
    expect(await sightedIn({ token: again, beginning })).toEqual([]);
  });

  test('is at home where the answer gives no other', async () => {
    expect(await sightedIn({ token: first })).toEqual([]);
  });

  test('is not meant by the new token, wherever it stands in its answer', async () => {
    expect(await sightedIn({ token: second, again: second, cut: second.slice(0, -4) })).toEqual([]);
  });
});

test('a key in the header of a token is sighted', async () => {
  const [, claims, signature] = makeToken({ sub: 'robin', exp: 1_900_000_000 }).split('.');
  const header = Buffer.from(JSON.stringify({ alg: 'HS256', kid: credentials.API_KEY })).toString(
    'base64url',
  );
  await using service = await stand((_heard, response) => {
    json(response, 200, { token: [header, claims, signature].join('.') });
  });

  const got = await service.ask(logIn());

  expect(got.report.sightings).toContainEqual(
    expect.objectContaining({
      ...{ secret: 'API_KEY', form: 'whole', where: 'header of TOKEN-1/kid', atTokenEndpoint: true },
    }),
  );
});

test('a refused log-in may quote a real value that was sent where it does not belong', async () => {
  await using service = await stand((heard, response) => {
    const sent = JSON.parse(heard.body) as { readonly username: string; readonly password: string };
    json(response, 401, { error: `no user ${sent.username}`, password: sent.password });
  });
  const swapped = [
    { in: 'body', at: '/username', credential: 'API_PASSWORD' },
    { in: 'body', at: '/password', credential: 'API_USERNAME' },
  ] as const;
  const inPlace = { in: 'body', at: '/password', credential: 'API_PASSWORD' } as const;
  const unknown = { in: 'body', at: '/username', credential: 'UNKNOWN_USERNAME' } as const;

  const quoted = await service.ask({ ...logIn(), insert: swapped });
  const leaked = await service.ask({ ...logIn(), insert: [unknown, inPlace] });

  expect(quoted.report.sightings).toEqual([]);
  expect(quoted.text).toContain('«API_PASSWORD»');
  expect(leaked.report.sightings).toMatchObject([{ secret: 'API_PASSWORD', where: 'body/password' }]);
});

test.describe('a part of the key', () => {
  const KEY = `${credentials.ORGANIZATION_ID}:k3yQ8vB2nM7xL4c`;

  async function sighted(told: string, key = KEY): Promise<readonly Sighting[]> {
    await using service = await stand(
      (_heard, response) => {
        json(response, 200, { self: told });
      },
      { credentials: { ...credentials, API_KEY: key } },
    );
    return (await service.ask()).report.sightings;
  }

  test('is sighted where it lacks a few characters', async () => {
    expect(await sighted(KEY.slice(0, -3))).toMatchObject([{ secret: 'API_KEY', form: 'cut' }]);
  });

  test('is none where it is but the organization and the sign behind it', async () => {
    const key = `${credentials.ORGANIZATION_ID}:k3yQ8`;

    expect(await sighted(`${credentials.ORGANIZATION_ID}:clients`, key)).toEqual([]);
  });

  test('is none where more than a few characters are missing', async () => {
    const key = `live_${'public-number-'.repeat(5)}k3yQ8vB2nM7x`;

    expect(await sighted(key.slice(0, -12), key)).toEqual([]);
    expect(await sighted(key.slice(0, -8), key)).toMatchObject([{ secret: 'API_KEY', form: 'cut' }]);
  });
});

test('a password that is the user name with signs is sighted whole', async () => {
  const password = `#${credentials.API_USERNAME}#`;
  await using service = await stand(
    (_heard, response) => {
      json(response, 200, { told: `it was ${password}` });
    },
    { credentials: { ...credentials, API_PASSWORD: password } },
  );

  expect((await service.ask()).report.sightings).toMatchObject([{ secret: 'API_PASSWORD', form: 'whole' }]);
});
