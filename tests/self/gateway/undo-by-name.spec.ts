import { expect, test } from '@playwright/test';
import type { Insertion } from '#fixtures/gateway/protocol.ts';
import { stand } from './stand.ts';

test('what was created under a name that was sent is removed by that name', async () => {
  await using service = await stand((_heard, response) => void response.writeHead(204).end(), {
    allowWrites: true,
  });
  const undo = {
    method: 'DELETE',
    path: '/api/v1/things/A%20B',
    insert: [] as readonly Insertion[],
  } as const;
  await service.ask({ method: 'POST', path: '/api/v1/things', body: '{}', undo });

  const left = await service.gateway.undoAll();

  expect(left).toEqual([]);
  expect(service.heard.at(-1)).toMatchObject({ method: 'DELETE', url: '/api/v1/things/A%20B' });
});
