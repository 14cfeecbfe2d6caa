import { test, expect } from '@playwright/test';
import type { Exchange } from '#fixtures/client/exchange.ts';
import { atPage, listRequest } from '#fixtures/client/list.ts';
import { rightCredentials } from '#fixtures/client/credentials.ts';
import { answer, client, envelope, type AnswerParts } from '#tests/self/checks/answers.ts';
import { knownService } from './known-service.ts';

const LIST = {
  firstPage: 1,
  sizes: [10],
  asked: { 10: 10 },
  amount: { count: 10, exact: true },
  knownIds: ['Unknown key', ...Array.from({ length: 9 }, (_, index) => `client-${index}`)],
  knownNames: [],
};
const ASKED = { pageNo: 1, pageSize: 10 };

interface Seen {
  readonly served: string;
  readonly asked: readonly string[];
}

/** A service that refuses each page with an answer of its own; which pages it was asked for by the question. */
async function seenBy(
  answers: (pageNo: string) => AnswerParts,
): Promise<Seen & { readonly again: () => Promise<Seen> }> {
  const asked: string[] = [];
  const send = (request: Exchange['request']): Promise<Exchange> => {
    const pageNo = request.headers?.['pageNo'] ?? '';
    asked.push(pageNo);
    return Promise.resolve(answer({ ...answers(pageNo), request }));
  };
  const service = await knownService(send, { ground: { list: LIST } });
  const again = async (): Promise<Seen> => {
    const exchange = await service.list(rightCredentials(service.contract, 'apiKey'), ASKED);
    return { served: await service.recognition.servedBy(exchange), asked: [...asked] };
  };
  return { ...(await again()), again };
}

test('a word of all refusals is no client', async () => {
  const { served, asked } = await seenBy(() => ({ status: 401, body: { message: 'Unknown key' } }));

  expect(served).toBe('refused');
  expect(asked).toEqual(['1', '99999']);
});

test('a word of refusals is asked about once', async () => {
  const { again } = await seenBy(() => ({ status: 401, body: { message: 'Unknown key' } }));

  expect(await again()).toEqual({ served: 'refused', asked: ['1', '99999', '1'] });
});

test('a client that a refusal names for its page alone is served', async () => {
  const { served } = await seenBy((pageNo) => ({
    status: 403,
    body: { message: pageNo === '1' ? 'no access to client-3' : 'no access' },
  }));

  expect(served).toBe('served');
});

test('many clients in a refusal are served, whatever the page', async () => {
  const { served, asked } = await seenBy(() => ({ status: 403, text: LIST.knownIds.join(', ') }));

  expect(served).toBe('served');
  expect(asked).toEqual(['1']);
});

test('an item is served without a question', async () => {
  const { served, asked } = await seenBy(() => ({ status: 401, body: envelope([client(1)]) }));

  expect(served).toBe('served');
  expect(asked).toEqual(['1']);
});

test('a request for another page keeps one page, in whatever letter case it was asked for', () => {
  const request = listRequest({ name: 'x', scheme: 'apiKey', insert: [], letterCase: 'lower' }, ASKED);

  expect(atPage(request, { pageNo: 7, pageSize: 3 }).headers).toEqual({ pageNo: '7', pageSize: '3' });
});
