import { expect, test } from '@playwright/test';
import { companyName } from '#fixtures/mock/store/client-list.ts';

/** More than are kept at a time. */
const MANY = 2500;

function namesOf(seed: string, count = 20): readonly string[] {
  return Array.from({ length: count }, (_, index) => companyName(seed, index));
}

test.describe('a name that is kept', () => {
  test('is the same again for the same seed and place', () => {
    expect(namesOf('kept')).toEqual(namesOf('kept'));
  });

  test('is another one for another seed, and for another place', () => {
    const [names, others] = [namesOf('kept'), namesOf('kept elsewhere')];

    expect(others).not.toEqual(names);
    expect(names.filter((name, index) => name === others[index]).length).toBeLessThan(names.length / 2);
    expect(new Set(names).size).toBeGreaterThan(names.length / 2);
  });

  test('is the same when many others have taken its room', () => {
    const names = namesOf('long ago');

    expect(namesOf('since then', MANY)).toHaveLength(MANY);
    expect(namesOf('long ago')).toEqual(names);
    expect(namesOf('long ago').toReversed()).toEqual(names.toReversed());
  });
});
