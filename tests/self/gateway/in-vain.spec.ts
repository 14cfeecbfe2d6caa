import { expect, test } from '@playwright/test';
import { json, stand } from './stand.ts';

test('what is answered with 503 each time, while others are served, is not waited for in the end', async () => {
  await using service = await stand(({ url }, response) => {
    response.setHeader('Retry-After', '0');
    json(response, url === '/api/v1/shut' ? 503 : 200, {});
  });

  const retries: number[] = [];
  for (let turn = 1; turn <= 4; turn += 1) {
    const { report } = await service.ask({ path: '/api/v1/shut' });
    retries.push(report.retries);
    await service.ask();
  }

  expect(retries).toEqual([6, 6, 6, 0]);
});

for (const { what, data, statuses: seen } of [
  { what: 'brings clients along is final', data: [{ clientId: 'c-1' }], statuses: [429] },
  { what: 'tells why in an envelope is asked again', data: [{ code: 'BUSY' }], statuses: [429, 200] },
  { what: 'brings an empty list along is asked again', data: [], statuses: [429, 200] },
]) {
  test(`what is answered with 429 and ${what}`, async () => {
    const rest = [429];
    const heard: number[] = [];
    await using service = await stand((_heard, response) => {
      const status = rest.shift() ?? 200;
      heard.push(status);
      response.setHeader('Retry-After', '0');
      json(response, status, { data, totalCount: data.length, filteredCount: data.length, message: '' });
    });

    await service.ask();

    expect(heard).toEqual(seen);
  });
}

for (const { status, isAskedAgain } of [
  { status: 500, isAskedAgain: false },
  { status: 501, isAskedAgain: false },
  { status: 503, isAskedAgain: true },
  { status: 505, isAskedAgain: false },
  { status: 508, isAskedAgain: true },
  { status: 555, isAskedAgain: true },
]) {
  test(`status ${status} ${isAskedAgain ? 'may pass' : 'is an answer'}`, async () => {
    const rest = [status];
    await using service = await stand((_heard, response) => {
      response.setHeader('Retry-After', '0');
      json(response, rest.shift() ?? 200, {});
    });

    const { report } = await service.ask();

    expect(report.retries).toBe(isAskedAgain ? 1 : 0);
  });
}
