import { expect, test } from '@playwright/test';
import { renewingLast } from '#fixtures/client/renewing-last.ts';
import { tokenSeen } from './answers.ts';

test('tokens for renewals are tried last, all others in their order', () => {
  const places = ['body/refresh', 'body/id_token', 'header/X-Renewal', 'body/access'];

  const tried = renewingLast(places.map((place) => tokenSeen({ place })));

  expect(tried.map(({ place }) => place)).toEqual([
    'body/id_token',
    'body/access',
    'body/refresh',
    'header/X-Renewal',
  ]);
});
