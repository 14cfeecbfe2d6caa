import { expect, test } from '@playwright/test';
import type { Insertion } from '#fixtures/gateway/protocol.ts';
import { stand } from './stand.ts';

const OPERATIONS = ['POST', 'PUT', 'DELETE'].map((method) => ({ method, path: '/api/v1/things/{id}' }));

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

test('what has to have a body to be removed has it', async () => {
  await using service = await stand((_heard, response) => void response.writeHead(204).end(), {
    allowWrites: true,
  });
  const undo = { method: 'DELETE', path: '/api/v1/things/A', body: '{"reason":"test"}', insert: [] } as const;
  await service.ask({ method: 'POST', path: '/api/v1/things', body: '{}', undo });

  const left = await service.gateway.undoAll();

  expect(left).toEqual([]);
  expect(service.heard.at(-1)).toMatchObject({ method: 'DELETE', body: '{"reason":"test"}' });
});

for (const { what, method, answered, removed } of [
  { what: 'a PUT that was carried out for all its answer says', method: 'PUT', answered: 504, removed: true },
  { what: 'a PUT whose answer was lost', method: 'PUT', answered: undefined, removed: true },
  { what: 'no PUT that was declined', method: 'PUT', answered: 409, removed: false },
  // What stands under that name already may be what it failed for.
  { what: 'no POST that failed', method: 'POST', answered: 500, removed: false },
])
  test(`what is removed by its name is that of ${what}`, async () => {
    await using service = await stand(
      ({ method: asked }, response) => {
        if (asked === 'DELETE') response.writeHead(204).end();
        else if (answered === undefined) response.destroy();
        else response.writeHead(answered).end();
      },
      { allowWrites: true, operations: OPERATIONS },
    );
    const undo = { method: 'DELETE', path: '/api/v1/things/A', insert: [] } as const;
    await service.ask({ method, path: '/api/v1/things/A', body: '{}', undo });

    await service.gateway.undoAll();

    expect(service.heard.some(({ method: asked }) => asked === 'DELETE')).toBe(removed);
  });
