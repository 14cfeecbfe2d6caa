import type { RunFacts } from '#reports/statement/assemble.ts';
import type { RanTest } from '#reports/statement/ran-test.ts';
import type { ShardPart } from '#reports/statement/shard-part.ts';
import type { Verdict } from '#reports/statement/statement.ts';
import { loadOpenPoints, loadRequirements } from '#spec/catalogue.ts';
import { BREACH, CONFORMING } from './statements.ts';

export const FACTS: RunFacts = {
  contract: { sha256: CONFORMING.contract.sha256, overlays: [], description: {} },
  settings: {
    target: 'staging',
    baseUrl: 'http://127.0.0.1:1',
    kind: 'deployment',
    seed: 'seed-1',
    strict: false,
  },
  ground: {
    tokenSeen: true,
    schemes: { apiKey: { declared: true, opens: true }, bearer: { declared: true, opens: true } },
  },
};

export const CANARY_HIT = {
  redaction: { filesScanned: 7, hits: [{ file: 'junit.xml', secret: 'API_KEY' }] },
};

export function part(change: Partial<Omit<ShardPart, 'run'>> & { readonly run?: RunFacts | undefined }) {
  const { run = 'run' in change ? undefined : FACTS, ...rest } = change;
  const whole: ShardPart = {
    shard: { current: 1, total: 1 },
    suite: CONFORMING.suite,
    tests: [],
    troubles: [],
    selection: 'full',
    startedAt: '2026-11-20T20:00:00.000Z',
    durationS: 4,
    interrupted: false,
    redaction: { filesScanned: 7, hits: [] },
    ...rest,
  };
  return run === undefined ? whole : { ...whole, run };
}

type Parts = readonly [ShardPart & { readonly tests: readonly [RanTest, ...RanTest[]] }, ShardPart];

/** The tests of one run as `total` shards have run them: neighbours together, as Playwright divides them. */
export function divided(tests: readonly RanTest[], total: number): Parts {
  const most = Math.ceil(tests.length / total);
  const parts = Array.from({ length: total }, (_, index) =>
    part({ shard: { current: index + 1, total }, tests: tests.slice(index * most, (index + 1) * most) }),
  );
  // Every run of this file has more tests than shards.
  return parts as unknown as Parts;
}

/** Two tests of each requirement, as one that keeps all its promises. */
const PASSING: readonly RanTest[] = loadRequirements().flatMap(({ id, area }) =>
  ['first', 'second'].map((which) => ({
    title: `${id} holds, ${which} look`,
    file: `${area}/${which}.spec.ts`,
    requirements: [id],
    outcome: 'passed' as const,
    breaches: [],
    observations: [],
    warnings: [],
  })),
);

const PROBES: readonly RanTest[] = loadOpenPoints().map(({ id }) => ({
  title: `probe of ${id}`,
  file: 'observation/probes.spec.ts',
  requirements: [],
  outcome: 'passed',
  breaches: [],
  observations: [{ id, value: 'seen' }],
  warnings: [{ id: 'N1', text: 'no WWW-Authenticate' }],
}));

function changed(title: string, change: Partial<RanTest>): readonly RanTest[] {
  return [...PASSING, ...PROBES].map((test) => (test.title === title ? { ...test, ...change } : test));
}

/** One run of each verdict. */
export const RUNS: readonly [Run, Run, ...Run[]] = [
  { verdict: 'conforms', tests: changed('', {}) },
  {
    verdict: 'violates',
    tests: changed('P5 holds, second look', { outcome: 'failed', message: 'x', breaches: [BREACH] }),
  },
  {
    verdict: 'partial',
    tests: changed('T5 holds, first look', { outcome: 'untested', reason: 'the token outlives the wait' }),
  },
  {
    verdict: 'not-judged',
    tests: changed('E1 holds, first look', { outcome: 'error', message: 'TypeError' }),
  },
];

interface Run {
  readonly verdict: Verdict;
  readonly tests: readonly RanTest[];
}
