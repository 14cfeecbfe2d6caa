import type { Suite, TestCase } from '@playwright/test/reporter';

/** Options of `playwright test` that leave tests out, whatever their value. */
const FILTERS =
  /^(-g|-gv|-G|--grep|--grep-invert|--last-failed|--only-changed|--test-list|--test-list-invert)(=|$)/;

/** Options whose value is the next argument, so that it is not taken for a file name. */
const WITH_VALUE = new Set(
  (
    '-c --config -j --workers --reporter --retries --timeout --output --project --trace --global-timeout ' +
    '--max-failures --repeat-each --shard --tsconfig --update-source-method --ui-host --ui-port --name'
  ).split(' '),
);

/**
 * Whether all tests were asked for, or only some (grep, files, `.only`, an editor's choice). A shard leaves
 * nothing out: its sisters run the rest.
 */
export function selectionOf(argv: readonly string[], suite: Pick<Suite, 'allTests'>): 'full' | 'filtered' {
  const isFiltered =
    argv.includes('test-server') || argumentsFilter(argv) || suite.allTests().some(isFocused);
  return isFiltered ? 'filtered' : 'full';
}

function argumentsFilter(argv: readonly string[]): boolean {
  const args = argv.slice(argv.indexOf('test') + 1);
  return args.some((arg, index) => {
    if (arg.startsWith('-')) return FILTERS.test(arg);
    return !WITH_VALUE.has(args[index - 1] ?? '');
  });
}

/** `.only` has no public mark; Playwright keeps it under this name on tests and groups. */
function isFocused(test: TestCase): boolean {
  if (Reflect.get(test, '_only') === true) return true;
  for (let suite: Suite | undefined = test.parent; suite !== undefined; suite = suite.parent) {
    if (Reflect.get(suite, '_only') === true) return true;
  }
  return false;
}
