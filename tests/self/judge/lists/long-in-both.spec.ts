import { test, expect } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import { alikeInBoth } from '#fixtures/judge/lists/both-schemes.ts';
import type { Steady } from '#fixtures/judge/steadily.ts';
import { answer, clients, envelope } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { knownService } from '../known-service.ts';

waitsPass();

const COUNT = 600;
const LIST = {
  firstPage: 1,
  sizes: [20, 60],
  asked: { 20: 20, 60: 60 },
  amount: { count: COUNT, exact: true },
  end: { pageSize: 60, pageNo: 10, items: 60 },
  knownIds: [],
  knownNames: [],
};
/** Clients at either end who always stay where they are. */
const STILL = 60;

/** Compares a list whose middle moves on with every request, or never; the token is shown `skipped` clients less of it. */
async function compared({ moves, skipped = 0 }: { moves: boolean; skipped?: number }): Promise<Steady> {
  let requests = 0;
  const page = (request: ApiRequest): ReturnType<typeof answer> => {
    requests += 1;
    const asked = { pageNo: '1', pageSize: '20', ...request.headers };
    const [pageNo, pageSize] = [Number(asked.pageNo), Number(asked.pageSize)];
    const isBearer = request.insert?.some(({ prefix }) => prefix === 'Bearer ') ?? false;
    const from = (pageNo - 1) * pageSize + 1;
    const to = Math.min(COUNT, from + pageSize - 1);
    const isMiddle = from > STILL && to <= COUNT - STILL;
    const by = isMiddle ? (moves ? 1000 + requests : 0) + (isBearer ? skipped : 0) : 0;
    return answer({ request, body: envelope(from > to ? [] : clients(from + by, to + by)) });
  };
  const service = await knownService((request) => Promise.resolve(page(request)), { ground: { list: LIST } });
  return alikeInBoth(service, LIST);
}

test.describe('a long list of which both schemes are compared', () => {
  test('is not told where its middle changes and its ends do not', async () => {
    expect(await compared({ moves: true })).toEqual({ findings: [] });
  });

  test('is told where the token is shown another middle', async () => {
    const result = await compared({ moves: false, skipped: 1 });

    expect(result).toHaveProperty('findings.0.expected', expect.stringContaining('page of the other scheme'));
  });
});
