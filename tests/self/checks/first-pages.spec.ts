import { test, expect } from '@playwright/test';
import { isShort, servedAmong } from '#fixtures/pages/first-pages.ts';
import type { Page } from '#fixtures/pages/page-reader.ts';
import { answer, clients, envelope, noPage, page } from './answers.ts';

/** A success whose body is no list, at size 50. */
function unreadable(text: string): Page {
  return { ...noPage(1, 50), exchange: answer({ text }), items: undefined };
}

const PAGE = { ...page(1, 3, clients(1, 3)), exchange: answer({ body: envelope(clients(1, 3)) }) };
const LENGTH = PAGE.exchange.text.length;

test('pages are served', () => {
  const larger = { ...page(1, 5, clients(1, 5)), exchange: answer({ body: envelope(clients(1, 5)) }) };

  expect(servedAmong([PAGE, larger])).toEqual([PAGE, larger]);
});

test('a page without clients beside one with some may be a refusal of its size', () => {
  const empty = { ...page(1, 5, []), exchange: answer({ body: envelope([]) }) };

  expect(servedAmong([PAGE, empty])).toEqual([PAGE]);
  expect(servedAmong([empty])).toEqual([empty]);
});

test('what is as long as a page is served, whatever it is', () => {
  const coded = unreadable('e'.repeat(LENGTH));

  expect(servedAmong([PAGE, coded])).toEqual([PAGE, coded]);
});

for (const { name, text } of [
  { name: 'a short answer', text: '{"data":null,"message":"not offered"}' },
  { name: 'a long error in data', text: JSON.stringify(envelope([{ error: ' '.repeat(LENGTH) }])) },
  { name: 'HTML', text: `\n<html>${' '.repeat(LENGTH)}</html>` },
]) {
  test(`${name} may be a refusal of the size`, () => {
    expect(servedAmong([PAGE, unreadable(text)])).toEqual([PAGE]);
  });
}

test('a page is short where it leaves out clients that it was asked for', () => {
  expect([3, 4, 9].map((count) => isShort(page(1, 5, clients(1, 3)), count))).toEqual([false, true, true]);
  expect(isShort(page(1, 5, []), 9)).toBe(false);
});
