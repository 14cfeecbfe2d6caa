import { expect, test } from '@playwright/test';
import { loadContract } from '#spec/load-contract.ts';
import { rightCredentials, type Credentials } from '#fixtures/client/credentials.ts';
import { lackingBesideWrong, unknownTogether } from '#fixtures/client/wrong-together.ts';
import type { SchemeName } from '#fixtures/ground/ground.ts';

const contract = loadContract([]);
const BOTH = ['apiKey', 'bearer'] as const;

const WRONG: Readonly<Record<SchemeName, Readonly<Record<string, object>>>> = {
  apiKey: {
    Authorization: { credential: 'UNKNOWN_API_KEY', prefix: 'Api-Key ' },
    'Organization-ID': { credential: 'UNKNOWN_ORGANIZATION_ID' },
  },
  bearer: {
    Authorization: { credential: 'UNKNOWN_TOKEN', prefix: 'Bearer ' },
    'API-KEY': { credential: 'UNKNOWN_API_KEY' },
    'Organization-ID': { credential: 'UNKNOWN_ORGANIZATION_ID' },
  },
};

/** Headers that are said to be wrong, or to be missing. */
const named = ({ name }: Credentials, word: 'unknown' | 'no'): readonly string[] =>
  name.split(', ').flatMap((part) => (part.startsWith(`${word} `) ? [part.slice(word.length + 1)] : []));

/** What the headers carry: nothing wrong but what is said to be. */
async function carried(scheme: SchemeName, one: Credentials): Promise<readonly object[]> {
  const { insert } = rightCredentials(await contract, scheme);
  const [wrong, missing] = [named(one, 'unknown'), named(one, 'no')];
  return insert
    .filter(({ at }) => !missing.includes(at))
    .map((right) =>
      wrong.includes(right.at) ? { in: 'header', at: right.at, ...WRONG[scheme][right.at] } : right,
    );
}

const distinct = (all: readonly Credentials[]): number =>
  new Set(all.map(({ insert }) => JSON.stringify(insert))).size;

test.describe('wrong values at the same time (A4)', () => {
  for (const { scheme, groups } of [
    { scheme: 'apiKey', groups: ['Authorization, Organization-ID'] },
    {
      scheme: 'bearer',
      groups: ['API-KEY, Authorization, Organization-ID', 'API-KEY, Organization-ID'],
    },
  ] as const) {
    test(`are those of all headers, and of those beside Authorization: ${scheme}`, async () => {
      const all = unknownTogether(await contract, scheme);

      expect(all.map((one) => [...named(one, 'unknown')].sort().join(', ')).sort()).toEqual(groups);
      expect(distinct(all)).toBe(all.length);
    });
  }

  for (const scheme of BOTH)
    test(`are unknown ones, beside right ones in the other headers: ${scheme}`, async () => {
      const all = unknownTogether(await contract, scheme);

      for (const one of all) {
        expect(one.insert).toEqual(await carried(scheme, one));
        expect(named(one, 'unknown').length).toBeGreaterThan(1);
        expect(one.scheme).toBe(scheme);
      }
    });
});

test.describe('a header left out beside a wrong value of another one (A3)', () => {
  for (const { scheme, names } of [
    { scheme: 'apiKey', names: [] },
    {
      scheme: 'bearer',
      names: ['no API-KEY, unknown Organization-ID', 'no Organization-ID, unknown API-KEY'],
    },
  ] as const) {
    test(`is each one that stands beside Authorization, which stays right: ${scheme}`, async () => {
      const all = lackingBesideWrong(await contract, scheme);

      expect(all.map(({ name }) => name).sort()).toEqual(names);
      expect(distinct(all)).toBe(all.length);
    });
  }

  test('is not sent, and no right value in the place of the wrong one', async () => {
    const all = lackingBesideWrong(await contract, 'bearer');

    for (const one of all) {
      expect(one.insert).toEqual(await carried('bearer', one));
      expect(one.insert).toHaveLength(2);
    }
  });
});
