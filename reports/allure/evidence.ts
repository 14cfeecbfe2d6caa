import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is read of an Allure result; everything else is Allure's own affair. */
interface AllureResult {
  readonly uuid: string;
  /** `tests/conformance/access/opens.spec.ts › a key opens the list`. */
  readonly fullName?: string;
  readonly status?: string;
}

/**
 * Where each test stands in the Allure report: `<file> › <title>` → address below the site. Allure 3 opens a test
 * by the MD5 of its result's uuid. Of several results the failed one is shown.
 */
export function evidenceIn(resultsDir: string): ReadonlyMap<string, string> {
  if (!existsSync(resultsDir)) return new Map();
  const names = readdirSync(resultsDir).filter((name) => name.endsWith('-result.json'));
  // Written by allure-playwright of this version.
  const results = names.map(
    (name) => JSON.parse(readFileSync(join(resultsDir, name), 'utf8')) as AllureResult,
  );
  const passedFirst = results.sort((one, other) => rankOf(one) - rankOf(other));
  return new Map(
    passedFirst.flatMap(({ fullName, uuid }) =>
      fullName === undefined ? [] : [[fullName, `allure/index.html#${md5(uuid)}`] as const],
    ),
  );
}

function rankOf({ status }: AllureResult): number {
  return status === 'failed' || status === 'broken' ? 1 : 0;
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}
