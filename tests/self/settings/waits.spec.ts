import { expect, test } from '@playwright/test';
import { waitsMs } from '#fixtures/waits.ts';
import { PUBLIC_SETTINGS } from './public-settings.ts';

const MINUTES_MS = 60_000;

test('a test may wait for four tokens, each as long as the settings allow, and for their leeways', () => {
  expect(waitsMs({ ...PUBLIC_SETTINGS, maxExpiryWaitS: 900 })).toBe(2 * 4 * 15 * MINUTES_MS);
});

test('a leeway that is longer than the wait counts with its own length', () => {
  const settings = { ...PUBLIC_SETTINGS, maxExpiryWaitS: 60, expiryLeewayS: 600 };

  expect(waitsMs(settings)).toBe(4 * 11 * MINUTES_MS);
});
