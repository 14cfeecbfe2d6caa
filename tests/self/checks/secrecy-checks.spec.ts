import { test, expect } from '@playwright/test';
import { secretsRepeated } from '#fixtures/checks/secrecy-checks.ts';
import type { Sighting } from '#fixtures/gateway/protocol.ts';
import { answer } from './answers.ts';

const SIGHTING: Sighting = {
  exchange: 7,
  request: 'GET /api/v1/clients',
  status: 401,
  secret: 'API_KEY',
  form: 'cut',
  where: 'body/message',
  atTokenEndpoint: false,
};

const own = answer({ report: { exchange: 7 } });
const latest = answer({ report: { exchange: 9 } });

test('a secret is told under the answer that repeats it', () => {
  expect(secretsRepeated([SIGHTING], [own, latest])).toMatchObject([
    { exchange: own, at: 'body/message', actual: 'API_KEY, cut' },
  ]);
});

test('a secret in an earlier answer is told with its request', () => {
  const findings = secretsRepeated([SIGHTING], [answer({ report: { exchange: 8 } }), latest]);

  expect(findings).toMatchObject([{ exchange: latest }]);
  expect(findings[0]?.actual).toBe('in the answer to GET /api/v1/clients (status 401): API_KEY, cut');
});

test('without sightings nothing is told', () => {
  expect(secretsRepeated([], [own])).toEqual([]);
});
