import { expect, test } from '@playwright/test';
import { runConformance } from '#reports/command/run-conformance.ts';
import { longIf } from '#tests/self/long.ts';
import { EXAMPLE, ROOT } from './effective-contract.ts';

const RUNS = [
  {
    title: 'a right service keeps G3 to G5',
    settings: { ALLOW_WRITES: 'true' },
    outcomes: ['passed'],
    isLong: false,
  },
  { title: 'nothing is written without leave', settings: {}, outcomes: ['inapplicable'], isLong: false },
  {
    title: 'members that cannot be changed speak against nothing',
    settings: { ALLOW_WRITES: 'true', DIALECT: 'described-members-kept' },
    outcomes: ['passed'],
    isLong: true,
  },
  {
    title: 'a PATCH that clears the rest breaks G4 alone',
    settings: { ALLOW_WRITES: 'true', FAULT: 'patch-clears-the-rest' },
    outcomes: ['passed', 'failed'],
    isLong: true,
  },
];

for (const { title, settings, outcomes, isLong } of RUNS) {
  test(title, longIf(isLong), async ({}, info) => {
    const { statement } = await runConformance({
      environment: { ...settings, OVERLAY: EXAMPLE },
      directory: ROOT,
      outDir: info.outputPath('run'),
      reports: false,
      isQuiet: true,
      playwrightArguments: ['tests/conformance/resources/changing.spec.ts'],
    });

    const judged = statement.requirements.filter(({ id }) => ['G3', 'G4', 'G5'].includes(id));
    const seen = [...new Set(judged.map(({ outcome }) => outcome))];
    expect(seen.sort()).toEqual([...outcomes].sort());
    const failed = judged.filter(({ outcome }) => outcome === 'failed').map(({ id }) => id);
    expect(failed).toEqual(outcomes.includes('failed') ? ['G4'] : []);
  });
}
