import { test, expect } from '@playwright/test';
import { afterPause } from '#fixtures/judge/lists/disturbances.ts';
import { turnedByOthers } from '#fixtures/judge/lists/repeats.ts';
import type { Service } from '#fixtures/service.ts';
import { answer, clients, envelope, type Client } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { knownService } from '../known-service.ts';

waitsPass();

const PAGE = { pageNo: 1, pageSize: 3 };
const ITEMS = clients(1, 3);

/** A service whose page depends on how many requests it has refused, and on how long nobody has asked it, ms. */
function service(shown: (refusals: number, idleMs: number) => readonly Client[]): Promise<Service> {
  let refusals = 0;
  let latestMs = Date.now();
  return knownService((request) => {
    const idleMs = Date.now() - latestMs;
    latestMs = Date.now();
    const isRight = (request.insert ?? []).some(({ at }) => at === 'Organization-ID');
    if (!isRight) refusals += 1;
    const page = isRight ? { body: envelope(shown(refusals, idleMs)) } : { status: 401 };
    return Promise.resolve(answer({ request, ...page }));
  });
}

test('an order that turns with each refusal is told', async () => {
  const turning = await service((refusals) => (refusals % 2 === 0 ? ITEMS : ITEMS.toReversed()));

  expect(await turnedByOthers(turning, 'apiKey', PAGE)).toMatchObject([
    { actual: 'another order behind each of them' },
  ]);
});

test('an order that turned once may be a change of the data', async () => {
  const turned = await service((refusals) => (refusals === 0 ? ITEMS : ITEMS.toReversed()));

  expect(await turnedByOthers(turned, 'apiKey', PAGE)).toEqual([]);
});

test('a page that is the same behind a refusal is asked for no more', async () => {
  const steady = await service(() => ITEMS);

  expect(await turnedByOthers(steady, 'apiKey', PAGE)).toEqual([]);
  expect(steady.sent).toBe(6);
});

test.describe('requests without page headers', () => {
  /** A service whose page depends on how many requests have named none. */
  function unpaged(shown: (before: number) => readonly Client[]): Promise<Service> {
    let count = 0;
    return knownService((request) => {
      if (request.headers?.['pageNo'] === undefined) count += 1;
      return Promise.resolve(answer({ request, body: envelope(shown(count)) }));
    });
  }
  /** So many of them come before the page is read behind the first one, which follows two refusals. */
  const turns = (times: number) => (before: number) => (before % times === 0 ? ITEMS : ITEMS.toReversed());

  test('behind each of which an order turns are told', async () => {
    expect(await turnedByOthers(await unpaged(turns(2)), 'apiKey', PAGE)).toMatchObject([
      {
        expected: 'the same page as before a request without page headers',
        actual: 'another order behind each of them',
      },
    ]);
  });

  for (const { name, shown } of [
    { name: 'turned once', shown: (before: number) => (before === 0 ? ITEMS : ITEMS.toReversed()) },
    { name: 'never turned', shown: () => ITEMS },
    { name: 'turned to other clients', shown: (before: number) => clients(before, before + 2) },
  ]) {
    test(`behind which an order ${name} tell nothing`, async () => {
      expect(await turnedByOthers(await unpaged(shown), 'apiKey', PAGE)).toEqual([]);
    });
  }
});

test('another page behind a pause is told', async () => {
  const sleepy = await service((_refusals, idleMs) => (idleMs > 900 ? clients(4, 6) : ITEMS));

  expect(await afterPause(sleepy, sleepy.pages, { scheme: 'apiKey', page: PAGE })).toMatchObject([
    { actual: 'another client as item 1' },
  ]);
});

test('the same page behind a pause is right', async () => {
  const steady = await service(() => ITEMS);

  expect(await afterPause(steady, steady.pages, { scheme: 'apiKey', page: PAGE })).toEqual([]);
});
