import { expect, test } from '@playwright/test';
import { ClientList, companyName, scatteredId } from '#fixtures/mock/store/client-list.ts';
import { startService } from './service.ts';

function clientList(count: number, seed = 'self'): ClientList {
  return new ClientList({ seed, count, idOf: scatteredId, nameOf: companyName });
}

test('a page of 100,000 clients makes only its own items', () => {
  const list = clientList(100_000);

  const page = list.slice(99_980, 100_000);

  expect(page).toHaveLength(20);
  expect(list.made).toBe(20);
});

test('no two of 100,000 clients share an id', () => {
  const ids = Array.from({ length: 100_000 }, (_, index) => scatteredId('self', index));

  expect(new Set(ids).size).toBe(100_000);
});

test('the same seed gives the same clients, another seed others', () => {
  const page = clientList(30).slice(10, 20);

  expect(clientList(30).slice(10, 20)).toEqual(page);
  expect(clientList(30, 'other').slice(10, 20)).not.toEqual(page);
});

test('secrets are fresh for each start and long, whatever the seed', async () => {
  const [one, two] = [await startService(), await startService()];
  const { apiKey, password, limitedApiKey } = one.credentials;

  expect(two.credentials.organizationId).toBe(one.credentials.organizationId);
  expect([two.credentials.apiKey, two.credentials.password]).not.toEqual([apiKey, password]);
  expect(Math.min(...[apiKey, password, limitedApiKey].map(({ length }) => length))).toBeGreaterThanOrEqual(
    24,
  );
  await Promise.all([one.close(), two.close()]);
});

for (const { what, options } of [
  { what: 'as they are', options: {} },
  {
    what: 'of a dialect',
    options: { dialects: ['keys-with-odd-characters', 'passwords-with-odd-characters'] },
  },
  { what: 'of a fault', options: { fault: 'key-last-letter-counts-in-part' } },
]) {
  test(`secrets ${what} follow from the seed where that is wanted`, async () => {
    const secretsOf = async (seed: string): Promise<readonly string[]> => {
      const service = await startService({ ...options, seed, hasLastingSecrets: true });
      const { apiKey, password, limitedApiKey } = service.credentials;
      await service.close();
      return [apiKey, password, limitedApiKey];
    };

    const secrets = await secretsOf('a client');

    expect(await secretsOf('a client')).toEqual(secrets);
    expect(new Set([...secrets, ...(await secretsOf('another'))]).size).toBe(6);
  });
}

test('an unknown fault is named with those most like it', async () => {
  const starting = startService({ fault: 'key-compared-by-prefixx' });

  await expect(starting).rejects.toMatchObject({
    name: 'SetupError',
    code: 'UNKNOWN_FAULT',
    message: expect.stringContaining('key-compared-by-prefix'),
  });
});
