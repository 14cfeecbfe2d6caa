import { expect, test } from '@playwright/test';
import { valueFrom } from '#fixtures/data/from-schema.ts';
import { seededFaker } from '#fixtures/data/random.ts';

const CLOCK = { type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' };

function made(description: string): readonly string[] {
  const faker = seededFaker(description);
  return Array.from({ length: 40 }, () => String(valueFrom({ ...CLOCK, description }, faker)));
}

for (const words of ['From 11:00 to 13:30 (422).', 'Between 11:00 and 13:30.', 'Open 11:00–13:30']) {
  test(`a time of day lies within what is told: ${words}`, () => {
    const times = made(words);

    expect(
      times.filter((time) => time < '11:00' || time > '13:30' || !/:(?:00|15|30|45)$/.test(time)),
    ).toEqual([]);
    expect(new Set(times).size).toBeGreaterThan(5);
  });
}

for (const words of ['Local time.', 'Later than 11:00.', 'From 13:30 to 11:00.']) {
  test(`it may be any where no such times are told: ${words}`, () => {
    expect(made(words).filter((time) => time < '11:00').length).toBeGreaterThan(5);
  });
}
