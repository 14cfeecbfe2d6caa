import { expect, test } from '@playwright/test';
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
