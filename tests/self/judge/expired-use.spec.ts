import { expect, test } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import { askBy } from '#fixtures/judge/expired-use.ts';
import { answer, clients, envelope } from '#tests/self/checks/answers.ts';
import { knownService } from './known-service.ts';

const PAGE = { pageNo: 1, pageSize: 10 };

/** In which way the request differs from the one of the document. */
function wayOf({ path, insert = [], options }: ApiRequest): string {
  if (path.includes('?')) return `query, ${JSON.stringify(options)}`;
  return insert.some(({ prefix }) => prefix === 'bearer ') ? 'lower word' : 'plain';
}

/** What an expired token is shown by, and whether a service lets it in that opens in one of these ways alone. */
async function asked(opens: (way: string) => boolean) {
  const ways: string[] = [];
  const service = await knownService((request) => {
    ways.push(wayOf(request));
    const isOpen = opens(wayOf(request));
    return Promise.resolve(
      answer({ request, ...(isOpen ? { body: envelope(clients(1, 3)) } : { status: 401 }) }),
    );
  });
  const served = await askBy(service, 'TOKEN-1', PAGE);
  return { ways, status: served?.status };
}

test.describe('an expired token', () => {
  const WAYS = ['plain', 'lower word', 'query, {"cookies":true}'];

  test('that opens nothing is shown plainly, in a lower word, and beside a query and cookies', async () => {
    expect(await asked(() => false)).toEqual({ ways: WAYS, status: undefined });
  });

  for (const [at, way] of WAYS.entries()) {
    test(`that opens in one way alone is told: ${way}`, async () => {
      expect(await asked((one) => one === way)).toEqual({ ways: WAYS.slice(0, at + 1), status: 200 });
    });
  }
});
