import { expect, test } from '@playwright/test';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { startService } from './service.ts';

test('a token expires, is refused then, and a new one opens again', async () => {
  const service = await startService({ tokenLifetimeS: 3 });
  const headers = await service.bearerHeaders();
  const { exp = 0 } = decodeJwt(headers['Authorization']?.slice('Bearer '.length) ?? '');
  const before = await service.list(headers);

  await expect.poll(() => Date.now(), { intervals: [50] }).toBeGreaterThan(exp * 1000);
  const after = await service.list(headers);
  const renewed = await service.list(await service.bearerHeaders());

  expect([before.status, after.status, renewed.status]).toEqual([200, 401, 200]);
  await service.close();
});

test('a token without its signature, or of alg none, is refused', async () => {
  const service = await startService();
  const headers = await service.bearerHeaders();
  const [, claims = ''] = (headers['Authorization'] ?? '').split('.');
  const none = Buffer.from('{"alg":"none"}').toString('base64url');

  const unsigned = (headers['Authorization'] ?? '').replace(/\.[^.]*$/, '.').slice('Bearer '.length);

  const answers = await Promise.all(
    [`${none}.${claims}.`, unsigned].map((token) =>
      service.list({ ...headers, Authorization: `Bearer ${token}` }),
    ),
  );

  expect(answers.map(({ status }) => status)).toEqual([401, 401]);
  await service.close();
});

test('two log-ins give two tokens, signed and dated, and both open', async () => {
  const service = await startService();
  const [first, second] = [await service.bearerHeaders(), await service.bearerHeaders()];

  const answers = await Promise.all([first, second].map((headers) => service.list(headers)));

  expect(first['Authorization']).not.toBe(second['Authorization']);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(decodeProtectedHeader((first['Authorization'] ?? '').slice(7))).toEqual({
    alg: 'HS256',
    typ: 'JWT',
  });
  await service.close();
});

test('the declared expired token is genuine but refused', async () => {
  const service = await startService();
  const { expiredToken } = service.credentials;

  const answer = await service.list({
    ...(await service.bearerHeaders()),
    Authorization: `Bearer ${expiredToken}`,
  });

  expect(answer.status).toBe(401);
  expect(decodeJwt(expiredToken).exp).toBeLessThan(Date.now() / 1000);
  await service.close();
});
