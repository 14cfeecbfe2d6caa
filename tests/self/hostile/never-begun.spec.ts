import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from '@playwright/test';
import { UNUSABLE } from './hostile-answers.ts';
import { rawService } from './raw-service.ts';
import { runAgainst } from './runs.ts';

for (const { what, respond, seen } of UNUSABLE) {
  test(`a service that ${what} is not judged`, async ({}, info) => {
    await using service = await rawService(respond);

    const { statement, exitCode } = await runAgainst({ BASE_URL: service.baseUrl }, info.outputPath());

    expect(exitCode).toBe(2);
    expect(statement.verdict).toBe('not-judged');
    expect(statement.because).toEqual([expect.stringContaining(`the first request: ${seen} (`)]);
    expect(statement.because[0]?.length).toBeLessThan(250);
  });
}

test('a closed port is not judged', async ({}, info) => {
  const { port, close } = await listening(() => undefined);
  await close();

  const { statement, exitCode } = await runAgainst(
    { BASE_URL: `http://127.0.0.1:${port}` },
    info.outputPath(),
  );

  expect(exitCode).toBe(2);
  expect(statement.because).toEqual([expect.stringContaining('the first request: ECONNREFUSED (')]);
});

test('a host without a name is not judged', async ({}, info) => {
  const { statement, exitCode } = await runAgainst(
    { BASE_URL: 'http://no-such-host.invalid' },
    info.outputPath(),
  );

  expect(exitCode).toBe(2);
  expect(statement.because).toEqual([expect.stringContaining('the first request: ENOTFOUND (')]);
});

test('plain text where TLS belongs is not judged', async ({}, info) => {
  const { port, close } = await listening((socket) => {
    socket.once('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  });

  const { statement, exitCode } = await runAgainst(
    { BASE_URL: `https://127.0.0.1:${port}` },
    info.outputPath(),
  );
  await close();

  expect(exitCode).toBe(2);
  expect(statement.because).toEqual([expect.stringContaining('the first request: TLS (')]);
});

async function listening(onConnection: (socket: Socket) => void) {
  const server = createServer(onConnection).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    server.close();
    await once(server, 'close');
  };
  return { port, close };
}
