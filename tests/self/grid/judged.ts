import type { Contract } from '#spec/contract.ts';
import { loadContract } from '#spec/load-contract.ts';
import type { Transport } from '#fixtures/client/transport.ts';
import { KnownValues } from '#fixtures/evidence/known-values.ts';
import { discover } from '#fixtures/ground/discover.ts';
import type { Ground } from '#fixtures/ground/ground.ts';
import { BreachError } from '#fixtures/judge/finding.ts';
import type { RunFile } from '#fixtures/run-file.ts';
import { Service } from '#fixtures/service.ts';
import { PUBLIC_SETTINGS } from '#tests/self/settings/public-settings.ts';
import { VirtualTime } from '#tests/self/virtual-time.ts';
import { inProcess } from './in-process.ts';
import type { ListService } from './paged-list.ts';
import { collected, SkippedError, withFixture, type CollectedTest, type Fixtures } from './stand-in.ts';

/** What the judge has attached of a breach. */
export interface Told {
  readonly requirement: string;
  readonly where: string;
  readonly expected: string;
  readonly actual: string;
}

export interface Outcome {
  readonly told: readonly Told[];
  /** Reasons why something could not be told, each with its requirement. */
  readonly untested: readonly string[];
  /** What went wrong in the suite itself. */
  readonly errors: readonly string[];
  readonly requests: number;
  readonly list: Ground['list'];
}

/** Tests about pages and the envelope, and whether the list opens: what a grid of lists can break. */
const IDS = /^(?:[PE]\d|A[12]$)/;
/** Some day; by clocks that stand still each run is the same. */
const BEGINNING_MS = Date.UTC(2026, 0, 1);

await import('#tests/conformance/access/opens.spec.ts');
await import('#tests/conformance/pagination/choice.spec.ts');
await import('#tests/conformance/pagination/full-pages.spec.ts');
await import('#tests/conformance/pagination/walk.spec.ts');
await import('#tests/conformance/pagination/both-schemes.spec.ts');
await import('#tests/conformance/pagination/header-names.spec.ts');
await import('#tests/conformance/pagination/other-clients.spec.ts');
await import('#tests/conformance/envelope/envelope.spec.ts');
await import('#tests/conformance/traffic/afterwards.spec.ts');

const contract = await loadContract([]);
const tests = collected.filter(({ id }) => IDS.test(id));

/** Discovers a service and runs the tests of the suite against it, all but the runner, the gateway and the network. */
export async function judged(service: ListService): Promise<Outcome> {
  const time = new VirtualTime({ date: () => BEGINNING_MS, monotonic: () => 0 });
  time.begin();
  try {
    const { send, sent } = inProcess(service, time);
    const run = await runOf(send, contract);
    const worker = { run, known: new KnownValues(), service: new Service(run, send) };
    const outcome = { told: [] as Told[], untested: [] as string[], errors: [] as string[] };
    for (const test of tests) await runTest(test, worker, outcome);
    return { ...outcome, requests: sent(), list: run.ground.list };
  } finally {
    time.end();
  }
}

async function runOf(send: Transport, described: Contract): Promise<RunFile> {
  const settings = PUBLIC_SETTINGS;
  const gateway = { url: 'http://127.0.0.1:9', key: 'key', keepToken: () => undefined };
  const ground = await discover({ send, contract: described, settings, gateway });
  return {
    ...{ gateway, contract: described, ground, settings, alike: {}, known: [] },
    ...{ startedAtMs: Date.now(), isStepless: true, outDir: '' },
  };
}

interface Growing {
  readonly told: Told[];
  readonly untested: string[];
  readonly errors: string[];
}

async function runTest(
  { id, title, body }: CollectedTest,
  worker: Fixtures,
  outcome: Growing,
): Promise<void> {
  const info = {
    annotations: [],
    errors: [],
    attach: (name: string, { body: text }: { readonly body?: string | Buffer } = {}) => {
      // The judge's own JSON.
      if (name === 'breach') outcome.told.push(...(JSON.parse(String(text)) as Told[]));
      return Promise.resolve();
    },
  };
  try {
    await withFixture('judge', { fixtures: worker, info }, async (judge) => {
      const judging = { ...worker, judge };
      await withFixture('needs', { fixtures: judging, info }, (needs) => body({ ...judging, needs }));
    });
  } catch (error) {
    if (error instanceof SkippedError) {
      if (error.message.startsWith('untested')) outcome.untested.push(`${id}: ${error.message}`);
    } else if (!(error instanceof BreachError))
      outcome.errors.push(`${title}: ${String((error as Error).stack)}`);
  }
}
