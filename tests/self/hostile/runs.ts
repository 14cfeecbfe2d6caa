import path from 'node:path';
import { runConformance, type ConformanceResult } from '#reports/command/run-conformance.ts';
import type { Statement } from '#reports/statement/statement.ts';
import { patienceFor } from './raw-service.ts';

/** Credentials that no hostile service asks for; recognised wherever they come back. */
export const OWN = {
  ORGANIZATION_ID: 'organization-of-the-hostile',
  API_KEY: 'hostile-canary-key-5f1c9a70',
  API_USERNAME: 'robin@example.test',
  API_PASSWORD: 'hostile-canary-password-77',
} as const;

/** A whole run without reports, with the time for each answer that a busy machine needs. */
export function runAgainst(
  environment: Readonly<Record<string, string>>,
  folder: string,
  grep: string = '@A1',
): Promise<ConformanceResult> {
  return runConformance({
    environment: { ...OWN, REQUEST_TIMEOUT_S: String(patienceFor()), EXPIRY_LEEWAY_S: '0', ...environment },
    directory: folder,
    outDir: path.join(folder, 'out'),
    reports: false,
    isStepless: true,
    isQuiet: true,
    playwrightArguments: ['--project=conformance', '--grep', grep],
  });
}

/** Ids of the requirements with this outcome. */
export function idsWith(statement: Statement, outcome: string): readonly string[] {
  return statement.requirements.filter((row) => row.outcome === outcome).map(({ id }) => id);
}

/** Why something could not be told. */
export function reasonsIn(statement: Statement): readonly string[] {
  return statement.requirements.flatMap(({ reason }) => reason ?? []);
}
