import { expect, test } from '@playwright/test';
import { UNASKED } from '#fixtures/judge/lists/first-answers.ts';
import { LONE_SIZES, RARE_SIZES } from '#fixtures/pages/chosen-pages.ts';
import { UNUSUAL_SIZES } from '#fixtures/pages/unusual-walk.ts';

test('sizes that are to be new to the service are none that another check asks for', () => {
  const sizes = [...UNASKED.apiKey, ...UNASKED.bearer];

  expect(new Set(sizes).size).toBe(sizes.length);
  expect(sizes.filter((size) => [...LONE_SIZES, ...RARE_SIZES, ...UNUSUAL_SIZES].includes(size))).toEqual([]);
});

test('sizes of a walk that few make are not asked for before a page is to be fresh', () => {
  expect(UNUSUAL_SIZES.filter((size) => [...LONE_SIZES, ...RARE_SIZES].includes(size))).toEqual([]);
});
