import { expect, test } from '@playwright/test';
import { valueFrom } from '#fixtures/data/from-schema.ts';
import { seededFaker } from '#fixtures/data/random.ts';

const LANGUAGES = ['de', 'es', 'fr', 'it'];
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
  for (const list of lists({ enum: LANGUAGES }, { minItems: 4 })) expect(new Set(list).size).toBe(4);
});

test('a list of more items than there are kinds has as many as it has to have', () => {
  const items = { type: 'object', properties: { isMain: { enum: ['yes', 'no'] }, text } };

  for (const list of lists(items, { minItems: 5 })) expect(list).toHaveLength(5);
});
