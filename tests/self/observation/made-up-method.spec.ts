import { connect, createServer } from 'node:net';
import { expect, test } from '@playwright/test';
import { startMock } from '#fixtures/mock/mock.ts';
import { loadContract } from '#spec/load-contract.ts';
import { listening, type Loopback } from '#tests/self/gateway/loopback.ts';
import { MADE_UP_METHOD } from './choices.ts';
import { driftedIn, observed, pointOf } from './runs.ts';

const REFUSAL = ['HTTP/1.1 405 Method Not Allowed', 'Allow: GET', 'Content-Length: 0', 'Connection: close'];

/** Passes everything on but the made-up method, which no server of Node lets its application see. */
function frontOf(port: number): Promise<Loopback> {
  const server = createServer((socket) => {
    const behind = connect(port, '127.0.0.1');
    socket.on('data', (chunk) => {
      if (chunk.toString('latin1').startsWith('FOO ')) socket.end(`${REFUSAL.join('\r\n')}\r\n\r\n`);
      else behind.write(chunk);
    });
    behind.on('data', (chunk) => socket.write(chunk));
    for (const [one, other] of [
      [socket, behind],
      [behind, socket],
    ] as const) {
      one.on('close', () => other.destroy());
      // A peer that hangs up is no trouble: the other side is closed with it.
      one.on('error', () => other.destroy());
    }
  });
  return listening(server);
}

test('a made-up method is told by the answer to it, and drifts with it', async () => {
  const { description } = await loadContract([]);
  const mock = await startMock({
    clients: 9,
    tokenLifetimeS: 60,
    seed: 'foo',
    port: 0,
    dialects: [],
    description,
  });
  const front = await frontOf(Number(new URL(mock.baseUrl).port));
  const { organizationId, apiKey, username, password } = mock.credentials;
  const environment = {
    BASE_URL: front.url,
    ORGANIZATION_ID: organizationId,
    API_KEY: apiKey,
    API_USERNAME: username,
    API_PASSWORD: password,
    MAX_REQUESTS_PER_SECOND: '200',
  };

  const behind = await observed({
    grep: '@OP-20.3',
    environment: { ...environment, BASE_URL: mock.baseUrl },
  });
  const before = await observed({ grep: '@OP-20.3', environment, overlay: behind.overlayFile });
  await front.close();
  await mock.close();

  expect([behind, before].map((run) => pointOf(run, 'OP-20.3').observed)).toEqual([
    MADE_UP_METHOD.usual,
    MADE_UP_METHOD.other,
  ]);
  expect(driftedIn(before)).toEqual(['OP-20.3']);
});
