/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { evidenceIn } from '#reports/allure/evidence.ts';
import type { SelfProof } from '#reports/statement/self-proof.ts';
import type { Statement } from '#reports/statement/statement.ts';
import { asShown } from '#reports/statement/unproven.ts';
import { changesSince } from './changes.ts';
import { CoveragePage } from './coverage-page.tsx';
import type { DocumentSection } from './coverage-page.tsx';
import { OpenPointsPage } from './open-points-page.tsx';
import { documentOf } from './page.tsx';
import { ProofPage } from './proof-page.tsx';
import { badgeOf, summaryOf } from './summary.ts';
import { TrafficPage } from './traffic-page.tsx';
import { VerdictPage } from './verdict-page.tsx';

export interface SiteExtras {
  /** Statement of an earlier run against the same target: the verdict page tells what changed. */
  readonly previous?: Statement | undefined;
  readonly proof?: SelfProof | undefined;
  /** Sections of the API document with their titles, for the coverage page. */
  readonly sections?: readonly DocumentSection[];
}

/**
 * Writes the static site below `<outDir>/site`. Where `site/allure` and `site/contract` stand already, the pages
 * link to them. Works from `file://`, from any sub-path and offline; needs no script.
 */
export async function renderSite(
  statement: Statement,
  outDir: string,
  extras: SiteExtras = {},
): Promise<void> {
  const site = join(outDir, 'site');
  mkdirSync(site, { recursive: true });
  const write = (name: string, text: string): void => {
    writeFileSync(join(site, name), text);
  };
  for (const [name, page] of Object.entries(pagesOf(statement, outDir, extras))) {
    write(`${name}.html`, await documentOf(page));
  }
  write('conformance.json', `${JSON.stringify(statement, null, 2)}\n`);
  write('summary.md', summaryOf(statement));
  write('badge.json', `${JSON.stringify(badgeOf(statement))}\n`);
  for (const name of ['junit.xml', 'observed.overlay.yaml']) {
    if (existsSync(join(outDir, name))) copyFileSync(join(outDir, name), join(site, name));
  }
}

function pagesOf(given: Statement, outDir: string, extras: SiteExtras) {
  const statement = asShown(given);
  const site = join(outDir, 'site');
  const allure = existsSync(join(site, 'allure/index.html'));
  const neighbours = {
    allure,
    contract: existsSync(join(site, 'contract/index.html')),
    evidence: allure ? evidenceIn(join(outDir, 'allure-results')) : new Map<string, string>(),
  };
  const since = extras.previous === undefined ? undefined : changesSince(asShown(extras.previous), statement);
  const shared = { statement, neighbours };
  return {
    index: <VerdictPage {...shared} since={since} />,
    'open-points': <OpenPointsPage {...shared} />,
    coverage: <CoveragePage {...shared} sections={extras.sections ?? []} />,
    proof: <ProofPage {...shared} proof={extras.proof} />,
    traffic: <TrafficPage {...shared} />,
  };
}
