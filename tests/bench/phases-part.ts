import type { Phase } from '#reports/command/phases.ts';
import { figuresOf, type Reading } from './figure.ts';
import type { ObservedRun } from './observed-run.ts';
import type { Part } from './part.ts';
import { spanOf, timelineOf, timeOf } from './timeline.ts';

/** Lifetime of the mock's tokens in an ordinary run. */
const TOKEN_LIFETIME_MS = 3000;

const LATER: readonly Phase['name'][] = ['close', 'allure', 'contract page', 'site', 'scan'];

/** Where the time of `npm run conformance` goes. Allure and the contract page are made side by side. */
export const PHASES: Part = {
  name: 'phases',
  measure: async ({ ordinaryRuns }) => figuresOf('phases', (await ordinaryRuns()).map(readingsOf)),
};

function readingsOf({ startMs, wholeMs, phases, sent }: ObservedRun): readonly Reading[] {
  const setUp = spanOf(phases, 'set-up');
  const firstAtMs = sent[0]?.startedAtMs ?? setUp.endedAtMs;
  const tests = timelineOf(spanOf(phases, 'tests'), sent);
  const times = [
    ['start', startMs],
    ['settings and contract', firstAtMs - setUp.startedAtMs],
    ['ground', setUp.endedAtMs - firstAtMs],
    ['tests', tests.wholeMs],
    ['tests: until the first request', tests.untilFirstMs],
    ['tests: waits', tests.waitsMs],
    ...LATER.map((name) => [name, timeOf(phases, name)] as const),
    ['whole command', startMs + wholeMs],
  ] as const;
  return [
    ...times.map(([name, value]) => ({ name, unit: 'ms' as const, value })),
    { name: "whole command to a token's life", unit: '×', value: (startMs + wholeMs) / TOKEN_LIFETIME_MS },
  ];
}
