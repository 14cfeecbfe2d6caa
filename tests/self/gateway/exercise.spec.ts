import { expect, test } from '@playwright/test';
import { describedParts } from '#fixtures/described-parts.ts';
import type { Insertion } from '#fixtures/gateway/protocol.ts';
import { loadContract } from '#spec/load-contract.ts';
import { exampleContract } from '#tests/self/resources/effective-contract.ts';
import { json, LIST_PATH, stand } from './stand.ts';

const KEY: Insertion = { in: 'header', at: 'authorization', credential: 'API_KEY', prefix: 'Api-Key ' };
const TOKEN: Insertion = { in: 'header', at: 'Authorization', credential: 'API_KEY', prefix: 'Bearer ' };

test('schemes, headers and members that the tests have used are counted by name', async () => {
  const operations = [
    {
      method: 'get',
      path: LIST_PATH,
      headers: ['Authorization', 'pageNo', 'pageSize'],
      members: ['data', 'data[].clientId', 'data[].note', 'message'],
    },
    { method: 'get', path: '/api/v1/rates', members: ['[].code'] },
  ];
  await using service = await stand(
    ({ url }, response) => {
      json(response, 200, url === LIST_PATH ? { data: [{}, { clientId: 'c-1' }] } : [{ code: 'EUR' }]);
    },
    { operations },
  );

  await service.ask({ insert: [KEY], headers: ['PAGENO', '1'] });
  await service.ask({ insert: [TOKEN] });
  await service.ask({ path: '/api/v1/rates' });
  await service.ask({ path: '/elsewhere' });

  expect(service.gateway.summary().exercised).toEqual([
    {
      operation: `GET ${LIST_PATH}`,
      requests: 2,
      schemes: { apiKey: 1, bearer: 1, neither: 0 },
      headers: { Authorization: 2, pageNo: 1, pageSize: 0 },
      members: { data: 2, 'data[].clientId': 2, 'data[].note': 0, message: 0 },
    },
    {
      operation: 'GET /api/v1/rates',
      requests: 1,
      schemes: { apiKey: 0, bearer: 0, neither: 1 },
      headers: {},
      members: { '[].code': 1 },
    },
  ]);
});

test('a refusal shows no member, whatever it carries', async () => {
  const operations = [{ method: 'get', path: LIST_PATH, members: ['message'] }];
  await using service = await stand(
    (_heard, response) => {
      json(response, 401, { message: 'no' });
    },
    { operations },
  );

  await service.ask({ insert: [KEY] });

  expect(service.gateway.summary().exercised).toMatchObject([{ requests: 1, members: { message: 0 } }]);
});

test('the parts of an operation are read from the contract', async () => {
  const contract = await loadContract([]);

  const parts = contract.operations.map((operation) => describedParts(contract, operation));

  expect(parts).toEqual([
    { method: 'post', path: '/api/v1/auth/token/bearer', headers: ['Organization-ID'], members: [] },
    {
      method: 'get',
      path: '/api/v1/clients',
      headers: ['Authorization', 'Organization-ID', 'API-KEY', 'pageNo', 'pageSize'],
      members: ['data', 'data[].clientId', 'data[].name', 'totalCount', 'filteredCount', 'message'],
    },
  ]);
});

test('described resources bring their own parts', async () => {
  const contract = await exampleContract();

  const parts = contract.operations.map((operation) => describedParts(contract, operation));

  const membersOf = (path: string) => parts.find((one) => one.path === path && one.method === 'get')?.members;
  expect(membersOf('/api/v1/currencies')).toContain('[].currencyCode');
  expect(membersOf('/api/v1/products/{number}')).toContain('data.size.width');
});
