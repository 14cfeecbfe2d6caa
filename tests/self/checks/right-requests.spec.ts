import { test, expect } from '@playwright/test';
import { loadContract } from '#spec/load-contract.ts';
import { bearerWith, inLetterCase, rightCredentials, withLowerWord } from '#fixtures/client/credentials.ts';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import { listRequest } from '#fixtures/client/list.ts';
import { loginInLetterCase, loginRequest, loginWith } from '#fixtures/client/login.ts';
import { withMethod } from '#fixtures/client/method.ts';
import { isRightLogin, pageNamedBy, rightSchemeOf } from '#fixtures/client/right-requests.ts';
import { lacking, lackingOne, wrongValues } from '#fixtures/client/wrong-credentials.ts';
import { wrongTogether } from '#fixtures/client/wrong-together.ts';

const contract = await loadContract([]);
const PAGE = { pageNo: 2, pageSize: 10 };
const BY_KEY = rightCredentials(contract, 'apiKey');
const RIGHT = listRequest(BY_KEY, PAGE);
const BY_TOKEN = rightCredentials(contract, 'bearer');

test.describe('a right request for the list', () => {
  for (const { name, request, scheme } of [
    { name: 'by the key', request: RIGHT, scheme: 'apiKey' },
    { name: 'by the shared token', request: listRequest(BY_TOKEN, PAGE), scheme: 'bearer' },
    { name: 'by another token', request: listRequest(bearerWith(contract, 'TOKEN-7')), scheme: 'bearer' },
    { name: 'without page headers', request: listRequest(BY_KEY), scheme: 'apiKey' },
    {
      name: 'for an odd page',
      request: listRequest(BY_KEY, { pageNo: 'x', pageSize: -1 }),
      scheme: 'apiKey',
    },
    {
      name: 'in small letters',
      request: listRequest(withLowerWord(inLetterCase(BY_TOKEN, 'lower')), PAGE),
      scheme: 'bearer',
    },
    {
      name: 'with its headers in another order',
      request: { ...RIGHT, insert: (RIGHT.insert ?? []).toReversed() },
      scheme: 'apiKey',
    },
  ]) {
    test(`${name} is told with its scheme`, () => {
      expect(rightSchemeOf(request, contract)).toBe(scheme);
    });
  }
});

test.describe('what is no right request for the list', () => {
  const others: readonly { readonly name: string; readonly request: ApiRequest }[] = [
    { name: 'another method', request: { ...RIGHT, method: 'HEAD' } },
    { name: 'a made-up method', request: withMethod('FOO', RIGHT) },
    { name: 'another address', request: { ...RIGHT, path: `${RIGHT.path}/` } },
    { name: 'a body', request: { ...RIGHT, body: '' } },
    {
      name: 'a header beyond the document',
      request: { ...RIGHT, headers: { ...RIGHT.headers, Accept: '*/*' } },
    },
    { name: 'an expired token', request: listRequest(bearerWith(contract, 'EXPIRED_TOKEN'), PAGE) },
    { name: 'a token that does not open', request: listRequest(bearerWith(contract, 'API_KEY'), PAGE) },
  ];
  for (const { name, request } of others) {
    test(`is told by ${name}`, () => {
      expect(rightSchemeOf(request, contract)).toBeUndefined();
    });
  }

  for (const scheme of ['apiKey', 'bearer'] as const) {
    test(`is told by anything that lacks or is wrong in the ${scheme} scheme`, () => {
      const wrong = [
        ...lackingOne(contract, scheme),
        ...wrongValues(contract, scheme, { header: 'Authorization', limited: true }),
        ...wrongValues(contract, scheme, { header: 'Organization-ID', limited: true }),
        ...wrongTogether(contract, 'bearer'),
      ];

      const taken = wrong.filter((one) => rightSchemeOf(listRequest(one, PAGE), contract) !== undefined);
      expect(taken.map(({ name }) => name)).toEqual([]);
    });
  }
});

test('the log-in of the document is the right one, and no other is', () => {
  const wrong = [
    loginWith('right log-in', { password: { json: 'x' } }),
    loginWith('right log-in', { username: 'absent' }),
    loginInLetterCase('lower'),
    { ...loginRequest(), options: { cookies: true as const } },
    listRequest(lacking(contract, 'apiKey', [])),
  ];

  expect([loginRequest(), ...wrong].filter(isRightLogin)).toEqual([loginRequest()]);
});

test.describe('the page that a request names', () => {
  for (const { headers, page } of [
    { headers: { pageNo: '2', pageSize: '10' }, page: { pageNo: 2, pageSize: 10 } },
    { headers: { PAGENO: '0', pagesize: '007' }, page: { pageNo: 0, pageSize: 7 } },
    { headers: { pageNo: '2' }, page: undefined },
    { headers: { pageSize: '10' }, page: undefined },
    { headers: { pageNo: '-1', pageSize: '10' }, page: undefined },
    { headers: { pageNo: '1.5', pageSize: '10' }, page: undefined },
    { headers: { pageNo: '', pageSize: '10' }, page: undefined },
    { headers: { pageNo: '2', pageSize: 'x' }, page: undefined },
    { headers: undefined, page: undefined },
  ]) {
    test(`is read from ${headers === undefined ? 'no headers at all' : JSON.stringify(headers)}`, () => {
      const request = { method: 'GET', path: RIGHT.path, ...(headers === undefined ? {} : { headers }) };

      expect(pageNamedBy(request)).toEqual(page);
    });
  }
});
