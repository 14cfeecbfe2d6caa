import { test, expect } from '@playwright/test';
import { loadContract } from '#spec/load-contract.ts';
import { wrongValues } from '#fixtures/client/wrong-credentials.ts';

const contract = loadContract([]);

for (const { scheme, credential } of [
  { scheme: 'apiKey', credential: 'API_KEY' },
  { scheme: 'bearer', credential: 'TOKEN' },
] as const) {
  test(`an Authorization that is empty, word and all, is a wrong value: ${scheme} (A4)`, async () => {
    const values = wrongValues(await contract, scheme, 'Authorization');

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
  const values = wrongValues(await contract, 'bearer', 'API-KEY');

  const parts = values.flatMap(({ insert }) => insert.filter(({ at }) => at === 'Authorization'));

  expect(values.length).toBeGreaterThan(5);
  expect(new Set(parts.map((part) => JSON.stringify(part))).size).toBe(1);
});
