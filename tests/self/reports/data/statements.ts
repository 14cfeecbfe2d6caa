import type { TrafficSummary } from '#fixtures/gateway/protocol.ts';
import type { OpenPointOutcome, RequirementOutcome, Statement } from '#reports/statement/statement.ts';

/** Statements to build tables and sites from: what a run could have found, made by hand. */

const SHA256 = 'a3f1'.repeat(16);

function row(id: string, area: string, text: string): RequirementOutcome {
  return {
    id,
    area,
    basis: id.startsWith('A1') || id.startsWith('P1') || id.startsWith('E1') ? 'stated' : 'implied:document',
    level: 'must',
    section: area === 'pagination' ? 'section 4' : 'section 5',
    text,
    because: 'what is called required cannot be left out',
    outcome: 'passed',
    tests: [{ title: text.slice(0, 60), file: `${area}/rules.spec.ts`, outcome: 'passed', breaches: [] }],
  };
}

const REQUIREMENTS: readonly RequirementOutcome[] = [
  row('A1', 'access', 'The API-key scheme opens the client list.'),
  row('A2', 'access', 'The bearer scheme opens the client list.'),
  row('A3', 'access', 'A request that lacks a required header of its scheme is not served.'),
  row('A5', 'access', 'Credentials open the data of their own organization only.'),
  {
    ...row('A6', 'access', 'A key without the permission does not open the list.'),
    outcome: 'inapplicable',
    reason: 'LIMITED_API_KEY is not declared',
    tests: [
      {
        title: 'a limited key does not open the list',
        file: 'access/permission.spec.ts',
        outcome: 'inapplicable',
        reason: 'LIMITED_API_KEY is not declared',
        breaches: [],
      },
    ],
  },
  { ...row('T4', 'token', 'A token altered in any part is refused.'), basis: 'implied:rfc7519 §7.2' },
  row('T5', 'token', 'After its expiry the token is refused.'),
  row('P1', 'pagination', 'The request headers pageNo and pageSize choose the page.'),
  row('P4', 'pagination', 'A page holds pageSize items while there are that many left, and never more.'),
  row('P5', 'pagination', 'The pages walk the list: the same clients, none twice, none left out.'),
  row('E1', 'envelope', 'A served list has data, totalCount, filteredCount and message of their types.'),
  {
    ...row('G1', 'resources', 'GET gives the data of the resource.'),
    outcome: 'inapplicable',
    reason: 'no resource is described',
    tests: [],
  },
];

const OPEN_POINTS: readonly OpenPointOutcome[] = [
  {
    id: 'OP-01',
    section: 'section 4',
    question: 'Which member of the token answer carries the token?',
    observed: 'body/data/token',
    drifted: false,
  },
  {
    id: 'OP-02',
    section: 'section 5',
    question: 'How long does a token live?',
    observed: '3 s',
    pinned: '3 s',
    drifted: false,
  },
  {
    id: 'OP-30',
    section: 'section 6',
    question: 'Which events does the service send?',
    observed: null,
    reason: 'not observable',
    drifted: false,
  },
];

export const TRAFFIC: TrafficSummary = {
  requests: 412,
  retries: 1,
  unreachable: 0,
  peakPerSecond: 96,
  failedLoginsInARow: 2,
  operations: [
    {
      operation: 'GET /api/v1/clients',
      count: 371,
      statuses: { '200': 260, '401': 111 },
      medianMs: 1.2,
      p95Ms: 3.4,
      maxMs: 9,
    },
    {
      operation: 'POST /api/v1/auth/token/bearer',
      count: 41,
      statuses: { '200': 14, '401': 27 },
      medianMs: 2.1,
      p95Ms: 5,
      maxMs: 11,
    },
  ],
  leftBehind: [],
  exercised: [
    {
      operation: 'GET /api/v1/clients',
      requests: 371,
      schemes: { apiKey: 180, bearer: 160, neither: 31 },
      headers: { Authorization: 340, 'Organization-ID': 338, 'API-KEY': 161, pageNo: 371, pageSize: 0 },
      members: { data: 260, 'data[].clientId': 255, message: 0 },
    },
  ],
};

export const CONFORMING: Statement = {
  suite: { name: 'business-platform-conformance', version: '0.1.0', commit: '0123456789abcdef' },
  document: { title: 'Business Platform API: Access, Authentication and Client Listing', sha256: SHA256 },
  contract: { sha256: SHA256, overlays: [] },
  target: { name: 'mock', baseUrl: 'http://127.0.0.1:4010', kind: 'mock' },
  run: {
    startedAt: '2026-11-20T20:00:00.000Z',
    durationS: 14.2,
    requests: 412,
    retries: 1,
    seed: '8c1f',
    selection: 'full',
  },
  verdict: 'conforms',
  because: [],
  requirements: REQUIREMENTS,
  warnings: [
    { id: 'N1', section: 'section 7', text: 'a 401 carries no WWW-Authenticate (RFC 9110 §15.5.2)' },
  ],
  openPoints: OPEN_POINTS,
  deviations: [],
  selfProof: { faults: 120, killed: 120, dialects: 24, passed: 24, digest: SHA256 },
  redaction: { filesScanned: 31, hits: [] },
  traffic: TRAFFIC,
};

export const PARTIAL: Statement = {
  ...CONFORMING,
  verdict: 'partial',
  because: ['T5'],
  requirements: changed('T5', (T5) => ({
    ...T5,
    outcome: 'untested',
    reason: 'the token lives 3600 s, longer than MAX_EXPIRY_WAIT_S (60)',
    tests: T5.tests.map((ran) => ({ ...ran, outcome: 'untested', reason: 'the token outlives the wait' })),
  })),
};

export const BREACH = {
  requirement: 'P5',
  where: 'GET /api/v1/clients, page 3 of size 10, item 1',
  expected: 'a client that no earlier page held',
  actual: 'clientId (string, 36, #9f2c) stood on page 2 already',
  curl: `curl -sS "$BASE_URL/api/v1/clients" -H "Authorization: Api-Key $API_KEY" -H "Organization-ID: $ORGANIZATION_ID" -H 'pageNo: 3' -H 'pageSize: 10'`,
  exchange: {
    request: {
      method: 'GET',
      url: '/api/v1/clients',
      headers: [
        { name: 'Authorization', value: 'Api-Key API_KEY' },
        { name: 'pageNo', value: '3' },
        { name: 'pageSize', value: '10' },
      ],
    },
    response: {
      status: 200,
      headers: [{ name: 'content-type', value: 'application/json' }],
      body: { value: '{"data":[{"clientId":"(string, 36, #9f2c)"}],"totalCount":57}' },
    },
  },
};

export const VIOLATING: Statement = {
  ...CONFORMING,
  verdict: 'violates',
  because: ['P5', 'OP-02 drifted from its pin', 'A5: known deviation expired'],
  requirements: changed('P5', (P5) => ({
    ...P5,
    outcome: 'failed',
    tests: [
      {
        title: 'walking the pages meets every client once',
        file: 'pagination/walk.spec.ts',
        outcome: 'failed',
        message: 'GET /api/v1/clients, page 3 of size 10, item 1: must be a client that no earlier page held',
        breaches: [BREACH],
      },
      {
        title: 'a larger pageSize walks the same clients',
        file: 'pagination/walk.spec.ts',
        outcome: 'passed',
        breaches: [],
      },
    ],
  })),
  openPoints: OPEN_POINTS.map((point) =>
    point.id === 'OP-02' ? { ...point, observed: '60 s', drifted: true } : point,
  ),
  deviations: [
    {
      requirement: 'A5',
      reason: 'tenant check is being rewritten',
      owner: 'platform team',
      expires: '2026-10-31',
      state: 'expired',
    },
  ],
};

export const UNREACHABLE: Statement = {
  ...CONFORMING,
  verdict: 'not-judged',
  because: ['SetupError: BASE_URL cannot be reached: ECONNREFUSED'],
  requirements: REQUIREMENTS.map((requirement) => ({
    ...requirement,
    outcome: 'untested',
    reason: 'no test ran',
    tests: [],
  })),
};

function changed(
  id: string,
  change: (requirement: RequirementOutcome) => RequirementOutcome,
): readonly RequirementOutcome[] {
  return REQUIREMENTS.map((requirement) => (requirement.id === id ? change(requirement) : requirement));
}
