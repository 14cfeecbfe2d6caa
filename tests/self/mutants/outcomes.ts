import type { Killer } from './mutant.ts';

/** What one run of Playwright showed. */
export interface Outcomes {
  readonly tests: readonly TestOutcome[];
  /** Why files could not be loaded or the run did not end; absent where all was well. */
  readonly trouble?: string;
}

interface TestOutcome {
  readonly title: string;
  /** Relative to the folder of the tests. */
  readonly file: string;
  /** `passed`, `failed`, `timedOut`, `skipped`; undefined where the test was only listed. */
  readonly status: string | undefined;
}

interface ReportSuite {
  readonly suites?: readonly ReportSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly results: readonly { readonly status?: string }[] }[];
  }[];
}

/** Reads what Playwright's JSON reporter wrote. */
export function outcomesIn(text: string): Outcomes {
  // Written by Playwright; only these members are read.
  const { suites, errors } = JSON.parse(text) as {
    readonly suites: readonly ReportSuite[];
    readonly errors: readonly { readonly message?: string }[];
  };
  const tests = suites.flatMap(testsIn);
  const [error] = errors;
  if (error === undefined || tests.length > 0) return { tests };
  return { tests, trouble: error.message?.split('\n')[0] ?? 'Playwright met an error' };
}

function testsIn({ suites = [], specs = [] }: ReportSuite): readonly TestOutcome[] {
  const own = specs.map(({ title, file, tests }) => {
    return { title, file, status: tests[0]?.results.at(-1)?.status };
  });
  return [...own, ...suites.flatMap(testsIn)];
}

/** The outcome of one test; undefined where no test or more than one has the title. */
export function outcomeOf({ tests }: Outcomes, { spec, title }: Killer): TestOutcome | undefined {
  const named = tests.filter((test) => test.title === title && spec.endsWith(`/${test.file}`));
  return named.length === 1 ? named[0] : undefined;
}

/** Why the killer did not find the mutant out; undefined where it failed, as it must. */
export function survival(outcomes: Outcomes, killer: Killer): string | undefined {
  const outcome = outcomeOf(outcomes, killer);
  if (outcome === undefined) return outcomes.trouble ?? 'no single test has this title';
  return outcome.status === 'failed' ? undefined : `the test is ${outcome.status ?? 'not run'}`;
}
