import { expect, test } from '@playwright/test';
import { idsOf } from '#fixtures/mock/catalogue.ts';
import { nearest } from '#fixtures/near.ts';

const ASKED: readonly (readonly [string, RegExp])[] = [
  ['page-zer-500', /^page-zero-500/],
  ['page-zero', /^page-zero-500$/],
  ['500-page-zero', /^page-zero-500/],
  ['pagezero500', /^page-zero-500$/],
  ['nonsense', /^$/],
  ['x', /^$/],
  ['', /^$/],
];

for (const [asked, expected] of ASKED)
  test(`of all faults the near ones are told for ${JSON.stringify(asked)}`, () => {
    expect(nearest(asked, idsOf('fault')).join(' ')).toMatch(expected);
  });
