import { mistakesInFiles, takeEnvironment } from '#fixtures/settings/take-environment.ts';
import { SetupError } from '#fixtures/errors.ts';
import { shardOf } from '#fixtures/shard.ts';
import { ReportError } from '#reports/allure/report-error.ts';
import { ROOT } from '#reports/statement/suite.ts';
import { outliveReader } from '#fixtures/closed-output.ts';
import { readArguments, USAGE, wantsHelp } from './conformance-arguments.ts';
import type { ConformanceOptions } from './conformance-options.ts';
import { requirePrevious } from './finish.ts';
import { runConformance } from './run-conformance.ts';
import { runShard } from './run-shard.ts';

/** `npm run conformance`: judges the service of the settings, or the embedded mock where there are none. */
async function conformance(args: readonly string[]): Promise<number> {
  const { playwrightArguments, ...given } = readArguments(args);
  requirePrevious(process.env['PREVIOUS'] ?? '');
  const shard = shardOf(playwrightArguments);
  const options: ConformanceOptions = {
    environment: takeEnvironment(),
    fileMistakes: mistakesInFiles(),
    directory: ROOT,
    isQuiet: false,
    playwrightArguments,
    ...given,
  };
  return shard === undefined ? (await runConformance(options)).exitCode : runShard(options, shard);
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
