/** Level: a `must` can fail; a `nicety` warns (fails with STRICT=true). */
export type Level = 'must' | 'nicety';

/** One row of `spec/requirements/<area>.yaml`. */
export interface Requirement {
  /** `A3`, or `A3.1` where a row was split; never reused. */
  readonly id: string;
  readonly area: string;
  /** `stated`, `implied:document` or `implied:<rfc and section>`. */
  readonly basis: string;
  readonly level: Level;
  /** Section of the API document, `section 5`. */
  readonly section: string;
  /** The promise, in our words, one sentence. */
  readonly text: string;
  /** Requirements without which nothing can be said of this one: where one of them fails, this is untested. */
  readonly presumes?: readonly string[];
  /** Why it follows; required where the basis is implied. */
  readonly because?: string;
}

/** One row of `spec/open-points.yaml`. */
export interface OpenPoint {
  readonly id: string;
  readonly section: string;
  readonly question: string;
  /** False for what cannot be seen from outside. */
  readonly observable: boolean;
}
