import { createServer } from 'node:http';
import { test, expect } from '@playwright/test';
import type { ApiRequest, Exchange } from '#fixtures/client/exchange.ts';
import { CONTROL_HEADER, KEY_HEADER, type ServerErrorSeen } from '#fixtures/gateway/protocol.ts';
import { Probes } from '#fixtures/judge/probes.ts';
import type { RefusalResult } from '#fixtures/judge/refusal-result.ts';
import { answer, clients, envelope } from '#tests/self/checks/answers.ts';
import { listening } from '#tests/self/gateway/loopback.ts';
import { knownService } from './known-service.ts';

const SERVED = answer({ body: envelope(clients(1, 3)) });
const REFUSED = answer({ status: 400 });
const CRASHED = answer({ status: 500 });
const UNAVAILABLE = answer({ status: 503 });
const SEEN: ServerErrorSeen = {
  ...{ exchange: 7, method: 'GET', path: '/api/v1/clients' },
  ...{ headers: [['pageNo', 'x'] as const, ['Host', 'here'] as const], insert: [] },
  options: {},
};

interface Scene extends RefusalResult {
  /** What was sent: `right` or `wrong`. */
  readonly sent: readonly string[];
}

/** A gateway that noted these requests; answers to the right request and to those, the last ones again and again. */
async function repeated(
  seen: readonly ServerErrorSeen[],
  answers: {
    readonly right?: readonly Exchange[];
    readonly wrong: readonly Exchange[];
    /** Where the noted request was asked, by this worker. */
    readonly before?: string;
  },
): Promise<Scene> {
  const server = createServer(({ headers }, response) => {
    const isAsked = headers[CONTROL_HEADER] === 'server-errors' && headers[KEY_HEADER] === 'key';
    response.writeHead(isAsked ? 200 : 403).end(JSON.stringify(seen));
  });
  await using gateway = await listening(server);
  const sent: string[] = [];
  const send = (request: ApiRequest): Promise<Exchange> => {
    const name = request.headers?.['pageNo'] === 'x' ? 'wrong' : 'right';
    const script = answers[name] ?? [SERVED];
    const time = sent.filter((one) => one === name).length;
    sent.push(name);
    return Promise.resolve({ ...(script[time] ?? script.at(-1) ?? UNAVAILABLE), request });
  };
  const service = await knownService(send, { gateway: { url: gateway.url, key: 'key' } });
  const { before: place } = answers;
  if (place !== undefined)
    service.remarkable.note(answer({ status: 500, request: { place }, report: { exchange: SEEN.exchange } }));
  const result = await new Probes(service).repeatCrashes({ pageNo: 1, pageSize: 10 });
  return { ...result, sent };
}

/** What is sent to provoke echoes in both schemes, of a service that serves all of it. */
async function provoked(): Promise<readonly ApiRequest[]> {
  const sent: ApiRequest[] = [];
  const service = await knownService((request) => {
    sent.push(request);
    return Promise.resolve({ ...SERVED, request });
  });
  for (const scheme of ['apiKey', 'bearer'] as const)
    await service.probes.provokeEchoes(scheme, { pageNo: 1, pageSize: 10 });
  return sent;
}

const isWrong = ({ credential }: { readonly credential: string }): boolean =>
  credential.startsWith('UNKNOWN_');

test('what is refused is asked for as a page, too, in either scheme (A8)', async () => {
  const sent = await provoked();

  const asPages = sent.filter(
    ({ headers, insert = [] }) => headers?.['Accept'] === 'text/html' && insert.some(isWrong),
  );
  expect(asPages).toHaveLength(2);
});

test('what a service may turn away is asked in either scheme, right in all else (A8)', async () => {
  const sent = await provoked();

  for (const name of ['Accept', 'If-Match', 'Range']) {
    const asked = sent.filter(({ headers = {}, insert = [] }) => name in headers && !insert.some(isWrong));

    expect(asked.map(({ insert }) => insert?.map(({ credential }) => credential))).toEqual([
      ['API_KEY', 'ORGANIZATION_ID'],
      ['TOKEN', 'ORGANIZATION_ID', 'API_KEY'],
    ]);
  }
});

test('where mostly nothing is, the list is asked for rightly in either scheme (A8)', async () => {
  const sent = await provoked();

  const nowhere = sent.filter(({ path }) => path === '/api/v1/clients.json');

  expect(nowhere.map(({ insert = [] }) => insert.map(({ credential }) => credential))).toEqual([
    ['API_KEY', 'ORGANIZATION_ID'],
    ['TOKEN', 'ORGANIZATION_ID', 'API_KEY'],
  ]);
});

test('what the service has answered by now is not asked again for an echo (A8)', async () => {
  const sent: string[] = [];
  const service = await knownService((request) => {
    sent.push(request.method);
    return Promise.resolve(answer({ request, status: 401 }));
  });
  const provoke = (): Promise<void> => service.probes.provokeEchoes('bearer', { pageNo: 1, pageSize: 10 });
  await provoke();
  const { length } = sent;
  await provoke();

  expect(length).toBeGreaterThan(0);
  expect(sent).toHaveLength(length);
});

test.describe('a request that was answered with 500', () => {
  test('is asked again twice, a right one before each', async () => {
    const { sent, findings } = await repeated([SEEN], { wrong: [CRASHED] });

    expect(sent).toEqual(['right', 'wrong', 'right', 'wrong']);
    expect(findings).toMatchObject([{ exchange: { status: 500, request: { headers: { pageNo: 'x' } } } }]);
    expect(findings[0]?.exchange.request.headers).not.toHaveProperty('Host');
  });

  for (const { name, wrong } of [
    { name: 'at the first repeat only', wrong: [CRASHED, REFUSED] },
    { name: 'at the second repeat only', wrong: [REFUSED, CRASHED] },
    { name: 'at the first repeat, and with 503 at the second', wrong: [CRASHED, UNAVAILABLE] },
  ]) {
    test(`${name} is no breach`, async () => {
      expect((await repeated([SEEN], { wrong })).findings).toEqual([]);
    });
  }

  test('is asked for once, however often it was seen', async () => {
    const { sent } = await repeated([SEEN, { ...SEEN, exchange: 9 }], { wrong: [REFUSED] });

    expect(sent.filter((one) => one === 'wrong')).toHaveLength(2);
  });

  test('tells nothing where right requests are not heard in between', async () => {
    const { findings, untold } = await repeated([SEEN], {
      right: [SERVED, UNAVAILABLE],
      wrong: [CRASHED],
    });

    expect(findings).toEqual([]);
    expect(untold).toContain('not served in between');
  });

  test('is told where the right request passes at the second time of asking', async () => {
    const { sent, findings } = await repeated([SEEN], { right: [CRASHED, SERVED], wrong: [CRASHED] });

    expect(sent).toEqual(['right', 'right', 'wrong', 'right', 'wrong']);
    expect(findings).toHaveLength(1);
  });
});

test('a request that was answered with 500 is told with the place it was asked at, where this worker has asked it', async () => {
  const { findings } = await repeated([SEEN], { wrong: [CRASHED], before: 'page x of size 10' });

  expect(findings[0]?.exchange.request.place).toBe(
    'page x of size 10, asked again after it was answered with 500',
  );
});

test('a request that was answered with 500 is told with the page that its headers name, where discovery or another worker has asked it', async () => {
  const seen = { ...SEEN, headers: [...SEEN.headers, ['PAGESIZE', '10'] as const] };

  const { findings } = await repeated([seen], { wrong: [CRASHED] });

  expect(findings[0]?.exchange.request.place).toBe(
    'page x of size 10, asked again after it was answered with 500',
  );
});

for (const method of ['HEAD', 'OPTIONS']) {
  test(`a ${method} that is answered with 500 is no breach: what it does is open`, async () => {
    const { sent, findings } = await repeated([{ ...SEEN, method }], { wrong: [CRASHED] });

    expect(findings).toEqual([]);
    expect(sent).toEqual([]);
  });
}

test('a request that is asked again says of its client what it said before (A9)', async () => {
  const options = { client: { Accept: 'text/csv' }, cookies: true } as const;

  const { findings } = await repeated([{ ...SEEN, options }], { wrong: [CRASHED] });

  expect(findings.map(({ exchange }) => exchange.request.options)).toEqual([options]);
});

test('a right request of another client that is answered with 500 is no wrong one', async () => {
  const insert = [
    { in: 'header', at: 'Authorization', prefix: 'Api-Key ', credential: 'API_KEY' },
    { in: 'header', at: 'Organization-ID', credential: 'ORGANIZATION_ID' },
  ] as const;
  const headers = [['pageNo', '1'] as const, ['pageSize', '10'] as const];
  const asked = { ...SEEN, insert, headers, options: { client: { Accept: 'text/csv' } } };

  const right = [SERVED, CRASHED, SERVED, CRASHED];
  expect(await repeated([asked], { wrong: [CRASHED], right })).toEqual({ findings: [], sent: [] });
});

for (const { accept, kept } of [
  { accept: '*/*', kept: undefined },
  { accept: 'x', kept: 'x' },
]) {
  test(`a request that is asked again keeps what it accepts only where the test said so: ${accept}`, async () => {
    const seen = { ...SEEN, headers: [...SEEN.headers, ['Accept', accept] as const] };

    const { findings } = await repeated([seen], { wrong: [CRASHED] });

    expect(findings.map(({ exchange }) => exchange.request.headers?.['Accept'])).toEqual([kept]);
  });
}
