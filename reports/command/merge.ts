import path from 'node:path';
import { SetupError } from '#fixtures/errors.ts';
import { readSettings } from '#fixtures/settings/read-settings.ts';
import { mistakesInFiles, takeEnvironment } from '#fixtures/settings/take-environment.ts';
import { ReportError } from '#reports/allure/report-error.ts';
import type { ShardPart } from '#reports/statement/shard-part.ts';
import type { Statement } from '#reports/statement/statement.ts';
import { ROOT } from '#reports/statement/suite.ts';
import { printStatement } from '#reports/statement/table.ts';
import { exitCodeOf } from '#reports/statement/verdict.ts';
import { outliveReader } from '#fixtures/closed-output.ts';
import { readPrevious } from './finish.ts';
import { mergeShards, readParts, requireElsewhere } from './merge-shards.ts';
import { orNotBegun } from './not-begun.ts';
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
  const out = folderOf('out', values.out);
  requireElsewhere(positionals, out);
  return { outDir: out, folders: positionals };
});

outliveReader();
try {
  const taken = await orNotBegun({ outDir, what: 'merge' }, takeIn);
  process.exitCode = taken === undefined ? 2 : await merge(taken);
} catch (error) {
  // Ours, not the service's: 1 would accuse it.
  console.error(error instanceof ReportError || error instanceof SetupError ? error.message : error);
  process.exitCode = 2;
}

interface Taken {
  readonly certify: boolean;
  readonly previous: Statement | undefined;
  readonly parts: readonly ShardPart[];
}

function takeIn(): Taken {
  const environment = takeEnvironment();
  const { CERTIFY } = environment;
  const { certify } = readSettings({
    environment: { CERTIFY },
    directory: ROOT,
    fileMistakes: mistakesInFiles(),
  });
  warnOfNearMisses(environment);
  return { certify, previous: readPrevious(process.env['PREVIOUS'] ?? ''), parts: readParts(folders) };
}

async function merge({ certify, ...taken }: Taken): Promise<number> {
  const statement = await mergeShards({ ...taken, folders, outDir, reports: true });
  printStatement(statement, { outDir, site: statement.redaction.hits.length === 0 });
  return exitCodeOf(statement.verdict, { certify, interrupted: statement.run.interrupted === true });
}
