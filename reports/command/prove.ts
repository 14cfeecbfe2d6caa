import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RunNeeds } from '#fixtures/mock/alteration.ts';
import type { ProvenDialect, ProvenFault } from '#reports/statement/self-proof.ts';
import type { Statement } from '#reports/statement/statement.ts';
import type { SuiteDigests } from '#reports/statement/suite-digest.ts';
import { ROOT } from '#reports/statement/suite.ts';
import { outcomeOf } from '#reports/statement/verdict.ts';
import { isDescribed, type ProvenService } from './proven-services.ts';
import { runConformance } from './run-conformance.ts';

/** What the run against one service of the proof showed. */
export interface Proven {
  readonly service: ProvenService;
  readonly statement: Statement;
  /** What is not as declared, in words; empty where all is. */
  readonly mistakes: readonly string[];
}

/** Runs the command's own entry function against a service and holds the outcome against what it declares. */
export async function prove(service: ProvenService): Promise<Proven> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'proof-'));
  try {
    const { statement } = await runConformance({
      environment: environmentFor(service),
      directory: ROOT,
      outDir,
      reports: false,
      isStepless: true,
      isQuiet: true,
      playwrightArguments: ['--project=conformance'],
    });
    return { service, statement, mistakes: mistakesOf(service, statement) };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** A row for each requirement that the service's fault breaks. */
export function faultRows(
  { service, statement, mistakes }: Proven,
  digests: SuiteDigests,
): readonly ProvenFault[] {
  const { fault, dialects } = service;
  if (fault === undefined) return [];
  const failed = idsWith(statement, 'failed');
  return fault.breaks.map((breaks) => ({
    ...restingOn(service, digests),
    id: fault.id,
    breaks,
    hides: fault.hides,
    text: fault.text,
    dialects: dialects.map(({ id }) => id),
    failed,
    killed: mistakes.length === 0,
  }));
}

/** The row of a service without a fault. */
export function dialectRows(
  { service, statement, mistakes }: Proven,
  digests: SuiteDigests,
): readonly ProvenDialect[] {
  if (service.fault !== undefined) return [];
  const judged = statement.requirements.filter(({ outcome }) => outcome !== 'untested');
  const worst = outcomeOf(judged.map(({ outcome }) => outcome)) ?? 'untested';
  return [
    {
      ...restingOn(service, digests),
      id: service.name,
      text: service.dialects.map(({ text }) => text).join(' '),
      outcome: mistakes.length === 0 ? 'passed' : worst === 'passed' ? 'untested' : worst,
      untested: idsWith(statement, 'untested'),
    },
  ];
}

function restingOn(
  service: ProvenService,
  digests: SuiteDigests,
): Pick<ProvenFault, 'isDescribed' | 'digest'> {
  const { fault, dialects } = service;
  const on = { dialects: dialects.map(({ id }) => id), isDescribed: isDescribed(service) };
  const digest = digests.of({ ...on, ...(fault === undefined ? {} : { fault: fault.id }) });
  return { isDescribed: on.isDescribed, digest };
}

function mistakesOf({ fault, dialects }: ProvenService, statement: Statement): readonly string[] {
  const failed = idsWith(statement, 'failed');
  const told = (id: string, outcome: string): string => `${id} ${outcome} (${reasonOf(statement, id)})`;
  const errors = idsWith(statement, 'error').map((id) => told(id, 'ended in an error'));
  if (fault !== undefined) {
    const missing = fault.breaks.filter((id) => !failed.includes(id)).map((id) => told(id, 'did not fail'));
    const extra = failed.filter((id) => !fault.breaks.includes(id)).map((id) => told(id, 'failed'));
    return [...missing, ...extra, ...errors];
  }
  const excused = dialects.flatMap(({ judgeable }) => (judgeable === 'all' ? [] : judgeable.untested));
  const untested = idsWith(statement, 'untested').filter((id) => !excused.includes(id));
  return [
    ...failed.map((id) => told(id, 'failed')),
    ...untested.map((id) => told(id, 'untested')),
    ...errors,
  ];
}

/** Why a requirement ended as it did, on one line: the run's files are gone when somebody reads of it. */
function reasonOf(statement: Statement, id: string): string {
  const row = statement.requirements.find((one) => one.id === id);
  const told = row?.tests.find(({ outcome, message }) => outcome === row.outcome && message !== undefined);
  return (told?.message ?? row?.reason ?? row?.outcome ?? 'no such requirement').replaceAll(/\s+/gu, ' ');
}

function idsWith(statement: Statement, outcome: string): readonly string[] {
  return statement.requirements
    .filter((row) => row.level === 'must' && row.outcome === outcome)
    .map(({ id }) => id);
}

function environmentFor({ fault, dialects }: ProvenService): Record<string, string> {
  const needs = [fault?.settings, ...dialects.map(({ settings }) => settings)];
  return Object.assign(
    {
      ...(fault === undefined ? {} : { FAULT: fault.id }),
      ...(dialects.length === 0 ? {} : { DIALECT: dialects.map(({ id }) => id).join(',') }),
      SEED: 'proof',
      EXPIRY_LEEWAY_S: '6',
    },
    ...needs.map(settingsFor),
  ) as Record<string, string>;
}

/** A leeway of seconds instead of ten keeps a proof short; a dialect that needs more says so. */
function settingsFor(needs: RunNeeds | undefined): Record<string, string> {
  if (needs === undefined) return {};
  const named: readonly (readonly [string, number | undefined])[] = [
    ['MOCK_CLIENTS', needs.clients],
    ['MOCK_TOKEN_LIFETIME_S', needs.tokenLifetimeS],
    ['MAX_EXPIRY_WAIT_S', needs.maxExpiryWaitS],
    ['EXPIRY_LEEWAY_S', needs.expiryLeewayS],
    ['MAX_REQUESTS_PER_SECOND', needs.maxRequestsPerSecond],
  ];
  const numbers = named.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return { ...(Object.fromEntries(numbers) as Record<string, string>), ...writesOf(needs) };
}

function writesOf({ describedResource, describedSingle, describedOwnKey }: RunNeeds): Record<string, string> {
  const targets = { example: describedResource, single: describedSingle, 'own-key': describedOwnKey };
  const overlays = Object.entries(targets)
    .filter(([, isDescribed]) => isDescribed === true)
    .map(([name]) => path.join(ROOT, `spec/targets/${name}/overlay.yaml`));
  return overlays.length === 0 ? {} : { ALLOW_WRITES: 'true', OVERLAY: overlays.join(',') };
}
