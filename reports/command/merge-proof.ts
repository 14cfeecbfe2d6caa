import { readFileSync } from 'node:fs';
import { SetupError } from '#fixtures/errors.ts';
import { currentRows, serviceOf, type SelfProof } from '#reports/statement/self-proof.ts';
import type { SuiteDigests } from '#reports/statement/suite-digest.ts';
import type { ProvenService } from './proven-services.ts';

interface Whole {
  /** Of the version at hand. */
  readonly digests: Pick<SuiteDigests, 'of'>;
  readonly services: readonly ProvenService[];
  /** Some parts are not measured yet, and that is known. */
  readonly mayLack?: boolean;
}

/**
 * One proof of the parts that `npm run proof -- --part i/n --out <file>` wrote, on one machine or on several.
 * @throws SetupError where a part is of another version of the suite, or the parts do not make a whole and should
 */
export function mergeProofs(
  files: readonly string[],
  { digests, services, mayLack = false }: Whole,
): SelfProof {
  // Written by our own proof command.
  const parts = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as SelfProof);
  const stale = files.filter((_, index) => hasStaleRows(parts[index], digests));
  if (stale.length > 0) {
    throw refused(`${stale.join(', ')}: measured for another version of the suite. Measure this one.`);
  }
  const merged = joined(parts, services.length);
  const missing = services.map(({ name }) => name).filter((name) => !namesIn(merged).has(name));
  if (missing.length > 0 && !mayLack) {
    const first = missing[0] ?? '';
    throw refused(
      `The parts leave out ${missing.length} services, the first of them ${first}. --incomplete publishes a part.`,
    );
  }
  return merged;
}

/**
 * What stands of an earlier proof for the version at hand, of services that are still there and were as declared;
 * `undefined` where nothing does.
 */
export function standing(
  earlier: SelfProof | undefined,
  { digests, services }: Whole,
): SelfProof | undefined {
  if (earlier === undefined) return undefined;
  const there = new Set(services.map(({ name }) => name));
  const { faults, dialects } = currentRows(earlier, digests);
  // A service with a row that is not as declared is measured anew as a whole.
  for (const row of faults) if (!row.killed) there.delete(serviceOf(row));
  const kept = {
    faults: faults.filter((row) => there.has(serviceOf(row))),
    dialects: dialects.filter(({ id, outcome }) => outcome === 'passed' && there.has(id)),
  };
  return kept.faults.length + kept.dialects.length === 0 ? undefined : { ...earlier, ...kept };
}

/** One proof of several that hold different services. */
export function joined(parts: readonly SelfProof[], services: number): SelfProof {
  const begun = parts.map(({ begunAt }) => begunAt).sort();
  const measured = parts.map(({ measuredAt }) => measuredAt).sort();
  return {
    begunAt: begun[0] ?? '',
    measuredAt: measured.at(-1) ?? '',
    services,
    faults: parts.flatMap(({ faults }) => faults),
    dialects: parts.flatMap(({ dialects }) => dialects),
  };
}

function hasStaleRows(part: SelfProof | undefined, digests: Pick<SuiteDigests, 'of'>): boolean {
  if (part === undefined) return true;
  const { faults, dialects } = currentRows(part, digests);
  return faults.length + dialects.length < part.faults.length + part.dialects.length;
}

/** As `ProvenService.name` says them. */
export function namesIn({ faults, dialects }: SelfProof): ReadonlySet<string> {
  return new Set([...faults.map(serviceOf), ...dialects.map(({ id }) => id)]);
}

function refused(message: string): SetupError {
  return new SetupError('PROOF_PARTS', message);
}
