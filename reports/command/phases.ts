/** One part of a run, by this process's `performance.now()`. A part done in several goes stands there as often. */
export interface Phase {
  readonly name: 'set-up' | 'tests' | 'close' | 'allure' | 'contract page' | 'site' | 'scan';
  readonly startedAtMs: number;
  readonly endedAtMs: number;
}

/** Notes how long the parts of a run take; reports are made side by side, so parts may overlap. */
export class Phases {
  readonly ended: Phase[] = [];

  /** Does the work and notes its time, whether it succeeds or throws. */
  async time<Result>(name: Phase['name'], work: () => Result | Promise<Result>): Promise<Result> {
    const startedAtMs = performance.now();
    try {
      return await work();
    } finally {
      this.ended.push({ name, startedAtMs, endedAtMs: performance.now() });
    }
  }
}
