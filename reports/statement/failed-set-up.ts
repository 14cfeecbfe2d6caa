import { assembleStatement, type RunFindings } from './assemble.ts';
import { judgedAgainst } from './judged-against.ts';
import type { Statement } from './statement.ts';
import { readSuite } from './suite.ts';
import { writeStatement } from './write-statement.ts';

/** Writes the statement of a run that was never prepared: not judged, and why. */
export function writeFailedSetUp(
  trouble: string,
  { outDir, startedAt }: { readonly outDir: string; readonly startedAt: Date },
): Statement {
  const statement = assembleStatement(judgedAgainst(findingsOfFailedSetUp(trouble, startedAt)));
  writeStatement(statement, outDir);
  return statement;
}

/** What a run found that was never prepared. */
export function findingsOfFailedSetUp(trouble: string, startedAt: Date): RunFindings {
  return {
    suite: readSuite(),
    tests: [],
    troubles: [trouble],
    selection: 'full',
    startedAt,
    durationS: (Date.now() - startedAt.getTime()) / 1000,
    interrupted: false,
  };
}
