import { writeFailedSetUp } from '#reports/statement/failed-set-up.ts';
import { setOutputsAside } from './outputs.ts';
import { isExpected, sayNeverStarted, type Begun } from './prepare.ts';

/**
 * What a command reads before it touches what the run before has written. Where something is wrong with it, nothing old
 * is left to be taken for new, and the statement says why.
 *
 * @returns undefined where the command is over
 */
export async function orNotBegun<Read>(
  { outDir, what }: { readonly outDir: string; readonly what: Begun },
  read: () => Read,
): Promise<Read | undefined> {
  const startedAt = new Date();
  try {
    return read();
  } catch (error) {
    if (!isExpected(error)) throw error;
    await setOutputsAside(outDir);
    writeFailedSetUp(error.message, { outDir, startedAt });
    sayNeverStarted(error.message, { outDir, file: 'conformance.json', what });
    return undefined;
  }
}
