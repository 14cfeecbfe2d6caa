import { test, expect } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import type { Ground } from '#fixtures/ground/ground.ts';
import {
  afterLogin,
  afterOthers,
  afterTheEnd,
  brokenByDisturbance,
  withCookies,
  type Disturbance,
} from '#fixtures/judge/lists/disturbances.ts';
import { turnedByLogins } from '#fixtures/judge/lists/repeats.ts';
import type { Service } from '#fixtures/service.ts';
import { answer, client, clients, envelope } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { knownService } from '../known-service.ts';

waitsPass();

const PAGE = { pageNo: 2, pageSize: 3 };
const LIST: NonNullable<Ground['list']> = {
  firstPage: 1,
  sizes: [3],
  asked: { 3: 3 },
  amount: { count: 9, exact: true },
  end: { pageSize: 3, pageNo: 3, items: 3 },
  knownIds: [],
  knownNames: [],
};

/** A service whose pages depend on the page number that was asked just before. */
function service(shown: (pageNo: number, before: number) => number): Promise<Service> {
  let before = 0;
  return knownService(
    (request) => {
      const pageNo = Number(request.headers?.['pageNo']);
      const page = shown(pageNo, before);
      before = pageNo;
      return Promise.resolve(answer({ request, body: envelope(clients(3 * page - 2, 3 * page)) }));
    },
    { ground: { list: LIST } },
  );
}

const problemsOf = async (disturbance: Disturbance, one: Service): Promise<number> =>
  (await disturbance(one, one.pages, { scheme: 'apiKey', page: PAGE })).length;

test('a page that comes otherwise behind a later one is told', async () => {
  const forwardOnly = await service((pageNo, before) => (pageNo === 2 && before === 3 ? 3 : pageNo));
  const right = await service((pageNo) => pageNo);

  expect(await problemsOf(afterOthers, forwardOnly)).toBe(1);
  expect(await problemsOf(afterOthers, right)).toBe(0);
});

for (const { name, cookies, shown, count } of [
  { name: 'that choose the page are told', cookies: ['page=3'], shown: 3, count: 1 },
  { name: 'that choose nothing are right', cookies: ['page=3'], shown: 2, count: 0 },
  { name: 'are not sent where there are none', cookies: [], shown: 3, count: 0 },
]) {
  test(`cookies of another page ${name}`, async () => {
    const one = await knownService(({ options = {}, ...request }) => {
      const page = options.cookies === true ? shown : Number(request.headers?.['pageNo']);
      const headers = cookies.map((cookie) => ['Set-Cookie', cookie] as const);
      const body = envelope(clients(3 * page - 2, 3 * page));
      return Promise.resolve(answer({ request: { ...request, options }, headers, body }));
    });

    expect(await problemsOf(withCookies, one)).toBe(count);
  });
}

test('a page that comes otherwise behind the end is told', async () => {
  const rewound = await service((pageNo, before) => (before > 3 ? 1 : pageNo));
  const right = await service((pageNo) => pageNo);

  expect(await problemsOf(afterTheEnd, rewound)).toBe(1);
  expect(await problemsOf(afterTheEnd, right)).toBe(0);
});

const OF_NINE = { amount: { count: 9, exact: true } };

for (const { name, items, id } of [
  { name: 'another page of the list', items: clients(1, 3), id: 'P1' },
  { name: 'its page the other way round', items: clients(4, 6).toReversed(), id: 'P6' },
  { name: 'one client', items: clients(1, 1), id: 'P1' },
  { name: 'clients that nobody knows', items: clients(20, 22), id: 'A5' },
  { name: 'no client', items: [], id: 'P1' },
]) {
  test(`a disturbed page that shows ${name} breaks ${id}`, () => {
    const exchange = answer({ body: envelope(items) });
    const findings = [{ exchange, expected: 'the same page', actual: 'another one' }];

    expect(brokenByDisturbance({ findings }, clients(1, 9), OF_NINE)).toBe(id);
  });
}

/** What pages break that show these clients behind a disturbance, of a list of nine. */
function brokenBy(...shown: readonly (readonly unknown[])[]): string {
  const findings = shown.map((items) => ({
    exchange: answer({ body: envelope(items) }),
    expected: 'the same page',
    actual: 'another one',
  }));
  return brokenByDisturbance({ findings }, clients(1, 9), OF_NINE);
}

const TURNED = clients(4, 6).toReversed();

for (const { name, shown, id } of [
  { name: 'a page the other way round and one of a single client', shown: [TURNED, clients(1, 1)], id: 'P6' },
  { name: 'pages of a single client alone', shown: [clients(1, 1), clients(2, 2)], id: 'P1' },
  { name: 'a page the other way round and another one', shown: [TURNED, clients(1, 3)], id: 'P1' },
  { name: 'an empty page beside one the other way round', shown: [[], TURNED], id: 'P6' },
  { name: 'new clients at the end of the list', shown: [clients(8, 12)], id: 'P1' },
  {
    name: 'new clients at the end, of which the known ones are turned',
    shown: [[...TURNED, client(10)]],
    id: 'P6',
  },
  { name: 'a page of strangers and one of the list', shown: [clients(20, 22), clients(1, 3)], id: 'P1' },
  { name: 'a known client and new ones alone', shown: [[client(9), client(11), client(10)]], id: 'P1' },
] satisfies { name: string; shown: readonly (readonly unknown[])[]; id: string }[]) {
  test(`disturbed pages that show ${name} break ${id}`, () => {
    expect(brokenBy(...shown)).toBe(id);
  });
}

for (const { name, order } of [
  { name: 'was not walked whole', order: [] },
  { name: 'showed the same clients twice, and others not', order: [...clients(1, 5), ...clients(1, 4)] },
]) {
  test(`nobody is a stranger to a list that ${name}`, () => {
    const exchange = answer({ body: envelope(clients(20, 22)) });
    const findings = [{ exchange, expected: 'the same page', actual: 'another one' }];

    expect(brokenByDisturbance({ findings }, order, OF_NINE)).toBe('P1');
  });
}

test('a list that moves is no other order', () => {
  expect(brokenByDisturbance({ moved: true }, clients(1, 9), OF_NINE)).toBe('P1');
});

/** What a log-in has stirred is calm again after so long, ms. */
const STIRRED_MS = 300;

/** A service that shows other clients for a moment behind each log-in, wherever this page is asked for. */
function stirred(isStirred: (pageNo: number, pageSize: number) => boolean): Promise<Service> {
  let latestMs = -Infinity;
  return knownService(
    (request) => {
      if (request.method === 'POST') latestMs = Date.now();
      const [pageNo, pageSize] = [Number(request.headers?.['pageNo']), Number(request.headers?.['pageSize'])];
      const isOther = isStirred(pageNo, pageSize) && Date.now() - latestMs < STIRRED_MS;
      return Promise.resolve(answer({ request, body: envelope(clients(isOther ? 5 : 1, 9)) }));
    },
    { ground: { list: { ...LIST, asked: { 3: 3, 9: 9 } } } },
  );
}

test('what a log-in stirs for a moment is told each time', async () => {
  const one = await stirred((pageNo) => pageNo === PAGE.pageNo);

  expect(await problemsOf(afterLogin, one)).toBe(1);
  expect((await afterLogin(one, one.pages.afresh(), { scheme: 'apiKey', page: PAGE })).length).toBe(1);
});

test('a size that is served behind no log-in is told', async () => {
  const one = await stirred((_pageNo, pageSize) => pageSize === 9);

  expect(await problemsOf(afterLogin, one)).toBe(1);
});

test('a log-in that stirs nothing is right', async () => {
  const right = await stirred(() => false);

  expect(await problemsOf(afterLogin, right)).toBe(0);
});

/** A list that is turned by each log-in, by each reading, or once. */
function turning(turns: (heard: { logIns: number; reads: number }) => number): Promise<Service> {
  const heard = { logIns: 0, reads: 0 };
  return knownService((request: ApiRequest) => {
    if (request.method === 'POST') heard.logIns += 1;
    else heard.reads += 1;
    const at = turns(heard);
    const items = clients(1, 9);
    const body = envelope([...items.slice(at), ...items.slice(0, at)]);
    return Promise.resolve(answer({ request, body }));
  });
}

for (const { name, turns, told } of [
  { name: 'that each log-in turns is told', turns: ({ logIns }) => (2 * logIns) % 9, told: 1 },
  { name: 'that turns by itself may be in motion', turns: ({ reads }) => (2 * reads) % 9, told: 0 },
  {
    name: 'that one log-in has turned may have changed',
    turns: ({ logIns }) => Math.min(1, logIns),
    told: 0,
  },
  { name: 'that stands still is right', turns: () => 0, told: 0 },
] satisfies { name: string; turns: Parameters<typeof turning>[0]; told: number }[]) {
  test(`a list ${name}`, async () => {
    const one = await turning(turns);

    expect(await turnedByLogins(one, 'apiKey', { pageNo: 1, pageSize: 50 })).toHaveLength(told);
  });
}
