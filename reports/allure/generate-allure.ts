import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Statement } from '#reports/statement/statement.ts';
import { allureConfig } from './allure-config.ts';
import { accessiblePage } from './accessible-page.ts';
import { patientPage } from './patient-page.ts';
import { ReportError } from './report-error.ts';
import { withWayBack } from './way-back.ts';

const COMMAND = join(import.meta.dirname, '../../node_modules/allure/cli.js');
const PATIENCE_MS = 180_000;

export interface AllureOptions {
  /** Feeds the environment block and the title. */
  readonly statement?: Statement;
}

/**
 * Makes one HTML file of an `allure-results` folder: works from `file://` and asks no other host. The history of earlier
 * runs stands beside that folder, and is appended to.
 *
 * @throws ReportError where Allure gives no report, or one that still names an outside script
 */
export async function generateAllure(
  resultsDir: string,
  outFile: string,
  { statement }: AllureOptions = {},
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'allure-'));
  try {
    const layout = {
      resultsDir: resolve(resultsDir),
      output: join(folder, 'report'),
      historyPath: resolve(join(dirname(resultsDir), 'allure-history.jsonl')),
    };
    const config = join(folder, 'allurerc.json');
    writeFileSync(config, JSON.stringify(allureConfig(layout, statement)));
    await runAllure(['generate', layout.resultsDir, '--config', config, '--output', layout.output], folder);
    const page = withoutOutsideScripts(readFileSync(join(layout.output, 'index.html'), 'utf8'));
    mkdirSync(dirname(outFile), { recursive: true });
    writeFileSync(outFile, withWayBack(accessiblePage(patientPage(page))));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Allure writes an analytics tag into every report and has no switch for it: the loader and its starter go. */
function withoutOutsideScripts(page: string): string {
  const clean = page.replace(
    /<script[^>]*\ssrc="https:\/\/www\.googletagmanager\.com\/[^"]*"[^>]*><\/script>\s*<script>[^]*?<\/script>/g,
    '',
  );
  if (/<(script|link|img|iframe)[^>]*\s(src|href)="(https?:)?\/\//.test(clean)) {
    throw new ReportError(
      'the Allure report still loads something from another host; its template has changed',
    );
  }
  return clean;
}

function runAllure(args: readonly string[], cwd: string): Promise<void> {
  const options = { cwd, env: { PATH: process.env['PATH'], NO_COLOR: '1' }, timeout: PATIENCE_MS };
  return new Promise((done, failed) => {
    execFile(process.execPath, [COMMAND, ...args], options, (error, stdout, stderr) => {
      if (error === null) done();
      else failed(new ReportError(`Allure gave no report: ${(stderr || stdout).trim()}`, { cause: error }));
    });
  });
}
