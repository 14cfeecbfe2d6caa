import { readShardPart, writeShardPart, type ShardPart } from '#reports/statement/shard-part.ts';
import { requireClean } from './finish.ts';
import { removeTouched } from './outputs.ts';
import { scanFolder, type FindSecrets } from './scan.ts';

/**
 * After Playwright has ended in one shard: looks for secrets in everything that was written, since the merge knows
 * none. A hit leaves a part that says so and nothing else.
 *
 * @returns the part, as it stands in `shard.json`
 * @throws ReportError where there is no part
 */
export function finishShard(outDir: string, findSecrets: FindSecrets): ShardPart {
  const part = readShardPart(outDir);
  const redaction = scanFolder(outDir, findSecrets);
  const final = redaction.hits.length > 0 ? withheld(part, redaction) : { ...part, redaction };
  if (redaction.hits.length > 0) {
    removeTouched(outDir, redaction);
    requireClean(final, findSecrets);
  }
  writeShardPart(final, outDir);
  return final;
}

/** Our own words only: not even the address of the service. */
function withheld(part: ShardPart, redaction: ShardPart['redaction']): ShardPart {
  const { shard, suite, selection, startedAt, durationS, interrupted } = part;
  const own = { shard, suite, selection, startedAt, durationS, interrupted };
  return { ...own, tests: [], troubles: [], redaction };
}
