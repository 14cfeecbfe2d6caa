import path from 'node:path';
import type { Shard } from '#fixtures/shard.ts';
import { findingsOfFailedSetUp } from '#reports/statement/failed-set-up.ts';
import { hasShardPart, partOf, writeShardPart, type ShardPart } from '#reports/statement/shard-part.ts';
import { count } from '#reports/statement/verdict-sentence.ts';
import { INTERRUPTED } from '#reports/statement/verdict.ts';
import { finishShard } from './finish-shard.ts';
import { Interruption } from './interruption.ts';
import { removeEarlier, setOutputsAside } from './outputs.ts';
import { isExpected, prepare, sayNeverStarted } from './prepare.ts';
import type { ConformanceOptions } from './conformance-options.ts';
import { requireTakenOptions } from './refused-options.ts';
import { endedEarly, runPlaywright } from './run-playwright.ts';

/**
 * One shard of a run, from settings to its part. It has no verdict: that is the merge's.
 *
 * @returns 0 where the part is written, whatever its tests found; 2 where it never began or wrote a secret;
 *   130 where it was interrupted
 */
export async function runShard(options: ConformanceOptions, shard: Shard): Promise<number> {
  const startedAt = new Date();
  const { outDir } = options;
  await setOutputsAside(outDir);
  const interruption = new Interruption();
  try {
    const part = await runPart(options, { shard, interruption });
    sayPart(part, outDir);
    if (interruption.isRequested || part.interrupted) return INTERRUPTED;
    return part.redaction.hits.length > 0 ? 2 : 0;
  } catch (error) {
    if (!isExpected(error)) throw error;
    writeShardPart(partOf(findingsOfFailedSetUp(error.message, { startedAt }), shard), outDir);
    sayNeverStarted(error.message, { outDir, file: 'shard.json' });
    return interruption.isRequested ? 130 : 2;
  } finally {
    interruption.end();
  }
}

async function runPart(
  options: ConformanceOptions,
  { shard, interruption }: { readonly shard: Shard; readonly interruption: Interruption },
): Promise<ShardPart> {
  const run = await prepare(options, shard);
  const startedAt = new Date();
  try {
    const end = await runPlaywright({ run, options, interruption });
    requireTakenOptions(end, {
      args: options.playwrightArguments ?? [],
      hasFindings: hasShardPart(options.outDir),
    });
    await removeEarlier(options.outDir);
    if (!hasShardPart(options.outDir)) {
      const findings = findingsOfFailedSetUp(endedEarly(end), {
        startedAt,
        interrupted: interruption.isRequested,
      });
      writeShardPart(partOf(findings, shard), options.outDir);
    }
  } finally {
    await run.close();
  }
  return finishShard(options.outDir, (bytes) => run.gateway.findSecrets(bytes));
}

function sayPart({ shard, tests, redaction }: ShardPart, outDir: string): void {
  const failed = tests.filter(({ outcome }) => outcome === 'failed' || outcome === 'error').length;
  const folder = path.relative(process.cwd(), outDir) || '.';
  const lines = [
    `Shard ${shard.current} of ${shard.total}: ${count(tests.length, 'test')}, ${failed} failed.`,
    ...redaction.hits.map(({ file, secret }) => `A secret was written: ${file}: ${secret}`),
    `Its part is in ${folder}. The verdict comes from \`npm run merge -- <folder of each shard>\`.`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
