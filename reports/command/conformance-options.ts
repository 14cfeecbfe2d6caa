import type { Statement } from '#reports/statement/statement.ts';

/** What a run is asked for. */
export interface ConformanceOptions {
  /** Settings by name, secrets included; never handed to a child process. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly directory: string;
  /** What is wrong with the files that they were taken from. */
  readonly fileMistakes?: readonly string[];
  readonly outDir: string;
  /** Allure, site and contract page. */
  readonly reports: boolean;
  /**
   * Requests are no steps of Playwright's, and exchanges are not attached, which cost about a fifth of a run: for many
   * runs of which no report, trace or output is read.
   */
  readonly isStepless?: boolean;
  /** Nothing is printed. */
  readonly isQuiet: boolean;
  /** An earlier run, to tell what changed. */
  readonly previous?: Statement | undefined;
  /** Passed on to `playwright test`. */
  readonly playwrightArguments?: readonly string[];
}
