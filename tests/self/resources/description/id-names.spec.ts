import { expect, test } from '@playwright/test';
import { idNamesOf } from '#fixtures/resources/description/id-names.ts';

const NAMES = [
  { path: '/api/v1/projects', name: 'projectid' },
  { path: '/api/v1/orders/{orderId}/address', name: 'addressid' },
  { path: '/api/v1/addresses', name: 'addressid' },
  { path: '/api/v1/devices/{id}/status/', name: 'statusid' },
  { path: '/api/v1/business', name: 'businessid' },
  { path: '/api/v1/cases', name: 'caseid' },
  { path: '/api/v1/sub-categories', name: 'subcategoryid' },
];

for (const { path, name } of NAMES) {
  test(`what ${path} leads to is known by ${name}`, () => {
    expect(idNamesOf(path)).toContain(name);
  });
}
