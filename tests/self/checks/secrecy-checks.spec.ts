import { test, expect } from '@playwright/test';
import { isInTokenAnswer, secretsRepeated } from '#fixtures/checks/secrecy-checks.ts';
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

test.describe('a secret in the answer of the token endpoint', () => {
  const granted = { ...SIGHTING, atTokenEndpoint: true, status: 200 };

  for (const { name, sighting, isTokens } of [
    { name: 'that grants, a key, is that endpoint’s', sighting: granted, isTokens: true },
    {
      name: 'that grants, the password, is that endpoint’s',
      sighting: { ...granted, secret: 'API_PASSWORD' },
      isTokens: true,
    },
    {
      name: 'with the last success status is that endpoint’s',
      sighting: { ...granted, status: 299 },
      isTokens: true,
    },
    {
      name: 'that grants, an earlier token, is not',
      sighting: { ...granted, secret: 'TOKEN-12' },
      isTokens: false,
    },
    { name: 'that refuses is not', sighting: { ...granted, status: 401 }, isTokens: false },
    { name: 'that leads elsewhere is not', sighting: { ...granted, status: 300 }, isTokens: false },
    {
      name: 'is told from one in another answer',
      sighting: { ...granted, atTokenEndpoint: false },
      isTokens: false,
    },
  ]) {
    test(name, () => {
      expect(isInTokenAnswer(sighting)).toBe(isTokens);
    });
  }
});
