import { expect, test } from '@playwright/test';
import { credentials, json, LIST_PATH, stand, TOKEN_PATH, type Service } from './stand.ts';

const withKey = { in: 'header', at: 'X', credential: 'API_KEY' } as const;

/** Points everything without a slash at its end to the same with one. */
function slashed(status: number, origin = ''): Service {
  return (heard, response) => {
    if (heard.url.endsWith('/')) json(response, 200, { at: heard.url });
    else response.writeHead(status, { Location: `${origin}${heard.url}/` }).end();
  };
}

for (const status of [301, 302, 307, 308]) {
  test(`a slash at the end to which ${status} points is learned once`, async () => {
    await using service = await stand(slashed(status));

    const first = await service.ask({ insert: [withKey] });
    const second = await service.ask({ insert: [withKey] });

    expect([first.status, second.status]).toEqual([200, 200]);
    expect(service.heard.map(({ url }) => url)).toEqual([LIST_PATH, `${LIST_PATH}/`, `${LIST_PATH}/`]);
    const key = credentials.API_KEY;
    expect(service.heard.map(({ rawHeaders }) => rawHeaders[rawHeaders.indexOf('X') + 1])).toEqual([
      key,
      key,
      key,
    ]);
  });
}

/** Points to a part of its own that holds the same path, or to what is none of it. */
function pointing(place: string): Service {
  return (heard, response) => {
    if (heard.url.startsWith(place)) json(response, 200, {});
    else response.writeHead(307, { Location: place }).end();
  };
}

test('a part of the service that holds the same path is heard from then on', async () => {
  await using service = await stand(pointing(`/shard-3${LIST_PATH}`));

  const asked = [await service.ask({ insert: [withKey] }), await service.ask({ insert: [withKey] })];

  expect(asked.map(({ status }) => status)).toEqual([200, 200]);
  expect(service.heard.map(({ url }) => url)).toEqual([
    LIST_PATH,
    `/shard-3${LIST_PATH}`,
    `/shard-3${LIST_PATH}`,
  ]);
});

const MOVED = [
  { what: 'another path', place: '/v2/customers', later: '/v2/customers?of=1' },
  {
    what: 'a question of the same path',
    place: `${LIST_PATH}?view=table`,
    later: `${LIST_PATH}?view=table&of=1`,
  },
  { what: 'a path with the same letters at its end', place: `/x${LIST_PATH.slice(1)}`, later: '' },
];

for (const { what, place, later } of MOVED)
  test(`a documented path that has moved to ${what} is heard there from then on`, async () => {
    await using service = await stand(pointing(place));

    const asked = [await service.ask(), await service.ask({ path: `${LIST_PATH}?of=1` })];

    expect(asked.map(({ status }) => status)).toEqual([200, 200]);
    expect(service.heard.map(({ url }) => url)).toEqual([LIST_PATH, place, later || `${place}?of=1`]);
  });

const ELSEWHERE: readonly { what: string; answered: Service }[] = [
  { what: 'a page for people', answered: (_heard, response) => response.end('<html>Sign in</html>') },
  { what: 'nothing', answered: (_heard, response) => response.writeHead(204).end() },
  {
    what: 'where nothing is',
    answered: (_heard, response) => {
      json(response, 404, {});
    },
  },
];

for (const { what, answered } of ELSEWHERE)
  test(`a redirect to ${what} is the answer`, async () => {
    await using service = await stand((heard, response, request) => {
      if (heard.url === '/sign-in') answered(heard, response, request);
      else response.writeHead(307, { Location: '/sign-in' }).end();
    });

    expect([(await service.ask()).status, (await service.ask()).status]).toEqual([307, 307]);
    expect(service.heard.map(({ url }) => url)).toEqual([LIST_PATH, '/sign-in', LIST_PATH, LIST_PATH]);
  });

for (const { what, later, seen } of [
  { what: 'stays there, whoever is refused there first', later: 200, seen: [401, 200] },
  { what: 'to where nothing is shows later, once somebody was refused there', later: 404, seen: [401, 308] },
])
  test(`a documented path that has moved ${what}`, async () => {
    const places: (string | undefined)[] = [];
    await using service = await stand((heard, response) => {
      places.push(heard.url);
      if (heard.url === '/v2/customers') json(response, places.length === 2 ? 401 : later, {});
      else response.writeHead(308, { Location: '/v2/customers' }).end();
    });

    expect([(await service.ask()).status, (await service.ask()).status]).toEqual(seen);
    expect(places.slice(0, 3)).toEqual([LIST_PATH, '/v2/customers', '/v2/customers']);
  });

test('requests at the same time tell a moved path alike', async () => {
  await using service = await stand(pointing('/v2/customers'));

  const asked = await Promise.all([service.ask(), service.ask(), service.ask()]);
  const last = await service.ask();

  expect([asked[0].status, last.status]).toEqual([200, 200]);
});

test('what was asked for is not asked for ever after', async () => {
  await using service = await stand((heard, response) => {
    const [, query = ''] = heard.url.split('?');
    if (heard.url.startsWith('/v2')) json(response, 200, {});
    else response.writeHead(307, { Location: `/v2/customers?view=table&${query}` }).end();
  });

  await service.ask({ path: `${LIST_PATH}?of=1` });
  await service.ask({ path: `${LIST_PATH}?of=2` });

  expect(service.heard.map(({ url }) => url).slice(1)).toEqual([
    '/v2/customers?view=table&of=1',
    '/v2/customers?view=table&of=2',
  ]);
});

test('what has been served before moves nowhere, and what is not documented neither', async () => {
  let count = 0;
  await using service = await stand((heard, response) => {
    count += 1;
    if (count === 1 || heard.url === '/sign-in') json(response, 200, {});
    else response.writeHead(307, { Location: '/sign-in' }).end();
  });

  const asked = [await service.ask(), await service.ask(), await service.ask({ path: '/api/v1/notes' })];

  expect(asked.map(({ status }) => status)).toEqual([200, 307, 307]);
  expect(service.heard.map(({ url }) => url)).not.toContain('/sign-in');
});

test('a log-in is sent again only where it stays a log-in', async () => {
  await using asPost = await stand(slashed(308));
  await using asGet = await stand(slashed(301));
  const ask = { method: 'POST', path: TOKEN_PATH, body: '{}' };

  expect((await asPost.ask(ask)).status).toBe(200);
  expect(asPost.heard.map(({ method, body }) => [method, body])).toEqual([
    ['POST', '{}'],
    ['POST', '{}'],
  ]);
  expect((await asGet.ask(ask)).status).toBe(301);
});

test('what a spelling costs is counted and keeps the pace', async () => {
  await using service = await stand(slashed(308), { maxRequestsPerSecond: 4 });

  const startedMs = performance.now();
  const got = await service.ask();

  expect(got.report.retries).toBe(1);
  expect(performance.now() - startedMs).toBeGreaterThan(240);
  expect(service.gateway.summary()).toMatchObject({ requests: 2, retries: 1 });
});

test('no other host hears of a request', async () => {
  await using other = await stand((_heard, response) => {
    json(response, 200, {});
  });
  await using service = await stand(slashed(301, other.baseUrl));

  expect((await service.ask({ insert: [withKey] })).status).toBe(301);
  expect(other.heard).toEqual([]);
});

test('a circle of spellings ends', async () => {
  await using service = await stand((heard, response) => {
    const other = heard.url.endsWith('/') ? LIST_PATH : `${LIST_PATH}/`;
    response.writeHead(301, { Location: other }).end();
  });

  expect((await service.ask()).status).toBe(301);
  expect(service.heard).toHaveLength(2);
});
