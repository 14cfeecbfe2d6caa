import { expect, test } from '@playwright/test';
import { cachingHeaders } from '#fixtures/observe/header-values.ts';
import { cachingOfList } from '#fixtures/observe/list-probes.ts';
import { ListView } from '#fixtures/observe/list-view.ts';
import { answer, clients, envelope } from '#tests/self/checks/answers.ts';
import { LIST_OF_23 } from '#tests/self/judge/lists/known-lists.ts';
import { knownService } from '#tests/self/judge/known-service.ts';

/** What is recorded of a list whose answers carry this field, and how often it was asked. */
async function seenOf(cacheControl: (nth: number) => string) {
  let asked = 0;
  const service = await knownService(
    (request) => {
      asked += 1;
      const headers = [['Cache-Control', cacheControl(asked)]] as const;
      return Promise.resolve(answer({ request, headers, body: envelope(clients(1, 5)) }));
    },
    { ground: { list: LIST_OF_23 } },
  );
  const view = new ListView(service);
  await view.pages();
  const before = asked;
  return { value: (await cachingOfList(view)).value, again: asked - before };
}

test('lists of caching headers are recorded in one order', () => {
  const headers = [
    ['Vary', 'Origin, Accept-Encoding'],
    ['cache-control', 'private, max-age=60'],
    ['Vary', 'Accept, Origin'],
    ['ETag', '"1"'],
  ] as const;

  expect(cachingHeaders(answer({ headers }))).toBe(
    'cache-control max-age=60,private, etag, vary accept,accept-encoding,origin',
  );
});

test('an age that a cache counts down is recorded without its number', async () => {
  expect(await seenOf((nth) => `public, max-age=${60 - nth}`)).toEqual({
    value: 'cache-control max-age,public',
    again: 1,
  });
});

test('an age that stands still is recorded', async () => {
  expect((await seenOf(() => 'max-age=60')).value).toBe('cache-control max-age=60');
});

test('where no number is told, nothing is asked again', async () => {
  expect(await seenOf(() => 'no-store')).toEqual({ value: 'cache-control no-store', again: 0 });
});
