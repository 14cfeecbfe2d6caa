import { expect, test } from '@playwright/test';
import { TOKEN_PATH } from '../gateway/stand.ts';
import { LONG } from '#tests/self/long.ts';
import { answerOf, JSON_TYPE, rawService, type Respond } from './raw-service.ts';
import { idsWith, runAgainst } from './runs.ts';
import { spoiledMock } from './spoiled-mock.ts';

const ALL = '.';
const RATE = 60;
/** More than an ordinary run needs, and fewer than any service would notice in a day. */
const MOST_REQUESTS = 1500;

test('a run keeps its rate, writes nothing and counts what it sends', LONG, async ({}, info) => {
  const heard: string[] = [];
  await using service = await spoiledMock(({ method, path }) => {
    heard.push(`${method} ${path}`);
    return {};
  });
  const environment = { ...service.environment, MAX_REQUESTS_PER_SECOND: String(RATE) };

  const { statement } = await runAgainst(environment, info.outputPath(), ALL);

  const writes = heard.filter((line) => /^(?:POST|PUT|PATCH|DELETE) /.test(line));
  expect(new Set(writes)).toEqual(new Set([`POST ${TOKEN_PATH}`]));
  expect(heard.length).toBeLessThan(MOST_REQUESTS);
  // A made-up method is refused before it is counted here.
  expect(statement.traffic?.requests).toBeGreaterThanOrEqual(heard.length);
  expect(statement.traffic?.peakPerSecond).toBeGreaterThan(5);
  expect(statement.traffic?.peakPerSecond).toBeLessThanOrEqual(RATE + 1);
  expect(statement.traffic?.failedLoginsInARow).toBeGreaterThan(0);
  expect(statement.traffic?.failedLoginsInARow).toBeLessThan(3);
});

test('a list without end is left alone after a bounded number of requests', LONG, async ({}, info) => {
  await using service = await rawService(endlessList);
  const environment = { BASE_URL: service.baseUrl, API_USERNAME: '', API_PASSWORD: '' };

  const { statement } = await runAgainst(environment, info.outputPath(), '@[PE]\\d');

  expect(idsWith(statement, 'error')).toEqual([]);
  expect(idsWith(statement, 'passed')).toEqual(expect.arrayContaining(['P1', 'P2', 'P3', 'E1', 'E2']));
  expect(service.heard.length).toBeLessThan(MOST_REQUESTS);
});

/** Whatever page is asked for is full. */
const endlessList: Respond = (socket, request) => {
  const field = (name: string): number =>
    Number(new RegExp(`^${name}: *(\\d+)`, 'im').exec(request)?.[1] ?? 10);
  const [pageNo, pageSize] = [field('pageNo'), Math.min(1000, field('pageSize'))];
  const data = Array.from({ length: pageSize }, (_, at) => {
    const number = pageNo * pageSize + at;
    return { clientId: `client-${number}`, name: `Client ${number}` };
  });
  const page = {
    data,
    totalCount: 9_007_199_254_740_991,
    filteredCount: 9_007_199_254_740_991,
    message: 'ok',
  };
  const isList = request.startsWith('GET /api/v1/clients');
  socket.end(isList ? answerOf(JSON.stringify(page), [JSON_TYPE]) : answerOf('', [], '404 Not Found'));
};
