import path from 'node:path';
import { SetupError } from '#fixtures/errors.ts';
import { readSettings } from '#fixtures/settings/read-settings.ts';
import { mistakesInFiles, takeEnvironment } from '#fixtures/settings/take-environment.ts';
import { ReportError } from '#reports/allure/report-error.ts';
import { ROOT } from '#reports/statement/suite.ts';
import { printStatement } from '#reports/statement/table.ts';
import { exitCodeOf } from '#reports/statement/verdict.ts';
import { outliveReader } from '#fixtures/closed-output.ts';
import { requirePrevious } from './finish.ts';
import { mergeShards } from './merge-shards.ts';
import { folderOf, optionsOf, orExit } from './options.ts';
import { warnOfNearMisses } from './warn-of-near-misses.ts';

/**
 * `npm run merge -- <folder>...`: one verdict and one set of reports from the output folders of all shards.
 * `CERTIFY=true` makes untested promises fail, as in a run that is not divided.
 */
const { outDir, folders } = orExit(() => {
  const { values, positionals } = optionsOf({
    allowPositionals: true,
    options: { out: { type: 'string', default: path.join(ROOT, 'reports/out') } },
  });
  return { outDir: folderOf('out', values.out), folders: positionals };
});

outliveReader();
try {
  requirePrevious(process.env['PREVIOUS'] ?? '');
  const environment = takeEnvironment();
  const { CERTIFY } = environment;
  const { certify } = readSettings({
    environment: { CERTIFY },
    directory: ROOT,
    fileMistakes: mistakesInFiles(),
  });
  warnOfNearMisses(environment);
  const statement = await mergeShards({ folders, outDir, reports: true });
  printStatement(statement, { outDir, site: statement.redaction.hits.length === 0 });
  process.exitCode = exitCodeOf(statement.verdict, {
    certify,
    interrupted: statement.run.interrupted === true,
  });
} catch (error) {
  // Ours, not the service's: 1 would accuse it.
  console.error(error instanceof ReportError || error instanceof SetupError ? error.message : error);
  process.exitCode = 2;
}
