import { test, expect } from '@playwright/test';
import { valueFrom } from '#fixtures/data/from-schema.ts';
import { seededFaker } from '#fixtures/data/random.ts';
import { regularExpression } from '#spec/regular-expression.ts';

/** So many texts are made for each pattern. */
const EACH = 40;

function madeFor(pattern: string, lengths: Readonly<Record<string, number>> = {}): readonly string[] {
  const faker = seededFaker(pattern);
  return Array.from({ length: EACH }, () =>
    String(valueFrom({ type: 'string', pattern, ...lengths }, faker)),
  );
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
    String.raw`^[\d-]+$`,
    String.raw`^[\p{L} ]+$`,
    String.raw`^[A-Z\-_]{4}$`,
    String.raw`^\+\d{6,14}$`,
    String.raw`^[^@\s]+@[^@\s]+\.[a-z]{2,}$`,
    '^(?=.*[0-9])(?!0)[a-z0-9]{6}$',
    '^(?<year>20[0-9]{2})(?: ?[A-Z]{2})+?$',
    '^[ -]$',
    '^[äöü]{2}[一-龥]$',
    String.raw`^\S+\b$`,
    String.raw`^[a-z]{3}\@x\_[0-9]{2}$`,
  ])
    test(pattern, () => {
      expect(madeFor(pattern).filter((text) => !regularExpression(pattern).test(text))).toEqual([]);
    });
});

test.describe('a text made for a pattern is as long as it is to be', () => {
  for (const [pattern, minLength, maxLength] of [
    ['^[A-Za-z0-9]+$', 8, 30],
    ['^[A-Z]{2}[0-9]*$', 10, 12],
    ['^[a-z]+(-[a-z]+)*$', 12, 40],
    ['^[A-Z0-9-]{1,20}$', 15, 20],
    ['^[a-z]+[.][a-z]+$', 1, 4],
    ['^$|^[a-z]{3}$', 1, 9],
    ['^(?:[a-z]{2}-)?[A-Z]{3}([.][0-9]+)*$', 3, 10],
    [String.raw`^\w{2,}$`, 40, 60],
  ] as const)
    test(`${pattern} in ${minLength} to ${maxLength}`, () => {
      const texts = madeFor(pattern, { minLength, maxLength });

      expect(texts.filter((text) => !regularExpression(pattern).test(text))).toEqual([]);
      expect(Math.min(...texts.map(({ length }) => length))).toBeGreaterThanOrEqual(minLength);
      expect(Math.max(...texts.map(({ length }) => length))).toBeLessThanOrEqual(maxLength);
    });
});

test('of a class come letters and digits, where it has any', () => {
  expect(madeFor(String.raw`^[^a-z]{20}[\w!]{20}.{20}$`).join('')).toMatch(/^[A-Za-z0-9]+$/);
});

test('each alternative comes now and then', () => {
  const texts = new Set(madeFor('^(?:DE|AT|CH)(?:-(?:x|y))?$'));

  expect([...texts].sort()).toEqual(['AT', 'AT-x', 'AT-y', 'CH', 'CH-x', 'CH-y', 'DE', 'DE-x', 'DE-y']);
});

test.describe('a decimal number is made as it is usually written', () => {
  for (const [pattern, expected] of [
    [String.raw`^-?\d{1,10}(?:\.\d{1,2})?$`, /^[1-9]\d\d\.\d[1-9]$/],
    [String.raw`^\d+\.\d{4}$`, /^[1-9]\d\d\.\d{3}[1-9]$/],
    [String.raw`^-?(0|[1-9]\d?)(\.\d)?$`, /^[1-9]\d\.[1-9]$/],
  ] as const)
    test(pattern, () => {
      expect(madeFor(pattern).filter((text) => !expected.test(text))).toEqual([]);
    });

  test('but no text of another kind', () => {
    expect(madeFor(String.raw`^\d+(\.\d+){2}$`).filter((text) => text.split('.').length !== 3)).toEqual([]);
    expect(madeFor('^.{5,6}$').filter((text) => text.includes('.'))).toEqual([]);
  });
});

test.describe('a text made for a pattern of a part of it is as long as it is to be', () => {
  for (const pattern of ['[A-Za-z0-9]', '^[A-Z]', '[0-9]$', '^https://'])
    test(`a part: ${pattern}`, () => {
      for (const text of madeFor(pattern, { minLength: 12, maxLength: 40 })) {
        expect(text).toMatch(new RegExp(pattern));
        expect(text.length).toBeGreaterThanOrEqual(12);
      }
    });
});
