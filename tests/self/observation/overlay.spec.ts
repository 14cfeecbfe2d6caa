import { expect, test } from '@playwright/test';
import { validatorFor } from '#spec/schema.ts';
import { loadContract } from '#spec/load-contract.ts';
import { observedOverlay } from '#reports/statement/observed-overlay.ts';
import { pinsOf } from '#reports/statement/open-point-outcomes.ts';
import { CONFORMING } from '#tests/self/reports/data/statements.ts';
import { written } from '#tests/self/spec/written-file.ts';

/** Values as probes record them, some from a service that chooses odd names. */
const VALUES = {
  'OP-01': 'body/data/0/token',
  'OP-04.1': '201',
  'OP-04.2': '200',
  'OP-05.1': 'apiKey, no Authorization: 401; bearer, no API-KEY: 200',
  'OP-05.5': 'wrong password: 302; wrong username: 403',
  'OP-05.9': '401: application/problem+json {"a b": object, detail: null} or text/html; 200: no body',
  'OP-05.10': '302: no body; 403: text/plain; 403x: odd',
  'OP-06': '401: Bearer realm',
  'OP-07': 'needed: 401',
  'OP-09': '0',
  'OP-10.1': '25',
  'OP-10.2': 'first page',
  'OP-11.1': '100',
  'OP-17.1': '"$ref": string; note?: null or string',
  'OP-17.2': 'links: object',
  'OP-18': 'x-ratelimit-limit, x-ratelimit-remaining',
  'OP-21.1': 'cache-control private,max-age=60, etag',
  'OP-22.1': 'application/json; charset=utf-8',
  'OP-22.2': 'text/plain',
};

const STATEMENT = {
  ...CONFORMING,
  openPoints: Object.entries(VALUES).map(([id, value]) => ({
    id,
    section: 'section 4',
    question: '?',
    observed: value,
    drifted: false,
  })),
};

async function pinned() {
  return loadContract([written('observed.overlay.yaml', observedOverlay(STATEMENT) ?? '')]);
}

test('the observed overlay leaves a valid description with the pins', async () => {
  const { description } = await pinned();

  expect(Object.fromEntries(pinsOf(description))).toEqual(VALUES);
});

test("choices stand in OpenAPI's own words", async () => {
  const { description } = await pinned();

  expect(description.components?.parameters).toMatchObject({
    pageNo: { schema: { minimum: 0, default: 0 } },
    pageSize: { schema: { default: 25, maximum: 100 } },
  });
  expect(description.paths?.['/api/v1/auth/token/bearer']?.post).toMatchObject({
    parameters: [{ name: 'Organization-ID', required: true }],
    responses: {
      '201': { content: { 'text/plain': {} } },
      '302': {},
      '403': { content: { 'text/plain': {} } },
    },
  });
  expect(Object.keys(description.paths?.['/api/v1/clients']?.get?.responses ?? {})).toEqual(
    expect.arrayContaining(['200', '401', '2XX', 'default']),
  );
});

test('a pin changes no schema that the envelope is judged by', async () => {
  const contract = await pinned();
  const page = { data: [{ clientId: '1', name: 'a' }], totalCount: 1, filteredCount: 1, message: '' };

  expect(validatorFor(contract, '/components/schemas/ClientPage')({ ...page, links: 3 })).toEqual([]);
});
