import { assembleStatement, type RunFindings } from './assemble.ts';
import { judgedAgainst } from './judged-against.ts';
import type { Statement } from './statement.ts';
import { readSuite } from './suite.ts';
import { writeStatement } from './write-statement.ts';

interface Start {
  readonly startedAt: Date;
  /** It was ended from outside, so that the trouble is nobody's. */
  readonly interrupted?: boolean;
}

/** Writes the statement of a run whose tests told nothing: not judged, and why. */
export function writeFailedSetUp(
  trouble: string,
  { outDir, ...start }: Start & { readonly outDir: string },
): Statement {
  const statement = assembleStatement(judgedAgainst(findingsOfFailedSetUp(trouble, start)));
  writeStatement(statement, outDir);
  return statement;
}

/** What a run found whose tests told nothing. */
export function findingsOfFailedSetUp(
  trouble: string,
  { startedAt, interrupted = false }: Start,
): RunFindings {
  return {
    suite: readSuite(),
    tests: [],
    troubles: [trouble],
    selection: 'full',
    startedAt,
    durationS: (Date.now() - startedAt.getTime()) / 1000,
    interrupted,
  };
}
