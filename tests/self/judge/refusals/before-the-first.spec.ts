import { test, expect } from '@playwright/test';
import type { ListGround } from '#fixtures/ground/ground.ts';
import type { Finding } from '#fixtures/judge/finding.ts';
import { ownBeforeTheFirst } from '#fixtures/judge/refusals/before-the-first.ts';
import { answer, clients, envelope, type Client } from '#tests/self/checks/answers.ts';
import { knownService } from '../known-service.ts';

const OTHERS = clients(90, 94);
const LIST: ListGround = {
  firstPage: 1,
  sizes: [5, 10],
  asked: { 5: 5, 10: 10 },
  amount: { count: 10, exact: true },
  end: { pageNo: 2, pageSize: 5, items: 5 },
  knownIds: clients(1, 10).map(({ clientId }) => clientId),
  knownNames: [],
};

interface Scene {
  readonly findings: readonly Finding[];
  readonly asked: readonly string[];
}

/** A list of ten clients that shows these on pages which it does not have. */
async function scene(
  shown: (pageNo: number, pageSize: number) => readonly Client[],
  {
    own = clients(1, 10),
    list = LIST,
    mixesUp = () => false,
  }: {
    own?: readonly Client[];
    list?: ListGround;
    /** It takes the number of a request for that of the page before the first. */
    mixesUp?: (asked: readonly string[]) => boolean;
  } = {},
): Promise<Scene> {
  const asked: string[] = [];
  const service = await knownService(
    (request) => {
      const [pageNo, pageSize] = [Number(request.headers?.['pageNo']), Number(request.headers?.['pageSize'])];
      asked.push(`${pageNo} of ${pageSize}`);
      const page = own.slice((pageNo - 1) * pageSize, pageNo * pageSize);
      const isOwn = pageNo > 0 && page.length > 0 && !mixesUp(asked);
      const items = isOwn ? page : shown(pageNo, pageSize);
      return Promise.resolve(answer({ request, body: envelope(items) }));
    },
    { ground: { list } },
  );
  return { findings: await ownBeforeTheFirst(service, service.right('apiKey'), list), asked };
}

test.describe('pages before the first (A5)', () => {
  test('are two, and small ones', async () => {
    expect(await scene(() => [])).toEqual({ findings: [], asked: ['0 of 5', '-1 of 5'] });
  });

  for (const pageNo of [0, -1]) {
    test(`are told where page ${pageNo} shows the clients of others`, async () => {
      const { findings } = await scene((one) => (one === pageNo ? OTHERS : []));

      expect(findings).toMatchObject([
        {
          exchange: { request: { headers: { pageNo: String(pageNo) } } },
          expected: 'no clients but those of the own organization',
          actual: 'clients that are not in its list (status 200)',
        },
      ]);
    });
  }

  test('may show the own clients', async () => {
    expect((await scene(() => clients(6, 10))).findings).toEqual([]);
  });

  test('may show clients that have come into the list since', async () => {
    const own = [...clients(1, 10), ...OTHERS];

    expect((await scene(() => OTHERS, { own })).findings).toEqual([]);
  });

  test('tell nothing where the list is not known whole', async () => {
    const list = { ...LIST, amount: { count: 12, exact: true } };

    expect((await scene(() => OTHERS, { list })).findings).toEqual([]);
  });

  test('tell nothing where nothing is left of the own list', async () => {
    const shown = (pageNo: number) => (pageNo < 1 ? OTHERS : []);

    expect((await scene(shown, { own: [] })).findings).toEqual([]);
  });

  test('are told beside a list that holds no client', async () => {
    const list = { ...LIST, amount: { count: 0, exact: true }, knownIds: [] };
    const shown = (pageNo: number) => (pageNo < 1 ? OTHERS : []);

    expect((await scene(shown, { own: [], list })).findings).toHaveLength(1);
  });
});

test.describe('pages before what was taken for the first (A5)', () => {
  /** Pages count from 0, and the list was found to begin with 1. */
  const fromZero = (sizes: readonly number[]) => (pageNo: number, pageSize: number) =>
    pageNo < 1 && sizes.includes(pageSize) ? clients(91, 90 + Math.min(pageSize, 5)) : [];

  test('show the own ones where a larger one reaches into the list', async () => {
    const shown = (pageNo: number, pageSize: number) =>
      pageNo === 0 ? [...clients(91, 95), ...clients(1, pageSize - 5)] : [];

    expect((await scene(shown)).findings).toEqual([]);
    expect((await scene(fromZero([5, 10]))).findings).toHaveLength(1);
  });

  test('are asked for at the next size that is served', async () => {
    const list = { ...LIST, sizes: [5, 8, 12] };
    const shown = (pageNo: number, pageSize: number) =>
      pageNo === 0 && pageSize !== 10 ? [...clients(91, 95), ...clients(1, pageSize - 5)] : [];

    const { findings, asked } = await scene(shown, { list });

    expect(findings).toEqual([]);
    expect(asked.slice(-2)).toEqual(['0 of 10', '0 of 8']);
  });
});

test.describe('pages before the first of a service that mixes numbers up (A5)', () => {
  test('tell nothing where the first page is taken for one of them', async () => {
    // Behind the walk through the list and the look behind its end, when it is asked for by itself.
    const mixesUp = (asked: readonly string[]): boolean => asked.at(-2)?.startsWith('3 ') === true;

    const shown = (pageNo: number): readonly Client[] => (pageNo < 2 ? OTHERS : []);

    expect((await scene(shown, { mixesUp })).findings).toEqual([]);
    expect((await scene(shown)).findings).toHaveLength(1);
  });
});
