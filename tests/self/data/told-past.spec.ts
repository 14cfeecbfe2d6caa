import { expect, test } from '@playwright/test';
import { valueFrom } from '#fixtures/data/from-schema.ts';
import { seededFaker } from '#fixtures/data/random.ts';
import type { Schema } from '#fixtures/data/schema.ts';
import { isPastTold } from '#fixtures/data/told-past.ts';

const day = (description: string): Schema => ({ type: 'string', format: 'date', description });

for (const description of [
  'Not in the future.',
  'Must not lie in the future.',
  'Purchase date, today or earlier.',
  'Date of birth.',
  'A day in the past.',
  'First day, which cannot lie ahead (422).',
  'Days in the future are refused (422).',
  'Today at the latest, 1990 at the earliest.',
])
  test(`a day that has been is made for: ${description}`, () => {
    for (let seed = 0; seed < 20; seed += 1)
      expect(Date.parse(String(valueFrom(day(description), seededFaker(`${seed}`))))).toBeLessThan(
        Date.now(),
      );
  });

for (const description of [
  ...[
    'In the future.',
    'Not before startsOn.',
    'Day of the past exam.',
    'Due day.',
    'Must not be in the past.',
  ],
  ...['Cannot be before today.', 'Not before today.', 'May not lie in the past.'],
  'Not later than the day of the event.',
])
  test(`a day to come is made for: ${description}`, () => {
    expect(isPastTold({ description })).toBe(false);
    expect(Date.parse(String(valueFrom(day(description), seededFaker('day'))))).toBeGreaterThan(Date.now());
  });

test('of two days the one that has been stays so, whichever comes first', () => {
  const properties = { dueOn: day('Due day.'), boughtOn: day('Not in the future.'), endsOn: day('Its end.') };

  for (let seed = 0; seed < 20; seed += 1) {
    const made = valueFrom({ type: 'object', properties }, seededFaker(`${seed}`)) as Record<string, string>;
    expect(Date.parse(made['boughtOn'] ?? '')).toBeLessThan(Date.now());
    expect(Date.parse(made['dueOn'] ?? '')).toBeGreaterThan(Date.now());
    expect([made['endsOn'], made['dueOn']].toSorted()).toEqual([made['dueOn'], made['endsOn']]);
  }
});

test('one of several kinds is as the member is described', () => {
  const schema = {
    anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }],
    description: 'Not in the future.',
  };

  expect(Date.parse(String(valueFrom(schema, seededFaker('kind'))))).toBeLessThan(Date.now());
});
