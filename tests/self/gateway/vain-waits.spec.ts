import { expect, test } from '@playwright/test';
import { VainWaits } from '#fixtures/gateway/vain-waits.ts';

const RIGHT = 'GET /list KEY';
const WRONG = 'GET /list KEY (cut)';

/** Given up by one of a form, in outages that began then. */
function givenUp(form: string, ...beginnings: readonly number[]): VainWaits {
  const waits = new VainWaits();
  waits.served(RIGHT);
  for (const sinceMs of beginnings) waits.gaveUp(form, sinceMs);
  return waits;
}

test('who asks as nobody was served is waited for in three outages', () => {
  expect(givenUp(WRONG, 1, 2).isVain(WRONG)).toBe(false);
  expect(givenUp(WRONG, 1, 2, 3).isVain(WRONG)).toBe(true);
});

test('several who wait in vain in one outage count once', () => {
  expect(givenUp(WRONG, 1, 1, 1, 2, 2).isVain(WRONG)).toBe(false);
});

test('who asks as somebody was served is waited for each time', () => {
  const waits = givenUp(WRONG, 1, 2, 3);

  expect(waits.isVain(RIGHT)).toBe(false);
  expect(givenUp(RIGHT, 1, 2, 3).isVain(WRONG)).toBe(false);
});

test('where waiting was of use, it may be again', () => {
  const waits = givenUp(WRONG, 1, 2, 3);
  waits.helped(RIGHT);
  expect(waits.isVain(WRONG)).toBe(true);

  waits.helped(WRONG);
  expect(waits.isVain(WRONG)).toBe(false);
});
