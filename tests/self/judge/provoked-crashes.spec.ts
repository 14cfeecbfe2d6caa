import { expect, test } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import { LIST_PATH } from '#fixtures/client/list.ts';
import { loginWithBody } from '#fixtures/client/login.ts';
import { answer } from '#tests/self/checks/answers.ts';
import { knownService } from './known-service.ts';

const STUMBLED_OVER = /^(accept|accept-language|if-modified-since|range)$/i;

/** What is asked to make a careless service break down. */
async function provoked({ bearer = true } = {}): Promise<readonly ApiRequest[]> {
  const asked: ApiRequest[] = [];
  const open = { declared: true, opens: true };
  const service = await knownService(
    (request) => {
      asked.push(request);
      return Promise.resolve(answer({ request, status: 400 }));
    },
    { ground: { schemes: { apiKey: open, bearer: { declared: bearer, opens: false } } } },
  );
  await service.probes.provokeCrashes(['apiKey']);
  return asked;
}

test.describe('right credentials beside what cannot be read (A9)', () => {
  test('come with queries that are cut short, at the address of the list', async () => {
    const queried = (await provoked()).filter(({ path }) => path.includes('?'));

    expect(queried.map(({ path }) => path)).toEqual([`${LIST_PATH}?x=%`, `${LIST_PATH}?x[a`]);
    expect(new Set(queried.map(({ template }) => template))).toEqual(new Set([LIST_PATH]));
  });

  test('come with fields that are no dates, languages, types or ranges', async () => {
    const fields = (await provoked()).flatMap(({ headers = {} }) =>
      Object.entries(headers).filter(([name]) => STUMBLED_OVER.test(name)),
    );

    expect(fields).toEqual([
      ['Accept', 'x'],
      ['Accept-Language', 'x;q=y'],
      ['If-Modified-Since', 'x'],
      ['Range', 'bytes=x'],
    ]);
  });

  test('are right, each of them, and ask for a page', async () => {
    const beside = (await provoked()).filter(({ place = '' }) =>
      /^with (?!Authorization|an apostrophe)/.test(place),
    );

    expect(beside).toHaveLength(6);
    expect(
      new Set(beside.map(({ insert }) => insert?.map(({ credential }) => credential).join(' '))),
    ).toEqual(new Set(['API_KEY ORGANIZATION_ID']));
    expect(beside.filter(({ headers }) => headers?.['pageNo'] === undefined)).toEqual([]);
  });
});

test('an apostrophe takes the place of each credential once (A9)', async () => {
  const quoted = (await provoked()).filter(({ place = '' }) => place.startsWith('with an apostrophe'));

  expect(quoted).toMatchObject([
    { headers: { Authorization: "Api-Key o'x" }, insert: [{ credential: 'ORGANIZATION_ID' }] },
    { headers: { 'Organization-ID': "o'x" }, insert: [{ credential: 'API_KEY' }] },
  ]);
  expect(quoted.map(({ insert = [] }) => insert.length)).toEqual([1, 1]);
});

test.describe('log-ins that cannot be read (A9)', () => {
  const ofLogins = (asked: readonly ApiRequest[]) => asked.filter(({ method }) => method === 'POST');

  test('are of a zero character, of half a one, of many letters, of an emoji and in no character set', async () => {
    const logins = ofLogins(await provoked());
    const names = logins.flatMap(
      ({ body }) => /^\{"username":"(.*?)","password":"/.exec(body ?? '')?.[1] ?? [],
    );

    expect(names.map((name) => (name.length > 9 ? `${name.length} letters` : name))).toEqual([
      'a\\u0000b',
      '\\ud83d',
      '5000 letters',
      'a\u{1F600}b',
      'a',
      "o'x",
    ]);
    expect(logins.map(({ headers }) => headers?.['Content-Type'])).toContain('application/json; charset=x');
  });

  test('carry neither name nor password of the settings', async () => {
    const inserted = ofLogins(await provoked()).flatMap(({ insert = [] }) =>
      insert.map(({ credential }) => credential),
    );

    expect(new Set(inserted)).toEqual(new Set(['ORGANIZATION_ID']));
  });

  test('are not made where the document has none', async () => {
    expect(ofLogins(await provoked({ bearer: false }))).toEqual([]);
  });
});

test('what another test has sent already is not sent again (A9)', async () => {
  const bodies: (string | undefined)[] = [];
  const service = await knownService((request) => {
    bodies.push(request.body);
    return Promise.resolve(answer({ request, status: 400 }));
  });
  const sent = '{"username":"a","password":';

  await service.send(loginWithBody('of another test', sent));
  await service.probes.provokeCrashes(['apiKey']);

  expect(bodies.filter((body) => body === sent)).toHaveLength(1);
  expect(bodies).toContain('null');
});
