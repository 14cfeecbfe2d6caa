import { test, expect } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import { alikeInBoth } from '#fixtures/judge/lists/both-schemes.ts';
import type { Steady } from '#fixtures/judge/steadily.ts';
import { answer, clients, envelope } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { knownService } from '../known-service.ts';

waitsPass();

const COUNT = 60;
const LIST = {
  firstPage: 1,
  sizes: [5, 10],
  asked: { 5: 5, 10: 10 },
  amount: { count: COUNT, exact: true },
  end: { pageSize: 10, pageNo: 6, items: 10 },
  knownIds: [],
  knownNames: [],
};

interface Compared {
  readonly result: Steady;
  readonly requests: number;
}

/** Compares a list that grows in front after every `period` requests; the token is shown `skipped` clients less. */
async function compared(period: number, skipped = 0): Promise<Compared> {
  let requests = 0;
  const page = (request: ApiRequest): ReturnType<typeof answer> => {
    requests += 1;
    const grown = Math.floor(requests / period);
    const asked = { pageNo: '1', pageSize: '10', ...request.headers };
    const [pageNo, pageSize] = [Number(asked.pageNo), Number(asked.pageSize)];
    const isBearer = request.insert?.some(({ prefix }) => prefix === 'Bearer ') ?? false;
    const from = (pageNo - 1) * pageSize + 1 - grown + (isBearer ? skipped : 0);
    const to = Math.min(COUNT, from + pageSize - 1);
    return answer({ request, body: envelope(from > to ? [] : clients(1000 + from, 1000 + to)) });
  };
  const service = await knownService((request) => Promise.resolve(page(request)), { ground: { list: LIST } });
  return { result: await alikeInBoth(service, LIST), requests };
}

test.describe('a list that grows while both schemes are compared', () => {
  test('is judged though it never rests for as long as the first look takes', async () => {
    const still = await compared(Infinity);
    const period = Math.ceil(still.requests * 0.5);

    expect((await compared(period)).result).toEqual({ findings: [] });
  });

  test('is told where the schemes differ', async () => {
    const still = await compared(Infinity);
    const { result } = await compared(Math.ceil(still.requests * 0.8), 1);

    expect(result).toHaveProperty('findings.0.expected', expect.stringContaining('page of the other scheme'));
  });

  test('is told by six of the pages that differed, which are read again', async () => {
    const still = await compared(Infinity, 1);
    const { result } = await compared(Math.ceil((await compared(Infinity)).requests * 0.8), 1);

    expect('findings' in still.result && still.result.findings.length).toBeGreaterThan(6);
    expect('findings' in result && result.findings.length).toBe(6);
  });

  test('is moving where it grows with every other request', async () => {
    expect((await compared(2)).result).toEqual({ moved: true });
  });
});
