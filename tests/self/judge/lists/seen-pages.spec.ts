import { test, expect } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import { listRequest } from '#fixtures/client/list.ts';
import { loginRequest, loginWith } from '#fixtures/client/login.ts';
import { changedAgain } from '#fixtures/judge/lists/seen-pages.ts';
import type { Service } from '#fixtures/service.ts';
import { answer, client, clients, envelope } from '#tests/self/checks/answers.ts';
import { knownService } from '../known-service.ts';

const PAGE = { pageNo: 2, pageSize: 3 };
const OPTIONS: ApiRequest = { method: 'OPTIONS', path: '/api/v1/clients' };
const MADE_UP: ApiRequest = { method: 'GET', path: '/api/v1/clients', place: 'odd' };
const WRITE: ApiRequest = { method: 'POST', path: '/api/v1/projects', body: '{}' };

/** A service whose list depends on the request before it. */
function service(shown: (before: ApiRequest | undefined) => readonly unknown[]): Promise<Service> {
  let before: ApiRequest | undefined;
  return knownService((request) => {
    const body = envelope(shown(before));
    before = request;
    return Promise.resolve(answer({ request, body }));
  });
}

/** The page by the key, each of the requests, and the page behind each. */
async function asked(one: Service, ...requests: readonly ApiRequest[]): Promise<Service> {
  const page = listRequest(one.right('apiKey'), PAGE);
  await one.send(page);
  for (const request of requests) {
    await one.send(request);
    await one.send(page);
  }
  return one;
}

const isBehind = (request: ApiRequest) => (before: ApiRequest | undefined) =>
  JSON.stringify(before) === JSON.stringify(request) ? clients(1, 2) : clients(4, 6);

test.describe('a page that came otherwise', () => {
  for (const { name, request } of [
    { name: 'OPTIONS', request: OPTIONS },
    { name: 'an odd request', request: MADE_UP },
    { name: 'the right log-in', request: loginRequest() },
  ]) {
    test(`behind ${name} is asked for behind it once more`, async () => {
      const one = await asked(await service(isBehind(request)), OPTIONS, request, MADE_UP);

      expect(one.seenPages.suspects()).toEqual([{ scheme: 'apiKey', page: PAGE, before: request }]);
      expect(await changedAgain(one, one.pages)).toMatchObject([{ actual: '2 items instead of 3' }]);
    });
  }

  for (const { name, request } of [
    { name: 'a wrong log-in', request: loginWith('wrong', { password: { json: 'x' } }) },
    { name: 'a write', request: WRITE },
  ]) {
    test(`behind ${name} is left alone: nothing is written for it`, async () => {
      const one = await asked(await service(isBehind(request)), request, OPTIONS);

      expect(one.seenPages.suspects()).toEqual([]);
    });
  }
});

test.describe('another page', () => {
  test('behind the very same request is left to P6', async () => {
    const one = await service((before) =>
      before?.headers?.['pageNo'] === '2' ? clients(1, 2) : clients(4, 6),
    );
    await asked(one, listRequest(one.right('apiKey'), PAGE));

    expect(one.seenPages.suspects()).toEqual([]);
  });

  test('by another name alone counts, too', async () => {
    const renamed = [client(4), client(5), { ...client(6), name: 'Renamed' }];
    const one = await asked(
      await service((before) => (before?.method === 'OPTIONS' ? renamed : clients(4, 6))),
      MADE_UP,
      OPTIONS,
    );

    expect(await changedAgain(one, one.pages)).toMatchObject([{ actual: 'another client as item 3' }]);
  });

  test('is looked into four times at most', async () => {
    let count = 0;
    const one = await service(() => clients(1, (count += 1)));

    await asked(one, ...Array.from({ length: 7 }, () => OPTIONS));

    expect(one.seenPages.suspects()).toHaveLength(4);
  });
});

test('a list that has moved on since is right', async () => {
  let answers = 0;
  const one = await asked(await service(() => clients(1, (answers += 1) > 3 ? 9 : 8)), OPTIONS, OPTIONS);

  expect(one.seenPages.suspects()).toHaveLength(1);
  expect(await changedAgain(one, one.pages)).toEqual([]);
});

test('what comes before the first page may be the whole list (P4)', async () => {
  const one = await knownService((request) =>
    Promise.resolve(answer({ request, body: envelope(clients(1, 40)) })),
  );
  const ground = {
    sizes: [3],
    asked: { 3: 3 },
    amount: { count: 41, exact: true },
    knownIds: [],
    knownNames: [],
  };

  await one.send(listRequest(one.right('apiKey'), { pageNo: 0, pageSize: 3 }));

  expect(one.seenPages.overfull({ ...ground, firstPage: 1 })).toEqual([]);
  expect(one.seenPages.overfull({ ...ground, firstPage: 0 })).toMatchObject([{ actual: '40 items' }]);
});
