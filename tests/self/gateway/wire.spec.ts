import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { credentials, json, LIST_PATH, logIn, stand, TOKEN_PATH } from './stand.ts';

test('credentials go into named header fields in the given letter case', async () => {
  await using service = await stand((_heard, response) => {
    json(response, 200, {});
  });

  const got = await service.ask({
    headers: ['pageNo', '1', 'X-Empty', '', 'x-twice', 'a', 'X-TWICE', 'b'],
    insert: [
      { in: 'header', at: 'Authorization', prefix: 'Api-Key ', credential: 'API_KEY' },
      { in: 'header', at: 'Organization-ID', credential: 'ORGANIZATION_ID' },
      { in: 'header', at: 'Organization-ID', credential: 'ORGANIZATION_ID' },
    ],
  });

  const raw = service.heard[0]?.rawHeaders ?? [];
  expect(raw.slice(raw.indexOf('pageNo'), raw.indexOf('User-Agent'))).toEqual([
    ...['pageNo', '1', 'X-Empty', '', 'x-twice', 'a', 'X-TWICE', 'b'],
    ...['Authorization', `Api-Key ${credentials.API_KEY}`],
    ...['Organization-ID', 'acme-industries', 'Organization-ID', 'acme-industries'],
  ]);
  expect(raw.join('\n').toLowerCase()).not.toContain('gateway-');
  expect(raw).toContain('suite/1.0');
  expect(got.report.inserted).toEqual(['API_KEY', 'ORGANIZATION_ID', 'ORGANIZATION_ID']);
});

test('credentials go into a JSON body and a wrong pointer is rejected', async () => {
  await using service = await stand((_heard, response) => {
    json(response, 401, {});
  });

  await service.ask(logIn());
  const wrong = await service.ask({
    ...logIn(),
    insert: [{ in: 'body', at: '/a/b', credential: 'API_KEY' }],
  });

  expect(JSON.parse(service.heard[0]?.body ?? '')).toEqual({
    username: credentials.API_USERNAME,
    password: credentials.API_PASSWORD,
  });
  expect(wrong.report).toMatchObject({ outcome: 'rejected', error: { code: 'BAD_INSERTION' } });
  expect(service.heard).toHaveLength(1);
});

test('a request asked for on a connection of its own shares none', async () => {
  const connections = new Set<unknown>();
  await using service = await stand((_heard, response, { socket }) => {
    connections.add(socket);
    json(response, 200, {});
  });

  await service.ask();
  await service.ask();
  expect(connections.size).toBe(1);

  await service.ask({ options: { connection: 'fresh' } });
  await service.ask({ options: { connection: 'fresh' } });
  expect(connections.size).toBe(3);
});

test('nothing is forwarded without the key of the run', async () => {
  await using service = await stand((_heard, response) => {
    json(response, 200, {});
  });

  const got = await service.ask({ key: 'some-other-key' });

  expect(got.status).toBe(403);
  expect(got.report).toMatchObject({ outcome: 'rejected', error: { code: 'NO_KEY' } });
  expect(service.heard).toHaveLength(0);
});

test('unknown and undeclared credentials are told apart', async () => {
  await using service = await stand((_heard, response) => {
    json(response, 200, {});
  });
  const codeOf = async (credential: 'TOKEN-7' | 'TOKEN' | 'EXPIRED_TOKEN'): Promise<string | undefined> =>
    (await service.ask({ insert: [{ in: 'header', at: 'X', credential }] })).report.error?.code;

  expect(await codeOf('TOKEN-7')).toBe('UNKNOWN_CREDENTIAL');
  expect(await codeOf('TOKEN')).toBe('NOT_DECLARED');
  expect(await codeOf('EXPIRED_TOKEN')).toBe('NOT_DECLARED');
});

test('repeated answer fields pass and hop fields are reported', async () => {
  await using service = await stand((_heard, response) => {
    response.writeHead(200, [
      ...['Set-Cookie', 'a=1', 'Set-Cookie', 'b=2', 'Gateway-Report', 'forged'],
      ...['Content-Encoding', 'gzip', 'Content-Type', 'application/json'],
    ]);
    response.end(gzipSync('{"data":[]}'));
  });

  const got = await service.ask();

  expect(got.headers['set-cookie']).toEqual(['a=1', 'b=2']);
  expect(got.text).toBe('{"data":[]}');
  expect(got.report.hop['content-encoding']).toBe('gzip');
  expect(got.headers['content-encoding']).toBeUndefined();
});

test('204, 304, HEAD and large header sets pass', async () => {
  await using service = await stand((heard, response) => {
    if (heard.url === '/many') {
      const many = Array.from({ length: 300 }, (_, index) => [`X-Field-${index}`, 'v'.repeat(60)]).flat();
      response.writeHead(200, many);
    } else response.writeHead(Number(heard.url.slice(1)), { 'X-Seen': 'yes' });
    response.end();
  });

  expect((await service.ask({ path: '/204' })).status).toBe(204);
  expect((await service.ask({ path: '/304' })).status).toBe(304);
  expect((await service.ask({ path: '/200', method: 'HEAD' })).headers['x-seen']).toBe('yes');
  expect((await service.ask({ path: '/many' })).report.droppedHeaders).toBeGreaterThan(100);
});

test('a 204 that carries a body harms neither this request nor the next', async () => {
  await using service = await stand((_heard, _response, request) => {
    request.socket.end('HTTP/1.1 204 No Content\r\nContent-Length: 5\r\n\r\nhello');
  });

  expect((await service.ask()).status).toBe(204);
  expect((await service.ask()).status).toBe(204);
});

test('an answer cut off on the way is reported as truncated', async () => {
  await using service = await stand((_heard, _response, request) => {
    request.socket.end('HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n{"data":[');
  });

  const got = await service.ask({ options: { retry: false } });

  expect(got.report.error?.code).toBe('TRUNCATED');
});

test('invalid UTF-8 and a byte order mark are reported', async () => {
  await using service = await stand((heard, response) => {
    response.end(heard.url === '/bom' ? '\ufeff{}' : Buffer.from([0x7b, 0xff, 0x7d]));
  });

  expect((await service.ask({ path: '/bom' })).report).toMatchObject({
    byteOrderMark: true,
    invalidUtf8: false,
  });
  expect((await service.ask({ path: '/bad' })).report).toMatchObject({
    byteOrderMark: false,
    invalidUtf8: true,
  });
});

test('writes go to described operations only, and only where allowed', async () => {
  const answer = (_heard: unknown, response: Parameters<typeof json>[0]): void => {
    json(response, 200, {});
  };
  await using guarded = await stand(answer);
  await using open = await stand(answer, { allowWrites: true });
  const remove = { method: 'DELETE', path: '/api/v1/things/7' };

  expect((await guarded.ask(remove)).report.error?.code).toBe('WRITES_NOT_ALLOWED');
  expect((await open.ask(remove)).status).toBe(200);
  expect((await open.ask({ method: 'DELETE', path: LIST_PATH })).report.error?.code).toBe(
    'WRITES_NOT_ALLOWED',
  );
  expect((await open.ask({ method: 'DELETE', path: '/api/v1/things/..' })).status).toBe(400);
  expect((await guarded.ask({ method: 'POST', path: TOKEN_PATH })).status).toBe(200);
  expect(guarded.heard.map(({ method }) => method)).toEqual(['POST']);
});

test('a POST without a body says so and no content type is added', async () => {
  await using service = await stand((_heard, response) => {
    json(response, 200, {});
  });

  await service.ask({ method: 'POST', path: TOKEN_PATH });

  const fields = (service.heard[0]?.rawHeaders ?? []).map((text) => text.toLowerCase());
  expect(fields[fields.indexOf('content-length') + 1]).toBe('0');
  expect(fields).not.toContain('content-type');
});

test('the base URL may carry a path prefix and paths pass as they are', async () => {
  await using service = await stand((_heard, response) => {
    json(response, 200, {});
  });
  await service.ask({ path: '/a//b?x=%2F' });
  await using behind = await stand(() => undefined, { baseUrl: `${service.baseUrl}/tenant/` });
  await behind.ask({ path: '/list' });

  expect(service.heard[0]?.url).toBe('/a//b?x=%2F');
  expect(service.heard[1]?.url).toBe('/tenant/list');
});

test('TRACE is sent where it is asked for', async () => {
  await using service = await stand((heard, response) => {
    json(response, 200, { method: heard.method });
  });

  const { text } = await service.ask({ options: { method: 'TRACE' } });

  expect(JSON.parse(text)).toEqual({ method: 'TRACE' });
});

test('a made-up method is sent where it is asked for', async () => {
  await using service = await stand((_heard, response) => {
    json(response, 200, {});
  });

  const made = await service.ask({ options: { method: 'FOO' } });
  const unsafe = await service.ask({ options: { method: 'MOVE' } });

  expect(made.status).toBe(400);
  expect(made.report.outcome).toBe('answered');
  expect(unsafe.report.error?.code).toBe('WRITES_NOT_ALLOWED');
});
