import { writeFileSync } from 'node:fs';
import { expect, test, type TestInfo } from '@playwright/test';
import { mergeProofs } from '#reports/command/merge-proof.ts';
import type { ProvenService } from '#reports/command/proven-services.ts';
import { summarizeProof, type SelfProof } from '#reports/statement/self-proof.ts';

const RESTING = { isDescribed: false, digest: 'now' };
const fault = (id: string, dialects: readonly string[] = []): SelfProof['faults'][number] => ({
  ...{ id, breaks: 'A3', hides: 'nowhere', text: 'x', dialects, failed: ['A3'], killed: true },
  ...RESTING,
});
const digests = { of: () => 'now' };
const FIRST: SelfProof = {
  begunAt: '2026-01-01T23:00:00.000Z',
  measuredAt: '2026-01-02T00:00:00.000Z',
  services: 3,
  faults: [fault('open'), fault('open', ['odd'])],
  dialects: [],
};
const SECOND: SelfProof = {
  begunAt: '2025-12-31T23:00:00.000Z',
  measuredAt: '2026-01-01T00:00:00.000Z',
  services: 3,
  faults: [],
  dialects: [{ id: 'odd', text: 'x', outcome: 'passed', untested: [], ...RESTING }],
};
const services: readonly ProvenService[] = ['open', 'open in odd', 'odd'].map((name) => ({
  name,
  dialects: [],
}));

function written(info: TestInfo, ...parts: readonly SelfProof[]): readonly string[] {
  return parts.map((part, index) => {
    const file = info.outputPath(`part-${index}.json`);
    writeFileSync(file, JSON.stringify(part));
    return file;
  });
}

test('parts of one version make a whole, measured when the last one was', ({}, info) => {
  const proof = mergeProofs(written(info, FIRST, SECOND), { digests, services });

  expect(proof).toEqual({ ...FIRST, begunAt: SECOND.begunAt, dialects: SECOND.dialects });
});

test('a part of another version is refused by its name', ({}, info) => {
  const before = SECOND.dialects.map((row) => ({ ...row, digest: 'before' }));
  const files = written(info, FIRST, { ...SECOND, dialects: before });

  expect(() => mergeProofs(files, { digests, services })).toThrow(/part-1\.json: measured for another/);
});

test('a service that no part holds is told', ({}, info) => {
  const files = written(info, FIRST);

  expect(() => mergeProofs(files, { digests, services })).toThrow(/leave out 1 services.* odd\./);
});

test('a part that is known to be one may be published', ({}, info) => {
  const proof = mergeProofs(written(info, FIRST), { digests, services, mayLack: true });

  expect(proof).toEqual(FIRST);
});

test('a fault that breaks two requirements is one service, found where both turned red', () => {
  const other = { ...fault('open'), breaks: 'A4', killed: false };

  expect(summarizeProof({ ...FIRST, faults: [fault('open'), other] })).toMatchObject({
    faults: 1,
    killed: 0,
  });
  expect(summarizeProof({ ...FIRST, faults: [fault('open'), { ...other, killed: true }] })).toMatchObject({
    faults: 1,
    killed: 1,
  });
});
