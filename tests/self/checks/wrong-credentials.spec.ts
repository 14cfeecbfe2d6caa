import { test, expect } from '@playwright/test';
import { loadContract } from '#spec/load-contract.ts';
import { spoiledOnce, wrongOnce, wrongValues, type Spoilable } from '#fixtures/client/wrong-credentials.ts';
import type { SchemeName } from '#fixtures/ground/ground.ts';

const contract = loadContract([]);

for (const { scheme, credential } of [
  { scheme: 'apiKey', credential: 'API_KEY' },
  { scheme: 'bearer', credential: 'TOKEN' },
] as const) {
  test(`an Authorization that is empty, word and all, is a wrong value: ${scheme} (A4)`, async () => {
    const values = wrongValues(await contract, scheme, { header: 'Authorization', limited: true });

    const empty = values.filter(({ insert }) =>
      insert.some(
        ({ at, prefix, alteration }) => at === 'Authorization' && !prefix && alteration === 'empty',
      ),
    );

    expect(empty).toHaveLength(1);
    expect(empty[0]?.insert).toContainEqual({
      in: 'header',
      at: 'Authorization',
      credential,
      alteration: 'empty',
    });
  });
}

test.describe('the word of a value that a client does not have (A4)', () => {
  const words = async (scheme: SchemeName, header: string) =>
    wrongValues(await contract, scheme, { header, limited: true }).flatMap(({ insert }) =>
      insert
        .filter(({ alteration = '' }) => alteration.startsWith('word-'))
        .map(({ at, prefix = '', alteration = '' }) => `${at}: ${prefix}${alteration}`),
    );

  for (const { scheme, expected } of [
    {
      scheme: 'apiKey',
      expected: ['Api-Key word-constructor', 'Api-Key word-null', 'Api-Key word-test', 'Api-Key word-admin'],
    },
    { scheme: 'bearer', expected: ['Bearer word-null', 'Bearer word-undefined'] },
  ] as const) {
    test(`is a wrong Authorization of the ${scheme} scheme, as a word`, async () => {
      expect(await words(scheme, 'Authorization')).toEqual(expected.map((text) => `Authorization: ${text}`));
    });

    test(`is a wrong Organization-ID of the ${scheme} scheme`, async () => {
      expect(await words(scheme, 'Organization-ID')).toEqual([
        'Organization-ID: word-null',
        'Organization-ID: word-undefined',
        'Organization-ID: word-constructor',
        'Organization-ID: word-zero',
      ]);
    });
  }

  test('is a wrong API-KEY', async () => {
    expect(await words('bearer', 'API-KEY')).toEqual(['API-KEY: word-constructor', 'API-KEY: word-null']);
  });
});

test.describe('a pair under the word Basic (A4)', () => {
  const pairs = async (scheme: SchemeName, header: string) =>
    wrongValues(await contract, scheme, { header, limited: true }).flatMap(({ insert }) =>
      insert.filter(({ alteration }) => alteration === 'basic-pair'),
    );

  for (const { scheme, part } of [
    { scheme: 'apiKey', part: { credential: 'API_KEY' } },
    { scheme: 'bearer', part: { credential: 'API_PASSWORD', other: 'API_USERNAME' } },
  ] as const) {
    test(`is a wrong Authorization of the ${scheme} scheme, once`, async () => {
      expect(await pairs(scheme, 'Authorization')).toEqual([
        { in: 'header', at: 'Authorization', alteration: 'basic-pair', prefix: 'Basic ', ...part },
      ]);
    });
  }

  for (const [scheme, header] of [
    ['apiKey', 'Organization-ID'],
    ['bearer', 'API-KEY'],
    ['bearer', 'Organization-ID'],
  ] as const) {
    test(`is no wrong ${header} of the ${scheme} scheme`, async () => {
      expect(await pairs(scheme, header)).toEqual([]);
    });
  }
});

test('what is wrong in another header leaves Authorization as it is (A4)', async () => {
  const values = wrongValues(await contract, 'bearer', { header: 'API-KEY', limited: true });

  const parts = values.flatMap(({ insert }) => insert.filter(({ at }) => at === 'Authorization'));

  expect(values.length).toBeGreaterThan(5);
  expect(new Set(parts.map((part) => JSON.stringify(part))).size).toBe(1);
});

test.describe('a word behind a value (A4)', () => {
  const worded = async (scheme: SchemeName, header: string) =>
    wrongValues(await contract, scheme, { header, limited: true }).flatMap(({ insert }) =>
      insert.filter(({ alteration }) => alteration === 'extended-word'),
    );

  for (const scheme of ['apiKey', 'bearer'] as const) {
    test(`is no wrong Authorization of the ${scheme} scheme: what becomes of it there is open`, async () => {
      expect(await worded(scheme, 'Authorization')).toEqual([]);
    });
  }

  test('is a wrong API-KEY, whose value is no sequence of words', async () => {
    expect(await worded('bearer', 'API-KEY')).toEqual([
      { in: 'header', at: 'API-KEY', credential: 'API_KEY', alteration: 'extended-word', prefix: '' },
    ]);
  });

  test('is all that Authorization lacks of the wrong values of API-KEY', async () => {
    const ways = async (scheme: SchemeName, header: string, credential: string) =>
      wrongValues(await contract, scheme, { header, limited: true }).flatMap(({ insert }) =>
        insert.flatMap((one) =>
          one.at === header && one.credential === credential && one.alteration !== undefined
            ? [one.alteration]
            : [],
        ),
      );
    const inAuthorization = await ways('apiKey', 'Authorization', 'API_KEY');

    const lacking = (await ways('bearer', 'API-KEY', 'API_KEY')).filter(
      (how) => !inAuthorization.includes(how),
    );
    expect(lacking).toEqual(['extended-word']);
  });
});

test.describe('parts of two keys (A4)', () => {
  for (const { scheme, header, prefix } of [
    { scheme: 'apiKey', header: 'Authorization', prefix: 'Api-Key ' },
    { scheme: 'bearer', header: 'API-KEY', prefix: '' },
  ] as const) {
    const combined = async (limited: boolean) =>
      wrongValues(await contract, scheme, { header, limited }).flatMap(({ insert }) =>
        insert.filter(({ alteration }) => alteration === 'front-of-other'),
      );

    test(`are wrong in both directions where a limited key is declared: ${header}`, async () => {
      const part = { in: 'header', at: header, alteration: 'front-of-other', prefix };

      expect(await combined(true)).toEqual([
        { ...part, credential: 'API_KEY', other: 'LIMITED_API_KEY' },
        { ...part, credential: 'LIMITED_API_KEY', other: 'API_KEY' },
      ]);
    });

    test(`are not there where none is: ${header}`, async () => {
      expect(await combined(false)).toEqual([]);
    });
  }

  for (const { scheme, header } of [
    { scheme: 'apiKey', header: 'Organization-ID' },
    { scheme: 'bearer', header: 'Authorization' },
  ] as const) {
    test(`are no wrong ${header} of the ${scheme} scheme`, async () => {
      const values = wrongValues(await contract, scheme, { header, limited: true });

      expect(JSON.stringify(values)).not.toContain('front-of-other');
    });
  }
});

test.describe('what is spoiled once (A7)', () => {
  const NOTHING = { isJws: true, other: false, limited: false };
  const names = async (more: Partial<Spoilable>, scheme: SchemeName = 'apiKey') =>
    spoiledOnce(await contract, scheme, { ...NOTHING, ...more })
      .map(({ name }) => name)
      .sort();
  const PLAIN = ['an unknown key', 'an unknown organization', 'no Authorization'];

  test('is a key, the Authorization and an organization', async () => {
    expect(await names({})).toEqual(PLAIN);
  });

  test('is another organization, too, where one is declared', async () => {
    expect(await names({ other: true })).toEqual([...PLAIN, 'another organization'].sort());
  });

  test('is a key without the permission, too, where one is declared', async () => {
    const limited = spoiledOnce(await contract, 'apiKey', { ...NOTHING, limited: true });

    const carriers = limited.filter(({ insert }) => JSON.stringify(insert).includes('"LIMITED_API_KEY"'));

    expect([limited.length, carriers.length]).toEqual([4, 1]);
  });

  for (const { isJws, how } of [
    { isJws: true, how: 'Authorization signature middle' },
    { isJws: false, how: 'Authorization altered middle' },
  ]) {
    test(`is a token altered where it can be: ${how}`, async () => {
      expect(await names({ isJws }, 'bearer')).toContain(how);
      expect(await names({ isJws })).not.toContain(how);
    });
  }
});

for (const scheme of ['apiKey', 'bearer'] as const) {
  test(`what is spoiled once is wrong where it lacks no header (A7): ${scheme}`, async () => {
    const spoilable = { isJws: true, other: true, limited: true };
    const wrong = wrongOnce(await contract, scheme, spoilable);

    const all = spoiledOnce(await contract, scheme, spoilable);
    expect(all.filter((one) => !wrong.some(({ name }) => name === one.name))).toMatchObject([
      { name: 'no Authorization' },
    ]);
    expect(new Set(wrong.map(({ insert }) => insert.length))).toEqual(
      new Set([(await contract).schemes[scheme].length]),
    );
  });
}
