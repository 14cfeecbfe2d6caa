import { test, expect } from '@playwright/test';
import type { Insertion } from '#fixtures/gateway/protocol.ts';
import { SeenLists, type OfEachList } from '#fixtures/judge/lists/seen-lists.ts';
import { loadContract } from '#spec/load-contract.ts';
import { answer, client, clients, envelope, type AnswerParts } from '#tests/self/checks/answers.ts';

const contract = loadContract([]);
const ORGANIZATION: Insertion = { in: 'header', at: 'Organization-ID', credential: 'ORGANIZATION_ID' };
const BY_KEY: readonly Insertion[] = [
  { in: 'header', at: 'Authorization', credential: 'API_KEY', prefix: 'Api-Key ' },
  ORGANIZATION,
];
const BY_TOKEN: readonly Insertion[] = [
  { in: 'header', at: 'Authorization', credential: 'TOKEN-7', prefix: 'Bearer ' },
  ORGANIZATION,
  { in: 'header', at: 'API-KEY', credential: 'API_KEY' },
];
const ALTERED: readonly Insertion[] = [
  { in: 'header', at: 'Authorization', credential: 'API_KEY', prefix: 'Api-Key ', alteration: 'cut' },
  ORGANIZATION,
];
const UNKNOWN: readonly Insertion[] = [
  { in: 'header', at: 'Authorization', credential: 'UNKNOWN_API_KEY', prefix: 'Api-Key ' },
  ORGANIZATION,
];
const WITHOUT_MESSAGE = envelope(clients(1, 3), { message: undefined });

/** What a run has seen of these answers, each to a right request by the key where it does not say otherwise. */
async function seen(...answers: readonly AnswerParts[]): Promise<SeenLists> {
  const lists = new SeenLists(await contract, { knownIds: ['client-1'], knownNames: [] });
  for (const parts of answers)
    lists.note(answer({ ...parts, request: { insert: BY_KEY, ...parts.request } }));
  return lists;
}

test.describe('a list of the run', () => {
  for (const { name, request } of [
    { name: 'by the key', request: { insert: BY_KEY } },
    { name: 'by any token', request: { insert: BY_TOKEN } },
    { name: 'of a page', request: { headers: { pageNo: '2', PAGESIZE: '10' } } },
    { name: 'of an odd page, which nobody need serve', request: { headers: { pageNo: '-1' } } },
    {
      name: 'with names in lower case',
      request: {
        insert: BY_KEY.map(({ prefix = '', ...one }) => ({
          ...one,
          at: one.at.toLowerCase(),
          ...(prefix === '' ? {} : { prefix: prefix.toLowerCase() }),
        })),
      },
    },
  ] satisfies { name: string; request: AnswerParts['request'] }[]) {
    test(`${name} is looked at`, async () => {
      expect((await seen({ request, body: WITHOUT_MESSAGE })).against('E1')).toHaveLength(1);
    });
  }
});

test.describe('a list of clients that no first page shows', () => {
  test('is looked at where a comma at its end makes it no JSON', async () => {
    const text = `${JSON.stringify(envelope(clients(991, 1000)))},`;

    expect((await seen({ text })).against('E5')).toMatchObject([{ at: 'the body' }]);
  });

  test('is looked at where its items are bare texts; one alone may be a notice', async () => {
    expect((await seen({ body: envelope(['client-9', 'client-10']) })).against('E2')).toHaveLength(2);
    expect((await seen({ body: envelope(['no such page']) })).against('E2')).toEqual([]);
  });
});

test.describe('what is no list by a right request', () => {
  for (const { name, ...parts } of [
    { name: 'an answer to another method', request: { method: 'HEAD' } },
    { name: 'an answer of another path', request: { path: '/api/v1/projects' } },
    { name: 'an answer to a request with a body', request: { body: '{}' } },
    { name: 'an answer by an altered key', request: { insert: ALTERED } },
    { name: 'an answer by an unknown key', request: { insert: UNKNOWN } },
    { name: 'an answer without an organization', request: { insert: BY_KEY.slice(0, 1) } },
    {
      name: 'an answer by a key beside another header',
      request: { insert: [...BY_KEY, ...BY_TOKEN.slice(2)] },
    },
    { name: 'an answer with a header beyond the document', request: { headers: { Accept: '7' } } },
    { name: 'a redirect', status: 300 },
    { name: 'a refusal', status: 403 },
    { name: 'an answer that never came', report: { outcome: 'unreachable' } },
    { name: 'an answer that shows no client', body: { error: 'no' } },
    { name: 'a text with a word of a client', text: '{"error":"client-1 is not yours"}' },
  ] satisfies (AnswerParts & { name: string })[]) {
    test(`${name} is passed over`, async () => {
      expect((await seen({ body: WITHOUT_MESSAGE, ...parts })).against('E1')).toEqual([]);
    });
  }
});

test.describe('a breach of each list', () => {
  for (const { id, ...parts } of [
    { id: 'E1', body: WITHOUT_MESSAGE },
    { id: 'E2', body: envelope([client(1), { clientId: 5, name: 'x' }]) },
    { id: 'E3', body: envelope(clients(1, 3), { filteredCount: -1 }) },
    { id: 'E4', body: envelope([client(1), client(2), client(2, 'Another company')]) },
    { id: 'E5', body: envelope(clients(1, 3)), headers: [['Content-Type', 'text/html']] },
  ] satisfies (AnswerParts & { id: OfEachList })[]) {
    test(`${id} alone is told by the answer that shows it`, async () => {
      const lists = await seen({ body: envelope(clients(1, 3)) }, parts);
      const ids = (['E1', 'E2', 'E3', 'E4', 'E5'] as const).filter((one) => lists.against(one).length > 0);

      expect(ids).toEqual([id]);
      expect(lists.against(id)).toMatchObject([{ exchange: { request: { insert: BY_KEY } } }]);
    });
  }
});

test.describe('a breach of lists that are alike', () => {
  test('is told once for equal answers, and again for another type of the same text', async () => {
    const html = { body: WITHOUT_MESSAGE, headers: [['Content-Type', 'text/html']] } as const;
    const lists = await seen({ body: WITHOUT_MESSAGE }, { body: WITHOUT_MESSAGE }, html);

    expect(lists.against('E1')).toHaveLength(2);
    expect(lists.against('E5')).toHaveLength(1);
  });

  test('is told again where a second line names another type for the same text', async () => {
    const html = ['Content-Type', 'text/html'] as const;
    const json = ['Content-Type', 'application/json'] as const;
    const text = envelope(clients(1, 3));
    const lists = await seen({ body: text, headers: [json] }, { body: text, headers: [json, html] });

    expect(lists.against('E5')).toHaveLength(1);
  });

  test('is told with the answer that came before it', async () => {
    const refusal = { request: { place: 'without an organization' }, status: 401 };
    const lists = await seen(refusal, { body: WITHOUT_MESSAGE });

    expect(lists.against('E1')[0]?.actual).toMatch(/^is missing, behind .*without an organization.*401/);
  });

  test('is told where the same text comes as gzip that no field names', async () => {
    const right = { body: envelope(clients(1, 3)) };
    const lists = await seen(right, { ...right, report: { cameAs: 'gzip' } });

    expect(lists.against('E5')).toHaveLength(1);
  });

  test('is told twenty times at most', async () => {
    const answers = Array.from({ length: 30 }, (_, index) => ({
      body: envelope([client(index)], { filteredCount: -1, totalCount: -1 }),
    }));

    expect((await seen(...answers.slice(0, 9))).against('E3')).toHaveLength(18);
    expect((await seen(...answers)).against('E3')).toHaveLength(20);
  });
});

test.describe('a breach of ids on one page (E4)', () => {
  test('is an id that is empty, told by its place and by what came before it', async () => {
    const lists = await seen(
      { status: 401 },
      { body: envelope([client(1), { clientId: '', name: 'No id' }]) },
    );

    expect(lists.against('E4')).toMatchObject([
      { at: 'data/1/clientId', actual: expect.stringMatching(/^an empty string, behind .*401/) as unknown },
    ]);
  });

  test('is an id of two clients on one page, and not on two, or of one client that stands twice', async () => {
    const other = client(1, 'Another company');
    const pages = [[client(1), client(2)], [other], [client(1), client(1)]];

    const lists = await seen(...pages.map((items) => ({ body: envelope(items) })));
    const shared = await seen({ body: envelope([client(1), client(2), other]) });

    expect(lists.against('E4')).toEqual([]);
    expect(shared.against('E4')).toMatchObject([
      { at: 'data/2/clientId', actual: expect.stringContaining('data/0 of') as unknown },
    ]);
  });
});
