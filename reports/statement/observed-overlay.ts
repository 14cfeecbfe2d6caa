import { stringify } from 'yaml';
import type { Statement } from './statement.ts';

/**
 * What a run observed, as an OpenAPI Overlay that a team may review and commit for its target: from then on
 * each value is a pin, and a change is drift. Undefined where nothing was observed.
 */
export function observedOverlay({ openPoints, target, run }: Statement): string | undefined {
  const seen = openPoints.flatMap(({ id, observed }) => (observed === null ? [] : [[id, observed] as const]));
  if (seen.length === 0) return undefined;
  return stringify({
    overlay: '1.0.0',
    info: { title: `Choices observed at ${target.name}`, version: run.startedAt.slice(0, 10) },
    actions: [{ target: '$', update: { 'x-pins': Object.fromEntries(seen) } }],
  });
}
