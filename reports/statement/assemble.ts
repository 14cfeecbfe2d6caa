import type { TrafficSummary } from '#fixtures/gateway/protocol.ts';
import type { Ground } from '#fixtures/ground/ground.ts';
import type { PublicSettings } from '#fixtures/settings.ts';
import type { Contract } from '#spec/contract.ts';
import type { KnownDeviation } from '#spec/catalogue.ts';
import type { OpenPoint, Requirement } from '#spec/requirement.ts';
import { withCredentialsHint } from './credentials-hint.ts';
import { acceptedFailures, judgeDeviations } from './deviations.ts';
import { openPointOutcomes, pinsOf } from './open-point-outcomes.ts';
import { present } from './present.ts';
import type { RanTest } from './ran-test.ts';
import { collectWarnings, requirementOutcomes } from './requirement-outcomes.ts';
import type { Statement } from './statement.ts';
import { isProven, whyUnproven } from './unproven.ts';
import { judge } from './verdict.ts';

/** What a statement tells of the run: part of the run file, and nothing that names a client. */
export interface RunFacts {
  readonly contract: Pick<Contract, 'sha256' | 'overlays'> & {
    /** Only its root extension `x-pins` counts. */
    readonly description: object;
  };
  readonly settings: Pick<PublicSettings, 'target' | 'baseUrl' | 'kind' | 'seed' | 'strict' | 'mock'>;
  readonly ground: Pick<Ground, 'tokenSeen' | 'schemes'>;
}

/** All that a statement is made of. */
export interface StatementParts {
  readonly suite: Statement['suite'];
  readonly document: Statement['document'];
  readonly requirements: readonly Requirement[];
  readonly openPoints: readonly OpenPoint[];
  readonly deviations: readonly KnownDeviation[];
  readonly selfProof?: Statement['selfProof'];
  /** Absent where set-up failed. */
  readonly run?: RunFacts;
  readonly traffic?: TrafficSummary;
  readonly tests: readonly RanTest[];
  /** What went wrong outside the tests, first lines. */
  readonly troubles: readonly string[];
  readonly selection: 'full' | 'filtered';
  readonly startedAt: Date;
  readonly durationS: number;
  readonly interrupted: boolean;
  /** How many shards it was put together from; absent where the run was whole. */
  readonly shards?: number;
  /** What was found before: the shards have searched their own outputs. */
  readonly redaction?: Statement['redaction'];
}

/** What the run itself contributes: the rest is read from the project's files. */
export type RunFindings = Omit<
  StatementParts,
  'document' | 'requirements' | 'openPoints' | 'deviations' | 'selfProof'
>;

const NOT_SEARCHED: Statement['redaction'] = { filesScanned: 0, hits: [] };

/** Puts the statement together and judges it. */
export function assembleStatement(parts: StatementParts): Statement {
  const strict = parts.run?.settings.strict ?? false;
  const redaction = parts.redaction ?? NOT_SEARCHED;
  const collecting = { tests: parts.tests, selection: parts.selection, strict };
  const requirements = withCredentialsHint(requirementOutcomes(parts.requirements, collecting), parts.run);
  const warnings = collectWarnings(parts.requirements, collecting);
  const pins = pinsOf(parts.run?.contract.description ?? {});
  const openPoints = openPointOutcomes(parts.openPoints, parts.tests, pins);
  const deviations = judgeDeviations(parts.deviations, {
    requirements,
    selection: parts.selection,
    now: parts.startedAt,
  });
  const judgement = judge({
    secretsFound: redaction.hits.map(({ file, secret }) => `${file}: ${secret}`),
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
    redaction,
    traffic: parts.traffic,
  });
}

function obstaclesOf({ run, troubles }: StatementParts): readonly string[] {
  if (run === undefined)
    return troubles.length > 0 ? troubles : ['set-up failed: the run was never prepared'];
  return isProven(run.ground) ? troubles : [...troubles, whyUnproven(run)];
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
      ...(parts.shards === undefined ? {} : { shards: parts.shards }),
    },
  };
}

const UNKNOWN_TARGET: Pick<Head, 'contract' | 'target'> = {
  contract: { sha256: '', overlays: [] },
  target: { name: 'unknown', baseUrl: '', kind: 'deployment' },
};

function targetOf({ contract, settings }: RunFacts): Pick<Head, 'contract' | 'target'> {
  return {
    contract: { sha256: contract.sha256, overlays: contract.overlays },
    target: { name: settings.target, baseUrl: settings.baseUrl, kind: settings.kind, ...playedBy(settings) },
  };
}

function playedBy({ mock }: RunFacts['settings']): Pick<Statement['target'], 'fault' | 'dialects'> {
  const { fault, dialects = [] } = mock ?? {};
  return present({ fault, dialects: dialects.length > 0 ? dialects : undefined });
}
