import { expect, test } from '@playwright/test';
import { alikeAmong } from '#fixtures/gateway/alike.ts';

test('settings of one value are alike, the earlier one named', () => {
  const alike = alikeAmong({ API_KEY: 'k-1234', API_USERNAME: 'anna', API_PASSWORD: 'k-1234' });

  expect(alike).toEqual({ API_PASSWORD: 'API_KEY' });
});

test('what differs in letter case or punctuation alone is alike', () => {
  expect(alikeAmong({ ORGANIZATION_ID: 'ab-1', API_USERNAME: 'AB1' })).toEqual({
    API_USERNAME: 'ORGANIZATION_ID',
  });
});

test('different settings are not', () => {
  expect(alikeAmong({ ORGANIZATION_ID: 'a', API_USERNAME: 'b' })).toEqual({});
});
