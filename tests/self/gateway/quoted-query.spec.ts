import { expect, test } from '@playwright/test';
import type { Insertion } from '#fixtures/gateway/protocol.ts';
import { credentials, json, LIST_PATH, stand, type Got } from './stand.ts';

/** Of letters that percent-encoding and form-encoding write differently. */
const KEY = "key/live+8d21 f0c4(b7a9)~3e'65!";
const IN_QUERY = { in: 'query', at: 'api_key', credential: 'API_KEY' } as const;
const IN_HEADER = { in: 'header', at: 'X-API-Key', credential: 'API_KEY' } as const;

const SPELLINGS = [
  { name: 'as it is', shown: '«API_KEY»', spelt: KEY },
  { name: 'percent-encoded', shown: '«API_KEY (encoded)»', spelt: encodeURIComponent(KEY) },
  {
    name: 'percent-encoded in small letters',
    shown: '«API_KEY (encoded)»',
    spelt: encodeURIComponent(KEY).replace(/%../g, (code) => code.toLowerCase()),
  },
  {
    name: 'form-encoded',
    shown: '«API_KEY (encoded)»',
    spelt: new URLSearchParams({ k: KEY }).toString().slice('k='.length),
  },
];

/** What comes of a refusal that quotes a text. */
async function quoting(text: string, insert: readonly Insertion[]): Promise<Got> {
  await using service = await stand(
    (_heard, response) => {
      json(response, 401, { error: `nothing at ${LIST_PATH}?api_key=${text}&x` });
    },
    { credentials: { ...credentials, API_KEY: KEY } },
  );
  const got = await service.ask({ insert });
  return got;
}

test('the ways of writing a key are different ones', () => {
  expect(new Set(SPELLINGS.map(({ spelt }) => spelt)).size).toBe(SPELLINGS.length);
});

for (const { name, shown, spelt } of SPELLINGS) {
  test.describe(`a key that a refusal quotes ${name} (A8)`, () => {
    test(`accuses nobody where it stood in the query: ${name}`, async () => {
      const { report } = await quoting(spelt, [IN_QUERY]);

      expect(report).toMatchObject({ outcome: 'answered', inserted: ['API_KEY'], sightings: [] });
    });

    test(`is sighted where it stood elsewhere: ${name}`, async () => {
      const { report } = await quoting(spelt, [IN_HEADER]);

      expect(report.sightings).toMatchObject([{ secret: 'API_KEY', where: 'body/error', status: 401 }]);
    });

    test(`is sighted where it was not sent at all: ${name}`, async () => {
      expect((await quoting(spelt, [])).report.sightings).toHaveLength(1);
    });

    test(`is replaced by its name in either case: ${name}`, async () => {
      const error = `nothing at ${LIST_PATH}?api_key=${shown}&x`;

      expect(JSON.parse((await quoting(spelt, [IN_QUERY])).text)).toEqual({ error });
      expect(JSON.parse((await quoting(spelt, [IN_HEADER])).text)).toEqual({ error });
    });
  });
}

test('another secret than the one in the query is sighted', async () => {
  const { report } = await quoting(credentials.API_PASSWORD, [IN_QUERY]);

  expect(report.sightings).toMatchObject([{ secret: 'API_PASSWORD' }]);
});
