import { test, expect } from '@playwright/test';
import type { Exchange } from '#fixtures/client/exchange.ts';
import { outlyingLogins } from '#fixtures/client/wrong-logins.ts';
import { answer, tokenSeen, type AnswerParts } from '#tests/self/checks/answers.ts';
import { knownService } from '../known-service.ts';

const PAGE = { pageNo: 1, pageSize: 10 };
const GIVEN: AnswerParts = { report: { tokens: [tokenSeen({})] } };

/** What is told where some are answered with a token, and all others so. */
async function toldOf(isGiven: (request: Exchange['request']) => boolean, others: AnswerParts) {
  const service = await knownService((request) =>
    Promise.resolve(answer({ ...(isGiven(request) ? GIVEN : others), request })),
  );
  const findings = await service.logins.yieldedByAny(outlyingLogins({ other: true }), PAGE);
  return findings.map(({ exchange }) => exchange.request.place);
}

test.describe('log-ins that are sent where nobody expects them (T3)', () => {
  test('are refused, or tell nothing', async () => {
    for (const status of [401, 404, 501, 503]) expect(await toldOf(() => false, { status })).toEqual([]);
  });

  test('are told where a token is read', async () => {
    expect(await toldOf(({ method }) => method === 'GET', { status: 401 })).toEqual(['without a log-in']);
  });

  test('are told where a wrong password counts without an organization', async () => {
    const isNowhere = ({ method, insert = [] }: Exchange['request']): boolean =>
      method === 'POST' && insert.every(({ at }) => at !== 'Organization-ID');

    expect(await toldOf(isNowhere, { status: 401 })).toEqual([
      'password altered middle, without Organization-ID',
    ]);
  });

  test('are told where a wrong password counts as from within', async () => {
    const isWithin = ({ headers = {} }: Exchange['request']): boolean => 'X-Forwarded-For' in headers;

    expect(await toldOf(isWithin, { status: 401 })).toEqual(['password altered middle, as from within']);
  });

  test('are told where a wrong password counts in another organization, where one is declared', async () => {
    const isElsewhere = ({ insert = [] }: Exchange['request']): boolean =>
      insert.some(({ credential }) => credential === 'OTHER_ORGANIZATION_ID');

    expect(await toldOf(isElsewhere, { status: 401 })).toEqual([
      'password altered middle, in another organization',
    ]);
    expect(outlyingLogins({ other: false }).some(({ request }) => isElsewhere(request))).toBe(false);
  });

  test('never carry the right password', () => {
    const right = outlyingLogins({ other: true }).filter(({ request }) =>
      (request.insert ?? []).some(
        ({ credential, alteration }) => credential === 'API_PASSWORD' && alteration === undefined,
      ),
    );

    expect(right).toEqual([]);
  });
});
