import { expect, test } from '@playwright/test';
import { turned } from '#fixtures/resources/data/trial-bodies.ts';

const TRIAL = {
  named: {},
  leftOut: [],
  ids: { employeeId: [1, 2, 3], roomId: [7, 8, 9], substituteId: [1, 2, 3] },
};

test('what members of one kind refer to is another one each, and the same in turn', () => {
  const firsts = [0, 1, 2, 3].map((turn) => Object.values(turned(TRIAL, turn).ids).map(([id]) => id));

  expect(firsts).toEqual([
    [1, 7, 1],
    [2, 8, 3],
    [3, 9, 3],
    [1, 7, 2],
  ]);
});
