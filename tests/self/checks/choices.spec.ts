import { test, expect } from '@playwright/test';
import { headersChoose } from '#fixtures/checks/choice-checks.ts';
import type { Finding } from '#fixtures/judge/finding.ts';
import { choicesOf } from '#fixtures/pages/choices.ts';
import { PageReader } from '#fixtures/pages/page-reader.ts';
import { answer, clients, envelope } from './answers.ts';

const KEY = { name: 'API key', scheme: 'apiKey', insert: [] } as const;
const TOKEN = {
  name: 'bearer',
  scheme: 'bearer',
  insert: [{ in: 'header', at: 'Authorization', credential: 'TOKEN' }],
} as const;
/** Of twelve clients, where no size below ten is served. */
const LIST = {
  firstPage: 1,
  sizes: [10],
  asked: { 10: 10, 25: 12 },
  amount: { count: 12, exact: true },
  end: { pageNo: 2, pageSize: 10, items: 2 },
  knownIds: [],
  knownNames: [],
};

/** What a service shows that answers behind the end with the last page, and holds so many clients, by token as well. */
async function told(byKey: number, byToken: (pageSize: number) => number): Promise<readonly Finding[]> {
  const pages = new PageReader(
    (request) => {
      const [no, size] = [Number(request.headers?.['pageNo']), Number(request.headers?.['pageSize'])];
      const count = (request.insert ?? []).length > 0 ? byToken(size) : byKey;
      const last = Math.ceil(count / size);
      const from = (Math.min(no, last) - 1) * size;
      return Promise.resolve(
        answer({ request, body: envelope(clients(from + 1, Math.min(count, from + size))) }),
      );
    },
    { knownIds: [], knownNames: [] },
    () => undefined,
  );
  return headersChoose(await choicesOf(LIST, { pages, credentials: TOKEN, right: KEY }));
}

test.describe('the page headers of a list that has become shorter (P1)', () => {
  test('have nothing to choose where the smallest size holds it whole', async () => {
    expect(await told(10, () => 10)).toEqual([]);
    expect(await told(7, () => 7)).toEqual([]);
  });

  test('are told where they choose nothing, although the list is as long as it was', async () => {
    expect(await told(12, () => 10)).toHaveLength(1);
  });

  test('are told where a page of the smallest size holds more than was asked for', async () => {
    const shorter = { ...LIST, asked: { 5: 5, 10: 10, 25: 12 } };
    const pages = new PageReader(
      (request) => Promise.resolve(answer({ request, body: envelope(clients(1, 8)) })),
      { knownIds: [], knownNames: [] },
      () => undefined,
    );

    const choices = await choicesOf(shorter, { pages, credentials: TOKEN, right: KEY });

    expect(headersChoose(choices)).toHaveLength(1);
  });
});
