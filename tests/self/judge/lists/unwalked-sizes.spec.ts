import { test, expect } from '@playwright/test';
import type { ListGround } from '#fixtures/ground/ground.ts';
import type { Finding } from '#fixtures/judge/finding.ts';
import { unwalkedInPlace } from '#fixtures/judge/lists/deep-pages.ts';
import { answer, clients, envelope } from '#tests/self/checks/answers.ts';
import { knownService } from '../known-service.ts';

const SIZES = [1, 2, 5, 10, 20, 25, 50, 100];
const LIST: ListGround = {
  firstPage: 1,
  sizes: SIZES,
  asked: Object.fromEntries(SIZES.map((size) => [size, size])),
  amount: { count: 1000, exact: true },
  knownIds: [],
  knownNames: [],
};

interface Asked {
  readonly pageNo: number;
  readonly pageSize: number;
}

interface Scene {
  readonly findings: readonly Finding[];
  readonly asked: readonly string[];
}

/** A list of 1,000 clients, or so many at a size, whose pages begin so many clients late. */
async function scene(
  late: (page: Asked) => number,
  list: Partial<ListGround> = {},
  count: (pageSize: number) => number = () => Infinity,
): Promise<Scene> {
  const asked: string[] = [];
  const service = await knownService(
    (request) => {
      const [pageNo, pageSize] = [Number(request.headers?.['pageNo']), Number(request.headers?.['pageSize'])];
      asked.push(`${pageNo} of ${pageSize}`);
      const from = (pageNo - 1) * pageSize + late({ pageNo, pageSize });
      const to = Math.min(from + pageSize, count(pageSize));
      return Promise.resolve(answer({ request, body: envelope(clients(from + 1, to)) }));
    },
    { ground: { list: { ...LIST, ...list } } },
  );
  const findings = await unwalkedInPlace(service, service.pages, service.right('apiKey'));
  return { findings, asked };
}

test.describe('pages of sizes at which a long list is not walked (P5)', () => {
  test('are right where they hold the clients of their place: the second and the third of each size', async () => {
    const { findings, asked } = await scene(() => 0);

    expect(findings).toEqual([]);
    expect(asked).toContain('2 of 10');
    expect(asked).toContain('3 of 25');
    // Samples are read at that size, and its last page by them.
    expect(asked.filter((page) => page.endsWith(' of 50'))).toEqual(['20 of 50']);
  });

  test('are told where the last client of one comes once more on the next', async () => {
    const { findings } = await scene(({ pageNo, pageSize }) =>
      pageSize === 10 && [2, 3].includes(pageNo) ? 1 : 0,
    );

    expect(findings).toMatchObject([
      { exchange: { request: { headers: { pageNo: '3', pageSize: '10' } } }, actual: 'other clients' },
    ]);
  });

  test('are told by the last one where an ordinary size begins late behind its first page', async () => {
    const end = { pageSize: 100, pageNo: 10, items: 100 };

    const { findings } = await scene(
      ({ pageNo, pageSize }) => (pageSize === 10 && pageNo > 1 ? 1 : 0),
      { end },
      () => 1000,
    );

    expect(findings).toMatchObject([
      { exchange: { request: { headers: { pageNo: '100', pageSize: '10' } } } },
    ]);
  });

  test('are told where the last one leaves somebody out', async () => {
    const end = { pageSize: 100, pageNo: 10, items: 100 };

    const { findings } = await scene(
      () => 0,
      { end },
      (size) => (size === 10 ? 999 : 1000),
    );

    expect(findings).toMatchObject([
      { exchange: { request: { headers: { pageNo: '100', pageSize: '10' } } } },
    ]);
  });
});

test.describe('pages of sizes at which a long list is not walked, and their order or number (P5)', () => {
  test('tell nothing where their size has an order of its own', async () => {
    expect((await scene(({ pageSize }) => (pageSize === 10 ? 200 : 0))).findings).toEqual([]);
  });

  test('are not asked for where they would not be full', async () => {
    const { asked } = await scene(() => 0, { amount: { count: 270, exact: true } });

    // The last one, with which those of other sizes are compared, is remembered from the walk.
    expect(asked.filter((page) => page.endsWith(' of 100'))).toEqual(['1 of 100', '3 of 100']);
  });
});
