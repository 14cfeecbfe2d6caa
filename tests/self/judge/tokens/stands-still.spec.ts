import { test, expect } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import type { Finding } from '#fixtures/judge/finding.ts';
import { standsStill } from '#fixtures/judge/tokens/stands-still.ts';
import { answer, clients, envelope } from '#tests/self/checks/answers.ts';
import { knownService } from '../known-service.ts';

const PAGES = [
  { pageNo: 1, pageSize: 3 },
  { pageNo: 2, pageSize: 3 },
];
const ONE = envelope(clients(1, 3));
const OTHER = envelope(clients(4, 6));
const LONGER = envelope(clients(1, 5));
const NONE = envelope([]);

const RENEWED = 'TOKEN-9';

interface Otherwise {
  /** By the key at the moment. */
  readonly byKey?: readonly object[];
  /** By the renewed token, asked again. */
  readonly again?: readonly object[];
}

/** What is told of bodies by a renewed token, where the first token was served these. */
async function told(
  served: readonly object[],
  before: readonly object[],
  { byKey = [ONE, OTHER], again = served }: Otherwise = {},
): Promise<readonly Finding[]> {
  const bodyFor = ({ headers = {}, insert = [] }: ApiRequest): object => {
    const token = insert.map(({ credential }) => credential).find((name) => name.startsWith('TOKEN'));
    const bodies = token === undefined ? byKey : token === RENEWED ? again : before;
    return bodies[Number(headers['pageNo']) - 1] ?? NONE;
  };
  const service = await knownService((request) =>
    Promise.resolve(answer({ request, body: bodyFor(request) })),
  );
  const insert = [{ in: 'header', at: 'Authorization', credential: RENEWED }] as const;
  return standsStill(
    service,
    served.map((body, index) => answer({ body, request: { headers: { pageNo: `${index + 1}` }, insert } })),
    PAGES,
  );
}

test.describe('pages by a renewed token (T8)', () => {
  test('are told where they are the first one each time, and were not before', async () => {
    expect(await told([ONE, ONE], [ONE, OTHER])).toMatchObject([
      {
        expected: 'another page for another pageNo, as by the tokens before',
        actual: 'the same page once more',
      },
    ]);
  });

  test('are told where they begin alike at different sizes', async () => {
    expect(await told([ONE, LONGER], [ONE, OTHER])).toHaveLength(1);
  });

  test('are not where they are one page by the key, too, at the moment', async () => {
    expect(await told([ONE, ONE], [ONE, OTHER], { byKey: [ONE, ONE] })).toEqual([]);
  });

  test('are not where they differ when they are asked for again', async () => {
    expect(await told([ONE, ONE], [ONE, OTHER], { again: [ONE, OTHER] })).toEqual([]);
  });

  for (const { name, served, before } of [
    { name: 'that differ', served: [ONE, OTHER], before: [ONE, OTHER] },
    { name: 'that were the same before', served: [ONE, ONE], before: [ONE, ONE] },
    { name: 'that hold nobody', served: [NONE, NONE], before: [ONE, OTHER] },
    { name: 'of which one was not served', served: [ONE], before: [ONE, OTHER] },
  ]) {
    test(`${name} are not`, async () => {
      expect(await told(served, before)).toEqual([]);
    });
  }
});
