import { inWords, nearMisses } from '#fixtures/settings/near-names.ts';
import type { Environment } from '#fixtures/settings/setting-names.ts';

/** A setting that is not read for a letter's sake would turn a run green that was meant to be stricter. */
export function warnOfNearMisses(environment: Environment): void {
  for (const miss of nearMisses(environment)) process.stderr.write(`Warning: ${inWords(miss)}\n`);
}
