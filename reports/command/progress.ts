import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { plainBlock, plainText } from '#reports/statement/service-text.ts';
import { readTest } from '#reports/statement/ran-test.ts';
import { count } from '#reports/statement/verdict-sentence.ts';

/** What is written to: standard output, as far as progress needs it. */
export interface Screen {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/** Where there is no terminal, a line at each of these parts of a run. */
const PARTS = 4;
const DEFAULT_COLUMNS = 80;
const START_OF_LINE = '\r\u001b[K';

/**
 * How far a run is: one line that changes on a terminal, a few plain lines elsewhere. What the tests have found is
 * told by the table at the end, in which nothing of the service can forge a line.
 */
export default class ProgressReporter implements Reporter {
  readonly #screen: Screen;
  #tests = 0;
  #ended = 0;
  #withFindings = 0;

  constructor({ screen = process.stdout }: { readonly screen?: Screen } = {}) {
    this.#screen = screen;
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#tests = suite.allTests().length;
    if (!this.#isTerminal()) this.#say(`${count(this.#tests, 'test')} to run`);
  }

  onTestBegin({ title }: Pick<TestCase, 'title'>): void {
    if (!this.#isTerminal()) return;
    const line = plainText(`${this.#standing()}  ${title}`, (this.#screen.columns ?? DEFAULT_COLUMNS) - 1);
    this.#screen.write(`${START_OF_LINE}${line}`);
  }

  onTestEnd(test: Pick<TestCase, 'title' | 'annotations' | 'results' | 'outcome'>): void {
    const before = this.#part();
    this.#ended += 1;
    if (test.outcome() === 'unexpected' && hasFinding(test)) this.#withFindings += 1;
    if (!this.#isTerminal() && this.#part() > before) this.#say(this.#standing());
  }

  /** Trouble outside the tests: a set-up that failed, a file that cannot be read. */
  onError({ message, value }: TestError): void {
    this.#say(plainBlock(stripVTControlCharacters(message ?? value ?? 'unknown trouble')));
  }

  onStdOut(chunk: string | Buffer): void {
    this.#say(plainBlock(chunk.toString().trimEnd()));
  }

  onStdErr(chunk: string | Buffer): void {
    this.onStdOut(chunk);
  }

  onEnd(): void {
    if (this.#isTerminal()) this.#screen.write(START_OF_LINE);
    else this.#screen.write('\n');
  }

  /** Otherwise Playwright adds a reporter of its own. */
  printsToStdio(): boolean {
    return true;
  }

  #standing(): string {
    const found = this.#withFindings === 0 ? '' : `, ${this.#withFindings} with findings`;
    return `${this.#ended} of ${this.#tests} done${found}`;
  }

  /** How many of the parts are over. */
  #part(): number {
    return this.#tests === 0 ? 0 : Math.floor((this.#ended * PARTS) / this.#tests);
  }

  #say(text: string): void {
    this.#screen.write(`${this.#isTerminal() ? START_OF_LINE : ''}${text}\n`);
  }

  #isTerminal(): boolean {
    return this.#screen.isTTY === true;
  }
}

/** A test may end as unexpected for a reason of our own, too: that speaks of no service. */
function hasFinding({
  title,
  annotations,
  results,
}: Pick<TestCase, 'title' | 'annotations' | 'results'>): boolean {
  return readTest({ title, annotations, results, file: '' }).outcome === 'failed';
}
