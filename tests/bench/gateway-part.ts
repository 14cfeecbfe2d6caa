import { request } from 'undici';
import { loadContract } from '#spec/load-contract.ts';
import { rightCredentials } from '#fixtures/client/credentials.ts';
import { LIST_PATH, listRequest } from '#fixtures/client/list.ts';
import { TOKEN_PATH } from '#fixtures/client/login.ts';
import { directTransport } from '#fixtures/client/direct-transport.ts';
import { describedParts } from '#fixtures/described-parts.ts';
import { startGateway, type RunningGateway } from '#fixtures/gateway/gateway.ts';
import { startMock, type RunningMock } from '#fixtures/mock/mock.ts';
import type { Contract } from '#spec/contract.ts';
import type { Reading } from './figure.ts';
import { repeated, type Part } from './part.ts';

const REQUESTS = 300;
const AT_ONCE = 16;
const PAGE = { pageNo: 1, pageSize: 10 };

type Send = () => Promise<unknown>;

/** What a request through the gateway costs more than one without; all in this process, so its work adds up. */
export const GATEWAY: Part = {
  name: 'gateway',
  measure: async ({ runs }) => {
    const contract = await loadContract([]);
    const mock = await startMock({ clients: 57, tokenLifetimeS: 300, seed: 'bench' });
    const gateway = await startGateway({ ...optionsFor(mock), operations: operationsOf(contract) });
    const ways = { direct: directly(mock), through: through(gateway, contract) };
    try {
      // What is compiled and connected once is no cost of a request.
      await Promise.all([sendAll(ways.direct, AT_ONCE), sendAll(ways.through, AT_ONCE)]);
      return await repeated('gateway', runs, () => measureOnce(ways));
    } finally {
      await gateway.close();
      await mock.close();
    }
  },
};

async function measureOnce({ direct, through: guarded }: Record<'direct' | 'through', Send>) {
  const one = { direct: await sendAll(direct, 1), gateway: await sendAll(guarded, 1) };
  const many = { direct: await sendAll(direct, AT_ONCE), gateway: await sendAll(guarded, AT_ONCE) };
  return [
    ...compared('one after the other', one),
    ...compared(`${AT_ONCE} at once`, many),
    {
      name: `requests through the gateway, ${AT_ONCE} at once`,
      unit: 'a second',
      value: 1000 / many.gateway,
    } as const,
  ];
}

function compared(
  how: string,
  { direct, gateway }: { readonly direct: number; readonly gateway: number },
): readonly Reading[] {
  return [
    { name: `direct, ${how}`, unit: 'ms', value: direct },
    { name: `gateway, ${how}`, unit: 'ms', value: gateway },
    { name: `gateway more, ${how}`, unit: 'ms', value: gateway - direct },
    { name: `gateway to direct, ${how}`, unit: '×', value: gateway / direct },
  ];
}

/** @returns ms for each request */
async function sendAll(send: Send, atOnce: number): Promise<number> {
  let left = REQUESTS;
  const startedAtMs = performance.now();
  const work = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await send();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return (performance.now() - startedAtMs) / REQUESTS;
}

function directly({ baseUrl, credentials }: RunningMock): Send {
  const headers = {
    Authorization: `Api-Key ${credentials.apiKey}`,
    'Organization-ID': credentials.organizationId,
    pageNo: String(PAGE.pageNo),
    pageSize: String(PAGE.pageSize),
  };
  return async () => {
    const response = await request(baseUrl + LIST_PATH, { headers });
    return response.body.text();
  };
}

function through({ url, key }: RunningGateway, contract: Contract): Send {
  const send = directTransport({ url, key });
  const page = listRequest(rightCredentials(contract, 'apiKey'), PAGE);
  return () => send(page);
}

function optionsFor({ baseUrl, credentials }: RunningMock) {
  return {
    baseUrl,
    credentials: { ORGANIZATION_ID: credentials.organizationId, API_KEY: credentials.apiKey },
    tokenPath: TOKEN_PATH,
    allowWrites: false,
    requestTimeoutS: 30,
    userAgent: 'bench',
  };
}

function operationsOf(contract: Contract) {
  return contract.operations.map((operation) => describedParts(contract, operation));
}
