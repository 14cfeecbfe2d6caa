import { loadDocument, loadOpenPoints, loadRequirements } from '#spec/catalogue.ts';
import { assembleStatement } from './assemble.ts';
import type { Statement } from './statement.ts';
import { readSuite } from './suite.ts';
import { writeStatement } from './write-statement.ts';

/** Writes the statement of a run that was never prepared: not judged, and why. */
export function writeFailedSetUp(
  trouble: string,
  { outDir, startedAt }: { readonly outDir: string; readonly startedAt: Date },
): Statement {
  const { title, sha256 } = loadDocument();
  const statement = assembleStatement({
    suite: readSuite(),
    document: { title, sha256 },
    requirements: loadRequirements(),
    openPoints: loadOpenPoints(),
    deviations: [],
    tests: [],
    troubles: [trouble],
    selection: 'full',
    startedAt,
    durationS: (Date.now() - startedAt.getTime()) / 1000,
    interrupted: false,
  });
  writeStatement(statement, outDir);
  return statement;
}
