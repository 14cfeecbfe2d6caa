import type { Phase } from '#reports/command/phases.ts';

/** When one request was with the service, by `performance.now()`. */
export interface Span {
  readonly startedAtMs: number;
  readonly endedAtMs: number;
}

/** Where the time of a run's tests went, in ms; the parts add up to the whole. */
export interface Timeline {
  readonly wholeMs: number;
  /** Until the first request: the start of Playwright and its worker. */
  readonly untilFirstMs: number;
  /** Nothing was asked for this long at a time: tests waited for a token to expire. */
  readonly waitsMs: number;
  readonly atServiceMs: number;
  /** Between requests: gateway, Playwright, checks. */
  readonly betweenMs: number;
  /** After the last request: observations, reporters, the end of the processes. */
  readonly afterLastMs: number;
  readonly requests: number;
}

/** A pause between two requests from this length on is a wait. */
const WAIT_MS = 500;

/** What the requests within a phase say of it. */
export function timelineOf({ startedAtMs, endedAtMs }: Span, sent: readonly Span[]): Timeline {
  const own = sent.filter((span) => span.startedAtMs >= startedAtMs && span.startedAtMs < endedAtMs);
  const pauses = own.slice(1).map((span, index) => span.startedAtMs - (own[index]?.endedAtMs ?? 0));
  const firstAtMs = own[0]?.startedAtMs ?? endedAtMs;
  const lastAtMs = own.at(-1)?.endedAtMs ?? endedAtMs;
  const waitsMs = sum(pauses.filter((pause) => pause >= WAIT_MS));
  const atServiceMs = sum(own.map((span) => span.endedAtMs - span.startedAtMs));
  return {
    wholeMs: endedAtMs - startedAtMs,
    untilFirstMs: firstAtMs - startedAtMs,
    waitsMs,
    atServiceMs,
    betweenMs: lastAtMs - firstAtMs - waitsMs - atServiceMs,
    afterLastMs: endedAtMs - lastAtMs,
    requests: own.length,
  };
}

/** From the first start to the last end of a phase; nothing where it was left out. */
export function spanOf(phases: readonly Phase[], name: Phase['name']): Span {
  const own = phases.filter((phase) => phase.name === name);
  if (own.length === 0) return { startedAtMs: 0, endedAtMs: 0 };
  return {
    startedAtMs: Math.min(...own.map((phase) => phase.startedAtMs)),
    endedAtMs: Math.max(...own.map((phase) => phase.endedAtMs)),
  };
}

/** Time spent in a phase, in ms; a part that is done in several goes counts each. */
export function timeOf(phases: readonly Phase[], name: Phase['name']): number {
  return sum(
    phases
      .filter((phase) => phase.name === name)
      .map(({ startedAtMs, endedAtMs }) => endedAtMs - startedAtMs),
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
