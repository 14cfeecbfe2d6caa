import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { renderSite } from '#reports/site/site.tsx';
import { summarizeProof, type SelfProof } from '#reports/statement/self-proof.ts';
import type { Statement } from '#reports/statement/statement.ts';
import { CONFORMING } from './data/statements.ts';

const RESTING = { isDescribed: false, digest: 'ab'.repeat(32) };
const PROOF: SelfProof = {
  begunAt: '2026-11-19T20:00:00Z',
  measuredAt: '2026-11-20T20:00:00Z',
  services: 2,
  faults: [
    {
      id: 'walk-repeats',
      breaks: 'P5',
      hides: 'third page only',
      text: 'a page opens with the last client of the page before',
      dialects: [],
      failed: ['P5'],
      killed: true,
      ...RESTING,
    },
  ],
  dialects: [
    {
      id: 'token-in-header',
      text: 'the token stands in a header',
      outcome: 'passed',
      untested: [],
      ...RESTING,
    },
  ],
};

const NOT_MEASURED = JSON.parse(JSON.stringify({ ...CONFORMING, selfProof: undefined })) as Statement;

test('the proof page tells what was measured, or that nothing was', async ({}, info) => {
  const page = () => readFileSync(info.outputPath('site/proof.html'), 'utf8');
  const ofThisVersion = { ...CONFORMING, selfProof: { ...summarizeProof(PROOF), digest: 'cd'.repeat(32) } };

  await renderSite(NOT_MEASURED, info.outputPath());
  expect(page()).toContain('Not measured for this version');
  expect(page()).not.toContain('earlier version');
  await renderSite(ofThisVersion, info.outputPath(), { proof: PROOF });
  expect(page()).toContain('1 of 1 planted faults were found');
  expect(page()).toMatch(/Measured\s+from 2026-11-19 to 2026-11-20.*in this version, cdcdcdcdcdcd\./s);
  expect(page()).not.toMatch(/part of the matrix|Not measured/);

  await renderSite(ofThisVersion, info.outputPath(), { proof: { ...PROOF, services: 300 } });
  expect(page()).toContain('2 of 300 services, with faults of 1 promise.');
});

test('the proof page shows what was measured for an earlier version as such', async ({}, info) => {
  await renderSite(NOT_MEASURED, info.outputPath(), { proof: PROOF });

  const page = readFileSync(info.outputPath('site/proof.html'), 'utf8');
  expect(page).toMatch(/Not measured for this version.*An earlier version was measured/s);
  expect(page).toContain('1 of 1 planted faults were found');
});
