import { existsSync, readFileSync } from 'node:fs';
import type { Outcome, Statement } from './statement.ts';
import type { SuiteDigests } from './suite-digest.ts';

/** `reports/self-proof.json`, written by the proof: which faults the suite caught, which dialects stayed green. */
export interface SelfProof {
  /** When the first of its services was begun. */
  readonly begunAt: string;
  /** When the last of them had been judged. */
  readonly measuredAt: string;
  /** Services of the whole matrix: more than stand here where a part of it was measured. */
  readonly services: number;
  readonly faults: readonly ProvenFault[];
  readonly dialects: readonly ProvenDialect[];
}

/** What a row rests on: it stands for a version as long as that is the same. */
interface Row {
  readonly isDescribed: boolean;
  /** `SuiteDigests.of` its service when it was measured. */
  readonly digest: string;
}

export interface ProvenFault extends Row {
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

export interface ProvenDialect extends Row {
  readonly id: string;
  readonly text: string;
  /** Worst outcome of any requirement: `passed` is what a dialect must end with. */
  readonly outcome: Outcome;
  readonly untested: readonly string[];
}

/** What was measured last, of whatever version; `undefined` where nothing ever was. */
export function readSelfProof(file: string): SelfProof | undefined {
  if (!existsSync(file)) return undefined;
  // Written by our own proof command.
  return JSON.parse(readFileSync(file, 'utf8')) as SelfProof;
}

type Summary = NonNullable<Statement['selfProof']>;

/**
 * What a proof says of the version at hand, if each of its rows rests on the same now as when it was measured, and it
 * holds all faults and dialects or says that it is a part: what an earlier version has found says nothing of this one.
 */
export function provenFor(proof: SelfProof | undefined, digests: SuiteDigests): Summary | undefined {
  if (proof === undefined || proof.faults.length + proof.dialects.length === 0) return undefined;
  const { faults, dialects } = currentRows(proof, digests);
  if (faults.length + dialects.length < proof.faults.length + proof.dialects.length) return undefined;
  const summary = { ...summarizeProof(proof), digest: digests.whole };
  const isPart = summary.faults + summary.dialects < proof.services;
  return isPart || holdsAll(proof, digests.offered) ? summary : undefined;
}

function holdsAll({ faults, dialects }: SelfProof, offered: SuiteDigests['offered']): boolean {
  const held = new Set([...faults, ...dialects].map(({ id }) => id));
  return [...offered.faults, ...offered.dialects].every((id) => held.has(id));
}

/** The rows that stand for the version at hand. */
export function currentRows(
  { faults, dialects }: Pick<SelfProof, 'faults' | 'dialects'>,
  digests: Pick<SuiteDigests, 'of'>,
): Pick<SelfProof, 'faults' | 'dialects'> {
  return {
    faults: faults.filter((row) => row.digest === digests.of({ ...row, fault: row.id })),
    dialects: dialects.filter((row) => row.digest === digests.of({ ...row, dialects: [row.id] })),
  };
}

/** Counts for the statement; a fault that breaks two requirements has two rows and is one service. */
export function summarizeProof({ faults, dialects }: SelfProof): Omit<Summary, 'digest'> {
  const services = new Set(faults.map(serviceOf));
  const alive = new Set(faults.filter(({ killed }) => !killed).map(serviceOf));
  return {
    faults: services.size,
    killed: services.size - alive.size,
    dialects: dialects.length,
    passed: dialects.filter(({ outcome }) => outcome === 'passed').length,
  };
}

/** As `ProvenService.name` says it. */
export function serviceOf({ id, dialects }: Pick<ProvenFault, 'id' | 'dialects'>): string {
  return [id, ...dialects.map((one) => `in ${one}`)].join(' ');
}
