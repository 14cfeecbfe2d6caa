import type { TrafficSummary } from '#fixtures/gateway/protocol.ts';
import type { Ground } from '#fixtures/ground/ground.ts';
import type { RunFile } from '#fixtures/run-file.ts';
import type { KnownDeviation } from '#spec/catalogue.ts';
import type { OpenPoint, Requirement } from '#spec/requirement.ts';
import { acceptedFailures, judgeDeviations } from './deviations.ts';
import { openPointOutcomes, pinsOf } from './open-point-outcomes.ts';
import { present } from './present.ts';
import type { RanTest } from './ran-test.ts';
import { collectWarnings, requirementOutcomes } from './requirement-outcomes.ts';
import type { Statement } from './statement.ts';
import { judge, UNPROVEN } from './verdict.ts';

/** All that a statement is made of. */
export interface StatementParts {
  readonly suite: Statement['suite'];
  readonly document: Statement['document'];
  readonly requirements: readonly Requirement[];
  readonly openPoints: readonly OpenPoint[];
  readonly deviations: readonly KnownDeviation[];
  readonly selfProof?: Statement['selfProof'];
  /** Absent where set-up failed. */
  readonly run?: Pick<RunFile, 'contract' | 'settings' | 'ground'>;
  readonly traffic?: TrafficSummary;
  readonly tests: readonly RanTest[];
  /** What went wrong outside the tests, first lines. */
  readonly troubles: readonly string[];
  readonly selection: 'full' | 'filtered';
  readonly startedAt: Date;
  readonly durationS: number;
  readonly interrupted: boolean;
}

/** Puts the statement together and judges it. */
export function assembleStatement(parts: StatementParts): Statement {
  const strict = parts.run?.settings.strict ?? false;
  const collecting = { tests: parts.tests, selection: parts.selection, strict };
  const requirements = requirementOutcomes(parts.requirements, collecting);
  const warnings = collectWarnings(parts.requirements, collecting);
  const pins = pinsOf(parts.run?.contract.description ?? {});
  const openPoints = openPointOutcomes(parts.openPoints, parts.tests, pins);
  const deviations = judgeDeviations(parts.deviations, requirements, parts.startedAt);
  const judgement = judge({
    secretsFound: [],
    interrupted: parts.interrupted,
    obstacles: obstaclesOf(parts),
    settingsProven: parts.run !== undefined && isProven(parts.run.ground),
    requirements,
    drifted: openPoints.filter(({ drifted }) => drifted).map(({ id }) => id),
    deviations,
    accepted: acceptedFailures(parts.deviations, requirements, parts.startedAt),
    warned: warnings.map(({ id }) => id),
    strict,
  });
  return present({
    ...headOf(parts),
    ...judgement,
    requirements,
    warnings,
    openPoints,
    deviations,
    selfProof: parts.selfProof,
    redaction: { filesScanned: 0, hits: [] },
    traffic: parts.traffic,
  });
}

/** Something was opened with the settings at least once, so what stays shut is the service's doing. */
function isProven({ tokenSeen, schemes }: Ground): boolean {
  return tokenSeen || schemes.apiKey.opens || schemes.bearer.opens;
}

function obstaclesOf({ run, troubles }: StatementParts): readonly string[] {
  if (run === undefined)
    return troubles.length > 0 ? troubles : ['set-up failed: the run was never prepared'];
  if (isProven(run.ground)) return troubles;
  const { apiKey, bearer } = run.ground.schemes;
  const seen = [...new Set([apiKey.seen, bearer.seen])].filter((text) => text !== undefined);
  return [...troubles, seen.length > 0 ? `${UNPROVEN} (${seen.join('; ')})` : UNPROVEN];
}

type Head = Pick<Statement, 'suite' | 'document' | 'contract' | 'target' | 'run'>;

function headOf(parts: StatementParts): Head {
  const { requests, retries } = parts.traffic ?? { requests: 0, retries: 0 };
  return {
    suite: parts.suite,
    document: parts.document,
    ...(parts.run === undefined ? UNKNOWN_TARGET : targetOf(parts.run)),
    run: {
      startedAt: parts.startedAt.toISOString(),
      durationS: Math.round(parts.durationS * 10) / 10,
      requests,
      retries,
      seed: parts.run?.settings.seed ?? '',
      selection: parts.selection,
      ...(parts.interrupted ? { interrupted: true } : {}),
    },
  };
}

const UNKNOWN_TARGET: Pick<Head, 'contract' | 'target'> = {
  contract: { sha256: '', overlays: [] },
  target: { name: 'unknown', baseUrl: '', kind: 'deployment' },
};

function targetOf({
  contract,
  settings,
}: NonNullable<StatementParts['run']>): Pick<Head, 'contract' | 'target'> {
  return {
    contract: { sha256: contract.sha256, overlays: contract.overlays },
    target: { name: settings.target, baseUrl: settings.baseUrl, kind: settings.kind },
  };
}
