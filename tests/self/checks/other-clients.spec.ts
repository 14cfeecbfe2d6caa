import { expect, test } from '@playwright/test';
import { loadContract } from '#spec/load-contract.ts';
import { rightCredentials, withQuery } from '#fixtures/client/credentials.ts';
import { LIST_PATH, listRequest } from '#fixtures/client/list.ts';
import { loginRequest } from '#fixtures/client/login.ts';
import { asAsks, OTHER_CLIENTS, PHONE, TABLE } from '#fixtures/client/other-clients.ts';
import { isRightLogin, rightSchemeOf } from '#fixtures/client/right-requests.ts';

const contract = await loadContract([]);
const RIGHT = rightCredentials(contract, 'bearer');

test.describe('a client of another kind', () => {
  test('has a name and fields of its own', () => {
    expect(new Set(OTHER_CLIENTS.map(({ name }) => name)).size).toBe(OTHER_CLIENTS.length);
    expect(new Set(OTHER_CLIENTS.map(({ fields }) => JSON.stringify(fields))).size).toBe(
      OTHER_CLIENTS.length,
    );
  });

  for (const client of OTHER_CLIENTS) {
    test(`asks for the list by right credentials, and for the same page: ${client.name}`, () => {
      const plain = listRequest(RIGHT, { pageNo: 1, pageSize: 10 });
      const { options, place, ...request } = asAsks(client, plain);

      expect({ ...request, place: plain.place }).toEqual(plain);
      expect(options).toEqual({ client: client.fields });
      expect(place).toBe(`page 1 of size 10 [bearer], ${client.name}`);
      expect(rightSchemeOf({ ...request }, contract)).toBe('bearer');
    });
  }

  test('keeps how a request is sent beside, and names itself alone where nothing is named', () => {
    const asked = asAsks(PHONE, { method: 'GET', path: LIST_PATH, options: { cookies: true } });

    expect(asked.options).toEqual({ cookies: true, client: PHONE.fields });
    expect(asked.place).toBe(PHONE.name);
  });

  test('makes another log-in than that of the document', () => {
    expect([loginRequest(), asAsks(PHONE, loginRequest())].filter(isRightLogin)).toEqual([loginRequest()]);
  });
});

test.describe('a client that wants a table', () => {
  test('says of itself what it reads, and nothing else', () => {
    expect(TABLE.fields).toEqual({ Accept: 'text/csv, application/xml' });
  });

  test('is none of those that are served the same list', () => {
    expect(OTHER_CLIENTS).not.toContain(TABLE);
  });
});

test('credentials with a query are the same ones, at an address with it', () => {
  const queried = withQuery(RIGHT, '?x=1');

  expect(queried).toEqual({ ...RIGHT, name: 'bearer, with ?x=1', query: '?x=1' });
  expect(listRequest(queried)).toEqual({
    method: 'GET',
    path: `${LIST_PATH}?x=1`,
    template: LIST_PATH,
    insert: RIGHT.insert,
    place: 'without page headers [bearer, with ?x=1]',
  });
});
