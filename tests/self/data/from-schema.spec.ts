import { expect, test } from '@playwright/test';
import ajvFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { otherValue, valueFrom } from '#fixtures/data/from-schema.ts';
import { nearValues } from '#fixtures/data/near-values.ts';
import { seededFaker } from '#fixtures/data/random.ts';
import { UNTOLD } from '#fixtures/data/untold.ts';

function formatted(...formats: readonly string[]): Readonly<Record<string, object>> {
  return Object.fromEntries(formats.map((format) => [format, { type: 'string', format }]));
}

const SCHEMAS = {
  text: { type: 'string', minLength: 3, maxLength: 5 },
  code: { type: 'string', pattern: '^[A-Z]{2}-\\d{4}$' },
  amount: { type: 'string', pattern: '^[1-9]\\d{3}\\.[0-9]{2}$' },
  signs: { type: 'string', pattern: '^\\+[0-9\\-]{4}\\/x$' },
  moment: { type: 'string', format: 'date-time' },
  day: { type: 'string', format: 'date' },
  mail: { type: 'string', format: 'email' },
  ownMail: { type: 'string', format: 'email', pattern: '^[a-z]{4,10}@example[.]com$' },
  uuid: { type: 'string', format: 'uuid' },
  choice: { enum: ['open', 'closed', null] },
  whole: { type: 'integer', minimum: 5, exclusiveMaximum: 8 },
  negative: { type: 'number', maximum: -1 },
  price: { type: 'number', exclusiveMinimum: 0, maximum: 0.05 },
  tens: { type: 'integer', multipleOf: 10, minimum: 11, maximum: 45 },
  nullable: { type: ['string', 'null'] },
  list: { type: 'array', minItems: 3, items: { type: 'boolean' } },
  nested: {
    type: 'object',
    required: ['inner'],
    properties: {
      inner: { type: 'object', properties: { depth: { type: 'integer' } }, required: ['depth'] },
    },
  },
  ...formatted('duration', 'ipv4', 'ipv6', 'byte', 'json-pointer', 'uri', 'url', 'hostname', 'iso-date-time'),
  shortMail: { type: 'string', format: 'email', maxLength: 20 },
  longMail: { type: 'string', format: 'email', minLength: 30, maxLength: 40 },
  shortAddress: { type: 'string', format: 'uri', maxLength: 25 },
  threeOfFour: { type: 'array', minItems: 3, uniqueItems: true, items: { enum: ['a', 'b', 'c', 'd'] } },
  place: { type: 'array', prefixItems: [{ type: 'number' }, { type: 'number' }], items: false, minItems: 2 },
  titles: { type: 'object', additionalProperties: { type: 'string' }, minProperties: 3 },
  marks: { type: 'object', patternProperties: { '^x-[a-z]{3}$': { type: 'integer' } }, minProperties: 2 },
  languages: {
    type: 'object',
    propertyNames: { pattern: '^[a-z]{2}$' },
    additionalProperties: { type: 'string' },
    minProperties: 1,
  },
  few: { type: 'object', additionalProperties: { type: 'boolean' }, maxProperties: 1 },
  settings: {
    type: 'object',
    propertyNames: { enum: ['mail', 'phone'] },
    additionalProperties: { type: 'object', properties: { open: { type: 'boolean' } }, required: ['open'] },
  },
  roles: {
    type: 'array',
    items: {
      type: 'object',
      properties: { role: { enum: ['owner', 'guest'] }, name: { type: 'string' } },
      required: ['role', 'name'],
    },
    contains: { type: 'object', properties: { role: { const: 'owner' } } },
  },
  words: { type: 'array', contains: { type: 'string', maxLength: 3 }, minItems: 1 },
  unnamed: { type: 'object', required: ['other'], properties: { name: { type: 'string' } } },
  mailOrPhone: {
    type: 'object',
    properties: { mail: { type: 'string' }, phone: { type: 'string' }, name: { type: 'string' } },
    oneOf: [{ required: ['mail'] }, { required: ['phone'] }],
  },
  close: { type: 'number', minimum: 0.001, maximum: 0.009 },
  either: { oneOf: [{ type: 'null' }, { type: 'string', maxLength: 4 }] },
};

const ajv = new Ajv2020({ strict: false, multipleOfPrecision: 8 });
ajvFormats.default(ajv);

for (const [name, schema] of Object.entries(SCHEMAS)) {
  test(`values made for ${name} fit its schema`, () => {
    const isValid = ajv.compile(schema);

    const values = Array.from({ length: 200 }, (_, index) => valueFrom(schema, seededFaker(`seed-${index}`)));

    expect(values.filter((value) => !isValid(value))).toEqual([]);
  });
}

test('of a schema that contains itself no more is made than is told', () => {
  const node = {
    title: { type: 'string' },
    children: { type: 'array', items: UNTOLD },
    parent: UNTOLD,
    any: {},
  };

  const made = valueFrom({ type: 'object', required: ['title'], properties: node }, seededFaker('node'));

  expect(made).toEqual({
    title: expect.any(String) as unknown,
    children: [],
    any: expect.any(String) as unknown,
  });
});

const MAPS = [
  {
    what: 'a map',
    schema: { additionalProperties: { type: 'integer' } },
    names: /^[a-z][a-z0-9]{11}$/,
    count: 2,
  },
  {
    what: 'a map of told names',
    schema: { patternProperties: { '^X-[A-Z]{3}$': { type: 'integer' } } },
    names: /^X-[A-Z]{3}$/,
    count: 2,
  },
  {
    what: 'a map of one choice',
    schema: { additionalProperties: { type: 'integer' }, propertyNames: { enum: ['Mail'] } },
    names: /^Mail$/,
    count: 1,
  },
  {
    what: 'a thing with members',
    schema: { properties: {}, additionalProperties: true },
    names: /./,
    count: 0,
  },
  { what: 'a map of things that contain it', schema: { additionalProperties: UNTOLD }, names: /./, count: 0 },
];

for (const { what, schema, names, count } of MAPS) {
  test(`${what} is made with ${count} entries`, () => {
    const made = valueFrom({ type: 'object', ...schema }, seededFaker('map')) as object;

    expect(Object.keys(made)).toHaveLength(count);
    expect(Object.keys(made).filter((name) => !names.test(name))).toEqual([]);
    expect(Object.values(made).filter((value) => !Number.isInteger(value))).toEqual([]);
  });
}

test('another value of a map has other values by the names that it has', () => {
  const schema = { type: 'object', additionalProperties: { type: 'integer' } };

  const other = otherValue(schema, { one: -1, two: -1 }, seededFaker('other map'));

  expect(Object.keys(other as object)).toEqual(['one', 'two']);
  expect(other).not.toEqual({ one: -1, two: -1 });
});

test('the same seed gives the same data, another seed other data', () => {
  const [first, again, other] = ['a', 'a', 'b'].map((seed) => valueFrom(SCHEMAS.text, seededFaker(seed)));

  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('data is tame: letters and digits, two decimals, whole seconds', () => {
  const faker = seededFaker('tame');

  const texts = Array.from({ length: 100 }, () => valueFrom({ type: 'string' }, faker));
  const numbers = Array.from({ length: 100 }, () => valueFrom({ type: 'number' }, faker));
  const moments = Array.from({ length: 100 }, () => valueFrom(SCHEMAS.moment, faker));

  expect(texts.filter((text) => !/^[A-Za-z][A-Za-z0-9]*$/.test(String(text)))).toEqual([]);
  expect(numbers.filter((number) => !/^\d+(\.\d{1,2})?$/.test(String(number)))).toEqual([]);
  expect(moments.filter((moment) => !/^[\d-]+T[\d:]{8}Z$/.test(String(moment)))).toEqual([]);
});

test('texts are as long as their schema allows, up to a length that people can read', () => {
  const lengths = [{ maxLength: 60 }, { maxLength: 5000 }, { minLength: 300 }, {}].map(
    (bounds) => String(valueFrom({ type: 'string', ...bounds }, seededFaker('long'))).length,
  );

  expect(lengths).toEqual([60, 200, 300, 12]);
});

test('what is named first of two dates does not lie behind the other, whatever is changed', () => {
  const day = { type: 'string', format: 'date' };
  const schema = { type: 'object', properties: { orderedOn: day, name: { type: 'string' }, paidOn: day } };

  const made = Array.from({ length: 50 }, (_, index) => valueFrom(schema, seededFaker(`dates-${index}`))) as {
    readonly orderedOn: string;
    readonly paidOn: string;
  }[];

  expect(made.filter(({ orderedOn, paidOn }) => orderedOn > paidOn)).toEqual([]);
  expect(made.filter(({ orderedOn, paidOn }) => orderedOn === paidOn).length).toBeLessThan(made.length / 2);
  expect(otherValue(day, '2024-02-28', seededFaker('day'))).toBe('2024-02-29');
  expect(otherValue(SCHEMAS.moment, '2024-12-31T23:30:00+02:00', seededFaker('day'))).toBe(
    '2024-12-31T21:45:00Z',
  );
});

test('of moments one follows the other an hour later', () => {
  const moment = { type: 'string', format: 'date-time' };
  const schema = {
    type: 'object',
    properties: { startsAt: moment, note: { type: 'string' }, endsAt: moment },
  };

  const { startsAt, endsAt } = valueFrom(schema, seededFaker('hours')) as Record<string, string>;

  expect(Date.parse(endsAt ?? '') - Date.parse(startsAt ?? '')).toBe(3_600_000);
});

test('near to a moment are a quarter, an hour and a day before and behind it, to a day the next and a week', () => {
  const near = (format: string, was: string): readonly unknown[] =>
    nearValues({ type: 'string', format }, was, undefined);

  expect(near('date-time', '2026-05-01T10:00:00Z')).toEqual([
    ...['2026-05-01T10:15:00Z', '2026-05-01T09:45:00Z'],
    ...['2026-05-01T11:00:00Z', '2026-05-01T09:00:00Z'],
    ...['2026-05-02T10:00:00Z', '2026-04-30T10:00:00Z'],
  ]);
  expect(near('date', '2026-05-01')).toEqual(['2026-05-02', '2026-04-30', '2026-05-08', '2026-04-24']);
});

test('another value differs, and there is none where the schema has only one', () => {
  const faker = seededFaker('other');

  const flipped = otherValue({ type: 'boolean' }, true, faker);
  const none = otherValue({ const: 'fixed' }, 'fixed', faker);

  expect(flipped).toBe(false);
  expect(none).toBeUndefined();
});

test('a choice that stands for all others is made only where there is no other', () => {
  const made = (choices: readonly string[]): ReadonlySet<unknown> =>
    new Set(Array.from({ length: 30 }, (_, index) => valueFrom({ enum: choices }, seededFaker(`${index}`))));

  expect(made(['a', '*', 'b'])).toEqual(new Set(['a', 'b']));
  expect(made(['*'])).toEqual(new Set(['*']));
});
