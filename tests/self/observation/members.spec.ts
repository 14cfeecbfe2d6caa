import { expect, test } from '@playwright/test';
import { pageNamedBy } from '#fixtures/client/right-requests.ts';
import { ListView } from '#fixtures/observe/list-view.ts';
import { membersOfItems } from '#fixtures/observe/list-probes.ts';
import { schemaOfMembers } from '#reports/statement/observed-schema.ts';
import { answer, clients, envelope } from '#tests/self/checks/answers.ts';
import { LIST_OF_23 } from '#tests/self/judge/lists/known-lists.ts';
import { knownService } from '#tests/self/judge/known-service.ts';

/** What is recorded of a list of so many clients, each of which has these members, too. */
async function seenOf(amount: number, more: object): Promise<string | null> {
  const all = clients(1, amount).map((client) => ({ ...client, ...more }));
  const service = await knownService(
    (request) => {
      const { pageNo = 1, pageSize = 10 } = pageNamedBy(request) ?? {};
      const items = all.slice((pageNo - 1) * pageSize, pageNo * pageSize);
      return Promise.resolve(answer({ request, body: envelope(items) }));
    },
    { ground: { list: { ...LIST_OF_23, end: { pageSize: 5, pageNo: 1, items: 5 } } } },
  );
  return (await membersOfItems(new ListView(service))).value;
}

test('of few clients it is recorded how many were looked at, each once', async () => {
  expect(await seenOf(5, { phone: '1' })).toBe('phone: string (5 looked at)');
  expect(await seenOf(1, {})).toBe('none (1 looked at)');
  expect(await seenOf(6, { phone: '1' })).toBe('phone: string');
});

test('more members than forty are all recorded', async () => {
  const names = Array.from({ length: 45 }, (_, index) => `m${10 + index}`);

  const seen = await seenOf(7, Object.fromEntries(names.map((name) => [name, 1])));

  expect(seen?.split('; ')).toEqual(names.map((name) => `${name}: number`));
});

test('what few clients have is not required, and what is cut is no member', () => {
  expect(schemaOfMembers('phone: string (2 looked at)')).toEqual({
    type: 'object',
    properties: { phone: { type: 'string' } },
  });
  expect(schemaOfMembers('none (2 looked at)')).toEqual({ type: 'object', properties: {} });
  expect(schemaOfMembers('a: string; phone: str…')).toMatchObject({ required: ['a'] });
});
