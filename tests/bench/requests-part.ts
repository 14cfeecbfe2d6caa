import { figuresOf, type Reading } from './figure.ts';
import type { ObservedRun } from './observed-run.ts';
import type { Part } from './part.ts';
import { requestsBy } from './test-requests.ts';

/** How often a run asks the service, by what it wants to know; what is told from pages read before costs none. */
export const REQUESTS: Part = {
  name: 'requests',
  measure: async ({ ordinaryRuns }) => {
    const figures = figuresOf('requests', (await ordinaryRuns()).map(readingsOf));
    return figures.filter(({ spread: [, highest] }) => highest > 0);
  },
};

function readingsOf({ sent, tests }: ObservedRun): readonly Reading[] {
  const rows = requestsBy(tests);
  const byTests = rows.reduce((total, { requests }) => total + requests, 0);
  const counts = [
    ['whole run', sent.length],
    ['ground and renewals', sent.length - byTests],
    ...rows.map(({ about, requests }) => [about, requests] as const),
  ] as const;
  return counts.map(([name, value]) => ({ name, unit: 'requests' as const, value }));
}
