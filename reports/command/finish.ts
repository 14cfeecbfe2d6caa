import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { generateAllure } from '#reports/allure/generate-allure.ts';
import { ReportError } from '#reports/allure/report-error.ts';
import { renderContract } from '#reports/site/contract-page.ts';
import { renderSite } from '#reports/site/site.tsx';
import { faultsOfStatement, isStatement } from '#reports/statement/schema.ts';
import { readSelfProof } from '#reports/statement/self-proof.ts';
import type { Statement } from '#reports/statement/statement.ts';
import { ROOT } from '#reports/statement/suite.ts';
import { writeStatement } from '#reports/statement/write-statement.ts';
import { loadDocument } from '#spec/catalogue.ts';
import { loadContract } from '#spec/load-contract.ts';
import { bareStatement } from './bare-statement.ts';
import { removeTouched } from './outputs.ts';
import { Phases } from './phases.ts';
import { scanFolder, secretsIn } from './scan.ts';
import type { FindSecrets } from './scan.ts';

export interface FinishOptions {
  readonly outDir: string;
  readonly allure: boolean;
  readonly site: boolean;
  readonly contractPage: boolean;
  /** Absent where the outputs are made of parts that were searched one by one. */
  readonly findSecrets?: FindSecrets;
  /** An earlier run, to tell what changed. */
  readonly previous?: Statement | undefined;
  /** Where the times are noted. */
  readonly phases?: Phases;
}

type Timed = FinishOptions & { readonly phases: Phases };

/**
 * After Playwright has ended: makes the reports, then looks for secrets in everything that was written.
 * A hit removes what would be published and leaves a bare statement that is not judged.
 *
 * @returns the final statement, as it stands in `conformance.json`
 * @throws ReportError where a report could not be made (the scan has been done all the same)
 */
export async function finishRun(given: FinishOptions): Promise<Statement> {
  const { outDir, findSecrets, phases = new Phases() } = given;
  const options: Timed = { ...given, phases };
  const statement = readStatement(join(outDir, 'conformance.json'));
  const [made] = await Promise.allSettled([makeReports(statement, options)]);
  const redaction =
    findSecrets === undefined
      ? statement.redaction
      : await phases.time('scan', () => scanFolder(outDir, findSecrets));
  const final =
    redaction.hits.length > 0 ? withdraw(statement, redaction, options) : { ...statement, redaction };
  writeStatement(final, outDir);
  if (made.status === 'rejected') throw made.reason;
  if (options.site && redaction.hits.length === 0) await writeSite(final, options);
  return final;
}

/**
 * The statement that `PREVIOUS` names: read before anything is begun, since the run may write in its place.
 * @throws ReportError where it is not there, or no statement
 */
export function readPrevious(file: string): Statement | undefined {
  if (file === '') return undefined;
  if (!existsSync(file)) throw new ReportError(`PREVIOUS names ${file}, which is not there.`);
  const value = jsonIn(file);
  if (isStatement(value)) return value;
  throw new ReportError(`PREVIOUS names ${file}, which is no statement of a run.`);
}

/** Undefined where it is none; its text, which may be anything, is not told. */
function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @throws ReportError where there is none, or not one of ours */
function readStatement(file: string): Statement {
  if (!existsSync(file))
    throw new ReportError(`${file} is missing: Playwright ended before its reporter could write it`);
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isStatement(value))
    throw new ReportError(`${file} is no statement: ${faultsOfStatement(value).join('; ')}`);
  return value;
}

async function makeReports(statement: Statement, options: Timed): Promise<void> {
  const { outDir, allure, site, contractPage, phases } = options;
  const results = join(outDir, 'allure-results');
  const page = join(outDir, 'site/allure/index.html');
  rmSync(join(outDir, 'site'), { recursive: true, force: true });
  await Promise.all([
    allure && existsSync(results)
      ? phases.time('allure', () => generateAllure(results, page, { statement }))
      : undefined,
    contractPage ? phases.time('contract page', () => writeContract(statement, outDir)) : undefined,
  ]);
  if (site) await writeSite(statement, options);
}

async function writeContract({ contract, target }: Statement, outDir: string): Promise<void> {
  const { description } = await loadContract(contract.overlays.map((file) => resolve(ROOT, file)));
  await renderContract({ description, baseUrl: target.baseUrl }, join(outDir, 'site/contract/index.html'));
}

async function writeSite(statement: Statement, { outDir, previous, phases }: Timed): Promise<void> {
  await phases.time('site', () =>
    renderSite(statement, outDir, {
      previous,
      proof: readSelfProof(join(ROOT, 'reports/self-proof.json')),
      sections: loadDocument().sections.map(({ number, title }) => ({ section: `section ${number}`, title })),
    }),
  );
}

function withdraw(
  statement: Statement,
  redaction: Statement['redaction'],
  { outDir, findSecrets }: FinishOptions,
): Statement {
  removeTouched(outDir, redaction);
  const bare = bareStatement(statement, redaction);
  requireClean(bare, findSecrets);
  return bare;
}

/** @throws ReportError where a secret stands in what is left */
export function requireClean(left: object, findSecrets: FindSecrets = () => []): void {
  if (secretsIn(Buffer.from(JSON.stringify(left)), findSecrets).length > 0)
    throw new ReportError('a secret stands in the names of files or settings; nothing was written');
}
