import { expect, test } from '@playwright/test';
import type { ListGround } from '#fixtures/ground/ground.ts';
import { ListView } from '#fixtures/observe/list-view.ts';
import { oddSizes } from '#fixtures/observe/page-probes.ts';
import { answer, clients, envelope } from '#tests/self/checks/answers.ts';
import { knownService } from '#tests/self/judge/known-service.ts';

/** A list of so many clients; sizes are served up to 50. */
function groundOf(count: number): ListGround {
  return {
    firstPage: 1,
    sizes: [5, 10, 50],
    asked: { 5: 5, 10: 10, 50: 50, 100: 50 },
    amount: { count, exact: true },
    end: { pageSize: 50, pageNo: 2, items: count - 50 },
    knownIds: clients(1, 50).map(({ clientId }) => clientId),
    knownNames: [],
  };
}

/** What is recorded where the items of a page are cut from the list by `end`. */
async function seenOf(count: number, endOf: (size: number) => number): Promise<string | null> {
  const all = clients(1, count);
  const service = await knownService(
    (request) => {
      const { pageNo, pageSize } = request.headers ?? {};
      const [from, size] = [(Number(pageNo) - 1) * Number(pageSize), Number(pageSize)];
      const items = from > 0 ? all.slice(from, from + size) : all.slice(0, endOf(size));
      return Promise.resolve(answer({ request, body: envelope(items) }));
    },
    { ground: { list: groundOf(count) } },
  );
  return (await oddSizes(new ListView(service), 100)).value;
}

for (const count of [51, 57, 60]) {
  test(`all clients but one are no size of the service, however many there are: ${count}`, async () => {
    expect(await seenOf(count, (size) => size)).toContain('negative: served');
  });
}

test('the largest size and the usual one are sizes, also where they are most of the list', async () => {
  const seen = await seenOf(57, (size) => (size > 50 ? 50 : size >= 1 ? Math.floor(size) : 20));

  expect(seen).toBe('zero: 20 items; negative: 20 items; text: 20 items; fraction: 1 items; huge: 50 items');
});
