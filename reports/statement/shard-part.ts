import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunFile } from '#fixtures/run-file.ts';
import type { Shard } from '#fixtures/shard.ts';
import { ReportError } from '#reports/allure/report-error.ts';
import type { RunFacts, RunFindings } from './assemble.ts';
import { pinsOf } from './open-point-outcomes.ts';
import { present } from './present.ts';
import { faultsOfShardPart } from './schema.ts';
import type { Statement } from './statement.ts';

/** What one shard of a run found, for the merge: `<outDir>/shard.json`. It has no verdict. */
export type ShardPart = Omit<RunFindings, 'startedAt' | 'shards' | 'redaction'> & {
  readonly shard: Shard;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly redaction: Statement['redaction'];
};

const NAME = 'shard.json';

/** What a statement needs of the run file: no address of the gateway, no client of the service. */
export function factsOf({ contract, settings, ground }: Omit<RunFile, 'gateway'>): RunFacts {
  const { target, baseUrl, kind, seed, strict, mock } = settings;
  return {
    contract: {
      sha256: contract.sha256,
      overlays: contract.overlays,
      description: { 'x-pins': Object.fromEntries(pinsOf(contract.description)) },
    },
    settings: present({ target, baseUrl, kind, seed, strict, mock }),
    ground: { tokenSeen: ground.tokenSeen, schemes: ground.schemes },
  };
}

/** The findings of a shard, as they are handed on. */
export function partOf({ startedAt, ...findings }: RunFindings, shard: Shard): ShardPart {
  return {
    ...findings,
    shard,
    startedAt: startedAt.toISOString(),
    redaction: findings.redaction ?? { filesScanned: 0, hits: [] },
  };
}

/** Writes the part; a statement of an earlier run goes, so that nobody takes it for this one's. */
export function writeShardPart(part: ShardPart, outDir: string): void {
  const faults = faultsOfShardPart(part);
  if (faults.length > 0) throw new TypeError(`the part does not fit its schema: ${faults.join('; ')}`);
  mkdirSync(outDir, { recursive: true });
  rmSync(join(outDir, 'conformance.json'), { force: true });
  writeFileSync(join(outDir, NAME), `${JSON.stringify(part, null, 2)}\n`);
}

export function hasShardPart(folder: string): boolean {
  return existsSync(join(folder, NAME));
}

/** @throws ReportError where the folder has no part, or not one of ours */
export function readShardPart(folder: string): ShardPart {
  const file = join(folder, NAME);
  if (!hasShardPart(folder))
    throw new ReportError(`${file} is missing: ${folder} is not the output of a shard.`);
  const value = jsonIn(file);
  if (!isShardPart(value))
    throw new ReportError(`${file} is no part of a run: ${faultsOfShardPart(value).join('; ')}`);
  return value;
}

/** @throws ReportError where it is none */
function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new ReportError(`${file} is no part of a run: it is no JSON`);
  }
}

function isShardPart(value: unknown): value is ShardPart {
  return faultsOfShardPart(value).length === 0;
}
