import { test, expect } from '@playwright/test';
import { loadContract } from '#spec/load-contract.ts';
import { carriedElsewhere } from '#fixtures/client/carried-elsewhere.ts';
import { listRequest } from '#fixtures/client/list.ts';
import { rightSchemeOf } from '#fixtures/client/right-requests.ts';
import { lacking } from '#fixtures/client/wrong-credentials.ts';

const contract = await loadContract([]);
const PAGE = { pageNo: 1, pageSize: 10 };

const SCHEMES = [
  {
    scheme: 'apiKey',
    credential: 'API_KEY',
    names: ['no Authorization, the key in other header fields', 'no Authorization, the key in the query'],
    fields: ['X-API-Key: ', 'Api-Key: ', 'X-Authorization: Api-Key ', 'Cookie: api_key='],
    parameters: ['api_key', 'apikey', 'key'],
  },
  {
    scheme: 'bearer',
    credential: 'TOKEN',
    names: ['no Authorization, the token in other header fields', 'no Authorization, the token in the query'],
    fields: ['X-Access-Token: ', 'X-Auth-Token: ', 'X-Authorization: Bearer ', 'Cookie: access_token='],
    parameters: ['access_token', 'token'],
  },
] as const;

for (const { scheme, credential, names, fields, parameters } of SCHEMES) {
  const all = carriedElsewhere(contract, scheme, { inQuery: true });
  const rest = lacking(contract, scheme, ['Authorization']);
  /** What each of them has beside the rest of the scheme. */
  const added = all.map(({ insert }) => insert.slice(rest.insert.length));

  test.describe(`credentials of the ${scheme} scheme that are carried elsewhere (A3)`, () => {
    test(`are two, each with a name of its own: ${scheme}`, () => {
      expect(all.map(({ name }) => name)).toEqual(names);
      expect(new Set(all.map((one) => one.scheme))).toEqual(new Set([scheme]));
    });

    test(`have the rest of the scheme in its place, and no Authorization: ${scheme}`, () => {
      const headers = all.flatMap(({ insert }) => insert.map(({ at }) => at.toLowerCase()));

      expect(headers).not.toContain('authorization');
      expect(all.map(({ insert }) => insert.slice(0, rest.insert.length))).toEqual(
        Array(2).fill(rest.insert),
      );
    });

    test(`are right but for their place: ${scheme}`, () => {
      expect(added.flat().map((one) => one.credential)).toEqual(
        Array(fields.length + parameters.length).fill(credential),
      );
      expect(added.flat().filter(({ alteration }) => alteration !== undefined)).toEqual([]);
    });

    test(`stand in header fields of other services, behind the words used there: ${scheme}`, () => {
      const [inFields = []] = added;

      expect(inFields.map(({ at, prefix = '' }) => `${at}: ${prefix}`)).toEqual(fields);
      expect(new Set(inFields.map((one) => one.in))).toEqual(new Set(['header']));
    });

    test(`stand in query parameters of other services: ${scheme}`, () => {
      expect(added[1]).toEqual(parameters.map((at) => ({ in: 'query', at, credential })));
    });

    test(`make no right request: ${scheme}`, () => {
      const taken = all.filter((one) => rightSchemeOf(listRequest(one, PAGE), contract) !== undefined);

      expect(taken).toEqual([]);
    });
  });

  test(`credentials of the ${scheme} scheme stay out of the query where others may log it`, () => {
    expect(carriedElsewhere(contract, scheme, { inQuery: false })).toEqual(all.slice(0, 1));
  });
}
