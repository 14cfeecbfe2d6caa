import type { RequirementOutcome, Statement } from '#reports/statement/statement.ts';
import { judge } from '#reports/statement/verdict.ts';
import type { ScanResult } from './scan.ts';

/**
 * What is left of a statement after a secret was found: our own words and outcomes, nothing that the service
 * said. It is not judged.
 */
export function bareStatement(statement: Statement, redaction: ScanResult): Statement {
  const { selfProof } = statement;
  const judgement = judge({
    secretsFound: redaction.hits.map(({ file, secret }) => `${file}: ${secret}`),
    interrupted: statement.run.interrupted ?? false,
    obstacles: [],
    settingsProven: true,
    requirements: statement.requirements,
    drifted: [],
    deviations: [],
    accepted: [],
    warned: [],
    strict: false,
  });
  return {
    suite: statement.suite,
    document: statement.document,
    contract: { ...statement.contract, overlays: [] },
    target: { ...statement.target, baseUrl: '' },
    run: statement.run,
    ...judgement,
    requirements: statement.requirements.map(withoutDetails),
    warnings: [],
    openPoints: statement.openPoints.map(({ id, section, question }) => ({
      id,
      section,
      question,
      observed: null,
      reason: 'withheld: a secret was found in the outputs',
      drifted: false,
    })),
    deviations: [],
    ...(selfProof === undefined ? {} : { selfProof }),
    redaction,
  };
}

function withoutDetails(row: RequirementOutcome): RequirementOutcome {
  const { id, area, basis, level, section, text, outcome } = row;
  return { id, area, basis, level, section, text, outcome, tests: [] };
}
