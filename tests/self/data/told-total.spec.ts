import { base, en, Faker } from '@faker-js/faker';
import { expect, test } from '@playwright/test';
import { valueFrom } from '#fixtures/data/from-schema.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';

const PERCENT = { type: 'number', exclusiveMinimum: 0, maximum: 100 };
const WEIGHT = { type: 'integer', minimum: 1 };

const listOf = (properties: Schema, more: Schema): Schema => ({
  type: 'array',
  minItems: 3,
  ...more,
  items: { type: 'object', properties: { name: { type: 'string' }, ...properties } },
});

/** What the numbers of that name in a made-up list add up to. */
function totalOf(schema: Schema, name: string): number {
  const faker = new Faker({ locale: [en, base] });
  faker.seed(7);
  const made = valueFrom(schema, faker) as readonly Schema[];
  return Number(made.reduce((sum, one) => sum + Number(one[name]), 0).toFixed(6));
}

const TOTALS = [
  {
    what: 'percentages',
    schema: listOf({ percent: PERCENT }, { description: 'They add up to 100.' }),
    name: 'percent',
    total: 100,
  },
  {
    what: 'weights',
    schema: listOf({ weight: WEIGHT }, { description: 'The weights make 100 together.' }),
    name: 'weight',
    total: 100,
  },
  {
    what: 'percentages whose total stands in front',
    schema: listOf(
      { percent: PERCENT },
      { description: 'With two decimals, 100 altogether, every plot once.' },
    ),
    name: 'percent',
    total: 100,
  },
  {
    what: 'percentages of which each has one at most',
    schema: listOf(
      { percent: PERCENT },
      { description: 'All shares add up to 100. A writer has one at most.' },
    ),
    name: 'percent',
    total: 100,
  },
  {
    what: 'shares of one',
    schema: listOf({ share: { type: 'number', minimum: 0, maximum: 1, description: 'The sum is 1.' } }, {}),
    name: 'share',
    total: 1,
  },
  {
    what: 'basis points',
    schema: listOf({ points: WEIGHT }, { description: 'They add up to 10,000 basis points.' }),
    name: 'points',
    total: 10000,
  },
  {
    what: 'multiples of five',
    schema: listOf({ weight: { ...WEIGHT, multipleOf: 5 } }, { description: 'They make 100.' }),
    name: 'weight',
    total: 100,
  },
  {
    what: 'percentages beside other numbers',
    schema: listOf({ place: WEIGHT, percent: PERCENT }, { description: 'Summing up: the total is 100.' }),
    name: 'percent',
    total: 100,
  },
];
for (const { what, schema, name, total } of TOTALS)
  test(`${what} add up to what a description says`, () => {
    expect(totalOf(schema, name)).toBe(total);
  });

const OPEN = [
  { what: 'without a word for it', schema: listOf({ weight: WEIGHT }, { description: 'At least 3.' }) },
  { what: 'of a bound', schema: listOf({ weight: WEIGHT }, { description: 'They sum to at most 100.' }) },
  {
    what: 'of a choice',
    schema: listOf({ weight: { type: 'integer', enum: [10, 20] } }, { description: 'They make 100.' }),
  },
  {
    what: 'that cannot be cut in parts',
    schema: listOf({ weight: WEIGHT }, { description: 'Total of 1 primary.' }),
  },
  {
    what: 'where several numbers may be meant',
    schema: listOf({ weight: WEIGHT, size: WEIGHT }, { description: 'They add up to 100.' }),
  },
  {
    what: 'of which a part would be too small',
    schema: listOf({ weight: { type: 'integer', minimum: 50 } }, { description: 'They add up to 100.' }),
  },
  {
    what: 'of which a part would be too great',
    schema: listOf({ weight: { type: 'integer', maximum: 20 } }, { description: 'They add up to 100.' }),
  },
];
for (const { what, schema } of OPEN)
  test(`numbers ${what} are as they are made up`, () => {
    expect(totalOf(schema, 'weight')).not.toBe(100);
  });
