import { expect, test } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import { turnsNoPage } from '#fixtures/judge/tokens/turns-no-page.ts';
import { answer, client, envelope } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { knownService } from '../known-service.ts';

waitsPass();

const EXPIRED = { name: 'TOKEN-1', expiredAtMs: 1_700_000_000_000 } as const;
const NEXT = { pageNo: 2, pageSize: 10 };

/** Places of what speaks against the expired token, where a request is served or refused by its `Authorization`. */
async function told(isServed: (token: string | undefined, request: ApiRequest) => boolean) {
  const service = await knownService((request) => {
    const token = request.insert?.find(({ at }) => at === 'Authorization')?.credential;
    const isOpen = token === 'TOKEN' || isServed(token, request);
    return Promise.resolve(
      answer({ request, ...(isOpen ? { body: envelope([client(1)]) } : { status: 401 }) }),
    );
  });
  return turnsNoPage(service, [EXPIRED], [NEXT]);
}

test('an expired token that turns the page that was served last is told', async () => {
  const findings = await told((token, { headers }) => token === 'TOKEN-1' && headers?.['pageNo'] === '2');

  expect(findings).toMatchObject([{ actual: 'it was served (status 200)' }]);
});

test('one that turns no page is not', async () => {
  expect(await told(() => false)).toEqual([]);
});

test('nor is one where the page is open to whom shows no token, too: that is another requirement’s', async () => {
  expect(await told(() => true)).toEqual([]);
});
