import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { HarnessError } from '#fixtures/errors.ts';
import { ownEnvironment, tool } from '#reports/command/step.ts';
import { ROOT } from '#reports/statement/suite.ts';
import type { Reading } from './figure.ts';
import { generatedOverlay, OPERATIONS } from './generated-contract.ts';
import { observeRun, type ObservedRun } from './observed-run.ts';
import { repeated, type Part } from './part.ts';
import { spanOf, timelineOf, timeOf } from './timeline.ts';

const SIZES = [10, 100, 1000];

interface Scaled {
  readonly size: number;
  readonly run: ObservedRun;
  readonly readings: readonly Reading[];
}

/**
 * What a contract costs as it grows. Cost of an operation: time of the tests, without waits, beyond that of an
 * ordinary run, which has no described resource.
 */
export const SCALE: Part = {
  name: 'scale',
  measure: async ({ runs, largestScale, ordinaryRuns }) => {
    const without = (await ordinaryRuns()).map(activeMs);
    return repeated('scale', runs, async (run) => {
      const scaled: Scaled[] = [];
      for (const size of SIZES.filter((one) => one <= largestScale))
        scaled.push(await measureSize(size, `bench-${run}`));
      const times = scaled.map(({ size, run: observed }) => ({ size, ms: activeMs(observed) }));
      return [...scaled.flatMap(({ readings }) => readings), ...costsOf(times, without[run - 1] ?? 0)];
    });
  },
};

async function measureSize(size: number, seed: string): Promise<Scaled> {
  process.stderr.write(`scale: ${size} resources\n`);
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  try {
    const overlay = path.join(folder, 'overlay.yaml');
    await writeFile(overlay, generatedOverlay(size));
    const listing = await list(overlay);
    const observed = await observeRun({ SEED: seed, OVERLAY: overlay, ALLOW_WRITES: 'true' });
    if (observed.verdict !== 'conforms')
      throw new HarnessError(`The run over ${size} generated resources ended with ${observed.verdict}.`);
    return { size, run: observed, readings: readingsOf(size, listing, observed) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Listing {
  readonly ms: number;
  readonly tests: number;
}

/** Times `playwright test --list`, without a run. */
async function list(overlay: string): Promise<Listing> {
  const startedAtMs = performance.now();
  const child = spawn(process.execPath, [tool('@playwright/test', 'cli.js'), 'test', '--list'], {
    cwd: ROOT,
    env: { ...ownEnvironment(), OVERLAY: overlay },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = await text(child.stdout);
  const tests = /^Total: (\d+) tests? in/m.exec(output)?.[1];
  if (tests === undefined) throw new HarnessError(`The tests could not be listed: ${output.slice(-300)}`);
  return { ms: performance.now() - startedAtMs, tests: Number(tests) };
}

function readingsOf(size: number, listing: Listing, run: ObservedRun): readonly Reading[] {
  const { peakMb, sizeKb } = run;
  const rows = [
    ['tests', 'tests', listing.tests],
    ['listing', 'ms', listing.ms],
    ['tests phase', 'ms', timeOf(run.phases, 'tests')],
    ['whole command', 'ms', run.startMs + run.wholeMs],
    ['requests', 'requests', run.sent.length],
    ['peak memory of the command', 'MB', peakMb.main],
    ['peak memory of Playwright', 'MB', peakMb.playwright],
    ['peak memory of the worker', 'MB', peakMb.worker],
    ['statement', 'KB', sizeKb.statement],
    ['site', 'KB', sizeKb.site],
    ['Allure report', 'KB', sizeKb.allure],
  ] as const;
  return rows.map(([name, unit, value]) => ({ name: `${size} resources: ${name}`, unit, value }));
}

/** Time of the tests without waits, in ms. */
function activeMs({ phases, sent }: ObservedRun): number {
  const { wholeMs, waitsMs } = timelineOf(spanOf(phases, 'tests'), sent);
  return wholeMs - waitsMs;
}

/**
 * Cost of an operation in each contract, and how it grows from one to the next.
 * @param without time of the tests where no resource is described, in ms
 */
export function costsOf(
  times: readonly { readonly size: number; readonly ms: number }[],
  without: number,
): readonly Reading[] {
  const costs = times.map(({ size, ms }) => ({ size, ms: (ms - without) / (size * OPERATIONS) }));
  const ratios = costs.slice(1).map(({ size, ms }, index) => {
    const smaller = costs[index] ?? { size, ms };
    const name = `an operation of ${size} resources to one of ${smaller.size}`;
    return { name, unit: '×' as const, value: ms / smaller.ms };
  });
  return [
    ...costs.map(({ size, ms }) => ({
      name: `${size} resources: an operation`,
      unit: 'ms' as const,
      value: ms,
    })),
    ...ratios,
  ];
}
