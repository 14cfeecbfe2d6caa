import { expect, test } from '@playwright/test';
import { hear } from './judge/hearing.ts';
import { judges } from './judge/judges.ts';
import { faults } from './service.ts';

/** Every fault shows where it claims: the judge of each requirement that it breaks finds it. */
for (const { id, breaks } of faults) {
  test(`the fault ${id} shows in ${breaks.join(' and ')}`, async () => {
    const { breaches } = await hear(breaks, { faults: [id] });

    expect(Object.keys(breaches)).toEqual([...breaks]);
  });
}

test('every requirement is broken by at least two faults', () => {
  const counts = Object.keys(judges).map((id) => {
    return { id, faults: faults.filter(({ breaks }) => breaks[0] === id).length };
  });

  expect(counts.filter(({ faults: count }) => count < 2)).toEqual([]);
  expect(counts).toHaveLength(31);
});

test('faults have ids of their own', () => {
  expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length);
});
