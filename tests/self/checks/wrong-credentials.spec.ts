import { test, expect } from '@playwright/test';
import { loadContract } from '#spec/load-contract.ts';
import { spoiledOnce, wrongValues, type Spoilable } from '#fixtures/client/wrong-credentials.ts';
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

test('what is wrong in another header leaves Authorization as it is (A4)', async () => {
  const values = wrongValues(await contract, 'bearer', { header: 'API-KEY', limited: true });

  const parts = values.flatMap(({ insert }) => insert.filter(({ at }) => at === 'Authorization'));

  expect(values.length).toBeGreaterThan(5);
  expect(new Set(parts.map((part) => JSON.stringify(part))).size).toBe(1);
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
    spoiledOnce(await contract, scheme, { ...NOTHING, ...more }).map(({ name }) => name);

  test('is a key, the Authorization and an organization', async () => {
    expect(await names({})).toEqual(['an unknown key', 'no Authorization', 'an unknown organization']);
  });

  test('is another organization, too, where one is declared', async () => {
    expect(await names({ other: true })).toEqual([...(await names({})), 'another organization']);
  });

  test('is a key without the permission, too, where one is declared', async () => {
    const limited = spoiledOnce(await contract, 'apiKey', { ...NOTHING, limited: true });

    expect(limited).toHaveLength(4);
    expect(JSON.stringify(limited[3]?.insert)).toContain('"LIMITED_API_KEY"');
  });

  for (const { isJws, how } of [
    { isJws: true, how: 'Authorization signature middle' },
    { isJws: false, how: 'Authorization altered middle' },
  ]) {
    test(`is a token altered where it can be: ${how}`, async () => {
      expect((await names({ isJws }, 'bearer')).at(-1)).toBe(how);
      expect(await names({ isJws })).not.toContain(how);
    });
  }
});
