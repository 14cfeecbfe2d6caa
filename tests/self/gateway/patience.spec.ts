import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { expect, test } from '@playwright/test';
import { TokenPace } from '#fixtures/gateway/pace.ts';
import { listening } from './loopback.ts';
import { askGateway, json, logIn, stand, TOKEN_PATH, type Service } from './stand.ts';

/** Answers with these statuses in turn, then with 200. */
function statuses(...list: readonly number[]): Service {
  const rest = [...list];
  return (_heard, response) => {
    response.setHeader('Retry-After', '0');
    json(response, rest.shift() ?? 200, {});
  };
}

test('passing troubles are asked again and counted', async () => {
  await using service = await stand(statuses(503, 429));

  const got = await service.ask();

  expect(got.status).toBe(200);
  expect(got.report.retries).toBe(2);
  expect(service.gateway.summary()).toMatchObject({ requests: 3, retries: 2, unreachable: 0 });
});

for (const { what, status, seen } of [
  { what: 'with 429 is sent again', status: 429, seen: 200 },
  { what: 'with 503 is not, since something may have been', status: 503, seen: 503 },
]) {
  test(`a write that is answered ${what}`, async () => {
    await using service = await stand(statuses(status), { allowWrites: true });

    const got = await service.ask({ method: 'POST', path: '/api/v1/things', body: '{}' });

    expect(got.status).toBe(seen);
  });
}

for (const { name, wish, statuses: got } of [
  { name: 'a locked list that says until when is waited for', wish: '0', statuses: [423, 423, 200] },
  { name: 'a locked list that does not say until when is final', wish: undefined, statuses: [423] },
]) {
  test(name, async () => {
    const rest = [423, 423];
    const seen: number[] = [];
    await using service = await stand((_heard, response) => {
      const status = rest.shift() ?? 200;
      seen.push(status);
      if (wish !== undefined) response.setHeader('Retry-After', wish);
      json(response, status, {});
    });

    const { status, report } = await service.ask();

    expect(seen).toEqual(got);
    expect([status, report.retries]).toEqual([got.at(-1), got.length - 1]);
  });
}

test('a locked list is the answer where the test wants the first one', async () => {
  await using service = await stand(statuses(423));

  expect((await service.ask({ options: { retry: false } })).status).toBe(423);
  expect(service.heard).toHaveLength(1);
});

test('the first answer counts where the test says so', async () => {
  await using service = await stand(statuses(503));

  const got = await service.ask({ options: { retry: false } });

  expect(got.status).toBe(503);
  expect(service.heard).toHaveLength(1);
});

test('a write is never sent twice', async () => {
  await using service = await stand(statuses(503), { allowWrites: true });

  const got = await service.ask({ method: 'POST', path: '/api/v1/things', body: '{}' });

  expect(got.status).toBe(503);
  expect(service.heard).toHaveLength(1);
});

test('a redirect is passed on, not followed', async () => {
  await using service = await stand((_heard, response) => {
    response.writeHead(302, { Location: '/elsewhere' }).end();
  });

  const got = await service.ask({ path: '/api/v1/things' });

  expect(got.status).toBe(302);
  expect(got.headers['location']).toBe('/elsewhere');
  expect(service.heard).toHaveLength(1);
});

test('connections that the service closes do no harm', async () => {
  await using service = await stand((_heard, response, request) => {
    json(response, 200, {});
    response.on('finish', () => request.socket.destroy());
  });

  for (let count = 0; count < 20; count += 1) {
    expect((await service.ask({ options: { retry: false } })).status).toBe(200);
  }
});

test('after three unheard requests the service is not asked any more', async () => {
  const gone = await listening(createServer());
  await gone.close();
  await using service = await stand(() => undefined, { baseUrl: gone.url });
  const codes: (string | undefined)[] = [];

  for (let count = 0; count < 5; count += 1) codes.push((await service.ask()).report.error?.code);
  const last = await service.ask();

  expect(codes).toEqual(['ECONNREFUSED', 'ECONNREFUSED', 'ECONNREFUSED', 'GAVE_UP', 'GAVE_UP']);
  expect(last.report.error?.message).toContain('ECONNREFUSED');
  expect(service.gateway.summary().unreachable).toBe(3);
});

test('a service that drops what it does not like is asked on while it serves', async () => {
  await using service = await stand((heard, response, request) => {
    if (heard.rawHeaders.includes('-1')) request.socket.destroy();
    else json(response, 200, {});
  });
  const odd = { headers: ['pageNo', '-1'], options: { retry: false } };
  await service.ask();
  const codes: (string | undefined)[] = [];

  for (let count = 0; count < 7; count += 1) codes.push((await service.ask(odd)).report.error?.code);

  expect(new Set(codes)).toEqual(new Set(['RESET']));
  expect((await service.ask()).status).toBe(200);
});

test('a service that has served and then falls silent is not asked any more', async () => {
  const answers = ['served'];
  await using service = await stand((_heard, response, request) => {
    if (answers.pop() === undefined) request.socket.destroy();
    else json(response, 200, {});
  });
  const codes: (string | undefined)[] = [];
  await service.ask();

  for (let count = 0; count < 4; count += 1)
    codes.push((await service.ask({ options: { retry: false } })).report.error?.code);

  expect(codes).toEqual(['RESET', 'RESET', 'RESET', 'GAVE_UP']);
});

test('one that is silent now and then is asked until a run has waited thirty times in vain', async () => {
  let count = 0;
  await using service = await stand(
    (_heard, response) => {
      count += 1;
      if (count % 2 === 0) json(response, 200, {});
    },
    { requestTimeoutS: 1 },
  );
  const codes: (string | undefined)[] = [];

  // On a busy machine an answer may come too late as well.
  while (codes.at(-1) !== 'GAVE_UP')
    codes.push((await service.ask({ options: { retry: false } })).report.error?.code);
  const last = await service.ask();

  expect(codes.filter((code) => code === 'TIMEOUT')).toHaveLength(30);
  expect(new Set(codes.slice(0, -1))).toEqual(new Set(['TIMEOUT', undefined]));
  expect(last.report.error?.message).toBe('not asked: 30 requests of this run were waited for in vain');
  expect(service.heard).toHaveLength(codes.length - 1);
});

test('silence, a host without a name and plain text where TLS belongs are told apart', async () => {
  await using silent = await stand(() => undefined, { requestTimeoutS: 0.2 });
  await using nowhere = await stand(() => undefined, { baseUrl: 'http://no-such-host.invalid' });
  await using plain = await stand(() => undefined, { baseUrl: silent.baseUrl.replace('http:', 'https:') });
  await using noHttp = await listening(createTcpServer((socket) => socket.end('SMTP ready\r\n')));
  await using strange = await stand(() => undefined, { baseUrl: noHttp.url });
  const codeOf = async ({ gateway }: typeof silent): Promise<string | undefined> =>
    (await askGateway(gateway, { options: { retry: false } })).report.error?.code;

  expect(await codeOf(silent)).toBe('TIMEOUT');
  expect(await codeOf(nowhere)).toBe('ENOTFOUND');
  expect(await codeOf(plain)).toBe('TLS');
  expect(await codeOf(strange)).toBe('BAD_RESPONSE');
});

test('no second sees more requests than allowed', async () => {
  await using service = await stand(statuses(), { maxRequestsPerSecond: 40 });

  const startedMs = performance.now();
  await Promise.all(Array.from({ length: 21 }, () => service.ask()));

  expect(performance.now() - startedMs).toBeGreaterThan(480);
  expect(service.gateway.summary().peakPerSecond).toBeLessThanOrEqual(41);
});

test('token calls keep the distance that a 429 taught', async () => {
  const leastMs = 300;
  let nowMs = 1_000_000;
  const wait = (ms: number): Promise<number> => Promise.resolve((nowMs += ms));
  const pace = new TokenPace({ nowMs: () => nowMs, wait });
  const sentMs: number[] = [];
  let refusals = 0;
  for (let count = 0; count < 8; count += 1) {
    await pace.slot();
    const isTooSoon = nowMs - (sentMs.at(-1) ?? -Infinity) < leastMs;
    if (!isTooSoon) sentMs.push(nowMs);
    else {
      refusals += 1;
      pace.refused(leastMs);
    }
  }

  expect(refusals).toBe(1);
  expect(sentMs).toHaveLength(7);
});

test('a log-in that comes too soon is sent again', async () => {
  const rest = [429, 401];
  await using service = await stand((heard, response) => {
    json(response, heard.url === TOKEN_PATH ? (rest.shift() ?? 401) : 200, {});
  });

  expect((await service.ask(logIn())).status).toBe(401);
  expect(service.heard).toHaveLength(2);
});
