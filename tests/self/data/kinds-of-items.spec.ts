import { expect, test } from '@playwright/test';
import { valueFrom } from '#fixtures/data/from-schema.ts';
import { seededFaker } from '#fixtures/data/random.ts';

const LANGUAGES = ['de', 'es', 'fr', 'it'];
const MONTHS = Array.from({ length: 12 }, (_, index) => `month ${index + 1}`);
const text = { type: 'string' };

/** Lists that are made with so many seeds. */
function lists(items: object, bounds: object = {}): readonly (readonly unknown[])[] {
  const schema = { type: 'array', items, ...bounds };
  return Array.from(
    { length: 40 },
    (_, index) => valueFrom(schema, seededFaker(`${index}`)) as readonly unknown[],
  );
}

test('a list of objects has one of each kind', () => {
  const items = { type: 'object', properties: { language: { enum: LANGUAGES }, text } };

  for (const list of lists(items, { minItems: 3 }))
    expect(new Set(list.map((one) => (one as { language: string }).language)).size).toBe(3);
});

test('a list of choices has each once', () => {
  for (const list of lists({ enum: MONTHS }, { minItems: 12 })) expect(new Set(list).size).toBe(12);
});

test('where a member has too few choices for each to be new, the one with the most tells', () => {
  const items = { type: 'object', properties: { kind: { enum: ['a', 'b'] }, month: { enum: MONTHS } } };

  for (const list of lists(items, { minItems: 4 }))
    expect(new Set(list.map((one) => (one as { month: string }).month)).size).toBe(4);
});

test('a list of more items than there are kinds has as many as it has to have', () => {
  const items = { type: 'object', properties: { isMain: { enum: ['yes', 'no'] }, text } };

  for (const list of lists(items, { minItems: 5 })) expect(list).toHaveLength(5);
});
