import { expect, test } from '@playwright/test';
import { isSchema, type Schema } from '#fixtures/data/schema.ts';
import { withToldFormats } from '#fixtures/data/told-format.ts';

const TEXT = { type: 'string' };

for (const { name = 'value', told, format } of [
  { name: 'email', told: TEXT, format: 'email' },
  { name: 'contact_email', told: TEXT, format: 'email' },
  { name: 'billingEmailAddress', told: TEXT, format: 'email' },
  { name: 'email', told: { type: ['string', 'null'] }, format: 'email' },
  { told: { ...TEXT, example: 'nadia@example.com' }, format: 'email' },
  { told: { ...TEXT, example: '2024-05-31' }, format: 'date' },
  { told: { ...TEXT, examples: ['2024-05-31T08:00:00Z', '2024-06-01T08:00:00+02:00'] }, format: 'date-time' },
  { told: { ...TEXT, description: 'Must be a valid URL.' }, format: 'uri' },
  { told: { ...TEXT, description: 'Must be a valid date in the format Y-m-d.' }, format: 'date' },
  { name: 'emailTemplate', told: TEXT, format: undefined },
  { name: 'notifyByEmail', told: TEXT, format: undefined },
  { name: 'sendEmail', told: TEXT, format: undefined },
  { name: 'email', told: { ...TEXT, example: 'jane@localhost' }, format: undefined },
  { name: 'email', told: { ...TEXT, default: 'none' }, format: undefined },
  { name: 'email', told: { ...TEXT, maxLength: 12 }, format: undefined },
  {
    name: 'customerEmail',
    told: { ...TEXT, description: 'Id of an email in the outbox.' },
    format: undefined,
  },
  { told: { ...TEXT, description: 'Must not be a valid URL.' }, format: undefined },
  { told: { ...TEXT, description: 'Must be a valid date in the format Y-m-d H:i:s.' }, format: undefined },
  {
    told: { ...TEXT, description: 'Must be a valid date.', example: '2024-05-01 10:00:00' },
    format: undefined,
  },
  { name: 'female', told: TEXT, format: undefined },
  { name: 'email', told: { ...TEXT, pattern: '^.+$' }, format: undefined },
  { name: 'email', told: { type: 'boolean' }, format: undefined },
  { name: 'email', told: {}, format: undefined },
  { told: { ...TEXT, examples: ['2024-05-31', 'today'] }, format: undefined },
  { told: { ...TEXT, description: 'Whether the date is valid.' }, format: undefined },
])
  test(`${name}, ${JSON.stringify(told)}, is ${format ?? 'any text'}`, () => {
    const whole = {
      type: 'object',
      properties: { rows: { type: 'array', items: { properties: { [name]: told } } } },
    };

    const rows = at(withToldFormats(whole), 'properties', 'rows', 'items', 'properties', name);

    expect(rows).toEqual(format === undefined ? told : { ...told, format });
  });

test('a schema without such texts is the same', () => {
  const plain = {
    type: 'object',
    properties: { name: TEXT, sizes: { type: 'array', items: { type: 'integer' } } },
  };

  expect(withToldFormats(plain)).toBe(plain);
});

function at(schema: Schema, ...steps: readonly string[]): unknown {
  return steps.reduce<unknown>((inner, step) => (isSchema(inner) ? inner[step] : undefined), schema);
}
