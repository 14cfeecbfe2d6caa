import { expect, test } from '@playwright/test';
import { json, stand } from './stand.ts';

test('Retry-After in seconds and as a date is kept to', async () => {
  const wishes = ['1', new Date(Date.now() + 3_601_000).toUTCString()];
  await using service = await stand((_heard, response) => {
    const wish = wishes.shift();
    response.sendDate = false;
    response.setHeader('Date', new Date(Date.now() + 3_600_000).toUTCString());
    if (wish !== undefined) response.setHeader('Retry-After', wish);
    json(response, wish === undefined ? 200 : 503, {});
  });

  const startedMs = performance.now();
  const got = await service.ask();
  const tookMs = performance.now() - startedMs;

  expect(got.report.retries).toBe(2);
  expect(tookMs).toBeGreaterThan(950);
  expect(tookMs).toBeLessThan(4000);
});

test('a Retry-After that is rounded down is waited for longer each time', async () => {
  const openAtMs = performance.now() + 600;
  await using service = await stand((_heard, response) => {
    response.setHeader('Retry-After', '0');
    json(response, performance.now() < openAtMs ? 429 : 200, {});
  });

  const got = await service.ask();

  expect(got.status).toBe(200);
  expect(got.report.retries).toBeLessThan(5);
});
