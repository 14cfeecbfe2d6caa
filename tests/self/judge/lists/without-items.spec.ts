import { expect, test } from '@playwright/test';
import type { Finding } from '#fixtures/judge/finding.ts';
import { withoutItems } from '#fixtures/judge/lists/without-items.ts';
import { answer, client, envelope } from '#tests/self/checks/answers.ts';
import { knownService } from '../known-service.ts';
import { GROUND_LIST } from '../opening-scene.ts';

const NAMELESS = { clientId: 'client-2' };
const WHOLE = [client(1), client(2)];
const BROKEN = [client(1), NAMELESS];

/** What speaks against a page past the end of a list of two. */
async function found(list: readonly object[], behind: unknown): Promise<readonly Finding[]> {
  const service = await knownService(
    (request) => {
      const isBehind = Number(request.headers?.['pageNo'] ?? 1) > 1;
      return Promise.resolve(answer({ request, body: isBehind ? behind : envelope(list) }));
    },
    { ground: { list: { ...GROUND_LIST, amount: { count: 2, exact: true } } } },
  );
  const right = service.right('apiKey');
  const page = await service.pages.read(right, { pageNo: 2_000_000_000, pageSize: 10 });
  return withoutItems(service, right, [page]);
}

test.describe('a page past the end that shows clients again (E6)', () => {
  test('is told where they lack what they have in the list', async () => {
    expect(await found(WHOLE, envelope(BROKEN))).toMatchObject([{ at: 'data/1/name' }]);
  });

  test('is right where they lack it in the list, too: that is E2’s', async () => {
    expect(await found(BROKEN, envelope(BROKEN))).toEqual([]);
  });
});

test('a page past the end without clients is told, whatever the list lacks (E6)', async () => {
  const { data, totalCount } = { data: [], totalCount: 2 };

  expect(await found(BROKEN, { data, totalCount })).not.toEqual([]);
});
