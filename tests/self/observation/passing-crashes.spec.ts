import { expect, test } from '@playwright/test';
import type { ApiRequest, Exchange } from '#fixtures/client/exchange.ts';
import { isRightLogin, pageNamedBy } from '#fixtures/client/right-requests.ts';
import { ListView } from '#fixtures/observe/list-view.ts';
import { methodOnPaths } from '#fixtures/observe/method-probes.ts';
import { defaultPage, oddNumbers, oddSizes } from '#fixtures/observe/page-probes.ts';
import { RefusalAnswers, statusesOf } from '#fixtures/observe/refusal-answers.ts';
import type { Seen } from '#fixtures/observe/seen.ts';
import { loginWithoutOrganization } from '#fixtures/observe/token-view.ts';
import type { Service } from '#fixtures/service.ts';
import { answer, clients, envelope, tokenSeen } from '#tests/self/checks/answers.ts';
import { LIST_OF_23 } from '#tests/self/judge/lists/known-lists.ts';
import { knownService } from '#tests/self/judge/known-service.ts';
import { PUBLIC_SETTINGS } from '#tests/self/settings/public-settings.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';

waitsPass();

const ALL = clients(1, 23);
const CRASHED = answer({ status: 500 });

/** The list for what is right in it; everything else is refused with 400. */
function usual(request: ApiRequest): Exchange {
  const { pageNo = 0, pageSize = 0 } = pageNamedBy(request) ?? {};
  const isPage = Number.isInteger(pageNo * pageSize) && pageNo * pageSize > 0;
  if (request.method !== 'GET' || !isPage || isOfUnknown(request)) return answer({ status: 400 });
  return answer({ body: envelope(ALL.slice((pageNo - 1) * pageSize, pageNo * pageSize)) });
}

function isOfUnknown({ insert = [] }: ApiRequest): boolean {
  return insert.some(({ credential }) => credential.startsWith('UNKNOWN'));
}

function isRightlyAsked(request: ApiRequest): boolean {
  return isRightLogin(request) || (request.method === 'GET' && !isOfUnknown(request));
}

type Habit = (request: ApiRequest, nth: number) => Exchange;

/** @param habit is told how often the very same was asked before */
async function serviceOf(habit: Habit): Promise<Service> {
  const asked = new Map<string, number>();
  return knownService(
    (request) => {
      const key = JSON.stringify([request.method, request.path, request.headers, request.insert]);
      const nth = asked.get(key) ?? 0;
      asked.set(key, nth + 1);
      return Promise.resolve({ ...habit(request, nth), request });
    },
    { ground: { list: LIST_OF_23 } },
  );
}

const GRANTED = answer({ body: {}, report: { tokens: [tokenSeen()] } });

/** What is right is served: the log-in, too. */
const serving: Habit = (request) => (isRightLogin(request) ? GRANTED : usual(request));

const crashingAtFirst: Habit = (request, nth) => (nth === 0 ? CRASHED : serving(request, nth));

const PROBES: Readonly<Record<string, (service: Service) => Promise<Seen>>> = {
  'an odd pageNo': (service) => oddNumbers(new ListView(service)),
  'an odd pageSize': (service) => oddSizes(new ListView(service), 100),
  'no pageNo': (service) => defaultPage(new ListView(service)),
  'another method': (service) => methodOnPaths(service, new ListView(service), 'FOO'),
  'a wrong key': async (service) =>
    statusesOf(await new RefusalAnswers(service, PUBLIC_SETTINGS).ofList('wrong'), ''),
  'a wrong log-in': async (service) =>
    statusesOf(await new RefusalAnswers(service, PUBLIC_SETTINGS).ofLogin('wrong log-in'), ''),
  'a log-in without its organization': loginWithoutOrganization,
};

for (const [name, look] of Object.entries(PROBES)) {
  test(`a crash that passes is no choice: ${name}`, async () => {
    const quiet = await look(await serviceOf(serving));

    const seen = await look(await serviceOf(crashingAtFirst));

    expect(quiet.value).toContain('400');
    expect(seen).toEqual(quiet);
  });
}

for (const name of ['a wrong key', 'a wrong log-in']) {
  test(`a refusal behind which what is right is refused, too, tells nothing: ${name}`, async () => {
    const wrong = answer({ status: 400 });
    const service = await serviceOf((request) => (isRightlyAsked(request) ? answer({ status: 403 }) : wrong));

    expect((await PROBES[name]?.(service))?.value).toBeNull();
  });
}

test('a crash that comes each time is a choice', async () => {
  const service = await serviceOf((request) =>
    request.headers?.['pageNo'] === '0' ? CRASHED : usual(request),
  );

  const { value } = await oddNumbers(new ListView(service));

  expect(value).toBe('zero: 500; negative: 400; text: 400; fraction: 400; huge: no items');
});

test('a crash while right pages crash, too, tells nothing', async () => {
  const service = await serviceOf(() => CRASHED);

  const seen = await methodOnPaths(service, new ListView(service), 'FOO');

  expect(seen.value).toBeNull();
});
