import { expect, test } from '@playwright/test';
import type { SendOptions } from '#fixtures/gateway/protocol.ts';
import {
  TOKEN_PATH,
  credentials,
  heardAtTokenEndpoint,
  json,
  logIn,
  stand,
  type Ask,
  type Heard,
} from './stand.ts';

const BODY = '{"name" : "aé"}';

/** What the service hears of a body of the token endpoint. */
function heardOf(options: SendOptions, ask: Ask = { body: BODY }): Promise<Heard> {
  return heardAtTokenEndpoint({ ...ask, options });
}

/** What the request says of the end of its body, as it came over the wire. */
function framingOf({ rawHeaders }: Heard): readonly string[] {
  return rawHeaders.flatMap((name, at) =>
    at % 2 === 0 && /^(content-length|transfer-encoding)$/i.test(name)
      ? [`${name.toLowerCase()}: ${rawHeaders[at + 1] ?? ''}`]
      : [],
  );
}

function lengthOf({ body }: Heard): readonly string[] {
  return [`content-length: ${Buffer.byteLength(body)}`];
}

test.describe('a body in pieces', () => {
  for (const { name, options } of [
    { name: 'a connection that is kept', options: { bodyInPieces: true } },
    { name: 'a connection of its own', options: { bodyInPieces: true, connection: 'fresh' } },
  ] as const) {
    test(`leaves in two, a moment apart, on ${name}`, async () => {
      const { body, pieces } = await heardOf(options);
      const [first, second] = pieces;

      expect(body).toBe(BODY);
      expect(pieces.map(({ text }) => text)).toEqual([BODY.slice(0, 8), BODY.slice(8)]);
      expect((second?.atMs ?? 0) - (first?.atMs ?? 0)).toBeGreaterThan(30);
    });

    test(`says how long it is, and no other end, on ${name}`, async () => {
      expect(framingOf(await heardOf(options))).toEqual(['content-length: 16']);
    });
  }
});

test.describe('a connection that a body in pieces came by', () => {
  test('is left to the next request', async () => {
    const connections = new Set<unknown>();
    await using service = await stand((_heard, response, { socket }) => {
      connections.add(socket);
      json(response, 400, {});
    });
    const ask = { method: 'POST', path: TOKEN_PATH, body: BODY };

    await service.ask({ ...ask, options: { bodyInPieces: true } });
    await service.ask(ask);

    expect(connections.size).toBe(1);
    expect(service.heard.map(({ body }) => body)).toEqual([BODY, BODY]);
    expect(service.heard.map(({ pieces }) => pieces.length)).toEqual([2, 1]);
  });

  test('may break: then the body is sent again as a whole', async () => {
    const broken: string[] = [];
    await using service = await stand(({ body }, response, { socket }) => {
      if (broken.push(body) === 1) socket.destroy();
      else json(response, 400, {});
    });

    const got = await service.ask({
      ...{ method: 'POST', path: TOKEN_PATH, body: BODY },
      options: { bodyInPieces: true },
    });

    expect(got).toMatchObject({ status: 400, report: { retries: 1 } });
    expect(service.heard.map(({ body }) => body)).toEqual([BODY, BODY]);
    expect(service.heard.map(framingOf)).toEqual([['content-length: 16'], ['content-length: 16']]);
  });
});

test.describe('a body in chunks', () => {
  for (const { name, options } of [
    { name: 'a connection that is kept', options: { chunkedBody: true } },
    { name: 'a connection of its own', options: { chunkedBody: true, connection: 'fresh' } },
  ] as const) {
    test(`says nothing of its length, on ${name}`, async () => {
      const heard = await heardOf(options);

      expect(heard.body).toBe(BODY);
      expect(framingOf(heard)).toEqual(['transfer-encoding: chunked']);
    });
  }

  test('is the right log-in, filled in', async () => {
    const heard = await heardOf({ chunkedBody: true }, logIn());

    expect(JSON.parse(heard.body)).toEqual({
      username: credentials.API_USERNAME,
      password: credentials.API_PASSWORD,
    });
    expect(framingOf(heard)).toEqual(['transfer-encoding: chunked']);
  });
});

test('a body that nobody wants in pieces leaves in one', async () => {
  const heard = await heardOf({});

  expect(heard.pieces.map(({ text }) => text)).toEqual([BODY]);
  expect(framingOf(heard)).toEqual(['content-length: 16']);
});

test.describe('a body in pieces that is changed on the way', () => {
  test('is as long as it says where its texts are in escapes', async () => {
    const heard = await heardOf({ bodyInPieces: true, respeltBody: true }, logIn());

    expect(JSON.parse(heard.body)).toEqual({
      username: credentials.API_USERNAME,
      password: credentials.API_PASSWORD,
    });
    expect(heard.body).toContain('\\u00');
    expect(framingOf(heard)).toEqual(lengthOf(heard));
    expect(heard.pieces).toHaveLength(2);
  });

  test('is as long as it says where it breaks off', async () => {
    const heard = await heardOf({ bodyInPieces: true, cutBody: true });

    expect(heard.body).toBe(BODY.slice(0, -1));
    expect(framingOf(heard)).toEqual(['content-length: 15']);
    expect(heard.pieces).toHaveLength(2);
  });

  test('is as long as it says where it breaks off in escapes', async () => {
    const options = { respeltBody: true, cutBody: true } as const;
    const heard = await heardOf({ ...options, bodyInPieces: true });

    expect(heard.body).toBe((await heardOf(options)).body);
    expect(framingOf(heard)).toEqual(lengthOf(heard));
  });
});

test.describe('a body too short for two pieces', () => {
  for (const { name, ask, options, body } of [
    { name: 'none', ask: {}, options: {}, body: '' },
    { name: 'an empty one', ask: { body: '' }, options: {}, body: '' },
    { name: 'one of a single character', ask: { body: '1' }, options: {}, body: '1' },
    { name: 'one that is cut to nothing', ask: { body: '1' }, options: { cutBody: true }, body: '' },
  ] as const) {
    test(`arrives as it is: ${name}`, async () => {
      const heard = await heardOf({ ...options, bodyInPieces: true }, ask);

      expect(heard.body).toBe(body);
      expect(framingOf(heard)).toEqual(lengthOf(heard));
    });
  }
});
