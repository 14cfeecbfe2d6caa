import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { putInFront, settingsFor, type Change } from '#fixtures/mock/front.ts';
import { startMock, type RunningMock } from '#fixtures/mock/mock.ts';

/** A conforming service as it is met in real life; nothing it does may be taken for a breach. */
export interface LiveService {
  readonly id: string;
  readonly dialects?: readonly string[];
  /** What happens between the service and its clients. */
  readonly weather?: (seed: string) => Change;
  readonly tokenLifetimeS?: number;
  /** Settings of the run beside address and credentials. */
  readonly settings?: Readonly<Record<string, string>>;
}

const USUAL_TOKEN_LIFETIME_S = 3;
const UNAVAILABLE = {
  status: 503,
  headers: ['Content-Type', 'text/html'],
  body: Buffer.from('<p>later</p>'),
};

/** The cheapest first. */
export const LIVE_SERVICES: readonly LiveService[] = [
  { id: 'one-session', dialects: ['sessions-single'] },
  { id: 'calls-limited', dialects: ['busy-with-retry-after'] },
  { id: 'calls-limited-silently', dialects: ['busy-without-retry-after'] },
  { id: 'log-ins-limited', dialects: ['log-ins-once-a-second'] },
  { id: 'accounts-locked', dialects: ['account-locked-after-five-failures'] },
  { id: 'one-in-a-hundred-unavailable', weather: seldomUnavailable },
  { id: 'maintenance-half-way', weather: maintenance },
  { id: 'list-grows', dialects: ['list-grows'] },
  { id: 'list-moves', dialects: ['list-moves'] },
  { id: 'tokens-of-two-seconds', dialects: ['token-lives-two-seconds'] },
  { id: 'clock-ahead', dialects: ['clock-ahead'] },
  { id: 'clock-behind', dialects: ['clock-behind'] },
  {
    id: 'two-seconds-an-answer',
    weather: () => async () => {
      await pause(2000);
      return {};
    },
    tokenLifetimeS: 60,
    settings: { MAX_EXPIRY_WAIT_S: '90' },
  },
];

/** Starts it on loopback; the same seed gives the same data and the same weather. */
export async function startLiveService(
  { dialects = [], weather, tokenLifetimeS = USUAL_TOKEN_LIFETIME_S }: LiveService,
  seed: string,
): Promise<RunningMock> {
  const mock = await startMock({ clients: 57, tokenLifetimeS, seed, dialects });
  return putInFront(mock, weather?.(seed) ?? (() => ({})));
}

/** Settings of a run against it. */
export function liveSettings(
  mock: RunningMock,
  { settings = {} }: LiveService,
  seed: string,
): Record<string, string> {
  return { ...settingsFor(mock), SEED: seed, EXPIRY_LEEWAY_S: '6', ...settings };
}

/** One answer in a hundred, of the token endpoint too. */
function seldomUnavailable(seed: string): Change {
  return ({ number }) => (numberFrom(`${seed} ${number}`, 100) === 0 ? UNAVAILABLE : {});
}

const MAINTENANCE_MS = 15_000;

/** A quarter of a minute without service, at any time after the start. */
function maintenance(seed: string): Change {
  const first = 60 + numberFrom(seed, 300);
  let endsAtMs: number | undefined;
  return ({ number }) => {
    if (number >= first) endsAtMs ??= Date.now() + MAINTENANCE_MS;
    return Date.now() < (endsAtMs ?? 0) ? { ...UNAVAILABLE, headers: ['Retry-After', '2'] } : {};
  };
}

/** A whole number below the limit that follows from the text. */
function numberFrom(text: string, limit: number): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) % limit;
}
