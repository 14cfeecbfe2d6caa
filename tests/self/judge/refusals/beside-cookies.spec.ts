import { test, expect } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import { MADE_UP_METHOD } from '#fixtures/client/method.ts';
import { lackingOne } from '#fixtures/client/wrong-credentials.ts';
import type { RefusalResult } from '#fixtures/judge/refusal-result.ts';
import { clientsByOtherMethods } from '#fixtures/judge/refusals/other-methods.ts';
import { answer, clients, envelope, tokenSeen, type AnswerParts } from '#tests/self/checks/answers.ts';
import { knownService } from '../known-service.ts';
import { GROUND_LIST } from '../opening-scene.ts';

const PAGE = { pageNo: 1, pageSize: 10 };
const COOKIE = ['Set-Cookie', 'sid=1; Path=/'] as const;
const LIST: AnswerParts = { body: envelope(clients(1, 3)) };
const REFUSED: AnswerParts = { status: 401 };

function isRight({ insert = [] }: ApiRequest): boolean {
  return insert.some(({ at }) => at === 'Authorization') && insert.some(({ at }) => at === 'Organization-ID');
}

interface Habits {
  readonly listSets: boolean;
  readonly logInSets: boolean;
  /** Whether its cookies open the list to everybody. */
  readonly opens: boolean;
}

/** What asking with cookies, but without a header, tells of a service of such habits. */
async function besideCookies({ listSets, logInSets, opens }: Habits): Promise<RefusalResult> {
  const service = await knownService(
    (request) => {
      if (request.method === 'POST') {
        const report = { tokens: [tokenSeen()] };
        return Promise.resolve(answer({ request, report, headers: logInSets ? [COOKIE] : [] }));
      }
      const isServed = isRight(request) || (opens && request.options?.cookies === true);
      const headers = [['Content-Type', 'application/json'] as const, ...(listSets ? [COOKIE] : [])];
      return Promise.resolve(answer({ request, headers, ...(isServed ? LIST : REFUSED) }));
    },
    { ground: { list: { ...GROUND_LIST, knownIds: ['client-1'] } } },
  );
  return service.refused.withCookies(
    { scheme: 'apiKey', page: PAGE },
    lackingOne(service.contract, 'apiKey'),
  );
}

test.describe('cookies are no credentials', () => {
  test('a list that its own cookies open is told', async () => {
    const { ofOthers = [] } = await besideCookies({ listSets: true, logInSets: false, opens: true });

    expect(new Set(ofOthers.map(({ requirement }) => requirement))).toEqual(new Set(['A3']));
  });

  test('a list that the cookies of a log-in open is told', async () => {
    const { ofOthers = [] } = await besideCookies({ listSets: false, logInSets: true, opens: true });

    expect(ofOthers.length).toBeGreaterThan(0);
  });

  test('cookies that open nothing are right', async () => {
    const result = await besideCookies({ listSets: true, logInSets: true, opens: false });

    expect(result).toEqual({ findings: [], ofOthers: [] });
  });

  test('nothing is told where no cookies are set', async () => {
    expect(await besideCookies({ listSets: false, logInSets: false, opens: true })).toEqual({ findings: [] });
  });
});

test.describe('OPTIONS as a browser sends it', () => {
  for (const { name, shows, findings } of [
    { name: 'that shows clients to whoever names the organization is told', shows: 1, findings: 1 },
    { name: 'that shows clients to anybody is told once', shows: 0, findings: 1 },
    { name: 'that shows no clients is right', shows: Infinity, findings: 0 },
  ]) {
    test(name, async () => {
      const service = await knownService(
        (request) => {
          const named = (request.insert ?? []).filter(({ at }) => at === 'Organization-ID').length;
          const isShown = request.method === 'OPTIONS' && named >= shows;
          return Promise.resolve(answer({ request, ...(isShown ? LIST : { status: 204, text: '' }) }));
        },
        { ground: { list: { ...GROUND_LIST, knownIds: ['client-1'] } } },
      );

      const found = await clientsByOtherMethods(service, PAGE, lackingOne(service.contract, 'apiKey'));

      expect(found).toHaveLength(findings);
    });
  }
});

test('what a made-up method shows to whoever shows no key is told (A3)', async () => {
  const service = await knownService(
    (request) => {
      const isShown = request.options?.method === MADE_UP_METHOD;
      return Promise.resolve(answer({ request, ...(isShown ? LIST : { status: 405, text: '' }) }));
    },
    { ground: { list: { ...GROUND_LIST, knownIds: ['client-1'] } } },
  );

  const found = await clientsByOtherMethods(service, PAGE, lackingOne(service.contract, 'apiKey'));

  expect(found).toMatchObject([{ exchange: { request: { place: 'with the method FOO' } } }]);
});
