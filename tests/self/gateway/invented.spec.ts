import { expect, test } from '@playwright/test';
import { inventLike } from '#fixtures/gateway/invented.ts';

for (const [value, prefix] of [
  ['ak_live_qRb5aLa0FUoyhvczA4fEwCDM', 'ak_live_'],
  ['org-7Q2mfeosm4yw', 'org-'],
  ['sk.test.4f9a81c7d5', 'sk.test.'],
] as const) {
  test(`made-up values begin with the prefix of their kind: ${prefix}`, () => {
    const invented = inventLike(value, new Set([value]));

    expect(invented.slice(0, prefix.length)).toBe(prefix);
    expect(invented).toHaveLength(value.length);
    expect(invented).not.toBe(value);
  });
}
