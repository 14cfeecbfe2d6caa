import { expect, test } from '@playwright/test';
import { differentPages } from '#fixtures/checks/list-checks.ts';
import { clients, page } from './answers.ts';

for (const { pageSize, items, isCertain, name } of [
  { pageSize: 5, items: 5, isCertain: true, name: 'certain of a full page of several clients' },
  { pageSize: 4, items: 4, isCertain: false, name: 'not certain of a small page' },
  { pageSize: 9, items: 5, isCertain: false, name: 'not certain of a page that is not full' },
]) {
  test(`that clients come again is ${name}`, () => {
    const pages = [1, 2].map((pageNo) => page(pageNo, pageSize, clients(1, items)));

    expect(differentPages(pages)).toMatchObject([{ isCertain }]);
  });
}
