import { join } from 'node:path';
import { loadDocument, loadOpenPoints, loadRequirements } from '#spec/catalogue.ts';
import type { RunFindings, StatementParts } from './assemble.ts';
import { deviationsOf } from './deviations.ts';
import { present } from './present.ts';
import { provenFor, readSelfProof } from './self-proof.ts';
import { SuiteDigests } from './suite-digest.ts';
import { ROOT } from './suite.ts';

/** Adds what a run is judged against: the catalogue, what its target has accepted, and the suite's own proof. */
export function judgedAgainst(findings: RunFindings): StatementParts {
  const { title, sha256 } = loadDocument();
  const target = findings.run?.settings.target;
  const proof = readSelfProof(join(ROOT, 'reports/self-proof.json'));
  return present({
    ...findings,
    document: { title, sha256 },
    requirements: loadRequirements(),
    openPoints: loadOpenPoints(),
    deviations: target === undefined ? [] : deviationsOf(target),
    selfProof: provenFor(proof, new SuiteDigests(ROOT)),
  });
}
