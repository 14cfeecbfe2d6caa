import { mistakesInFiles, takeEnvironment } from '#fixtures/settings/take-environment.ts';
import { SetupError } from '#fixtures/errors.ts';
import { shardOf, type Shard } from '#fixtures/shard.ts';
import { ReportError } from '#reports/allure/report-error.ts';
import { ROOT } from '#reports/statement/suite.ts';
import { outliveReader } from '#fixtures/closed-output.ts';
import { readArguments, readOutDir, USAGE, wantsHelp } from './conformance-arguments.ts';
import type { ConformanceOptions } from './conformance-options.ts';
import { readPrevious } from './finish.ts';
import { orNotBegun } from './not-begun.ts';
import { runConformance } from './run-conformance.ts';
import { runShard } from './run-shard.ts';

/** `npm run conformance`: judges the service of the settings, or the embedded mock where there are none. */
async function conformance(args: readonly string[]): Promise<number> {
  const outDir = readOutDir(args);
  const asked = await orNotBegun({ outDir, what: 'run' }, () => askedFor(args, outDir));
  if (asked === undefined) return 2;
  const { options, shard } = asked;
  return shard === undefined ? (await runConformance(options)).exitCode : runShard(options, shard);
}

function askedFor(
  args: readonly string[],
  outDir: string,
): { readonly options: ConformanceOptions; readonly shard: Shard | undefined } {
  const given = readArguments(args);
  const options: ConformanceOptions = {
    environment: takeEnvironment(),
    fileMistakes: mistakesInFiles(),
    directory: ROOT,
    isQuiet: false,
    outDir,
    previous: readPrevious(process.env['PREVIOUS'] ?? ''),
    ...given,
  };
  return { options, shard: shardOf(given.playwrightArguments) };
}

outliveReader();
const args = process.argv.slice(2);
try {
  if (wantsHelp(args)) process.stdout.write(USAGE);
  else process.exitCode = await conformance(args);
} catch (error) {
  // Ours, not the service's: 1 would accuse it. A report that could not be made has a message that says all.
  console.error(error instanceof ReportError || error instanceof SetupError ? error.message : error);
  process.exitCode = 2;
}
