import type { ApiRequest, Exchange } from '#fixtures/client/exchange.ts';
import type { Transport } from '#fixtures/client/transport.ts';
import type { CredentialName, TokenSeen } from '#fixtures/gateway/protocol.ts';
import { answer } from '#tests/self/checks/answers.ts';

/** What a service without a network does: tokens of each log-in, and the list for each credential. */
export interface FakeService {
  /** Tokens in the answers of the log-ins, one after the other; the last one again and again. */
  readonly logins?: readonly (readonly TokenSeen[])[];
  /** The list for what stands in `Authorization`, after so many log-ins. */
  readonly list: (credential: CredentialName, request: ApiRequest, logins: number) => Exchange;
}

export interface FakeTransport {
  readonly send: Transport;
  readonly asked: ApiRequest[];
}

/** Answers at once; each exchange is complete at this moment of our clock. */
export function fakeService({ logins = [], list }: FakeService): FakeTransport {
  const asked: ApiRequest[] = [];
  let count = 0;
  const send: Transport = (request) => {
    asked.push(request);
    return Promise.resolve({ ...answerTo(request), request, receivedAtMs: Date.now() });
  };
  function answerTo(request: ApiRequest): Exchange {
    if (request.method === 'GET') return list(credentialOf(request), request, count);
    const tokens = logins[count] ?? logins.at(-1) ?? [];
    count += 1;
    return answer({ status: tokens.length > 0 ? 200 : 401, report: { tokens } });
  }
  return { send, asked };
}

export function credentialOf({ insert = [] }: ApiRequest): CredentialName {
  return insert.find(({ at }) => at === 'Authorization')?.credential ?? 'API_KEY';
}

export const REFUSED = answer({ status: 401, body: { message: 'no' } });
