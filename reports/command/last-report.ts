import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isStatement } from '#reports/statement/schema.ts';
import { plainBlock } from '#reports/statement/service-text.ts';
import { EARLIER } from './outputs.ts';

/** What can be opened, and what is to be said before it is. */
export interface LastReport {
  /** Absent where there is nothing to open. */
  readonly page?: string;
  readonly lines: readonly string[];
}

const NONE_LEFT = 'The last run has left no report; this is that of a run before it.';

const SITE = 'site/index.html';

/** The site of the last run; where that one did not begin, the site of the one before it, and why. */
export function lastReport(outDir: string): LastReport {
  const page = path.join(outDir, SITE);
  if (existsSync(page)) return { page, lines: [] };
  const earlier = earlierReport(outDir);
  const reasons = reasonsIn(outDir);
  const told = reasons.length === 0 ? [] : ['The last run has made no report:', ...reasons];
  if (earlier !== undefined)
    return {
      page: earlier,
      lines: told.length > 0 ? [...told, 'This is the report of a run before it.'] : [NONE_LEFT],
    };
  return { lines: told.length > 0 ? told : ['There is no report yet. Run `npm run conformance` first.'] };
}

/** The site that was set aside, where there is one. */
export function earlierReport(outDir: string): string | undefined {
  const page = path.join(outDir, EARLIER, SITE);
  return existsSync(page) ? page : undefined;
}

/** What a statement without a site says; nothing where there is none. */
function reasonsIn(outDir: string): readonly string[] {
  const file = path.join(outDir, 'conformance.json');
  const value: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  if (!isStatement(value)) return [];
  return value.verdict === 'not-judged'
    ? value.because.map((reason) => plainBlock(reason))
    : [`its statement is ${file}`];
}
