import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { Forward } from '#fixtures/gateway/forward.ts';
import { listening } from './loopback.ts';

const CONTINUE = 'HTTP/1.1 100 Continue\r\n\r\n';
const DATED = 'HTTP/1.1 100 Continue\r\nDate: Fri, 27 Nov 2026 08:00:00 GMT\r\n\r\n';
const FINAL = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}';
/** Long enough for what was written before to arrive alone. */
const ALONE_MS = 60;

/** What two requests on one connection get of a service that writes this to each of them, a moment apart. */
async function answers(...pieces: readonly string[]): Promise<readonly string[]> {
  let connections = 0;
  const server = net.createServer((socket) => {
    connections += 1;
    socket.on('data', () => void writeTo(socket, pieces));
    socket.on('error', () => undefined);
  });
  await using service = await listening(server);
  const forward = new Forward({ baseUrl: service.url, requestTimeoutS: 20 });
  const seen: string[] = [];
  for (let time = 0; time < 2; time += 1) {
    const { answer } = await forward.send({ method: 'GET', path: '/', headers: [], connection: 'kept' });
    seen.push(`${answer.status} ${answer.text}`);
    await sleep(ALONE_MS);
  }
  await forward.close();
  return [...seen, `${connections} connection`];
}

async function writeTo(socket: net.Socket, pieces: readonly string[]): Promise<void> {
  for (const piece of pieces) {
    socket.write(piece);
    await sleep(ALONE_MS);
  }
}

for (const { name, pieces } of [
  { name: 'comes alone', pieces: [CONTINUE, FINAL] },
  { name: 'comes together with the answer', pieces: [`${CONTINUE}${FINAL}`] },
  { name: 'has header fields and comes in two pieces', pieces: [DATED.slice(0, 30), DATED.slice(30), FINAL] },
  { name: 'comes twice', pieces: [`${CONTINUE}${CONTINUE}`, FINAL] },
  {
    name: 'comes before another interim answer',
    pieces: [`${CONTINUE}HTTP/1.1 102 Processing\r\n\r\n`, FINAL],
  },
  { name: 'does not come', pieces: [FINAL] },
]) {
  test(`a 100 Continue that nobody asked for and that ${name} is left out`, async () => {
    expect(await answers(...pieces)).toEqual(['200 {}', '200 {}', '1 connection']);
  });
}

test('a body that begins as one does comes whole', async () => {
  const body = `${CONTINUE}Nobody asked.`;

  const seen = await answers(`HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n${body}`);

  expect(seen[0]).toBe(`200 ${body}`);
});
