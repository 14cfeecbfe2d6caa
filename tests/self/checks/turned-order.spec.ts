import { test, expect } from '@playwright/test';
import { loadContract } from '#spec/load-contract.ts';
import { cased, inLetterCase, inTurnedOrder, rightCredentials } from '#fixtures/client/credentials.ts';
import { listRequest } from '#fixtures/client/list.ts';

const contract = await loadContract([]);
const PAGE = { pageNo: 2, pageSize: 10 };

for (const scheme of ['apiKey', 'bearer'] as const) {
  test.describe(`credentials of the ${scheme} scheme in turned order`, () => {
    const right = rightCredentials(contract, scheme);
    const turned = inTurnedOrder(right);

    test('are the same ones, the last first', () => {
      expect(turned.insert).toEqual(right.insert.toReversed());
      expect(turned.insert).not.toEqual(right.insert);
      expect(turned.scheme).toBe(scheme);
      expect(turned.name).not.toBe(right.name);
    });

    test('leave those as they are that they were made of', () => {
      expect(right).toEqual(rightCredentials(contract, scheme));
    });

    test('ask with the size in front of the number', () => {
      const [asked, plain] = [listRequest(turned, PAGE), listRequest(right, PAGE)];

      expect(Object.entries(asked.headers ?? {})).toEqual([
        ['pageSize', '10'],
        ['pageNo', '2'],
      ]);
      expect(Object.keys(plain.headers ?? {})).toEqual(['pageNo', 'pageSize']);
      expect(asked.headers).toEqual(plain.headers);
      expect(asked.insert).toEqual(turned.insert);
    });

    test(`turn header names in another letter case, too: ${scheme}`, () => {
      const both = listRequest(inTurnedOrder(inLetterCase(right, 'lower')), PAGE);

      expect(Object.keys(both.headers ?? {})).toEqual(['pagesize', 'pageno']);
    });

    test('name no page where none is asked for', () => {
      expect(listRequest(turned)).not.toHaveProperty('headers');
    });
  });
}

test('a header name may stand in each letter case', () => {
  const cases = ['lower', 'upper', 'capital', 'swapped', undefined] as const;

  expect(cases.map((letterCase) => cased('pageNo', letterCase))).toEqual([
    ...['pageno', 'PAGENO', 'Pageno', 'PAGEnO', 'pageNo'],
  ]);
});
