import { expect, test } from '@playwright/test';
import { startService, type Service } from './service.ts';

let service: Service;
test.beforeAll(async () => {
  service = await startService();
});
test.afterAll(() => service.close());

interface Envelope {
  readonly data: readonly { clientId: string; name: string }[];
  readonly totalCount: number;
  readonly filteredCount: number;
  readonly message: string;
}

async function readPage(headers: Record<string, string>): Promise<Envelope> {
  const answer = await service.list(headers);
  expect(answer.status).toBe(200);
  // The members are asserted by the tests themselves.
  return (await answer.json()) as Envelope;
}

test('both schemes open the client list in its envelope', async () => {
  const byKey = await readPage(service.keyHeaders());
  const byBearer = await readPage(await service.bearerHeaders());

  expect(byKey).toEqual(byBearer);
  expect(byKey.data).toHaveLength(20);
  expect(byKey).toMatchObject({ totalCount: 57, filteredCount: 57, message: expect.any(String) });
});

test('headers choose the page, and the pages walk the whole list', async () => {
  const pages = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((pageNo) =>
      readPage({ ...service.keyHeaders(), pageNo: String(pageNo), pageSize: '10' }),
    ),
  );

  const ids = pages.flatMap(({ data }) => data.map(({ clientId }) => clientId));
  expect(pages.map(({ data }) => data.length)).toEqual([10, 10, 10, 10, 10, 7]);
  expect(new Set(ids).size).toBe(57);
});

test('a size above the cap gives the cap, a page past the end nothing', async () => {
  const large = await startService({ clients: 250 });
  const answer = await large.list({ ...large.keyHeaders(), pageSize: '1000' });
  const past = await readPage({ ...service.keyHeaders(), pageNo: '99' });

  expect((await answer.json()) as Envelope).toHaveProperty('data.length', 100);
  expect(past.data).toEqual([]);
  await large.close();
});

for (const spoiled of ['Authorization', 'Organization-ID', 'API-KEY']) {
  test(`the bearer scheme is refused without or with a wrong ${spoiled}`, async () => {
    const right = await service.bearerHeaders();
    const { [spoiled]: value = '', ...without } = right;
    const wrong = { ...right, [spoiled]: `${value}x` };

    const answers = await Promise.all([right, without, wrong].map((headers) => service.list(headers)));

    expect(answers.map(({ ok }) => ok)).toEqual([true, false, false]);
  });
}

for (const spoiled of ['Authorization', 'Organization-ID']) {
  test(`the API-key scheme is refused without or with a wrong ${spoiled}`, async () => {
    const right = service.keyHeaders();
    const { [spoiled]: value = '', ...without } = right;
    const wrong = { ...right, [spoiled]: `${value}x` };

    const answers = await Promise.all([right, without, wrong].map((headers) => service.list(headers)));

    expect(answers.map(({ ok }) => ok)).toEqual([true, false, false]);
  });
}

test('another organization and a limited key are refused with 403', async () => {
  const { otherOrganizationId, limitedApiKey } = service.credentials;
  const keyHeaders = service.keyHeaders();
  const bearer = await service.bearerHeaders();

  const answers = await Promise.all([
    service.list({ ...keyHeaders, 'Organization-ID': otherOrganizationId }),
    service.list({ ...bearer, 'Organization-ID': otherOrganizationId }),
    service.list({ ...keyHeaders, Authorization: `Api-Key ${limitedApiKey}` }),
    service.list({ ...bearer, 'API-KEY': limitedApiKey }),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});

test('wrong log-ins are refused with 401 and malformed ones with 400', async () => {
  const { username, password } = service.credentials;

  const answers = await Promise.all([
    service.logIn({ username, password: `${password}x` }),
    service.logIn({ username: `${username}x`, password }),
    service.logIn({ username, password: '' }),
    service.logIn({ username }),
    service.logIn({ username, password: { $ne: null } }),
    service.logIn('{"username":'),
    service.logIn('null'),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 400, 400, 400, 400]);
});

for (const [header, value] of [
  ['pageNo', '0'],
  ['pageNo', 'two'],
  ['pageSize', '-1'],
  ['pageSize', '1.5'],
] as const) {
  test(`${header} ${value} is refused with 400`, async () => {
    const answer = await service.list({ ...service.keyHeaders(), [header]: value });

    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });
}

test('a 401 carries a challenge, a 405 the allowed methods, a made-up path is 404', async () => {
  const unauthenticated = await service.list({});
  const method = await fetch(`${service.baseUrl}/api/v1/clients`, { method: 'DELETE' });
  const path = await fetch(`${service.baseUrl}/api/v1/made-up`);

  expect([unauthenticated.status, method.status, path.status]).toEqual([401, 405, 404]);
  expect(unauthenticated.headers.get('www-authenticate')).toContain('Api-Key');
  expect(method.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
});
