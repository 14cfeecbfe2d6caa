/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import type { TrafficSummary } from '#fixtures/gateway/protocol.ts';

const WIDTH = 160;
const HEIGHT = 16;
const MIDDLE = HEIGHT / 2;
const LEAST_MS = 0.5;

type Times = Pick<TrafficSummary['operations'][number], 'medianMs' | 'p95Ms' | 'maxMs'>;

/**
 * Response times of one operation on a logarithmic scale that all operations share: a dot at the median, a bar up
 * to the 95th percentile, a thin line up to the longest.
 */
export const TimeRange: FC<{ times: Times; longestMs: number }> = ({ times, longestMs }) => {
  const { medianMs, p95Ms, maxMs } = times;
  const [median, p95, longest] = [medianMs, p95Ms, maxMs].map((ms) => placeOf(ms, longestMs));
  const label = `median ${medianMs.toFixed(1)} ms, 95 % ${p95Ms.toFixed(1)} ms, longest ${maxMs.toFixed(1)} ms`;
  return (
    <svg
      class="times"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={label}
    >
      <line class="axis" x1="0" y1={HEIGHT - 1} x2={WIDTH} y2={HEIGHT - 1} />
      <line class="rest" x1={median} y1={MIDDLE} x2={longest} y2={MIDDLE} />
      <line class="most" x1={median} y1={MIDDLE} x2={p95} y2={MIDDLE} />
      <circle cx={median} cy={MIDDLE} r="3.5" />
    </svg>
  );
};

/** Where a time stands between half a millisecond and the longest time of the run. */
function placeOf(ms: number, longestMs: number): number {
  const span = Math.log(Math.max(longestMs, 2 * LEAST_MS) / LEAST_MS);
  const share = Math.log(Math.max(ms, LEAST_MS) / LEAST_MS) / span;
  return Math.round((4 + share * (WIDTH - 8)) * 10) / 10;
}
