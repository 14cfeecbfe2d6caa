import { expect, test } from '@playwright/test';
import { INSERT_HEADER, KEY_HEADER } from '#fixtures/gateway/protocol.ts';
import { json, LIST_PATH, stand } from './stand.ts';

test('what the test client adds by itself does not reach the service', async ({ playwright }) => {
  await using service = await stand((_heard, response) => {
    json(response, 200, { data: [] });
  });
  const context = await playwright.request.newContext({
    baseURL: service.gateway.url,
    extraHTTPHeaders: { [KEY_HEADER]: service.gateway.key },
    maxRedirects: 0,
  });

  const insert = JSON.stringify([{ in: 'header', at: 'Organization-ID', credential: 'ORGANIZATION_ID' }]);
  const answer = await context.get(LIST_PATH, { headers: { pageNo: '1', [INSERT_HEADER]: insert } });

  expect(await answer.json()).toEqual({ data: [] });
  const names = service.heard[0]?.rawHeaders.filter((_text, index) => index % 2 === 0) ?? [];
  const own = ['accept', 'pageNo', 'Organization-ID', 'User-Agent', 'Accept-Encoding'];
  expect(names.filter((name) => !['host', 'connection'].includes(name)).sort()).toEqual(own.sort());
  await context.dispose();
});
