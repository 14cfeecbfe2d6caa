import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type TestInfo } from '@playwright/test';
import { isDescribed, provenServices } from '#reports/command/proven-services.ts';
import { standing } from '#reports/command/merge-proof.ts';
import { provenFor, type SelfProof } from '#reports/statement/self-proof.ts';
import { SuiteDigests, type ProvenOn } from '#reports/statement/suite-digest.ts';

const PLAIN: ProvenOn = { fault: 'open', dialects: [], isDescribed: false };
const DESCRIBED: ProvenOn = { fault: 'kept', dialects: [], isDescribed: true };
const ODD: ProvenOn = { dialects: ['odd'], isDescribed: false };
const FILES: Readonly<Record<string, string>> = {
  'spec/openapi.yaml': 'openapi',
  'spec/README.md': 'words',
  'spec/targets/example/overlay.yaml': 'overlay',
  'fixtures/run.ts': 'run',
  'fixtures/data/schema.ts': 'data',
  'fixtures/resources/items/writing.ts': 'writing',
  'fixtures/resources/description/resource.ts': 'description',
  'fixtures/resources/description/told-forms.ts': 'forms',
  'fixtures/mock/faults/open.ts': "import { fault as other } from './wide.ts';",
  'fixtures/mock/faults/wide.ts': 'wide',
  'fixtures/mock/faults/kept.ts': 'kept',
  'fixtures/mock/dialects/odd.ts': 'odd',
  'tests/conformance/resources/adding.spec.ts': 'adding',
  'package-lock.json': '{}',
};

/** A suite of a few files, and one of the same with a file changed or added. */
function suites(info: TestInfo, changed: string): { before: SuiteDigests; after: SuiteDigests } {
  const [before, after] = ['before', 'after'].map((name) => info.outputPath(name)) as [string, string];
  for (const [file, text] of Object.entries(FILES)) write(before, file, text);
  cpSync(before, after, { recursive: true });
  write(after, changed, 'changed');
  return { before: new SuiteDigests(before), after: new SuiteDigests(after) };
}

function write(root: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** What a change makes stale. */
for (const [changed, stale] of [
  ['spec/openapi.yaml', [PLAIN, DESCRIBED, ODD]],
  ['fixtures/run.ts', [PLAIN, DESCRIBED, ODD]],
  ['fixtures/another.ts', [PLAIN, DESCRIBED, ODD]],
  ['fixtures/resources/description/resource.ts', [PLAIN, DESCRIBED, ODD]],
  ['fixtures/resources/items/writing.ts', [DESCRIBED]],
  ['fixtures/resources/description/told-forms.ts', [DESCRIBED]],
  ['fixtures/data/schema.ts', [DESCRIBED]],
  ['spec/targets/example/overlay.yaml', [DESCRIBED]],
  ['tests/conformance/resources/adding.spec.ts', [DESCRIBED]],
  ['fixtures/mock/faults/kept.ts', [DESCRIBED]],
  ['fixtures/mock/faults/wide.ts', [PLAIN]],
  ['fixtures/mock/dialects/odd.ts', [ODD]],
  ['fixtures/mock/faults/new.ts', []],
  ['spec/README.md', []],
] as const) {
  test(`a change of ${changed} makes stale what rests on it, and nothing else`, ({}, info) => {
    const { before, after } = suites(info, changed);

    const found = [PLAIN, DESCRIBED, ODD].filter((service) => before.of(service) !== after.of(service));
    expect(found).toEqual(stale);
    expect(before.whole === after.whole).toBe(changed === 'spec/README.md');
  });
}

test('every service of the proof has a digest of its own, and the same one again', async () => {
  const services = await provenServices({ index: 1, of: 1 });
  const digests = new SuiteDigests(process.cwd());
  const all = services.map((service) =>
    digests.of({
      ...(service.fault === undefined ? {} : { fault: service.fault.id }),
      dialects: service.dialects.map(({ id }) => id),
      isDescribed: isDescribed(service),
    }),
  );

  expect(new Set(all).size).toBe(services.length);
  expect(services.filter(isDescribed).length).toBeGreaterThan(50);
});

const row = (digests: SuiteDigests, on: ProvenOn): SelfProof['faults'][number] => ({
  ...{ id: on.fault ?? '', breaks: 'A3', hides: 'nowhere', text: 'x', dialects: [], failed: ['A3'] },
  ...{ killed: true, isDescribed: on.isDescribed, digest: digests.of(on) },
});

function proofBy(digests: SuiteDigests): SelfProof {
  const wide: ProvenOn = { fault: 'wide', dialects: [], isDescribed: false };
  const odd = { id: 'odd', text: 'x', outcome: 'passed', untested: [] } as const;
  return {
    begunAt: '2026-01-01T00:00:00.000Z',
    measuredAt: '2026-01-01T01:00:00.000Z',
    services: 4,
    faults: [PLAIN, DESCRIBED, wide].map((on) => row(digests, on)),
    dialects: [{ ...odd, isDescribed: false, digest: digests.of(ODD) }],
  };
}

test('what was measured stands for a version in which nothing has changed that it rests on', ({}, info) => {
  const { before, after } = suites(info, 'spec/README.md');

  expect(provenFor(proofBy(before), after)).toMatchObject({ faults: 3, killed: 3, digest: before.whole });
  expect(provenFor(undefined, after)).toBeUndefined();
  expect(provenFor({ ...proofBy(before), faults: [], dialects: [] }, after)).toBeUndefined();
});

test('one stale row, or one fault more, and nothing is said of this version', ({}, info) => {
  const { before, after } = suites(info, 'fixtures/data/schema.ts');

  expect(provenFor(proofBy(before), after)).toBeUndefined();
  write(info.outputPath('before'), 'fixtures/mock/faults/new.ts', 'new');
  const withNew = new SuiteDigests(info.outputPath('before'));
  expect(provenFor(proofBy(before), withNew)).toBeUndefined();
  expect(provenFor({ ...proofBy(before), services: 5 }, withNew)).toMatchObject({ faults: 3 });
});

test('of an earlier proof the rows stay that stand, of services that are still there', ({}, info) => {
  const { before, after } = suites(info, 'fixtures/data/schema.ts');
  const services = ['open', 'kept', 'odd'].map((name) => ({ name, dialects: [] }));

  const kept = standing(proofBy(before), { digests: after, services });
  expect(kept?.faults.map(({ id }) => id)).toEqual(['open']);
  expect(kept?.dialects.map(({ id }) => id)).toEqual(['odd']);
  expect(standing(undefined, { digests: after, services })).toBeUndefined();

  const alive = proofBy(before).faults.map((one) => ({ ...one, killed: false }));
  const anew = standing({ ...proofBy(before), faults: alive }, { digests: after, services });
  expect(anew?.faults).toEqual([]);
});
