import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { renderSite } from '#reports/site/site.tsx';
import { CONFORMING } from './data/statements.ts';

test('what a passed promise has not judged stands beside it in the table', async ({}, info) => {
  const reason = 'not judged: PATCH /notes/{id} changes state by no value that was tried (409)';
  const requirements = CONFORMING.requirements.map((row) => (row.id === 'P5' ? { ...row, reason } : row));
  await renderSite({ ...CONFORMING, requirements }, info.outputPath());

  const page = readFileSync(info.outputPath('site/index.html'), 'utf8');
  expect(page).toContain(`— ${reason}</span>`);
});
