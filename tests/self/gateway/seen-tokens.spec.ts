import { expect, test } from '@playwright/test';
import { json, logIn, stand } from './stand.ts';
import { makeEncryptedToken } from './tokens.ts';

test('the claims of an encrypted token are not told', async () => {
  await using service = await stand((_heard, response) => {
    json(response, 200, { token: makeEncryptedToken() });
  });

  const [seen] = (await service.ask(logIn())).report.tokens;

  expect(seen).toMatchObject({ kind: 'JWE', algorithm: 'dir' });
  expect(seen).not.toHaveProperty('claims');
});

test('an expiry that an encrypted token repeats in its header is told (RFC 7519 §5.3)', async () => {
  await using service = await stand((_heard, response) => {
    json(response, 200, { token: makeEncryptedToken({ exp: 1_900_000_000, kid: 'k1' }) });
  });

  const [seen] = (await service.ask(logIn())).report.tokens;

  expect(seen).toMatchObject({ kind: 'JWE', exp: 1_900_000_000, claims: { exp: 'integer' } });
});
