import { expect, test } from '@playwright/test';
import { loadContract } from '#spec/load-contract.ts';
import { samePageDespite } from '#fixtures/checks/choice-checks.ts';
import {
  inTurnedOrder,
  rightCredentials,
  withContentType,
  withPageInQuery,
} from '#fixtures/client/credentials.ts';
import { LIST_PATH, listRequest } from '#fixtures/client/list.ts';
import { rightSchemeOf } from '#fixtures/client/right-requests.ts';
import { PageReader } from '#fixtures/pages/page-reader.ts';
import { answer, clients, envelope, noAnswer, noPage, page } from './answers.ts';

const contract = await loadContract([]);
const RIGHT = rightCredentials(contract, 'apiKey');
const QUERIED = withPageInQuery(RIGHT, { pageNo: 3, pageSize: 7 });
const QUERY = '?pageNo=3&page=3&pageSize=7&size=7&limit=7';
const PAGE = { pageNo: 2, pageSize: 10 };

test.describe('credentials with a page in the query', () => {
  test('are the same ones, and name it as other services do', () => {
    expect(QUERIED).toEqual({ ...RIGHT, name: `${RIGHT.name}, with ${QUERY}`, query: QUERY });
  });

  test('ask for the page of the headers, at the address of the list', () => {
    const { path, template, headers, insert, place } = listRequest(QUERIED, PAGE);

    expect(path).toBe(LIST_PATH + QUERY);
    expect(template).toBe(LIST_PATH);
    expect({ headers, insert }).toEqual({
      headers: { pageNo: '2', pageSize: '10' },
      insert: RIGHT.insert,
    });
    expect(place).toContain(QUERY);
  });

  test('are no right request: whether a query is refused is open', () => {
    expect(rightSchemeOf(listRequest(RIGHT, PAGE), contract)).toBe('apiKey');
    expect(rightSchemeOf(listRequest(QUERIED, PAGE), contract)).toBeUndefined();
  });

  test('leave requests without a query as they were', () => {
    expect(listRequest(RIGHT, PAGE)).toEqual({
      method: 'GET',
      path: LIST_PATH,
      headers: { pageNo: '2', pageSize: '10' },
      insert: RIGHT.insert,
      place: 'page 2 of size 10 [API key]',
    });
  });
});

test.describe('credentials with a Content-Type', () => {
  test('are the same ones, and no right request: whether it is refused is open', () => {
    const typed = listRequest(withContentType(RIGHT), PAGE);

    expect(typed).toMatchObject({ path: LIST_PATH, insert: RIGHT.insert });
    expect(typed.headers).toEqual({ pageNo: '2', pageSize: '10', 'Content-Type': 'application/json' });
    expect(typed.body).toBeUndefined();
    expect(rightSchemeOf(typed, contract)).toBeUndefined();
  });
});

test.describe('what a reader remembers', () => {
  /** A reader, and the addresses that it asked at. */
  function reading() {
    const asked: string[] = [];
    const reader = new PageReader(
      (request) => {
        asked.push(request.path);
        return Promise.resolve(answer({ request, body: envelope(clients(1, 3)) }));
      },
      { knownIds: [], knownNames: [] },
      () => undefined,
    );
    return { reader, asked };
  }

  test('of a page is not what comes for it with a query, which is another request', async () => {
    const { reader, asked } = reading();

    for (const credentials of [RIGHT, QUERIED, RIGHT, QUERIED]) await reader.read(credentials, PAGE);

    expect(asked).toEqual([LIST_PATH, LIST_PATH + QUERY]);
  });

  test('without page headers is not what comes with a query either', async () => {
    const { reader, asked } = reading();

    for (const credentials of [RIGHT, QUERIED, RIGHT, QUERIED]) await reader.readPlain(credentials);

    expect(asked).toEqual([LIST_PATH, LIST_PATH + QUERY]);
  });

  test('of a page is not what comes for it with a Content-Type', async () => {
    const { reader, asked } = reading();

    for (const credentials of [RIGHT, withContentType(RIGHT), RIGHT]) await reader.read(credentials, PAGE);

    expect(asked).toHaveLength(2);
  });

  test('of one query is not what comes for another one', async () => {
    const { reader, asked } = reading();
    const other = withPageInQuery(RIGHT, { pageNo: 4, pageSize: 7 });

    for (const credentials of [QUERIED, other, inTurnedOrder(QUERIED)]) await reader.read(credentials, PAGE);

    expect(asked).toEqual([QUERIED, other, QUERIED].map(({ query = '' }) => LIST_PATH + query));
  });
});

test.describe('samePageDespite (P1)', () => {
  const right = page(2, 2, clients(3, 4));

  test('the page of the headers is right', () => {
    expect(samePageDespite('query', right, page(2, 2, clients(3, 4)))).toEqual([]);
  });

  test('another page is told, and that headers choose', () => {
    const other = page(2, 2, clients(1, 2));

    expect(samePageDespite('query', right, other)).toEqual([
      {
        exchange: other.exchange,
        expected: 'the same page whatever the query says: pages are chosen by headers (section 4)',
        actual: '2 items, other clients',
      },
    ]);
    expect(samePageDespite('query', right, page(2, 2, clients(3, 9)))).toMatchObject([{ actual: '7 items' }]);
  });

  test('a page that a Content-Type changes is told as that', () => {
    expect(samePageDespite('Content-Type', right, page(2, 2, clients(1, 2)))).toMatchObject([
      { expected: 'the same page whatever the Content-Type says: pages are chosen by headers (section 4)' },
    ]);
  });

  test('an empty page in its place is told', () => {
    expect(samePageDespite('query', right, page(2, 2, []))).toMatchObject([{ actual: '0 items' }]);
  });

  for (const { name, one, other } of [
    { name: 'a refusal of the query', one: right, other: noPage(2, 2, answer({ status: 400 })) },
    { name: 'silence', one: right, other: noPage(2, 2, noAnswer()) },
    { name: 'a page that was not served without a query either', one: noPage(2, 2), other: right },
  ]) {
    test(`${name} tells nothing`, () => {
      expect(samePageDespite('query', one, other)).toEqual([]);
    });
  }
});
