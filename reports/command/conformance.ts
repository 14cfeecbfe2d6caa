import { parseArgs } from 'node:util';
import path from 'node:path';
import { mistakesInFiles, takeEnvironment } from '#fixtures/settings/take-environment.ts';
import { SetupError } from '#fixtures/errors.ts';
import { shardOf } from '#fixtures/shard.ts';
import { ReportError } from '#reports/allure/report-error.ts';
import { ROOT } from '#reports/statement/suite.ts';
import { outliveReader } from '#fixtures/closed-output.ts';
import { requirePrevious } from './finish.ts';
import type { ConformanceOptions } from './conformance-options.ts';
import { runConformance } from './run-conformance.ts';
import { runShard } from './run-shard.ts';

/** `npm run conformance`: judges the service of the settings, or the embedded mock where there are none. */
const args = process.argv.slice(2);
const { values, tokens } = parseArgs({
  args,
  strict: false,
  tokens: true,
  allowNegative: true,
  options: {
    out: { type: 'string', default: path.join(ROOT, 'reports/out') },
    reports: { type: 'boolean', default: true },
  },
});
/** Places of our own options; whatever else was given is Playwright's: `--grep @A3`. */
const own = new Set(
  tokens.flatMap((token) => {
    if (token.kind !== 'option' || !['out', 'reports'].includes(token.name)) return [];
    return token.inlineValue === false ? [token.index, token.index + 1] : [token.index];
  }),
);

outliveReader();
try {
  requirePrevious(process.env['PREVIOUS'] ?? '');
  const playwrightArguments = args.filter((_arg, index) => !own.has(index));
  const options: ConformanceOptions = {
    environment: takeEnvironment(),
    fileMistakes: mistakesInFiles(),
    directory: ROOT,
    outDir: path.resolve(String(values.out)),
    reports: values.reports === true,
    isQuiet: false,
    playwrightArguments,
  };
  const shard = shardOf(playwrightArguments);
  process.exitCode =
    shard === undefined ? (await runConformance(options)).exitCode : await runShard(options, shard);
} catch (error) {
  // Ours, not the service's: 1 would accuse it. A report that could not be made has a message that says all.
  console.error(error instanceof ReportError || error instanceof SetupError ? error.message : error);
  process.exitCode = 2;
}
