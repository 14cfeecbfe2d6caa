import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { test } from '@playwright/test';

/**
 * In the whole file waits pass at once, and the clocks go on by them: for scenes whose answers are written down. What
 * speaks to a server takes real time.
 */
export function waitsPass(): void {
  const time = new VirtualTime();
  test.beforeAll(() => {
    time.begin();
  });
  test.afterAll(() => {
    time.end();
  });
}

interface Waiter {
  readonly dueMs: number;
  readonly wake: () => void;
}

/** Milliseconds. */
interface Clocks {
  readonly date: () => number;
  readonly monotonic: () => number;
}

export class VirtualTime {
  readonly #real = { wait: timers.setTimeout, date: Date.now, monotonic: performance.now.bind(performance) };
  readonly #clocks: Clocks;
  readonly #waiters: Waiter[] = [];
  #aheadMs = 0;
  #isAdvancing = false;

  /** Of clocks that stand still, time passes by waits alone, and by what `pass` is told. */
  constructor(clocks?: Clocks) {
    this.#clocks = clocks ?? this.#real;
  }

  begin(): void {
    this.#use(this.#wait as typeof timers.setTimeout);
    Date.now = () => Math.round(this.#clocks.date() + this.#aheadMs);
    performance.now = () => this.#clocks.monotonic() + this.#aheadMs;
  }

  pass(ms: number): void {
    this.#aheadMs += ms;
  }

  end(): void {
    this.#use(this.#real.wait);
    Date.now = this.#real.date;
    performance.now = this.#real.monotonic;
  }

  /** What is imported by its name is the new function, too. */
  #use(wait: typeof timers.setTimeout): void {
    timers.setTimeout = wait;
    syncBuiltinESMExports();
  }

  readonly #wait = async (delayMs = 1): Promise<void> => {
    const dueMs = performance.now() + Math.max(1, delayMs);
    await new Promise<void>((wake) => {
      this.#waiters.push({ dueMs, wake });
      this.#advance();
    });
  };

  /** As soon as nothing else is left to do, the next of those who wait is woken at its time. */
  #advance(): void {
    if (this.#isAdvancing) return;
    this.#isAdvancing = true;
    setImmediate(() => {
      this.#isAdvancing = false;
      const next = this.#waiters.toSorted((one, other) => one.dueMs - other.dueMs)[0];
      if (next === undefined) return;
      this.#waiters.splice(this.#waiters.indexOf(next), 1);
      this.#aheadMs += Math.max(0, next.dueMs - performance.now());
      next.wake();
      this.#advance();
    });
  }
}
