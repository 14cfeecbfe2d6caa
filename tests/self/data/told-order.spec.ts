import { expect, test } from '@playwright/test';
import { valueFrom } from '#fixtures/data/from-schema.ts';
import { seededFaker } from '#fixtures/data/random.ts';
import type { Schema } from '#fixtures/data/schema.ts';

const level = (description?: string): Schema => ({
  type: 'integer',
  minimum: 0,
  maximum: 20,
  ...(description !== undefined && { description }),
});

function made(properties: Schema): readonly Schema[] {
  const faker = seededFaker('order');
  return Array.from({ length: 60 }, () => valueFrom({ type: 'object', properties }, faker) as Schema);
}

/** Those of them in which one is not less than the next. */
function notRising(all: readonly Schema[], ...names: readonly string[]): readonly Schema[] {
  return all.filter((one) =>
    names.some((name, index) => index > 0 && Number(one[names[index - 1] ?? '']) >= Number(one[name])),
  );
}

test('numbers rise as their descriptions say of each other', () => {
  const all = made({
    flood_cm: level('Above warning_cm.'),
    watch_cm: level(),
    warning_cm: level('Above watch_cm.'),
  });

  expect(notRising(all, 'watch_cm', 'warning_cm', 'flood_cm')).toEqual([]);
});

for (const words of [
  'Less than `most`.',
  'At most most.',
  'Must not exceed most.',
  'Not above most.',
  'Not more than most.',
  'No more than the most.',
  'Has to be below most',
  '< most',
]) {
  test(`one is smaller than the other: ${words}`, () => {
    expect(notRising(made({ least: level(words), most: level() }), 'least', 'most')).toEqual([]);
  });
}

for (const words of [
  'Greater than `least`.',
  'At least least.',
  'Not less than least.',
  'Never below least.',
  '≥ least',
]) {
  test(`one is greater than the other: ${words}`, () => {
    expect(notRising(made({ most: level(words), least: level() }), 'least', 'most')).toEqual([]);
  });
}

for (const words of ['Above sea level.', 'Beside least.', 'More than leastways.']) {
  test(`nothing is told of an order by: ${words}`, () => {
    expect(notRising(made({ most: level(words), least: level() }), 'least', 'most')).not.toEqual([]);
  });
}

test('where bounds leave no room they are as they were made', () => {
  const none = { type: 'integer', minimum: 5, maximum: 5, description: 'Above least.' };

  expect(made({ most: none, least: { ...none, description: '' } })[0]).toEqual({ most: 5, least: 5 });
});
