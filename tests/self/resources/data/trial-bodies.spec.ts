import { expect, test } from '@playwright/test';
import { turned } from '#fixtures/resources/data/trial-bodies.ts';

const TRIAL = { named: {}, leftOut: [], ids: { employeeId: [1, 2, 3], substituteId: [1, 2, 3] } };

test('what members refer to is another one each, and the same in turn', () => {
  const firsts = [0, 1, 2, 3].map((turn) => Object.values(turned(TRIAL, turn).ids).map(([id]) => id));

  expect(firsts).toEqual([
    [1, 1],
    [2, 3],
    [3, 3],
    [1, 2],
  ]);
});
