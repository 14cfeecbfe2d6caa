import { test, expect } from '@playwright/test';
import { valueFrom } from '#fixtures/data/from-schema.ts';
import { seededFaker } from '#fixtures/data/random.ts';

/** So many texts are made for each pattern. */
const EACH = 40;

function madeFor(pattern: string): readonly string[] {
  const faker = seededFaker(pattern);
  return Array.from({ length: EACH }, () => String(valueFrom({ type: 'string', pattern }, faker)));
}

test.describe('a text made for a pattern fits it', () => {
  for (const pattern of [
    '^(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])$',
    '^(?:DE|AT|CH)[0-9]{2}$',
    '^([a-z]{2}-){1,2}[0-9]+$',
    '^(ab|(cd|e[fg]){2})x?$',
    '^red|green|blue$',
    '^[(|)]{3}$',
    String.raw`^\(\d{3}\) (?:\d{2})*$`,
    '^[0-9]{4,6}$',
    '^(x){0,0}(ab){0,1}c$',
  ])
    test(pattern, () => {
      expect(madeFor(pattern).filter((text) => !new RegExp(pattern).test(text))).toEqual([]);
    });
});

test('each alternative comes now and then', () => {
  const texts = new Set(madeFor('^(?:DE|AT|CH)(?:-(?:x|y))?$'));

  expect([...texts].sort()).toEqual(['AT', 'AT-x', 'AT-y', 'CH', 'CH-x', 'CH-y', 'DE', 'DE-x', 'DE-y']);
});
