import { expect, test } from '@playwright/test';
import { Outage } from '#fixtures/gateway/outage.ts';

const SECOND = 1000;

test('an outage of more than forty seconds is not waited for any more', () => {
  const outage = new Outage();

  outage.heard('other', true, 5 * SECOND);
  outage.heard('other', true, 40 * SECOND);

  expect(outage.isLasting('other', 44 * SECOND)).toBe(false);
  expect(outage.isLasting('other', 46 * SECOND)).toBe(true);
});

test('any other answer ends an outage', () => {
  const outage = new Outage();

  outage.heard('other', true, 0);
  outage.heard('other', false, 30 * SECOND);
  outage.heard('other', true, 35 * SECOND);

  expect(outage.isLasting('other', 70 * SECOND)).toBe(false);
  expect(outage.isLasting('other', 76 * SECOND)).toBe(true);
});

test('the token endpoint may be out of order by itself', () => {
  const outage = new Outage();

  outage.heard('token', true, 0);
  outage.heard('other', false, 30 * SECOND);

  expect(outage.isLasting('token', 41 * SECOND)).toBe(true);
  expect(outage.isLasting('other', 41 * SECOND)).toBe(false);
});
