import { expect, test } from '@playwright/test';
import { directTransport } from '#fixtures/client/direct-transport.ts';
import type { ClientFields } from '#fixtures/gateway/protocol.ts';
import { json, LIST_PATH, stand, type Ask, type Got } from './stand.ts';

const TOLD = /^(user-agent|accept.*|cookie)$/i;

/** Names and values of what a client tells of itself, as they came over the wire. */
function toldIn(rawHeaders: readonly string[]): readonly string[] {
  return rawHeaders.flatMap((name, at) =>
    at % 2 === 0 && TOLD.test(name) ? [`${name}: ${rawHeaders[at + 1] ?? ''}`] : [],
  );
}

interface Heard {
  readonly got: Got;
  readonly told: readonly string[];
}

async function told(ask: Ask): Promise<Heard> {
  await using service = await stand((_heard, response) => {
    json(response, 200, {});
  });
  const got = await service.ask(ask);
  return { got, told: toldIn(service.heard[0]?.rawHeaders ?? ['none']) };
}

/** What the service hears of a client that tells this, its own library saying that it takes anything. */
const toldBy = async (client: ClientFields, field = 'accept') =>
  (await told({ headers: [field, '*/*'], options: { client } })).told;

test.describe('what a client tells of itself', () => {
  test('is what the gateway tells where nobody says otherwise', async () => {
    const own = ['accept: */*', 'User-Agent: suite/1.0', 'Accept-Encoding: gzip, deflate, br'];

    expect(await toldBy({})).toEqual(own);
    expect((await told({ headers: ['accept', '*/*'] })).told).toEqual(own);
  });

  test('takes the place of what the gateway tells', async () => {
    const phone = {
      'User-Agent': 'phone/2',
      Accept: 'application/json',
      'Accept-Language': 'de-DE,de;q=0.9',
      'Accept-Encoding': 'br',
    };

    expect(await toldBy(phone)).toEqual([
      'User-Agent: phone/2',
      'Accept-Encoding: br',
      'Accept: application/json',
      'Accept-Language: de-DE,de;q=0.9',
    ]);
  });

  for (const field of ['accept', 'Accept', 'ACCEPT']) {
    test(`takes the place of a field in any letter case: ${field}`, async () => {
      const came = await toldBy({ Accept: 'text/html' }, field);

      expect(came.filter((one) => /^accept:/i.test(one))).toEqual(['Accept: text/html']);
    });
  }

  test('is left out where it is null', async () => {
    const bare = { 'User-Agent': null, Accept: null, 'Accept-Language': null, 'Accept-Encoding': null };

    expect(await toldBy(bare)).toEqual([]);
    expect(await toldBy({ Accept: null })).toEqual([
      'User-Agent: suite/1.0',
      'Accept-Encoding: gzip, deflate, br',
    ]);
  });

  test('may be empty', async () => {
    expect(await toldBy({ 'User-Agent': '' })).toContain('User-Agent: ');
  });
});

test.describe('what no client tells of itself', () => {
  const unknown: readonly (readonly [string, unknown])[] = [
    ['another field', { Authorization: 'x' }],
    ['a field in another letter case', { accept: '*/*' }],
    ['a number', { Accept: 7 }],
    ['a list', { Accept: ['*/*'] }],
    ['a text', 'curl'],
  ];
  for (const [name, client] of unknown) {
    test(`is refused, and nothing is sent: ${name}`, async () => {
      // A client of ours cannot say so; somebody else's may.
      const { got, told: came } = await told({ options: { client: client as ClientFields } });

      expect(got.report).toMatchObject({ outcome: 'rejected', error: { code: 'BAD_INSERTION' } });
      expect(came).toEqual([]);
    });
  }
});

test('cookies that the service has set go out beside what a client tells', async () => {
  await using service = await stand((_heard, response) => {
    response.setHeader('Set-Cookie', 'node=7');
    json(response, 200, {});
  });

  await service.ask();
  await service.ask({ options: { cookies: true, client: { 'User-Agent': null, 'Accept-Encoding': 'br' } } });

  expect(service.heard.map(({ rawHeaders }) => toldIn(rawHeaders)).at(-1)).toEqual([
    'Accept-Encoding: br',
    'Cookie: node=7',
  ]);
});

test('outside of tests a request takes anything, unless it tells otherwise', async () => {
  await using service = await stand((_heard, response) => {
    json(response, 200, {});
  });
  const send = directTransport({ url: service.gateway.url, key: service.gateway.key });

  await send({ method: 'GET', path: LIST_PATH });
  await send({ method: 'GET', path: LIST_PATH, options: { client: { Accept: null } } });

  expect(service.heard.map(({ rawHeaders }) => toldIn(rawHeaders)[0])).toEqual([
    'accept: */*',
    'User-Agent: suite/1.0',
  ]);
});
