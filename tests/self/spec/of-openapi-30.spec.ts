import { expect, test } from '@playwright/test';
import { loadContract } from '#spec/load-contract.ts';
import { asOpenApi31 } from '#spec/of-openapi-30.ts';
import { overlayOf, written } from './written-file.ts';

const REFERENCE = { $ref: '#/components/schemas/Owner' };
const NULL = { type: 'null' };

for (const { what, given, read } of [
  {
    what: 'a text that may be null',
    given: { type: 'string', nullable: true, maxLength: 9 },
    read: { type: ['string', 'null'], maxLength: 9 },
  },
  { what: 'a text that may not', given: { type: 'string', nullable: false }, read: { type: 'string' } },
  {
    what: 'a list of choices',
    given: { type: 'string', nullable: true, enum: ['a', 'b'] },
    read: { type: ['string', 'null'], enum: ['a', 'b', null] },
  },
  {
    what: 'null among the choices',
    given: { type: 'string', nullable: true, enum: ['a', null] },
    read: { type: ['string', 'null'], enum: ['a', null] },
  },
  {
    what: 'something else, or null',
    given: { nullable: true, allOf: [REFERENCE], description: 'Who has it.', readOnly: true },
    read: { description: 'Who has it.', readOnly: true, anyOf: [REFERENCE, NULL] },
  },
  {
    what: 'something else and more, or null',
    given: { type: 'object', nullable: true, allOf: [REFERENCE, { required: ['name'] }] },
    read: { anyOf: [{ type: 'object', allOf: [REFERENCE, { required: ['name'] }] }, NULL] },
  },
  {
    what: 'a reference with a word beside it',
    given: { ...REFERENCE, nullable: true },
    read: { anyOf: [REFERENCE, NULL] },
  },
  { what: 'anything', given: { nullable: true, description: 'So.' }, read: { description: 'So.' } },
  {
    what: 'a bound that is excluded',
    given: { type: 'number', minimum: 0, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false },
    read: { type: 'number', exclusiveMinimum: 0, maximum: 9 },
  },
  {
    what: 'a bound of 3.1',
    given: { type: 'number', exclusiveMinimum: 0 },
    read: { type: 'number', exclusiveMinimum: 0 },
  },
  {
    what: 'members and items within',
    given: { properties: { a: { type: 'array', items: { type: 'integer', nullable: true } } } },
    read: { properties: { a: { type: 'array', items: { type: ['integer', 'null'] } } } },
  },
  {
    what: 'a member that is called so',
    given: { properties: { nullable: { type: 'boolean' }, default: { type: 'string', nullable: true } } },
    read: { properties: { nullable: { type: 'boolean' }, default: { type: ['string', 'null'] } } },
  },
  {
    what: 'data as they are',
    given: {
      example: { nullable: true },
      'x-own': { nullable: true },
      examples: { one: { value: { nullable: true } } },
    },
    read: {
      example: { nullable: true },
      'x-own': { nullable: true },
      examples: { one: { value: { nullable: true } } },
    },
  },
])
  test(`keywords of OpenAPI 3.0 are read as 3.1 has them: ${what}`, () => {
    expect(asOpenApi31(given)).toEqual(read);
  });

test('an overlay that was written for OpenAPI 3.0 is taken', async () => {
  const file = written(
    'of-30.yaml',
    overlayOf(`  - target: $.components.schemas
    update:
      Owner: { type: object, properties: { phone: { type: string, nullable: true } } }`),
  );

  const { description } = await loadContract([file]);

  expect(description.components?.schemas?.['Owner']).toMatchObject({
    properties: { phone: { type: ['string', 'null'] } },
  });
});
