import { readFileSync } from 'node:fs';
import { SetupError } from '#fixtures/errors.ts';
import { serviceOf, type SelfProof } from '#reports/statement/self-proof.ts';
import type { ProvenService } from './proven-services.ts';

interface Whole {
  readonly digest: string;
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
  { digest, services, mayLack = false }: Whole,
): SelfProof {
  // Written by our own proof command.
  const parts = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as SelfProof);
  const stale = files.filter((_, index) => parts[index]?.digest !== digest);
  if (stale.length > 0) {
    throw refused(`${stale.join(', ')}: measured for another version of the suite. Measure this one.`);
  }
  const merged: SelfProof = {
    digest,
    measuredAt:
      parts
        .map(({ measuredAt }) => measuredAt)
        .sort()
        .at(-1) ?? '',
    services: services.length,
    faults: parts.flatMap(({ faults }) => faults),
    dialects: parts.flatMap(({ dialects }) => dialects),
  };
  const missing = services.map(({ name }) => name).filter((name) => !namesIn(merged).has(name));
  if (missing.length > 0 && !mayLack) {
    const first = missing[0] ?? '';
    throw refused(
      `The parts leave out ${missing.length} services, the first of them ${first}. --incomplete publishes a part.`,
    );
  }
  return merged;
}

/** As `ProvenService.name` says them. */
function namesIn({ faults, dialects }: SelfProof): ReadonlySet<string> {
  return new Set([...faults.map(serviceOf), ...dialects.map(({ id }) => id)]);
}

function refused(message: string): SetupError {
  return new SetupError('PROOF_PARTS', message);
}
