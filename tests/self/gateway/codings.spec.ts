import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { stand } from './stand.ts';

test('a body that unpacks beyond the limit is reported, not passed', async () => {
  await using service = await stand((_heard, response) => {
    response.writeHead(200, { 'Content-Encoding': 'gzip' });
    response.end(gzipSync(Buffer.alloc(20 * 1024 * 1024)));
  });

  const got = await service.ask();

  expect(got.status).toBe(502);
  expect(got.report).toMatchObject({ outcome: 'unreachable', error: { code: 'BODY_TOO_LARGE' } });
});

for (const [coding, came, body] of [
  ['gzip', 'plain text', Buffer.from('{"data":[]}')],
  ['br', 'plain text', Buffer.from('{"data":[]}')],
  ['br', 'gzip', gzipSync('{"data":[]}')],
  ['deflate', 'gzip', gzipSync('{"data":[]}')],
  ['gzip', 'gzip', gzipSync(gzipSync('{"data":[]}'))],
] as const) {
  test(`${coding} that comes as ${came} is passed as text, and told`, async () => {
    await using service = await stand((_heard, response) => {
      response.writeHead(200, { 'Content-Encoding': coding });
      response.end(body);
    });

    expect(await service.ask()).toMatchObject({ text: '{"data":[]}', report: { cameAs: came } });
  });
}

for (const { what, body } of [
  { what: 'is cut within its coding', body: gzipSync('{"data":[]}').subarray(0, -9) },
  { what: 'comes as text that is no JSON', body: Buffer.from('no gzip at all') },
]) {
  test(`a body that ${what} is reported as such`, async () => {
    await using service = await stand((_heard, response) => {
      response.writeHead(200, { 'Content-Encoding': 'gzip' });
      response.end(body);
    });

    const got = await service.ask();

    expect(got.report.error?.code).toBe('BAD_ENCODING');
  });
}

test('a coding that nobody knows is left alone where the body is text as it stands', async () => {
  await using service = await stand((_heard, response) => {
    response.writeHead(200, { 'Content-Encoding': 'UTF-8, gzip' });
    response.end(gzipSync('{"data":"Größe"}'));
  });

  expect((await service.ask()).text).toBe('{"data":"Größe"}');
});

test('gzip that no field names is unpacked and told', async () => {
  await using service = await stand((_heard, response) => {
    response.end(gzipSync('{"data":[]}'));
  });

  expect(await service.ask()).toMatchObject({ text: '{"data":[]}', report: { cameAs: 'gzip' } });
});

test('a body in a coding that nobody knows is not passed on unread', async () => {
  await using service = await stand((_heard, response) => {
    response.writeHead(200, { 'Content-Encoding': 'zstd' });
    response.end(Buffer.from('28b52ffd0458', 'hex'));
  });

  expect((await service.ask()).report.error?.code).toBe('BAD_ENCODING');
});
