import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { listening } from './loopback.ts';
import { askGateway, json, stand } from './stand.ts';

test('a proxy named in the environment is used, but never for loopback', async () => {
  await using near = await stand((_heard, response) => {
    json(response, 200, { seen: true });
  });
  const tunnels: (string | undefined)[] = [];
  const tunnel = createServer().on('connect', (request, socket) => {
    tunnels.push(request.url);
    const onward = connect(Number(new URL(near.baseUrl).port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  });
  await using proxy = await listening(tunnel);
  process.env['HTTP_PROXY'] = proxy.url;
  await using far = await stand(() => undefined, { baseUrl: 'http://service.test:8080' });
  await using loopback = await stand(() => undefined, { baseUrl: near.baseUrl });
  delete process.env['HTTP_PROXY'];

  const throughProxy = await askGateway(far.gateway, {});
  const direct = await askGateway(loopback.gateway, {});

  expect([throughProxy.text, direct.text]).toEqual(['{"seen":true}', '{"seen":true}']);
  expect(tunnels).toEqual(['service.test:8080']);
});
