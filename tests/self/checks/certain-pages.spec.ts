import { expect, test } from '@playwright/test';
import { headersChoose } from '#fixtures/checks/choice-checks.ts';
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

for (const { items, isCertain, name } of [
  { items: 2, isCertain: true, name: 'certain of a page that holds what was asked for' },
  { items: 3, isCertain: true, name: 'certain of a page that holds more than was asked for' },
  { items: 1, isCertain: false, name: 'not certain of a page that is not full' },
]) {
  test(`that headers choose nothing is ${name}`, () => {
    const same = clients(1, items);

    const findings = headersChoose({
      one: page(1, 2, same),
      otherNumber: page(2, 2, same),
      otherSize: page(1, 9, same),
    });

    expect(findings).toMatchObject([{ isCertain }]);
  });
}
