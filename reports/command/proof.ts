import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSelfProof, summarizeProof, type SelfProof } from '#reports/statement/self-proof.ts';
import { SuiteDigests } from '#reports/statement/suite-digest.ts';
import { ROOT } from '#reports/statement/suite.ts';
import { INTERRUPTED } from '#reports/statement/verdict.ts';
import { loadRequirements } from '#spec/catalogue.ts';
import { joined, mergeProofs, namesIn, standing } from './merge-proof.ts';
import { aloneOf, chosenBy, countOf, flagOf, optionsOf, orExit, shareOf } from './options.ts';
import { dialectRows, faultRows, prove, type Proven } from './prove.ts';
import { provenServices } from './proven-services.ts';
import { sampledServices } from './sampled-services.ts';
import { sideBySide } from './side-by-side.ts';

/**
 * `npm run proof`: every fault must turn its requirement red and no other, every dialect must stay green.
 * `--stale` measures what rests on something that has changed since it was measured, and keeps the other rows.
 * `--part 1/3` runs a fixed third, `--only <regex>` some by name; the report calls a part a part.
 * `--merge <file>…` makes one proof of the parts that were written with `--out`, also of some of them where
 * `--incomplete` says so. `--sample <seed>` runs services that are not in it, `--count 40` of them: faults in two
 * dialects, and three dialects at once. Without `--out` the published `reports/self-proof.json` is written, except by
 * `--only` and `--sample`: a look at some services is no proof.
 */
const { values, positionals, part, seed, count, workers, isIncomplete, isStale } = orExit(() => {
  const given = optionsOf({
    options: {
      part: { type: 'string', default: '1/1' },
      only: { type: 'string', default: '' },
      sample: { type: 'string' },
      count: { type: 'string', default: '40' },
      workers: { type: 'string', default: '10' },
      out: { type: 'string' },
      stale: { type: 'boolean', default: false },
      merge: { type: 'boolean', default: false },
      incomplete: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  return {
    ...given,
    part: shareOf('part', given.values.part),
    seed: given.values.sample === undefined ? undefined : countOf('sample', given.values.sample),
    count: countOf('count', given.values.count),
    workers: countOf('workers', given.values.workers),
    isIncomplete: flagOf('incomplete', 'merge', given.values),
    isStale: aloneOf('stale', ['part', 'only', 'sample', 'merge'], process.argv.slice(2)),
  };
});
const isSome = values.only !== '' || seed !== undefined;
const published = isSome ? 'reports/out/self-proof.json' : 'reports/self-proof.json';
const out = values.out ?? path.join(ROOT, published);
const LEAST_KILLS = 3;

const digests = new SuiteDigests(ROOT);
const whole = await provenServices({ index: 1, of: 1 });
const offered = seed === undefined ? await provenServices(part) : await sampledServices(seed, count);
const ofPart = new Map(offered.map((service) => [service.name, service]));
const kept = isStale ? standing(readSelfProof(out), { digests, services: whole }) : undefined;
const keptNames = kept === undefined ? new Set<string>() : namesIn(kept);
const services = isStale
  ? whole.filter(({ name }) => !keptNames.has(name))
  : orExit(() => chosenBy('only', values.only, ofPart));
const startedAt = new Date();

const { results: proven, isInterrupted } = await sideBySide(
  // Pairs and dialects first: some mostly wait, and would be waited for at the end.
  values.merge ? [] : services.toReversed(),
  {
    workers,
    run: prove,
    tell: ({ result, seconds, count: ended }) => {
      process.stdout.write(
        `${ended}/${services.length} ${result.service.name} (${seconds} s): ${inWords(result)}\n`,
      );
    },
  },
);
if (isInterrupted && (!isStale || proven.length === 0)) {
  process.stdout.write(
    `Interrupted after ${proven.length} of ${services.length} services: nothing is written.\n`,
  );
  process.exit(INTERRUPTED);
}

function inWords({ mistakes }: Proven): string {
  return mistakes.length === 0 ? 'as declared' : `NOT AS DECLARED: ${mistakes.join('; ')}`;
}

function measured(): SelfProof {
  const now: SelfProof = {
    begunAt: startedAt.toISOString(),
    measuredAt: new Date().toISOString(),
    services: whole.length,
    faults: proven.flatMap((one) => faultRows(one, digests)),
    dialects: proven.flatMap((one) => dialectRows(one, digests)),
  };
  return kept === undefined ? now : joined(proven.length === 0 ? [kept] : [kept, now], whole.length);
}

const proof = values.merge
  ? mergeProofs(positionals, { digests, services, mayLack: isIncomplete })
  : measured();
mkdirSync(path.dirname(out), { recursive: true });
writeFileSync(out, `${JSON.stringify(proof, null, 2)}\n`);
const wrong = [
  ...proof.faults.filter(({ killed }) => !killed),
  ...proof.dialects.filter(({ outcome }) => outcome !== 'passed'),
];
const isWhole = part.of === 1 && !isSome && !isIncomplete && !isInterrupted;
const thin = isWhole ? seldomKilled(proof) : [];
const counts = summarizeProof(proof);
const measuredServices = counts.faults + counts.dialects;
/** Once more at the end: of a long log that is what one sees. */
const unlike = proven.filter(({ mistakes }) => mistakes.length > 0);
process.stdout.write(
  [
    ...(isInterrupted
      ? [`Interrupted: ${proven.length} of ${services.length} are measured, --stale goes on.`]
      : []),
    ...unlike.map((result) => `${result.service.name}: ${inWords(result)}`),
    `${measuredServices} services in ${((Date.now() - startedAt.getTime()) / 1000).toFixed(0)} s: ${wrong.length} not as declared`,
    ...thin.map((id) => `${id} is killed by fewer than ${LEAST_KILLS} faults`),
    '',
  ].join('\n'),
);
process.exitCode = isInterrupted ? INTERRUPTED : wrong.length + thin.length > 0 ? 1 : 0;

/** Requirements that fewer than three different faults turn red. */
function seldomKilled({ faults }: SelfProof): readonly string[] {
  return loadRequirements()
    .filter(({ level }) => level === 'must')
    .map(({ id }) => id)
    .filter(
      (id) =>
        new Set(faults.filter((row) => row.breaks === id && row.killed).map((row) => row.id)).size <
        LEAST_KILLS,
    );
}
