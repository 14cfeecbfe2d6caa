import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HarnessError } from '#fixtures/errors.ts';
import { ownEnvironment, tool } from '#reports/command/step.ts';
import { ROOT } from '#reports/statement/suite.ts';
import type { Killer, Mutant } from './mutant.ts';
import { outcomesIn, type Outcomes } from './outcomes.ts';

const COPIED = [
  'spec',
  'fixtures',
  'tests',
  'reports',
  'package.json',
  'tsconfig.json',
  'redocly.yaml',
  'playwright.self.config.ts',
];
/** A run that has not ended by then is stopped, and its mutant counts as alive. */
const PATIENCE_MS = 300_000;

/** The project's sources in a folder of their own, where one file at a time may be spoiled. */
export class ProjectCopy {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'mutants-'));

  constructor() {
    const generated = path.join(ROOT, 'reports/out');
    for (const name of COPIED) {
      cpSync(path.join(ROOT, name), path.join(this.#folder, name), {
        recursive: true,
        filter: (source) => source !== generated,
      });
    }
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(this.#folder, 'node_modules'));
  }

  /** The mutant's text stands exactly once in its file. */
  isApplicable({ file, from }: Mutant): boolean {
    return timesIn(readFileSync(path.join(this.#folder, file), 'utf8'), from) === 1;
  }

  /**
   * Runs the mutant's killer while the mutant is in place; the file is whole again afterwards.
   * @throws HarnessError where the mutant's text does not stand exactly once in its file
   */
  async killerOf(mutant: Mutant): Promise<Outcomes> {
    const file = path.join(this.#folder, mutant.file);
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, mutated(whole, mutant));
    try {
      return await this.run([mutant.killer]);
    } finally {
      writeFileSync(file, whole);
    }
  }

  /** Runs tests by their titles, one after the other; `isDry` only lists them. */
  async run(killers: readonly Killer[], { isDry = false } = {}): Promise<Outcomes> {
    const report = path.join(this.#folder, 'outcomes.json');
    rmSync(report, { force: true });
    const specs = [...new Set(killers.map(({ spec }) => `${literal(spec)}$`))];
    const titles = killers.map(({ title }) => literal(title));
    const args = ['-c', 'playwright.self.config.ts', '--workers=1', '--reporter=json', ...specs];
    const grep = ['--grep', `(?:${titles.join('|')})$`];
    await this.#playwright([...args, ...grep, ...(isDry ? ['--list'] : [])], report);
    if (!existsSync(report)) return { tests: [], trouble: 'Playwright wrote no report' };
    return outcomesIn(readFileSync(report, 'utf8'));
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #playwright(args: readonly string[], report: string): Promise<unknown> {
    const child = spawn(process.execPath, [tool('@playwright/test', 'cli.js'), 'test', ...args], {
      cwd: this.#folder,
      env: { ...ownEnvironment(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      stdio: 'ignore',
      timeout: PATIENCE_MS,
      killSignal: 'SIGKILL',
    });
    return new Promise((ended, failed) => {
      child.once('error', failed);
      child.once('close', ended);
    });
  }
}

/**
 * The text with the mutant in it.
 * @throws HarnessError where the mutant's text does not stand there exactly once
 */
export function mutated(text: string, { id, file, from, to }: Mutant): string {
  const count = timesIn(text, from);
  if (count !== 1)
    throw new HarnessError(`The mutant ${id} needs its text once in ${file}, not ${count} times.`);
  return text.replace(from, () => to);
}

function timesIn(text: string, part: string): number {
  return text.split(part).length - 1;
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
