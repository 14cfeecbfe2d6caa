import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import type { TrafficSummary } from '#fixtures/gateway/protocol.ts';
import type { RunFile } from '#fixtures/run-file.ts';
import { assembleStatement, type RunFindings } from './assemble.ts';
import { judgedAgainst } from './judged-against.ts';
import { writeObserved } from './observed-overlay.ts';
import { present } from './present.ts';
import { readTest } from './ran-test.ts';
import { askTraffic, readRunFile } from './run-context.ts';
import { selectionOf } from './selection.ts';
import { factsOf, partOf, writeShardPart } from './shard-part.ts';
import { readSuite, ROOT } from './suite.ts';
import { printStatement } from './table.ts';
import { writeStatement } from './write-statement.ts';

export interface ReporterOptions {
  /** Where the statement goes when set-up failed and no run file says it. */
  readonly outDir?: string;
}

/** Lines of one trouble that are told. */
const MOST_LINES = 12;

/**
 * Writes `<outDir>/conformance.json` at the end of every run, whichever way it was started; of a shard its part
 * for the merge.
 */
export default class StatementReporter implements Reporter {
  readonly #options: ReporterOptions;
  readonly #troubles: string[] = [];
  #config: FullConfig | undefined;
  #suite: Suite | undefined;
  #runFile: RunFile | undefined;
  #ended = 0;
  #traffic: Promise<TrafficSummary | undefined> = Promise.resolve(undefined);

  constructor(options: ReporterOptions = {}) {
    this.#options = options;
  }

  onBegin(config: FullConfig, suite: Suite): void {
    this.#config = config;
    this.#suite = suite;
  }

  onError(error: TestError): void {
    const text = stripVTControlCharacters(error.message ?? error.value ?? '').trim();
    // The list of a settings error is part of what is wrong; anything longer is not told in a line.
    const lines = text.split('\n').map((line) => line.trim());
    this.#troubles.push(lines.slice(0, MOST_LINES).join(' ') || 'unknown trouble');
  }

  /** The gateway may be gone when the run has ended, so it is asked after the last test. */
  onTestEnd(): void {
    this.#ended += 1;
    this.#runFile ??= readRunFile(process.env);
    const isLast = this.#ended >= (this.#suite?.allTests().length ?? 0);
    if (isLast && this.#runFile !== undefined) this.#traffic = askTraffic(this.#runFile);
  }

  async onEnd(result: FullResult): Promise<void> {
    this.#runFile ??= readRunFile(process.env);
    if (result.status === 'timedout') this.#troubles.push('the run ran out of time');
    const findings = this.#findings(result, await this.#askTraffic());
    const shard = this.#config?.shard ?? undefined;
    if (shard === undefined) this.#writeStatement(findings);
    else writeShardPart(partOf(findings, shard), this.#outDir());
  }

  #writeStatement(findings: RunFindings): void {
    const outDir = this.#outDir();
    const statement = assembleStatement(judgedAgainst(findings));
    writeStatement(statement, outDir);
    writeObserved(statement, outDir);
    if (printsTable()) printStatement(statement, { outDir });
  }

  #outDir(): string {
    const named = this.#runFile?.outDir ?? this.#options.outDir ?? process.env['CONFORMANCE_OUT'];
    return named ?? join(ROOT, 'reports/out');
  }

  /** The gateway's last word, or its word after the last test where it has gone since. */
  async #askTraffic(): Promise<TrafficSummary | undefined> {
    const early = await this.#traffic;
    return this.#runFile === undefined ? early : ((await askTraffic(this.#runFile)) ?? early);
  }

  printsToStdio(): boolean {
    return false;
  }

  #findings(result: FullResult, traffic: TrafficSummary | undefined): RunFindings {
    const tests = this.#suite?.allTests() ?? [];
    return present({
      suite: readSuite(),
      run: this.#runFile === undefined ? undefined : factsOf(this.#runFile),
      traffic,
      tests: tests.map((test) => readTest({ ...pick(test), file: this.#fileOf(test) })),
      troubles: this.#troubles,
      selection: this.#selection(),
      startedAt: result.startTime,
      durationS: result.duration / 1000,
      interrupted: result.status === 'interrupted',
    });
  }

  #selection(): 'full' | 'filtered' {
    return this.#suite === undefined ? 'full' : selectionOf(process.argv, this.#suite);
  }

  #fileOf(test: TestCase): string {
    return relative(this.#config?.rootDir ?? ROOT, test.location.file).replaceAll('\\', '/');
  }
}

function pick({
  title,
  annotations,
  results,
}: TestCase): Pick<TestCase, 'title' | 'annotations' | 'results'> {
  return { title, annotations, results };
}

/** Who has started the run, and prints the table itself, says `off`. */
function printsTable(): boolean {
  return process.env['CONFORMANCE_TABLE'] !== 'off';
}
