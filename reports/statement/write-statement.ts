import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOfStatement } from './schema.ts';
import type { Statement } from './statement.ts';

/** Checks a statement against its schema and writes it to `<outDir>/conformance.json`. */
export function writeStatement(statement: Statement, outDir: string): void {
  const faults = faultsOfStatement(statement);
  if (faults.length > 0) throw new TypeError(`the statement does not fit its schema: ${faults.join('; ')}`);
  mkdirSync(outDir, { recursive: true });
  writeFileSync(join(outDir, 'conformance.json'), `${JSON.stringify(statement, null, 2)}\n`);
}
