import { expect, test } from '@playwright/test';
import { Journal } from '#fixtures/gateway/journal.ts';

const UNDO = {
  method: 'DELETE',
  path: '/api/v1/things/{further year}/{id}',
  idAt: '/id',
  furtherAt: { '{further year}': '/year' },
  insert: [],
} as const;

test('what was created is removed by all that its answer tells of its path', async () => {
  const journal = new Journal();
  const removed: string[] = [];
  for (const told of [{ id: 7, year: '20/26' }, { id: 8 }])
    journal.created(UNDO, { status: 201, headers: [], json: told } as unknown as Parameters<
      Journal['created']
    >[1]);

  const left = await journal.undoAll(({ path }) => Promise.resolve(removed.push(path) > 0));

  expect(removed).toEqual(['/api/v1/things/20%2F26/7']);
  expect(left).toEqual(['DELETE /api/v1/things/{further year}/8']);
});
