import { createServer } from 'node:net';
import { expect, test } from '@playwright/test';
import { listening } from '#tests/self/gateway/loopback.ts';
import { UNUSABLE } from './hostile-answers.ts';
import { answerOf, patienceFor, rawService } from './raw-service.ts';
import { runAgainst } from './runs.ts';

for (const { what, respond, seen } of UNUSABLE) {
  test(`a service that ${what} is not judged`, async ({}, info) => {
    await using service = await rawService(respond);

    const environment = { BASE_URL: service.baseUrl, REQUEST_TIMEOUT_S: String(patienceFor(seen)) };
    const { statement, exitCode } = await runAgainst(environment, info.outputPath());

    expect(exitCode).toBe(2);
    expect(statement.verdict).toBe('not-judged');
    expect(statement.because).toEqual([expect.stringContaining(`the first request: ${seen} (`)]);
    expect(statement.because[0]?.length).toBeLessThan(250);
  });
}

test('a closed port is not judged', async ({}, info) => {
  const gone = await listening(createServer());
  await gone.close();

  const { statement, exitCode } = await runAgainst({ BASE_URL: gone.url }, info.outputPath());

  expect(exitCode).toBe(2);
  expect(statement.because).toEqual([
    expect.stringContaining('the first request: ECONNREFUSED (the connection was refused). Check'),
  ]);
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
  const plain = createServer((socket) => {
    socket.once('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  });
  await using service = await listening(plain);

  const { statement, exitCode } = await runAgainst(
    { BASE_URL: service.url.replace('http:', 'https:') },
    info.outputPath(),
  );

  expect(exitCode).toBe(2);
  expect(statement.because).toEqual([expect.stringContaining('the first request: TLS (')]);
});

for (const status of ['407 Proxy Authentication Required', '502 Bad Gateway']) {
  test(`a proxy that answers ${status} is not taken for the service`, async ({}, info) => {
    const page = answerOf('<h1>Proxy</h1>', ['Content-Type: text/html'], status);
    await using proxy = await rawService((socket) => socket.end(page));
    process.env['HTTPS_PROXY'] = proxy.baseUrl;

    const run = runAgainst({ BASE_URL: 'https://service.example' }, info.outputPath());
    const { statement, exitCode } = await run.finally(() => delete process.env['HTTPS_PROXY']);

    expect(exitCode).toBe(2);
    expect(statement.because).toEqual([
      expect.stringContaining(`the first request: PROXY (a proxy answered ${status.slice(0, 3)} `),
    ]);
    expect(new Set(proxy.heard.map((text) => text.split('\r\n')[0]))).toEqual(
      new Set(['CONNECT service.example:443 HTTP/1.1']),
    );
    expect(proxy.heard.join()).not.toMatch(/canary|hostile/);
  });
}
