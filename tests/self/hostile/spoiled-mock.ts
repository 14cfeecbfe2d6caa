import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { startMock } from '#fixtures/mock/mock.ts';
import { LIST_PATH } from '../gateway/stand.ts';

/** An answer of the mock on its way to the client; headers as names and values in turn. */
export interface Passing {
  readonly isList: boolean;
  /** Of this request among all, from 1. */
  readonly number: number;
  readonly status: number;
  readonly headers: readonly string[];
  readonly body: Buffer;
}

/** What is sent instead. `break`: the connection is broken; `silence`: nothing comes. */
export type Spoil = (
  passing: Passing,
) => Partial<Pick<Passing, 'status' | 'headers' | 'body'>> | 'break' | 'silence';

export interface SpoiledMock extends AsyncDisposable {
  /** Settings for the suite. */
  readonly environment: Readonly<Record<string, string>>;
}

/** The mock, conforming, behind something that spoils its answers. */
export async function spoiledMock(spoil: Spoil): Promise<SpoiledMock> {
  const mock = await startMock({ clients: 12, tokenLifetimeS: 60, seed: 'hostile' });
  let count = 0;
  const server = createServer((request, response) => {
    count += 1;
    const number = count;
    void askMock(mock.baseUrl, request).then((answer) => {
      const passing = { ...answer, number, isList: (request.url ?? '').startsWith(LIST_PATH) };
      const spoiled = spoil(passing);
      if (spoiled === 'break') request.socket.destroy();
      else if (spoiled !== 'silence') send(response, { ...passing, ...spoiled });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A listening server has an address with a port.
  const { port } = server.address() as AddressInfo;
  const { organizationId, apiKey, username, password, otherOrganizationId, limitedApiKey } = mock.credentials;
  return {
    environment: {
      BASE_URL: `http://127.0.0.1:${port}`,
      ORGANIZATION_ID: organizationId,
      API_KEY: apiKey,
      API_USERNAME: username,
      API_PASSWORD: password,
      OTHER_ORGANIZATION_ID: otherOrganizationId,
      LIMITED_API_KEY: limitedApiKey,
      MAX_EXPIRY_WAIT_S: '0',
      MAX_REQUESTS_PER_SECOND: '1000',
    },
    [Symbol.asyncDispose]: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      await mock.close();
    },
  };
}

type Answered = Pick<Passing, 'status' | 'headers' | 'body'>;

async function askMock(baseUrl: string, request: IncomingMessage): Promise<Answered> {
  const body = await buffer(request);
  const { method = 'GET', rawHeaders, url = '/' } = request;
  const answer = await new Promise<IncomingMessage>((done, failed) => {
    ask(new URL(url, baseUrl), { method, headers: rawHeaders }, done).once('error', failed).end(body);
  });
  return { status: answer.statusCode ?? 500, headers: answer.rawHeaders, body: await buffer(answer) };
}

/** The body is whole by now: how the mock sent it says nothing any more. */
function send(response: ServerResponse, { status, headers, body }: Answered): void {
  const pairs = headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1] ?? ''] as const] : []));
  const kept = pairs.filter(([name]) => !/^(?:content-length|transfer-encoding|connection)$/i.test(name));
  response.writeHead(status, kept.flat()).end(body);
}
