import { expect, test } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import type { RefusalResult } from '#fixtures/judge/refusal-result.ts';
import { answer, clients, envelope } from '#tests/self/checks/answers.ts';
import { knownService } from '../known-service.ts';

/**
 * Keys that open the list beside the right one: `LIMITED_API_KEY`, `LIMITED_API_KEY (other-case)`,
 * `UNKNOWN_API_KEY`.
 */
async function judged(...opening: readonly string[]): Promise<RefusalResult> {
  const service = await knownService((request) => {
    const isOpen = ['API_KEY', ...opening].includes(keyOf(request));
    const body = isOpen ? envelope(clients(1, 3)) : {};
    return Promise.resolve(answer({ request, status: isOpen ? 200 : 401, body }));
  });
  return service.refused.ofLimitedKeys({ scheme: 'bearer', page: { pageNo: 1, pageSize: 10 } });
}

function keyOf({ insert = [] }: ApiRequest): string {
  const part = insert.find(({ at }) => at === 'API-KEY');
  return part?.alteration === undefined
    ? (part?.credential ?? '')
    : `${part.credential} (${part.alteration})`;
}

test('a key that opens the list while its permission is looked up for another request is told (A6)', async () => {
  let lookedUp = 0;
  const service = await knownService(async (request) => {
    const isRight = keyOf(request) === 'API_KEY';
    const isOpen = isRight || lookedUp > 0;
    lookedUp += isRight ? 0 : 1;
    await new Promise(setImmediate);
    lookedUp -= isRight ? 0 : 1;
    return answer({ request, status: isOpen ? 200 : 401, body: isOpen ? envelope(clients(1, 3)) : {} });
  });

  const { findings } = await service.refused.ofLimitedKeys({
    scheme: 'bearer',
    page: { pageNo: 1, pageSize: 10 },
  });

  expect(findings).toMatchObject([{ expected: 'a refusal of this request (a key without the permission)' }]);
});

test.describe('a key without the permission (A6)', () => {
  test('that is refused in any letter case is right', async () => {
    expect(await judged()).toEqual({ findings: [] });
  });

  test('that opens the list is told', async () => {
    expect((await judged('LIMITED_API_KEY')).findings[0]).toMatchObject({
      expected: 'a refusal of this request (a key without the permission)',
    });
  });

  test('that opens the list in other letter case is told', async () => {
    expect((await judged('LIMITED_API_KEY (other-case)')).findings).toMatchObject([
      { expected: 'a refusal of this request (a key without the permission, in other letter case)' },
    ]);
  });

  test('that opens the list in other letter case where any key does so is A4’s', async () => {
    const { findings, ofOthers } = await judged('LIMITED_API_KEY (other-case)', 'UNKNOWN_API_KEY');

    expect(findings).toEqual([]);
    expect(ofOthers).toMatchObject([{ requirement: 'A4' }]);
  });
});
