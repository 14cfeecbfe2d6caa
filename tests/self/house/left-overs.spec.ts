import path from 'node:path';
import { test, expect } from '@playwright/test';
import { ROOT } from '#reports/statement/suite.ts';

test('what own tests leave lies outside the folder that a run searches and publishes', ({}, info) => {
  const fromOutputs = path.relative(path.join(ROOT, 'reports/out'), info.outputPath());

  expect(fromOutputs.split(path.sep)[0]).toBe('..');
});
