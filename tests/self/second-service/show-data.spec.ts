import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { runConformance } from '#reports/command/run-conformance.ts';
import { secretsIn } from '#reports/command/scan.ts';
import { itemsOf, Peer } from './judge/peer.ts';
import { startSecondService, type SecondService } from './service.ts';

const KNOWN = { clients: 61, sizes: [40], firstPage: 0, tokenLifetimeS: 60, leewayS: 0 };
/** Breaches in the items, so that their exchanges are shown as well. */
const FAULTS = ['E2-name-null-once', 'E2-id-number-later'];
/** Shorter values stand in ordinary words by chance. */
const LEAST_TELLING = 8;

test('without SHOW_DATA no value of a client stands in any output', async ({}, info) => {
  const service = await startSecondService({ tokenLifetimeS: 60, faults: FAULTS });
  const values = await valuesOf(service);

  const outDir = info.outputPath('out');
  const { statement } = await judged(service, { outDir, reports: true, showData: 'false' });
  await service.close();

  expect(statement.requirements.find(({ id }) => id === 'E2')?.outcome).toBe('failed');
  expect(values.length).toBeGreaterThan(80);
  expect(valuesIn(outDir, values)).toEqual([]);
});

test('with SHOW_DATA they do, so the search would find them', async ({}, info) => {
  const service = await startSecondService({ tokenLifetimeS: 60, faults: FAULTS });
  const values = await valuesOf(service);

  const outDir = info.outputPath('out');
  await judged(service, { outDir, reports: false, showData: 'true' });
  await service.close();

  expect(valuesIn(outDir, values).length).toBeGreaterThan(20);
});

interface Judging {
  readonly outDir: string;
  readonly reports: boolean;
  readonly showData: string;
}

function judged(service: SecondService, { outDir, reports, showData }: Judging) {
  return runConformance({
    environment: {
      ...service.environment,
      SHOW_DATA: showData,
      MAX_EXPIRY_WAIT_S: '0',
      MAX_REQUESTS_PER_SECOND: '1000',
    },
    directory: path.dirname(outDir),
    outDir,
    reports,
    isQuiet: true,
    playwrightArguments: ['--grep', '@(A[14]|E[1245]|P[15]|open)\\b'],
  });
}

/** Every telling text in the items of the list, whatever its member is called. */
async function valuesOf(service: SecondService): Promise<readonly string[]> {
  const peer = new Peer(service, KNOWN);
  const pages = [await peer.list({ no: 0, size: 40 }), await peer.list({ no: 1, size: 40 })];
  peer.close();
  const texts = pages.flatMap((page) => itemsOf(page)).flatMap((item) => Object.values(item));
  return [...new Set(texts.filter((text) => typeof text === 'string' && text.length >= LEAST_TELLING))].map(
    String,
  );
}

/** Those that stand in a file below the folder, packed and encoded content included. */
function valuesIn(folder: string, values: readonly string[]): readonly string[] {
  const find = (bytes: Buffer): readonly string[] =>
    values.filter((value) => bytes.includes(value) || bytes.includes(JSON.stringify(value).slice(1, -1)));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile());
  return [
    ...new Set(
      files.flatMap((file) =>
        secretsIn(readFileSync(file), find).map((value) => `${path.basename(file)}: ${value}`),
      ),
    ),
  ];
}
