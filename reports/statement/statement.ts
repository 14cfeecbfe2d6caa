import type { TrafficSummary } from '#fixtures/gateway/protocol.ts';

/** What one run found: `reports/out/conformance.json`. Everything else shown is derived from it. */

export type Outcome = 'failed' | 'error' | 'untested' | 'passed' | 'inapplicable';
export type Verdict = 'conforms' | 'partial' | 'violates' | 'not-judged';

/** One breach as a test attached it (attachment `breach`, see `fixtures/judge/judge.ts`). */
export interface Breach {
  readonly requirement: string;
  /** `GET /api/v1/clients, page 3 of size 2, item 1`. */
  readonly where: string;
  readonly expected: string;
  readonly actual: string;
  /** `curl` line with `$API_KEY`-style variables. */
  readonly curl?: string;
  /** The exchange as an Allure HTTP exchange (names instead of secrets). */
  readonly exchange?: unknown;
}

export interface TestOutcome {
  readonly title: string;
  readonly file: string;
  readonly outcome: Outcome;
  readonly reason?: string;
  readonly message?: string;
  readonly breaches: readonly Breach[];
}

export interface RequirementOutcome {
  readonly id: string;
  readonly area: string;
  readonly basis: string;
  readonly level: 'must' | 'nicety';
  readonly section: string;
  readonly text: string;
  readonly because?: string;
  readonly outcome: Outcome;
  readonly reason?: string;
  readonly tests: readonly TestOutcome[];
}

export interface OpenPointOutcome {
  readonly id: string;
  readonly section: string;
  readonly question: string;
  /** Short stable value; `null` where it could not be told, see `reason`. */
  readonly observed: string | null;
  readonly reason?: string;
  readonly pinned?: string;
  readonly drifted: boolean;
}

export interface Warning {
  readonly id: string;
  readonly section: string;
  readonly text: string;
}

export interface Deviation {
  readonly requirement: string;
  readonly reason: string;
  readonly owner: string;
  readonly expires: string;
  readonly state: 'accepted' | 'expired' | 'passing';
  /** Where its row stands: `spec/targets/staging/deviations.yaml:2`. */
  readonly place?: string;
}

export interface Statement {
  readonly suite: { readonly name: string; readonly version: string; readonly commit?: string };
  readonly document: { readonly title: string; readonly sha256: string };
  readonly contract: { readonly sha256: string; readonly overlays: readonly string[] };
  readonly target: {
    readonly name: string;
    readonly baseUrl: string;
    readonly kind: 'mock' | 'deployment';
    /** What the embedded mock broke on purpose. */
    readonly fault?: string;
    /** What it chose otherwise where the document is open. */
    readonly dialects?: readonly string[];
  };
  readonly run: {
    readonly startedAt: string;
    readonly durationS: number;
    readonly requests: number;
    readonly retries: number;
    readonly seed: string;
    readonly selection: 'full' | 'filtered';
    readonly interrupted?: boolean;
    /** Put together from so many shards. */
    readonly shards?: number;
  };
  readonly verdict: Verdict;
  readonly because: readonly string[];
  readonly requirements: readonly RequirementOutcome[];
  readonly warnings: readonly Warning[];
  readonly openPoints: readonly OpenPointOutcome[];
  readonly deviations: readonly Deviation[];
  readonly selfProof?: {
    readonly faults: number;
    readonly killed: number;
    readonly dialects: number;
    readonly passed: number;
    readonly digest: string;
  };
  readonly redaction: {
    readonly filesScanned: number;
    readonly hits: readonly { readonly file: string; readonly secret: string }[];
  };
  /** What the gateway counted; absent where it was never asked. */
  readonly traffic?: TrafficSummary;
}
