import { expect, test } from '@playwright/test';
import { Outage } from '#fixtures/gateway/outage.ts';

const SECOND = 1000;

/** The first of these seconds at which an outage counts as lasting. */
function lastsFrom(outage: Outage, kind: 'token' | 'other', seconds: readonly number[]): number | undefined {
  return seconds.find((second) => outage.isLasting(kind, second * SECOND));
}

test('an outage of more than forty seconds is not waited for any more', () => {
  const outage = new Outage();

  outage.heard('other', true, 5 * SECOND);
  outage.heard('other', true, 40 * SECOND);

  expect(lastsFrom(outage, 'other', [40, 44, 45, 46])).toBe(46);
});

test('any other answer ends an outage', () => {
  const outage = new Outage();

  outage.heard('other', true, 0);
  outage.heard('other', false, 30 * SECOND);
  outage.heard('other', true, 35 * SECOND);

  expect(lastsFrom(outage, 'other', [70, 75, 76])).toBe(76);
});

test('the token endpoint may be out of order by itself', () => {
  const outage = new Outage();

  outage.heard('token', true, 0);
  outage.heard('other', false, 30 * SECOND);

  expect(lastsFrom(outage, 'token', [40, 41])).toBe(41);
  expect(lastsFrom(outage, 'other', [40, 41])).toBeUndefined();
});

test('where nothing answers, both kinds of calls are waited for together', () => {
  const outage = new Outage();

  outage.heard('other', true, 0);
  outage.heard('token', true, 39 * SECOND);
  outage.heard('other', true, 41 * SECOND);

  expect(lastsFrom(outage, 'token', [40, 41])).toBe(41);
});

test('an outage has a beginning, and none where there is none', () => {
  const outage = new Outage();
  outage.heard('other', true, 5 * SECOND);
  outage.heard('other', true, 9 * SECOND);
  outage.heard('token', true, 7 * SECOND);
  outage.heard('token', false, 8 * SECOND);

  expect([outage.since('other'), outage.since('token')]).toEqual([5 * SECOND, undefined]);
});
