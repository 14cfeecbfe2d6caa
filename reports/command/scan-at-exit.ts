import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isStatement } from '#reports/statement/schema.ts';
import { writeStatement } from '#reports/statement/write-statement.ts';
import { bareStatement } from './bare-statement.ts';
import { removeTouched } from './outputs.ts';
import { scanFolder, secretsIn, type FindSecrets, type ScanResult } from './scan.ts';

export interface Written {
  readonly outDir: string;
  /** Further folders that Playwright may have written to. */
  readonly others: readonly string[];
  readonly findSecrets: FindSecrets;
}

const NOT_JUDGED = 2;

/**
 * Searches for secrets in everything that a plain Playwright run wrote, as the last thing that its process does:
 * reporters write until then. Where one is found the outputs are removed and the exit code is 2.
 */
export function scanAtExit(written: Written): void {
  process.once('exit', () => {
    const hits = searchWritten(written);
    if (hits.length === 0) return;
    const lines = hits.map(({ file, secret }) => `  - ${file}: ${secret}`);
    process.stderr.write(
      `NOT JUDGED  A secret was written, so the outputs were removed:\n${lines.join('\n')}\n`,
    );
    process.exitCode = NOT_JUDGED;
  });
}

function searchWritten({ outDir, others, findSecrets }: Written): ScanResult['hits'] {
  const found = scanFolder(outDir, findSecrets);
  const elsewhere = others
    .filter((folder) => !folder.startsWith(outDir + path.sep))
    .map((folder) => ({ folder, ...scanFolder(folder, findSecrets) }))
    .filter(({ hits }) => hits.length > 0);
  for (const { folder } of elsewhere) rmSync(folder, { recursive: true, force: true });
  const hits = [
    ...found.hits,
    ...elsewhere.flatMap(({ folder, hits: inside }) =>
      inside.map(({ file, secret }) => ({ file: `${path.basename(folder)}/${file}`, secret })),
    ),
  ];
  settle({ ...found, hits }, { outDir, findSecrets });
  return hits;
}

/** Enters the result into the statement; after a hit, what is left of it is all that is left. */
function settle(
  redaction: ScanResult,
  { outDir, findSecrets }: Pick<Written, 'outDir' | 'findSecrets'>,
): void {
  const file = path.join(outDir, 'conformance.json');
  const statement: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  if (redaction.hits.length > 0) removeTouched(outDir, redaction);
  if (!isStatement(statement)) return;
  const final = redaction.hits.length > 0 ? bareStatement(statement, redaction) : { ...statement, redaction };
  if (secretsIn(Buffer.from(JSON.stringify(final)), findSecrets).length === 0) writeStatement(final, outDir);
}
