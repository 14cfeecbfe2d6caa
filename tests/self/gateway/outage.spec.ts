import { expect, test } from '@playwright/test';
import { Outage } from '#fixtures/gateway/outage.ts';

const SECOND = 1000;

test('an outage of more than a minute is not waited for any more', () => {
  const outage = new Outage();

  outage.heard('other', true, 5 * SECOND);
  outage.heard('other', true, 60 * SECOND);

  expect(outage.isLasting('other', 64 * SECOND)).toBe(false);
  expect(outage.isLasting('other', 66 * SECOND)).toBe(true);
});

test('any other answer ends an outage', () => {
  const outage = new Outage();

  outage.heard('other', true, 0);
  outage.heard('other', false, 50 * SECOND);
  outage.heard('other', true, 55 * SECOND);

  expect(outage.isLasting('other', 100 * SECOND)).toBe(false);
  expect(outage.isLasting('other', 116 * SECOND)).toBe(true);
});

test('the token endpoint may be out of order by itself', () => {
  const outage = new Outage();

  outage.heard('token', true, 0);
  outage.heard('other', false, 30 * SECOND);

  expect(outage.isLasting('token', 61 * SECOND)).toBe(true);
  expect(outage.isLasting('other', 61 * SECOND)).toBe(false);
});
