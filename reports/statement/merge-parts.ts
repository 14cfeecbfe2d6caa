import type { Ground } from '#fixtures/ground/ground.ts';
import type { RunFacts, RunFindings } from './assemble.ts';
import { mergeTraffic, type ShardTraffic } from './merge-traffic.ts';
import { present } from './present.ts';
import type { RanTest } from './ran-test.ts';
import type { ShardPart } from './shard-part.ts';
import { outcomeOf } from './verdict.ts';

/**
 * Puts the parts of one run together as if it had not been divided; a part that is missing is a trouble of the
 * run. The order in which the parts are given does not matter.
 *
 * @throws RangeError where there is no part
 */
export function mergeParts(given: readonly ShardPart[]): RunFindings {
  const parts = [...given].sort((one, other) => one.shard.current - other.shard.current);
  const [first] = parts;
  if (first === undefined) throw new RangeError('there is no part to merge');
  const times = parts.map(timesOf);
  const startMs = Math.min(...times.map((one) => one.startMs));
  const isFiltered = parts.some(({ selection }) => selection === 'filtered');
  const facts = {
    run: mergeFacts(parts),
    traffic: mergeTraffic(parts.flatMap(trafficOf)),
  };
  return {
    ...present(facts),
    suite: first.suite,
    tests: mergeTests(parts.map(({ tests }) => tests)),
    troubles: [...parts.flatMap(troublesOf), ...missingParts(parts, first.shard.total)],
    selection: isFiltered ? 'filtered' : 'full',
    startedAt: new Date(startMs),
    durationS: (Math.max(...times.map(({ endMs }) => endMs)) - startMs) / 1000,
    interrupted: parts.some(({ interrupted }) => interrupted),
    ...(first.shard.total > 1 ? { shards: first.shard.total } : {}),
    redaction: {
      filesScanned: parts.reduce((sum, { redaction }) => sum + redaction.filesScanned, 0),
      hits: parts.flatMap(({ redaction }) => redaction.hits),
    },
  };
}

function timesOf({ startedAt, durationS }: ShardPart): Pick<ShardTraffic, 'startMs' | 'endMs'> {
  const startMs = Date.parse(startedAt);
  return { startMs, endMs: startMs + durationS * 1000 };
}

function trafficOf(part: ShardPart): readonly ShardTraffic[] {
  return part.traffic === undefined ? [] : [{ traffic: part.traffic, ...timesOf(part) }];
}

function troublesOf({ shard, troubles, run }: ShardPart): readonly string[] {
  const told = run === undefined && troubles.length === 0 ? ['its set-up failed'] : troubles;
  return told.map((trouble) => `shard ${shard.current} of ${shard.total}: ${trouble}`);
}

function missingParts(parts: readonly ShardPart[], total: number): readonly string[] {
  const there = new Set(parts.map(({ shard }) => shard.current));
  const numbers = Array.from({ length: total }, (_, index) => index + 1);
  return numbers
    .filter((number) => !there.has(number))
    .map((number) => `shard ${number} of ${total} is missing: it ended before it could write its part`);
}

/** Each shard has settings and ground of its own: what opened for one is open. Seeds are told one by one. */
function mergeFacts(parts: readonly ShardPart[]): RunFacts | undefined {
  const facts = parts.flatMap(({ run }) => run ?? []);
  const [first] = facts;
  if (first === undefined) return undefined;
  const seeds = [...new Set(facts.map(({ settings }) => settings.seed))];
  const grounds = facts.map(({ ground }) => ground);
  return {
    contract: first.contract,
    settings: { ...first.settings, seed: seeds.join(', ') },
    ground: {
      tokenSeen: grounds.some(({ tokenSeen }) => tokenSeen),
      schemes: { apiKey: mergeScheme(grounds, 'apiKey'), bearer: mergeScheme(grounds, 'bearer') },
    },
  };
}

function mergeScheme(
  grounds: readonly RunFacts['ground'][],
  name: keyof Ground['schemes'],
): Ground['schemes']['apiKey'] {
  const schemes = grounds.map((ground) => ground.schemes[name]);
  const seen = schemes.find((scheme) => scheme.seen !== undefined)?.seen;
  return {
    declared: schemes.some(({ declared }) => declared),
    opens: schemes.some(({ opens }) => opens),
    ...(seen === undefined ? {} : { seen }),
  };
}

/** A test that every shard runs at its end, over its own traffic, counts once: with the worst it found. */
function mergeTests(lists: readonly (readonly RanTest[])[]): readonly RanTest[] {
  const merged = new Map<string, RanTest>();
  for (const tests of lists) {
    const times = new Map<string, number>();
    for (const test of tests) {
      const name = `${test.file} ${test.title}`;
      const nth = (times.get(name) ?? 0) + 1;
      times.set(name, nth);
      const key = `${nth} ${name}`;
      const known = merged.get(key);
      merged.set(key, known === undefined ? test : worse(known, test));
    }
  }
  return [...merged.values()];
}

function worse(one: RanTest, other: RanTest): RanTest {
  const worst = outcomeOf([one.outcome, other.outcome]);
  return {
    ...(one.outcome === worst ? one : other),
    breaches: [...one.breaches, ...other.breaches],
    observations: [...one.observations, ...other.observations],
    warnings: [...one.warnings, ...other.warnings],
  };
}
