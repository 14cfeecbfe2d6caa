import { expect, test } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import { curlOf, namedHeaders } from '#fixtures/evidence/curl.ts';
import { httpExchange } from '#fixtures/evidence/http-exchange.ts';
import { Masking } from '#fixtures/evidence/masking.ts';
import type { ClientFields, Insertion } from '#fixtures/gateway/protocol.ts';
import { answer } from './answers.ts';

const IN_QUERY: Insertion = { in: 'query', at: 'org', credential: 'OTHER_ORGANIZATION_ID' };
const KEY: Insertion = { in: 'header', at: 'Authorization', credential: 'API_KEY', prefix: 'Api-Key ' };

function list(more: Partial<ApiRequest> = {}): ApiRequest {
  return { method: 'GET', path: '/api/v1/clients', ...more };
}

/** Address of the exchange as Allure shows it. */
function urlOf(request: ApiRequest): string {
  const masking = new Masking({ showData: false, key: 'key' });
  return httpExchange(answer({ request }), { baseUrl: 'https://service.example', masking }).request.url;
}

test.describe('a credential in the query', () => {
  for (const { name, path, insert, query } of [
    { name: 'alone', path: '/api/v1/clients', insert: [IN_QUERY], query: '?org=$OTHER_ORGANIZATION_ID' },
    {
      name: 'behind another query',
      path: '/api/v1/clients?x=1',
      insert: [IN_QUERY],
      query: '?x=1&org=$OTHER_ORGANIZATION_ID',
    },
    {
      name: 'under two names',
      path: '/api/v1/clients',
      insert: [IN_QUERY, { ...IN_QUERY, at: 'orgId' }],
      query: '?org=$OTHER_ORGANIZATION_ID&orgId=$OTHER_ORGANIZATION_ID',
    },
    {
      name: 'altered',
      path: '/api/v1/clients',
      insert: [{ ...IN_QUERY, alteration: 'other-case' }],
      query: '?org=<OTHER_ORGANIZATION_ID, other case>',
    },
  ] satisfies { name: string; path: string; insert: Insertion[]; query: string }[]) {
    test(`stands in a curl line and in Allure by its name: ${name}`, () => {
      const request = list({ path, insert });

      expect(curlOf(request)).toBe(`curl -i -X GET "$BASE_URL/api/v1/clients${query}"`);
      expect(urlOf(request)).toBe(`https://service.example/api/v1/clients${query}`);
    });
  }

  test('is no header field, and no member of a body', () => {
    const request = list({ method: 'POST', insert: [IN_QUERY, KEY], body: '{"a":1}' });

    expect(namedHeaders(request)).toEqual([{ name: 'Authorization', value: 'Api-Key $API_KEY' }]);
    expect(curlOf(request)).toMatch(/ -H "Authorization: Api-Key \$API_KEY" -d "\{\\"a\\":1\}"$/);
  });

  test('leaves an address as it is that has none', () => {
    expect(curlOf(list({ insert: [KEY] }))).toContain('"$BASE_URL/api/v1/clients" -H');
    expect(urlOf(list({ insert: [KEY] }))).toBe('https://service.example/api/v1/clients');
  });
});

test.describe('what a client tells of itself', () => {
  const told = (client: ClientFields) => list({ headers: { pageNo: '1' }, options: { client } });

  test('stands in a curl line behind the headers of the request', () => {
    expect(curlOf(told({ 'User-Agent': 'a "phone"', Accept: 'application/json' }))).toBe(
      'curl -i -X GET "$BASE_URL/api/v1/clients" -H "pageNo: 1" -H "User-Agent: a \\"phone\\"" -H "Accept: application/json"',
    );
  });

  test('keeps curl from sending what is to be left out', () => {
    expect(curlOf(told({ Accept: null }))).toMatch(/ -H "Accept:"$/);
  });

  test('is among the header fields that Allure shows, where it is sent', () => {
    expect(namedHeaders(told({ 'User-Agent': 'phone', Accept: null }))).toEqual([
      { name: 'pageNo', value: '1' },
      { name: 'User-Agent', value: 'phone' },
    ]);
  });
});

test('a pair of HTTP Basic stands in a curl line by its name', () => {
  const insert: Insertion[] = [
    { ...KEY, credential: 'API_PASSWORD', other: 'API_USERNAME', alteration: 'basic-pair', prefix: 'Basic ' },
  ];

  expect(curlOf(list({ insert }))).toContain('-H "Authorization: Basic <API_PASSWORD, basic pair>"');
});
