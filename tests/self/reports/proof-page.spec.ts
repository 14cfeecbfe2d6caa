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
  expect(page()).toMatch(/1 fault in\s+1 service/);
  expect(page()).toMatch(
    /Measured\s+from 2026-11-19 to 2026-11-20.*in this version \(digest of these inputs: cdcdcdcdcdcd\)\./s,
  );
  expect(page()).not.toMatch(/part of the matrix|Not measured/);

  await renderSite(ofThisVersion, info.outputPath(), { proof: { ...PROOF, services: 300 } });
  expect(page()).toContain('2 of 300 services, with faults of 1 promise.');
});

test('the proof page shows what was measured for an earlier version as such', async ({}, info) => {
  await renderSite(NOT_MEASURED, info.outputPath(), { proof: PROOF });

  const page = readFileSync(info.outputPath('site/proof.html'), 'utf8');
  expect(page).toMatch(/Not measured for this version.*An earlier version was measured/s);
  expect(page).toMatch(/1 fault in\s+1 service/);
});

test('faults are told by promise, and their number is none of services', async ({}, info) => {
  const [one] = PROOF.faults;
  const row = { ...RESTING, breaks: 'A1', hides: '', text: '', failed: ['A1'], killed: true, dialects: [] };
  const faults = [
    ...PROOF.faults.map((fault) => ({ ...fault, dialects: ['token-in-header'] })),
    ...PROOF.faults,
    { ...row, id: 'key-unread' },
    { ...row, id: 'b-missed', breaks: 'A2', killed: false },
  ];
  await renderSite(NOT_MEASURED, info.outputPath(), { proof: { ...PROOF, services: 5, faults } });

  const page = readFileSync(info.outputPath('site/proof.html'), 'utf8');
  expect(one?.breaks).toBe('P5');
  expect(page).toMatch(/Planted: 3 faults in\s+4 services, of which 3 were found out/);
  expect([...page.matchAll(/<details id="(\w+)"( open="")?/g)].map(([, id, open]) => [id, open])).toEqual([
    ['A1', undefined],
    ['A2', ' open=""'],
    ['P5', undefined],
  ]);
  expect(page).toMatch(/id="P5".*2 services, all found/s);
});
