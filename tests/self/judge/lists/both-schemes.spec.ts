import { test, expect } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import { alikeInBoth } from '#fixtures/judge/lists/both-schemes.ts';
import type { Steady } from '#fixtures/judge/steadily.ts';
import { answer, clients, envelope, tokenSeen } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { knownService } from '../known-service.ts';

waitsPass();

const LIST = {
  firstPage: 1,
  sizes: [5, 10],
  asked: { 5: 5, 10: 10 },
  amount: { count: 20, exact: true },
  end: { pageSize: 10, pageNo: 2, items: 10 },
  knownIds: [],
  knownNames: [],
};

/**
 * Which page a token shows in place of the one that was asked for, 0 where no page was; none where it opens nothing.
 */
type Shown = (token: string, pageNo: number) => number | undefined;

async function compared(shown: Shown): Promise<Steady> {
  const service = await knownService(
    (request) => Promise.resolve(request.method === 'POST' ? logIn(request) : page(request, shown)),
    { ground: { list: LIST } },
  );
  return alikeInBoth(service, LIST);
}

function logIn(request: ApiRequest): ReturnType<typeof answer> {
  return answer({ request, report: { tokens: [tokenSeen({ name: 'TOKEN-2' })] } });
}

function page(request: ApiRequest, shown: Shown): ReturnType<typeof answer> {
  const asked = { pageNo: '0', pageSize: '10', ...request.headers };
  const [pageNo, pageSize] = [Number(asked.pageNo), Number(asked.pageSize)];
  const token = request.insert?.find(({ prefix }) => prefix === 'Bearer ')?.credential;
  const number = token === undefined ? pageNo : shown(token, pageNo);
  if (number === undefined) return answer({ request, status: 401 });
  const [from, to] = [(number - 1) * pageSize + 1, Math.min(20, number * pageSize)];
  return answer({ request, body: envelope(from > to ? [] : clients(from, to)) });
}

test('both schemes that page alike are right', async () => {
  expect(await compared((_token, pageNo) => pageNo)).toEqual({ findings: [] });
});

test('a bearer scheme that counts from another number is told', async () => {
  const result = await compared((_token, pageNo) => pageNo + 1);

  expect(result).toHaveProperty('findings.0.expected', expect.stringContaining('page of the other scheme'));
});

test('a list without page headers that the token is shown otherwise is told', async () => {
  const result = await compared((_token, pageNo) => (pageNo === 0 ? 2 : pageNo));

  expect(result).toMatchObject({
    findings: [
      { exchange: { request: { place: expect.stringContaining('without page headers') as unknown } } },
    ],
  });
});

test('a shared token that somebody has ended is replaced by one of its own', async () => {
  const result = await compared((token, pageNo) => (token === 'TOKEN' ? undefined : pageNo));

  expect(result).toEqual({ findings: [] });
});

/** The shared token opens the list twice, and no more. */
function endingOnTheWay(byItsOwn: (pageNo: number) => number): Shown {
  let uses = 0;
  return (token, pageNo) => {
    if (token !== 'TOKEN') return byItsOwn(pageNo);
    uses += 1;
    return uses > 2 ? undefined : pageNo;
  };
}

test('a shared token that ends while pages are read is replaced by one of its own', async () => {
  expect(await compared(endingOnTheWay((pageNo) => pageNo))).toEqual({ findings: [] });

  const otherwise = await compared(endingOnTheWay((pageNo) => (pageNo === 0 ? 2 : pageNo)));

  expect('findings' in otherwise && otherwise.findings.length).toBeGreaterThan(0);
});

test('what comes by a token of its own is still compared', async () => {
  const result = await compared((token, pageNo) => (token === 'TOKEN' ? undefined : pageNo + 1));

  expect('findings' in result && result.findings.length).toBeGreaterThan(0);
});

test('a bearer scheme that opens nothing tells nothing', async () => {
  expect(await compared(() => undefined)).toEqual({ closed: true });
});

test('pages of the other scheme that come otherwise right behind a log-in are told as such (P1)', async () => {
  let hasLoggedIn = false;
  const service = await knownService(
    (request) => {
      const isLogIn = request.method === 'POST';
      const isByToken = request.insert?.some(({ prefix }) => prefix === 'Bearer ') === true;
      // The gateway renews the shared token right before a request by it.
      const isFirst = !isLogIn && !isByToken && hasLoggedIn;
      hasLoggedIn = isLogIn || isByToken;
      if (isLogIn) return Promise.resolve(logIn(request));
      const asked = { ...request, headers: { pageNo: '1', pageSize: '5' } };
      return Promise.resolve(page(isFirst ? asked : request, (_token, pageNo) => pageNo));
    },
    { ground: { list: LIST } },
  );

  expect(await alikeInBoth(service, LIST)).toMatchObject({ broken: 'P1' });
});
