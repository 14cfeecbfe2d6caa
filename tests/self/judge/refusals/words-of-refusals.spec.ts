import { test, expect } from '@playwright/test';
import type { Exchange } from '#fixtures/client/exchange.ts';
import { atPage, listRequest } from '#fixtures/client/list.ts';
import { rightCredentials } from '#fixtures/client/credentials.ts';
import { answer, client, clients, envelope, type AnswerParts } from '#tests/self/checks/answers.ts';
import { knownService } from '../known-service.ts';

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
  answers: (pageNo: string, pageSize: string) => AnswerParts,
): Promise<Seen & { readonly again: () => Promise<Seen> }> {
  const asked: string[] = [];
  const send = (request: Exchange['request']): Promise<Exchange> => {
    const pageNo = request.headers?.['pageNo'] ?? '';
    asked.push(pageNo);
    const pageSize = request.headers?.['pageSize'] ?? '';
    return Promise.resolve(answer({ ...answers(pageNo, pageSize), request }));
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

const SAMPLE = envelope([
  { clientId: 'example-1', name: 'Example' },
  { clientId: 'example-2', name: 'Other example' },
]);
const ONE = { error: 'no', looksLike: { clientId: 'example-1' } };
/** Pages of a list of another organization, clients 101 and on. */
const foreign = (pageNo: string, pageSize: string): object => {
  const [number, size] = [Number(pageNo), Number(pageSize)];
  return envelope(number > 9 ? [] : clients(101 + (number - 1) * size, 100 + number * size));
};

test.describe('clients that are in nobody’s list', () => {
  for (const { name, parts, is } of [
    { name: 'two in a refusal', parts: { status: 401, body: SAMPLE }, is: 'refused' },
    { name: 'one in a refusal', parts: { status: 401, body: ONE }, is: 'refused' },
    { name: 'two in a success', parts: { body: { looksLike: SAMPLE } }, is: 'refused' },
    { name: 'two in an answer that tells nothing', parts: { status: 503, body: SAMPLE }, is: 'silent' },
  ] satisfies { name: string; parts: AnswerParts; is: string }[]) {
    test(`are a sample where the same come whatever page is asked for: ${name}`, async () => {
      const { served, asked } = await seenBy(() => parts);

      expect(served).toBe(is);
      expect(asked).toEqual(['1', '99999', '1']);
    });
  }

  test('are a list where a success is the envelope itself, whatever page was asked for', async () => {
    const { served, asked } = await seenBy(() => ({ body: SAMPLE }));

    expect(served).toBe('served');
    expect(asked).toEqual(['1']);
  });

  test('are asked about once', async () => {
    const { again } = await seenBy(() => ({ status: 401, body: SAMPLE }));

    expect(await again()).toEqual({ served: 'refused', asked: ['1', '99999', '1', '1'] });
  });
});

test.describe('clients that are not in our list', () => {
  for (const { name, answers } of [
    {
      name: 'they page, as a list of others does',
      answers: (pageNo: string, pageSize: string) => ({ body: foreign(pageNo, pageSize) }),
    },
    {
      name: 'they page under a refusal',
      answers: (pageNo: string, pageSize: string) => ({ status: 403, body: foreign(pageNo, pageSize) }),
    },
    {
      name: 'as many come as one asks for, of whatever number',
      answers: (_pageNo: string, pageSize: string) => ({ body: foreign('1', pageSize) }),
    },
    {
      name: 'a page far behind the end holds none',
      answers: (pageNo: string) => ({ body: pageNo === '1' ? SAMPLE : envelope([]) }),
    },
    {
      name: 'one comes with a success, as a list of one',
      answers: () => ({ body: envelope([{ clientId: 'example-1', name: 'x' }]) }),
    },
    {
      name: 'one of ours is among them',
      answers: () => ({ status: 401, body: [{ clientId: 'example-1' }, { clientId: 'client-3' }] }),
    },
  ]) {
    test(`are served where ${name}`, async () => {
      expect((await seenBy(answers)).served).toBe('served');
    });
  }

  test('are served where no client is known to compare them with', async () => {
    const service = await knownService((request) => Promise.resolve(answer({ request, body: SAMPLE })));
    const exchange = await service.list(rightCredentials(service.contract, 'apiKey'), ASKED);

    expect(await service.recognition.servedBy(exchange)).toBe('served');
  });
});
