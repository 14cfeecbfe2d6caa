import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { ReportError } from '#reports/allure/report-error.ts';
import { finishRun, readPrevious } from '#reports/command/finish.ts';
import { secretsIn } from '#reports/command/scan.ts';
import { zipEntries } from '#reports/command/zip-entries.ts';
import { faultsOfStatement } from '#reports/statement/schema.ts';
import { CONFORMING, VIOLATING } from './data/statements.ts';

const CANARY = 'canary-4f8e1c77d2';
const findSecrets = (bytes: Buffer): readonly string[] => (bytes.includes(CANARY) ? ['API_KEY'] : []);
const OFF = { allure: false, site: false, contractPage: false, findSecrets };

const HIDING_PLACES = [
  { where: 'plain text', bytes: Buffer.from(`x ${CANARY} y`) },
  { where: 'base64', bytes: Buffer.from(`"${Buffer.from(`x ${CANARY}`).toString('base64')}"`) },
  { where: 'base64url', bytes: Buffer.from(`"${Buffer.from(`~~~ÿÿ ${CANARY}`).toString('base64url')}"`) },
  { where: 'gzip', bytes: gzipSync(CANARY) },
  { where: 'a packed zip entry', bytes: zipOf('trace.network', Buffer.from(CANARY)) },
  { where: "a zip entry's name", bytes: zipOf(CANARY, Buffer.from('x')) },
  {
    where: 'a zip in base64 in a page',
    bytes: Buffer.from(
      `<script>data:application/zip;base64,${zipOf('a', Buffer.from(CANARY)).toString('base64')}</script>`,
    ),
  },
  { where: 'a zip in a zip', bytes: zipOf('inner.zip', zipOf('a', Buffer.from(CANARY))) },
];

for (const { where, bytes } of HIDING_PLACES) {
  test(`a secret in ${where} is found`, () => {
    expect(new Set(secretsIn(bytes, findSecrets))).toEqual(new Set(['API_KEY']));
  });
}

test('what holds no secret and is no archive is clean', () => {
  expect(secretsIn(Buffer.from(`PK\u0003\u0004 ${'A'.repeat(200)} canary`), findSecrets)).toEqual([]);
  expect(zipEntries(Buffer.from('PK'))).toEqual([]);
});

test('a clean run keeps its verdict and says how much was scanned', async ({}, info) => {
  writeStatementFile(info.outputPath(), CONFORMING);
  writeFileSync(info.outputPath('junit.xml'), '<testsuites/>');

  const statement = await finishRun({ ...OFF, outDir: info.outputPath(), site: true });

  expect(statement.verdict).toBe('conforms');
  expect(statement.redaction.hits).toEqual([]);
  expect(statement.redaction.filesScanned).toBeGreaterThan(8);
  expect(JSON.parse(readFileSync(info.outputPath('conformance.json'), 'utf8'))).toEqual(statement);
  expect(JSON.parse(readFileSync(info.outputPath('site/conformance.json'), 'utf8'))).toEqual(statement);
});

test('what changed since the previous run stands on the verdict page', async ({}, info) => {
  writeStatementFile(info.outputPath('previous'), CONFORMING);
  const previous = readPrevious(info.outputPath('previous/conformance.json'));
  writeStatementFile(info.outputPath('now'), VIOLATING);

  await finishRun({ ...OFF, outDir: info.outputPath('now'), site: true, previous });

  const page = readFileSync(info.outputPath('now/site/index.html'), 'utf8');
  expect(page).toContain('Since the previous run');
  expect(page).toMatch(/href="#P5">P5<\/a>.{0,200}<bdi>passed<\/bdi>.{0,60}<bdi>failed<\/bdi>/);
});

for (const { what, content } of [
  { what: 'no JSON', content: `API_KEY=${CANARY}` },
  { what: 'another JSON', content: '{}' },
]) {
  test(`a previous statement that is ${what} is refused, and not quoted`, ({}, info) => {
    const file = info.outputPath('previous.json');
    writeFileSync(file, content);

    expect(() => readPrevious(file)).toThrow(
      new ReportError(`PREVIOUS names ${file}, which is no statement of a run.`),
    );
  });
}

test('a secret anywhere withdraws the reports and the verdict', async ({}, info) => {
  writeStatementFile(info.outputPath(), VIOLATING);
  mkdirSync(info.outputPath('allure-results'));
  writeFileSync(info.outputPath('junit.xml'), '<testsuites/>');
  mkdirSync(info.outputPath('traces/a'), { recursive: true });
  writeFileSync(info.outputPath('traces/a/trace.zip'), zipOf('trace.network', Buffer.from(CANARY)));

  const statement = await finishRun({ ...OFF, outDir: info.outputPath(), site: true });

  expect(statement).toMatchObject({
    verdict: 'not-judged',
    because: ['a secret was written: traces/a/trace.zip: API_KEY'],
    redaction: { hits: [{ file: 'traces/a/trace.zip', secret: 'API_KEY' }] },
  });
  expect(faultsOfStatement(statement)).toEqual([]);
  const left = ['site', 'allure-results', 'junit.xml', 'traces'].filter((name) =>
    existsSync(info.outputPath(name)),
  );
  expect(left).toEqual([]);
});

test('a secret in the statement itself leaves a bare statement', async ({}, info) => {
  writeStatementFile(info.outputPath(), {
    ...VIOLATING,
    target: { ...VIOLATING.target, baseUrl: `http://x/${CANARY}` },
  });

  const statement = await finishRun({ ...OFF, outDir: info.outputPath() });

  expect(statement.verdict).toBe('not-judged');
  expect(readFileSync(info.outputPath('conformance.json'), 'utf8')).not.toContain(CANARY);
  expect(statement.requirements.flatMap(({ tests }) => tests)).toEqual([]);
});

test('where not even a bare statement is clean, nothing is left', async ({}, info) => {
  writeStatementFile(info.outputPath(), { ...VIOLATING, target: { ...VIOLATING.target, name: CANARY } });

  await expect(finishRun({ ...OFF, outDir: info.outputPath() })).rejects.toThrow('nothing was written');

  expect(existsSync(info.outputPath('conformance.json'))).toBe(false);
});

test('a run without a statement is a report error', async ({}, info) => {
  await expect(finishRun({ ...OFF, outDir: info.outputPath() })).rejects.toThrow(
    'conformance.json is missing',
  );
});

test('Allure and contract become single pages without outside loads', async ({}, info) => {
  writeStatementFile(info.outputPath(), VIOLATING);
  mkdirSync(info.outputPath('allure-results'));
  const result = {
    uuid: 'u1',
    historyId: 'h1',
    name: 'walks',
    status: 'failed',
    stage: 'finished',
    start: 1,
    stop: 2,
  };
  writeFileSync(info.outputPath('allure-results/u1-result.json'), JSON.stringify(result));

  await finishRun({ ...OFF, outDir: info.outputPath(), allure: true, site: true, contractPage: true });

  for (const part of ['allure', 'contract']) {
    const page = readFileSync(info.outputPath('site', part, 'index.html'), 'utf8');
    expect(page.match(/googletagmanager|cdn\.redoc|fonts\.googleapis/g) ?? []).toEqual([]);
    expect(page.length).toBeGreaterThan(1_000_000);
  }
  expect(readFileSync(info.outputPath('site/index.html'), 'utf8')).toContain('allure/index.html');
});

function writeStatementFile(outDir: string, statement: unknown): void {
  mkdirSync(outDir, { recursive: true });
  writeFileSync(join(outDir, 'conformance.json'), JSON.stringify(statement));
}

/** A zip file with one packed entry (sums are left at zero: readers that trust the directory do not look). */
function zipOf(name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt16LE(Buffer.byteLength(name), 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(packed.length, 20);
  central.writeUInt32LE(content.length, 24);
  central.writeUInt16LE(Buffer.byteLength(name), 28);
  const body = Buffer.concat([local, Buffer.from(name), packed]);
  const directory = Buffer.concat([central, Buffer.from(name)]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(body.length, 16);
  return Buffer.concat([body, directory, end]);
}
