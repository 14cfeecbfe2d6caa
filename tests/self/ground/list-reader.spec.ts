import { test, expect } from '@playwright/test';
import { ListReader } from '#fixtures/ground/list-reader.ts';
import { answer } from '#tests/self/checks/answers.ts';
import { fakeList } from './fake-list.ts';

const FIRST = { pageNo: 0, pageSize: 10 };

/** A reader of a list whose pages of this number are refused so often, as if credentials were not enough. */
function readerOf({ pageNo, times }: { readonly pageNo: string; readonly times: number }): {
  readonly reader: ListReader;
  readonly asked: readonly string[];
} {
  const { send } = fakeList(57, { firstPage: 0 });
  const asked: string[] = [];
  let refused = 0;
  const reader = new ListReader(
    (request) => {
      const number = request.headers?.['pageNo'] ?? '';
      asked.push(number);
      if (number !== pageNo || refused === times) return send(request);
      refused += 1;
      return Promise.resolve(answer({ request, status: 403 }));
    },
    { name: 'API key', scheme: 'apiKey', insert: [] },
  );
  return { reader, asked };
}

test('a page that is refused by chance is asked for again', async () => {
  const { reader, asked } = readerOf({ pageNo: '0', times: 1 });
  await reader.open();

  expect((await reader.read(FIRST)).ids).toHaveLength(10);
  expect(asked).toEqual(['1', '0', '0']);
});

test('a page that is refused each time is none', async () => {
  const { reader, asked } = readerOf({ pageNo: '0', times: Infinity });
  await reader.open();

  expect((await reader.read(FIRST)).ids).toBeUndefined();
  expect(asked).toEqual(['1', '0', '0']);
});

test('before anything has opened, a refusal is one', async () => {
  const { reader, asked } = readerOf({ pageNo: '0', times: 1 });

  expect((await reader.read(FIRST)).ids).toBeUndefined();
  expect(asked).toEqual(['0']);
});
