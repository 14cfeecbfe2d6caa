import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { SINGLE_SESSION } from '#fixtures/shard.ts';
import {
  mergeShards,
  readParts,
  requireElsewhere,
  type MergeOptions,
} from '#reports/command/merge-shards.ts';
import { assembleStatement, type RunFacts } from '#reports/statement/assemble.ts';
import { judgedAgainst } from '#reports/statement/judged-against.ts';
import { mergeParts } from '#reports/statement/merge-parts.ts';
import { mergeTraffic } from '#reports/statement/merge-traffic.ts';
import { readShardPart, writeShardPart, type ShardPart } from '#reports/statement/shard-part.ts';
import { CANARY_HIT, divided, FACTS, part, RUNS } from './data/parts.ts';
import { TRAFFIC } from './data/statements.ts';
import { playwright, prepare, readStatement, test } from './small-project.ts';

/** What must not depend on the number of shards. */
const judgementOf = (parts: readonly ShardPart[]) => {
  const { verdict, because, requirements, openPoints, warnings } = assembleStatement(
    judgedAgainst(mergeParts(parts)),
  );
  return { verdict, because, requirements, openPoints, warnings };
};

for (const { verdict, tests } of RUNS) {
  for (const total of [2, 5]) {
    test(`${total} shards tell what one tells: ${verdict}`, () => {
      const whole = judgementOf(divided(tests, 1));

      expect(whole.verdict).toBe(verdict);
      expect(judgementOf(divided(tests, total))).toEqual(whole);
      expect(judgementOf([...divided(tests, total)].reverse())).toEqual(whole);
    });
  }
}

test('real shards of a small run merge into its statement', async ({ folder, gatewayUrl }) => {
  const specs = [
    `test('red', rule('A1'), () => { expect(1, 'GET /x: must be a list').toBe(2); });`,
    `test('green', rule('A2'), () => {});`,
    `test('skipped', rule('A3'), () => { test.skip(true, 'untested: the list moves'); });`,
  ];
  prepare(folder, { gatewayUrl, specs });
  await playwright(folder, []);
  const whole = readStatement(folder);

  const folders = ['1', '2'].map((number) => join(folder, 'parts', number));
  for (const [index, target] of folders.entries()) {
    await playwright(folder, [`--shard=${index + 1}/2`]);
    expect(existsSync(join(folder, 'conformance.json'))).toBe(false);
    mkdirSync(target, { recursive: true });
    cpSync(join(folder, 'shard.json'), join(target, 'shard.json'));
  }
  const merged = await merge(folders, { outDir: join(folder, 'merged'), reports: false });

  expect(merged.requirements).toEqual(whole.requirements);
  expect(merged).toMatchObject({
    verdict: whole.verdict,
    because: whole.because,
    run: { shards: 2, selection: 'full', requests: 2 * whole.run.requests },
  });
});

test('what the mock plays outlives its shards', ({}, info) => {
  const run = playing({ fault: 'page-zero-500', dialects: ['short-pages'] });
  const parts = divided(RUNS[0].tests, 2).map((one) => ({ ...one, run }));
  const folders = write(info.outputPath(), parts);

  const { target } = assembleStatement(judgedAgainst(mergeParts(folders.map(readShardPart))));

  expect(target).toMatchObject({ fault: 'page-zero-500', dialects: ['short-pages'] });
});

test('a shard that is missing or never began leaves the run not judged', () => {
  const [first, second] = divided(RUNS[0].tests, 2);
  const lost = part({ shard: { current: 2, total: 2 }, run: undefined, troubles: ['ECONNREFUSED'] });

  expect(judgementOf([first])).toMatchObject({
    verdict: 'not-judged',
    because: ['shard 2 of 2 is missing: it ended before it could write its part'],
  });
  expect(judgementOf([first, lost]).because).toEqual(['shard 2 of 2: ECONNREFUSED']);
  expect(judgementOf([first, second]).verdict).toBe('conforms');
});

test('a test that every shard runs counts once, with the worst it found', () => {
  const [first, second] = divided(RUNS[0].tests, 2);
  const [green] = first.tests;
  const again = {
    ...second,
    tests: [...second.tests, { ...green, outcome: 'failed' as const, message: 'x' }],
  };

  const { requirements } = judgementOf([first, again]);

  const row = requirements.find(({ id }) => id === green.requirements[0]);
  expect(row?.outcome).toBe('failed');
  expect(row?.tests.filter(({ title }) => title === green.title)).toHaveLength(1);
});

const REFUSED = [
  { what: 'the same shard twice', change: { shard: { current: 1, total: 2 } }, says: 'stands there twice' },
  { what: 'another division', change: { shard: { current: 2, total: 3 } }, says: 'numbers of shards' },
  {
    what: 'another target',
    change: { run: { ...FACTS, settings: { ...FACTS.settings, target: 'other' } } },
    says: 'different targets',
  },
  { what: 'another fault', change: { run: playing({ fault: 'x', dialects: [] }) }, says: 'or dialects' },
  { what: 'another dialect', change: { run: playing({ dialects: ['y'] }) }, says: 'or dialects' },
] as const;

for (const { what, change, says } of REFUSED) {
  test(`${what} is not merged`, ({}, info) => {
    const [first, second] = divided(RUNS[0].tests, 2);
    const folders = write(info.outputPath(), [first, { ...second, ...change }]);

    expect(() => readParts(folders)).toThrow(says);
  });
}

test('what is no part of a run is refused by name', ({}, info) => {
  const [folder = ''] = write(info.outputPath(), [part({})]);
  const reading = (folders: readonly string[]) => () => readParts(folders);

  expect(reading([])).toThrow('Name the output folder of each shard');
  expect(reading([info.outputPath('nowhere')])).toThrow('is not the output of a shard');
  for (const content of ['{}', 'no JSON']) {
    writeFileSync(join(folder, 'shard.json'), content);
    expect(reading([folder])).toThrow('is no part of a run');
  }
});

test('a shard may write below the folder of the merged reports, and not where these go', ({}, info) => {
  const outDir = info.outputPath();
  const asked = (folder: string) => () => {
    requireElsewhere([join(outDir, folder)], outDir);
  };

  for (const folder of ['shards/1', '..', '../site']) expect(asked(folder)).not.toThrow();
  for (const folder of ['', 'site', 'site/1', 'earlier-report/1'])
    expect(asked(folder)).toThrow('let each shard write elsewhere');
});

test('a secret in one shard withholds the whole report', async ({}, info) => {
  const [first, second] = divided(RUNS[1].tests, 2);
  const folders = write(info.outputPath(), [first, { ...second, ...CANARY_HIT }]);

  const statement = await merge(folders, { outDir: info.outputPath('out'), reports: true });

  expect(statement.verdict).toBe('not-judged');
  expect(statement.because).toEqual(['a secret was written: junit.xml: API_KEY']);
  expect(statement.requirements.flatMap(({ tests }) => tests)).toEqual([]);
  expect(existsSync(info.outputPath('out/site'))).toBe(false);
});

test('shards that end each other judge nothing and say it in one sentence', async ({}, info) => {
  const [first] = divided(RUNS[1].tests, 2);
  const refused = part({ shard: { current: 2, total: 2 }, run: undefined, troubles: [SINGLE_SESSION] });
  const folders = write(info.outputPath(), [first, refused]);

  const statement = await merge(folders, { outDir: info.outputPath('out'), reports: false });

  expect(statement).toMatchObject({ verdict: 'not-judged', because: [SINGLE_SESSION] });
});

test('the traffic of the shards is added up', () => {
  const slow = TRAFFIC.operations.map((row) => ({ ...row, medianMs: row.medianMs + 2, maxMs: 99 }));

  const merged = mergeTraffic([
    { traffic: TRAFFIC, startMs: 0, endMs: 4000 },
    { traffic: { ...TRAFFIC, operations: slow }, startMs: 1000, endMs: 5000 },
  ]);

  expect(merged).toMatchObject({ requests: 824, retries: 2, peakPerSecond: 192 });
  expect(merged?.operations[0]).toMatchObject({
    operation: 'GET /api/v1/clients',
    count: 742,
    statuses: { '200': 520, '401': 222 },
    medianMs: 2.2,
    maxMs: 99,
  });
  expect(merged?.exercised?.[0]).toMatchObject({ requests: 742, headers: { pageNo: 742, pageSize: 0 } });
  expect(mergeTraffic([])).toBeUndefined();
});

for (const { what, startedAt, peakPerSecond } of [
  { what: 'side by side', startedAt: ['20:00:00', '20:00:03', '20:00:02'], peakPerSecond: 30 + 20 + 15 },
  { what: 'one after the other', startedAt: ['20:00:00', '20:00:04', '20:07:00'], peakPerSecond: 30 },
  {
    what: 'two of them side by side',
    startedAt: ['20:00:00', '20:09:00', '20:09:03'],
    peakPerSecond: 20 + 15,
  },
]) {
  test(`the peak of shards that ran ${what} is none that cannot have been`, () => {
    const peaks = [30, 20, 15];
    const shards = startedAt.map((time, index) => ({
      ...part({ shard: { current: index + 1, total: 3 }, startedAt: `2026-11-20T${time}.000Z` }),
      traffic: { ...TRAFFIC, peakPerSecond: peaks[index] ?? 0 },
    }));

    expect(mergeParts(shards).traffic?.peakPerSecond).toBe(peakPerSecond);
  });
}

test('JUnit files of the shards become one with their totals', async ({}, info) => {
  const folders = write(info.outputPath(), divided(RUNS[0].tests, 2));
  for (const [index, folder] of folders.entries()) {
    writeFileSync(
      join(folder, 'junit.xml'),
      `<testsuites id="" name="" tests="3" failures="1" skipped="${index}" errors="0" time="1.${index}">\n` +
        `<testsuite name="${index}.spec.ts"></testsuite>\n</testsuites>`,
    );
  }

  await merge(folders, { outDir: info.outputPath('out'), reports: false });

  expect(readFileSync(info.outputPath('out/junit.xml'), 'utf8').split('\n')).toEqual([
    '<testsuites id="" name="" tests="6" failures="2" skipped="1" errors="0" time="1.1">',
    '<testsuite name="0.spec.ts"></testsuite>',
    '<testsuite name="1.spec.ts"></testsuite>',
    '</testsuites>',
    '',
  ]);
});

function merge(folders: readonly string[], options: Omit<MergeOptions, 'folders' | 'parts'>) {
  return mergeShards({ folders, parts: readParts(folders), ...options });
}

function playing(mock: NonNullable<RunFacts['settings']['mock']>): RunFacts {
  return { ...FACTS, settings: { ...FACTS.settings, mock } };
}

function write(folder: string, parts: readonly ShardPart[]): readonly string[] {
  return parts.map((one, index) => {
    const target = join(folder, `part-${index}`);
    writeShardPart(one, target);
    return target;
  });
}
