import path from 'node:path';
import { parseArgs } from 'node:util';
import { SetupError } from '#fixtures/errors.ts';
import { ROOT } from '#reports/statement/suite.ts';
import type { ConformanceOptions } from './conformance-options.ts';
import { folderOf } from './options.ts';

/** What `npm run conformance -- --help` prints. */
export const USAGE = `npm run conformance -- [options]

  --out <folder>   where the outputs go (default: reports/out)
  --no-reports     without site and Allure report
  --shard=1/2      one part of a divided run; \`npm run merge\` judges the parts
  --help, -h       this text

Whatever else is given goes to Playwright Test: --grep @A3, --grep-invert, --project=conformance, files, lines.
\`npx playwright test --help\` lists its options, \`npx playwright test --list\` the tests.

Settings (BASE_URL, TARGET, FAULT, …) come from the environment, .env.<target> and .env: see README.md and .env.example.
`;

const OWN = { out: { type: 'string' }, reports: { type: 'boolean' } } as const;

/** Options of Playwright Test by which no statement would be written, and what to do in their place. */
const NO_RUN: Readonly<Record<string, string>> = {
  list: 'Use `npx playwright test --list`.',
  reporter: 'Use `npx playwright test --reporter=…`.',
};

/** Wants to know what can be given, and no run. */
export function wantsHelp(args: readonly string[]): boolean {
  const options = args.slice(0, args.includes('--') ? args.indexOf('--') : undefined);
  return options.includes('--help') || options.includes('-h');
}

/** Where the outputs go. @throws SetupError `WRONG_OPTION` where that is no folder */
export function readOutDir(args: readonly string[]): string {
  const { out } = parsed(args).values;
  return out === undefined ? path.join(ROOT, 'reports/out') : folderOf('out', out);
}

/** All but the folder. @throws SetupError `WRONG_OPTION` where an option has a wrong value, or no run would come of it */
export function readArguments(
  args: readonly string[],
): Required<Pick<ConformanceOptions, 'reports' | 'playwrightArguments'>> {
  const { values, tokens } = parsed(args);
  const own = new Set<number>();
  for (const token of tokens.filter((one) => one.kind === 'option')) {
    refuseNoRun(token.name);
    if (!(token.name in OWN)) continue;
    own.add(token.index);
    if (token.inlineValue === false) own.add(token.index + 1);
  }
  if (typeof (values.reports ?? true) !== 'boolean')
    throw new SetupError('WRONG_OPTION', '--reports and --no-reports take no value.');
  return {
    reports: values.reports !== false,
    playwrightArguments: args.filter((_arg, index) => !own.has(index)),
  };
}

/** What is not ours is Playwright's, and not known here. */
function parsed(args: readonly string[]) {
  return parseArgs({ args: [...args], strict: false, tokens: true, allowNegative: true, options: OWN });
}

function refuseNoRun(name: string): void {
  const instead = Object.hasOwn(NO_RUN, name) ? NO_RUN[name] : undefined;
  if (instead !== undefined)
    throw new SetupError('WRONG_OPTION', `With --${name} there would be no statement. ${instead}`);
}
