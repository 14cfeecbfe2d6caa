import { expect, test } from '@playwright/test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { valueFrom } from '#fixtures/data/from-schema.ts';
import { seededFaker } from '#fixtures/data/random.ts';
import { UNTOLD } from '#fixtures/data/untold.ts';

const ajv = new Ajv2020({ strict: false });

test('of kinds that contain each other one is made that comes to an end', () => {
  const endless = { type: 'object', required: ['not'], properties: { not: UNTOLD } };
  const listed = {
    type: 'object',
    required: ['all'],
    properties: { all: { type: 'array', minItems: 1, items: UNTOLD } },
  };
  const plain = { type: 'object', required: ['field'], properties: { field: { const: 'age' } } };
  const rule = {
    oneOf: [{ ...endless, properties: { not: { anyOf: [UNTOLD, endless] } } }, endless, listed, plain],
  };

  expect(valueFrom(rule, seededFaker('rule'))).toEqual({ field: 'age' });
});

const CONDITIONED = {
  type: 'object',
  required: ['kind'],
  properties: {
    kind: { enum: ['company', 'person'] },
    vat: { type: 'string' },
    size: { type: ['string', 'number'] },
  },
  allOf: [
    { if: { properties: { size: { type: 'number' } } }, else: { properties: { vat: { maxLength: 3 } } } },
  ],
  if: { properties: { kind: { const: 'company' } } },
  then: { properties: { size: { type: 'number', minimum: 5 } } },
  else: { properties: { vat: false } },
};

test('values are made as a condition says, and otherwise', () => {
  const isValid = ajv.compile(CONDITIONED);

  const made = Array.from({ length: 60 }, (_, index) => valueFrom(CONDITIONED, seededFaker(`if-${index}`)));

  const fitting = made.filter((value) => isValid(value)) as {
    readonly kind: string;
    readonly vat?: string;
  }[];
  expect(new Set(fitting.map(({ kind }) => kind))).toEqual(new Set(['company', 'person']));
  expect(fitting.some(({ kind, vat }) => kind === 'person' && vat === undefined)).toBe(true);
  expect(fitting.length).toBeGreaterThan(15);
});

test('a text of a format fits its pattern as well, where it can', () => {
  const schema = { type: 'string', format: 'uri', pattern: '^https://', maxLength: 60 };

  expect(String(valueFrom(schema, seededFaker('address')))).toMatch(/^https:\/\/\w/);
});

const TIME = { type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' };
const SPAN = {
  type: 'object',
  properties: {
    closesAt: TIME,
    opensAt: { ...TIME, description: 'From when on.' },
    max_price: { type: 'integer', minimum: 0 },
    min_price: { type: 'integer', minimum: 0 },
    maxSize: { type: 'integer', minimum: 0, maximum: 9 },
    minSize: { type: 'integer', minimum: 0 },
    toTown: { type: 'string' },
    fromTown: { type: 'string' },
  },
};

test('what begins is no more than what ends, where both are described alike', () => {
  const made = Array.from({ length: 60 }, (_, index) => valueFrom(SPAN, seededFaker(`span-${index}`))) as {
    readonly opensAt: string;
    readonly closesAt: string;
    readonly min_price: number;
    readonly max_price: number;
    readonly maxSize: number;
  }[];

  expect(made.filter((one) => one.opensAt > one.closesAt || one.min_price > one.max_price)).toEqual([]);
  expect(made.filter(({ maxSize }) => maxSize > 9)).toEqual([]);
});

for (const { minimum, maximum, most } of [
  { minimum: 0, maximum: 1_000_000, most: 50_000 },
  { minimum: 1, maximum: 2_000, most: 1_001 },
  { minimum: 10_000, maximum: 99_999, most: 99_999 },
  { minimum: -90, maximum: 90, most: 90 },
])
  test(`numbers of ${minimum} to ${maximum} are made up to ${most}`, () => {
    const schema = { type: 'integer', minimum, maximum };

    const made = Array.from({ length: 60 }, (_, index) =>
      Number(valueFrom(schema, seededFaker(`far-${index}`))),
    );

    expect(Math.max(...made)).toBeLessThanOrEqual(most);
    expect(Math.max(...made)).toBeGreaterThan(minimum + (most - minimum) / 2);
  });
