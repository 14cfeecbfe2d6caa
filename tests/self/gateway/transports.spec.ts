import { expect, test } from '@playwright/test';
import { directTransport } from '#fixtures/client/direct-transport.ts';
import type { ApiRequest, Exchange } from '#fixtures/client/exchange.ts';
import { TRACE, withMethod } from '#fixtures/client/method.ts';
import { playwrightTransport, type GatewayAddress, type Transport } from '#fixtures/client/transport.ts';
import { json, LIST_PATH, stand, TOKEN_PATH, type Heard } from './stand.ts';

const KEY = { in: 'header', at: 'Authorization', credential: 'API_KEY', prefix: 'Api-Key ' } as const;
const REQUESTS: readonly { readonly name: string; readonly request: ApiRequest }[] = [
  {
    name: 'a page',
    request: {
      ...{ method: 'GET', path: LIST_PATH, headers: { pageSize: '5', pageNo: '2' }, insert: [KEY] },
      options: { client: { Accept: null }, connection: 'fresh' },
    },
  },
  { name: 'an address with a query', request: { method: 'GET', path: `${LIST_PATH}/?x=%C3%A9&y` } },
  {
    name: 'what a test accepts',
    request: { method: 'GET', path: LIST_PATH, headers: { Accept: 'text/html' } },
  },
  { name: 'TRACE', request: withMethod(TRACE, { path: LIST_PATH }) },
  { name: 'HEAD', request: { method: 'HEAD', path: LIST_PATH } },
  {
    name: 'a log-in',
    request: {
      ...{ method: 'POST', path: TOKEN_PATH, headers: { 'Content-Type': 'application/json' } },
      body: '{"username":"","password":""}',
      insert: [{ in: 'body', at: '/username', credential: 'API_USERNAME' }],
    },
  },
];

/** Of the connection to the gateway, not of the exchange. */
const OF_THE_HOP = /^(connection|keep-alive)$/i;

interface Sent {
  readonly heard: readonly (Heard | undefined)[];
  readonly told: Partial<Exchange>;
  readonly outcome: string;
  readonly inserted: readonly string[];
}

/** What the service hears, and what the test is told; names count in any letter case (RFC 9110 §5.1). */
async function sent(request: ApiRequest, by: (gateway: GatewayAddress) => Transport): Promise<Sent> {
  await using service = await stand((_heard, response) => {
    response.setHeader('X-Twice', ['one', 'two']);
    response.sendDate = false;
    json(response, 200, { data: ['é'] });
  });
  const { status, headers, text, report } = await by(service.gateway)(request);
  const host = new URL(service.baseUrl).host;
  return {
    heard: service.heard.map((one) => ({
      ...one,
      pieces: [],
      rawHeaders: one.rawHeaders.map((part) => part.replace(host, 'host')),
    })),
    told: {
      status,
      text,
      headers: headers.flatMap(([name, value]) =>
        OF_THE_HOP.test(name) ? [] : [[name.toLowerCase(), value]],
      ),
    },
    outcome: report.outcome,
    inserted: report.inserted,
  };
}

for (const { name, request } of REQUESTS) {
  test(`by Playwright and directly, the same is sent and told: ${name}`, async ({ playwright }) => {
    const context = await playwright.request.newContext();

    const bySteps = await sent(request, (gateway) => playwrightTransport(context, gateway));
    const directly = await sent(request, directTransport);

    expect(directly).toEqual(bySteps);
    expect(bySteps.heard).toMatchObject([{ method: request.options?.method ?? request.method }]);
    await context.dispose();
  });
}
