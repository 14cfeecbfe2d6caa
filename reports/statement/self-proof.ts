import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome, Statement } from './statement.ts';

/** `reports/self-proof.json`, written by the proof: which faults the suite caught, which dialects stayed green. */
export interface SelfProof {
  /** `suiteDigest` of the version that was measured. */
  readonly digest: string;
  readonly measuredAt: string;
  /** Services of the whole matrix: more than stand here where a part of it was measured. */
  readonly services: number;
  readonly faults: readonly ProvenFault[];
  readonly dialects: readonly ProvenDialect[];
}

export interface ProvenFault {
  readonly id: string;
  /** Requirement that the fault breaks. */
  readonly breaks: string;
  /** Condition under which it shows: `second page only`. */
  readonly hides: string;
  readonly text: string;
  /** Dialects the fault was combined with. */
  readonly dialects: readonly string[];
  /** Requirements that turned red. */
  readonly failed: readonly string[];
  readonly killed: boolean;
}

export interface ProvenDialect {
  readonly id: string;
  readonly text: string;
  /** Worst outcome of any requirement: `passed` is what a dialect must end with. */
  readonly outcome: Outcome;
  readonly untested: readonly string[];
}

const MEASURED = ['spec', 'fixtures', 'tests/conformance', 'package-lock.json'];

/** SHA-256 over everything that decides what the suite finds: contract, catalogue, fixtures, tests, lock file. */
export function suiteDigest(root: string): string {
  const hash = createHash('sha256');
  const files = MEASURED.flatMap((path) => filesBelow(root, path));
  // What people read decides nothing.
  for (const file of files.filter((name) => !name.endsWith('.md'))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** What was measured last, of whatever version; `undefined` where nothing ever was. */
export function readSelfProof(file: string): SelfProof | undefined {
  if (!existsSync(file)) return undefined;
  // Written by our own proof command.
  return JSON.parse(readFileSync(file, 'utf8')) as SelfProof;
}

/** Counts for the statement; a fault that breaks two requirements has two rows and is one service. */
export function summarizeProof({ faults, dialects, digest }: SelfProof): NonNullable<Statement['selfProof']> {
  const services = new Set(faults.map(serviceOf));
  const alive = new Set(faults.filter(({ killed }) => !killed).map(serviceOf));
  return {
    faults: services.size,
    killed: services.size - alive.size,
    dialects: dialects.length,
    passed: dialects.filter(({ outcome }) => outcome === 'passed').length,
    digest,
  };
}

/** As `ProvenService.name` says it. */
export function serviceOf({ id, dialects }: Pick<ProvenFault, 'id' | 'dialects'>): string {
  return [id, ...dialects.map((one) => `in ${one}`)].join(' ');
}

function filesBelow(root: string, path: string): readonly string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesBelow(root, `${path}/${name}`));
}
