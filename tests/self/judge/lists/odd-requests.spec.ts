import { test, expect } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import { OTHER_CLIENTS, PAGE as PAGE_CLIENT } from '#fixtures/client/other-clients.ts';
import { pageNamedBy, rightSchemeOf } from '#fixtures/client/right-requests.ts';
import type { ListGround } from '#fixtures/ground/ground.ts';
import { afterOddRequests } from '#fixtures/judge/lists/odd-requests.ts';
import { answer, clients, envelope } from '#tests/self/checks/answers.ts';
import { LIST_OF_23 } from './known-lists.ts';
import { knownService } from '../known-service.ts';

const PAGE = { pageNo: 2, pageSize: 3 };
const KNOWN: ListGround = {
  ...LIST_OF_23,
  sizes: [3, 6],
  asked: { 3: 3, 6: 6 },
  amount: { count: 12, exact: true },
  end: { pageSize: 6, pageNo: 2, items: 6 },
};
const AS_OTHERS = [...OTHER_CLIENTS, PAGE_CLIENT];
const ALL = { isJws: true, limited: true, other: true };

const names = ({ insert = [] }: ApiRequest, credential: string): boolean =>
  insert.some((one) => one.credential === credential);

/** How many pages come otherwise where the one behind such a request does. */
async function told(isOdd: (request: ApiRequest) => boolean, spoilable = ALL): Promise<number> {
  let wasOdd = false;
  const service = await knownService((request) => {
    const page = wasOdd ? clients(1, 3) : clients(4, 6);
    wasOdd = isOdd(request);
    return Promise.resolve(answer({ request, body: envelope(page) }));
  });
  const looked = { scheme: 'bearer', page: PAGE } as const;
  return (await afterOddRequests(spoilable)(service, service.pages, looked)).length;
}

for (const { behind, isOdd } of [
  { behind: 'HEAD', isOdd: ({ method }) => method === 'HEAD' },
  { behind: 'OPTIONS', isOdd: ({ method }) => method === 'OPTIONS' },
  { behind: 'a pageNo of letters', isOdd: ({ headers }) => headers?.['pageNo'] === 'x' },
  { behind: 'a negative pageNo', isOdd: ({ headers }) => headers?.['pageNo'] === '-1' },
  { behind: 'a pageSize of letters', isOdd: ({ headers }) => headers?.['pageSize'] === 'x' },
  { behind: 'the list without page headers', isOdd: ({ headers }) => headers === undefined },
  { behind: 'an unknown organization', isOdd: (one) => names(one, 'UNKNOWN_ORGANIZATION_ID') },
  { behind: 'another organization', isOdd: (one) => names(one, 'OTHER_ORGANIZATION_ID') },
  { behind: 'a key without the permission', isOdd: (one) => names(one, 'LIMITED_API_KEY') },
] satisfies { behind: string; isOdd: (request: ApiRequest) => boolean }[]) {
  test(`a page that comes otherwise behind ${behind} is told`, async () => {
    expect(await told(isOdd)).toBe(1);
  });
}

/** How many pages are told where behind another organization such clients come, of a list that is known whole. */
async function behindStrangers(left: readonly unknown[], known = KNOWN): Promise<number> {
  let wasForeign = false;
  const all = clients(1, 12);
  const service = await knownService(
    (request) => {
      const { pageNo, pageSize } = pageNamedBy(request) ?? PAGE;
      const shown = wasForeign ? left : all.slice((pageNo - 1) * pageSize, pageNo * pageSize);
      wasForeign = names(request, 'OTHER_ORGANIZATION_ID');
      return Promise.resolve(answer({ request, body: envelope(shown) }));
    },
    { ground: { list: known } },
  );
  const looked = { scheme: 'bearer', page: PAGE } as const;
  return (await afterOddRequests(ALL)(service, service.pages, looked)).length;
}

test.describe('a page behind a request for another organization', () => {
  test('that shows other clients of the list is told (P1)', async () => {
    expect(await behindStrangers(clients(1, 3))).toBe(1);
  });

  for (const { name, left } of [
    { name: 'clients that are not of the list', left: clients(31, 33) },
    { name: 'one client that is not of the list', left: clients(3, 3).concat(clients(31, 31)) },
    { name: 'no clients', left: [] },
  ]) {
    test(`that shows ${name} is not told here: that is A5's`, async () => {
      expect(await behindStrangers(left)).toBe(0);
    });
  }

  test('of a list that is not known whole is told whatever it shows', async () => {
    const long = { ...KNOWN, amount: { count: 3000, exact: false } };

    expect(await behindStrangers(clients(31, 33), long)).toBe(1);
  });
});

test('what is not in the settings is not asked with', async () => {
  const isForeign = (one: ApiRequest): boolean =>
    names(one, 'OTHER_ORGANIZATION_ID') || names(one, 'LIMITED_API_KEY');

  expect(await told(isForeign, { ...ALL, limited: false, other: false })).toBe(0);
});

test('a page that is the same behind all of them is right', async () => {
  expect(await told(() => false)).toBe(0);
});

/**
 * What is asked for lists that nobody need serve, `scheme: headers`, each time they are wished for; `told`: as other
 * clients.
 */
async function askedOddly({ bearer = true, page = PAGE } = {}) {
  const asked: string[] = [];
  const told: unknown[] = [];
  const open = { declared: true, opens: true };
  const ground = { schemes: { apiKey: open, bearer: { ...open, opens: bearer } } };
  const service = await knownService(
    (request) => {
      const scheme = rightSchemeOf(request, service.contract) ?? 'none';
      const { headers, options } = request;
      if (options === undefined) asked.push(`${scheme}: ${JSON.stringify(headers)}`);
      else told.push({ scheme, headers, client: options.client });
      return Promise.resolve(answer({ request, body: envelope(clients(1, 3), { message: undefined }) }));
    },
    { ground },
  );
  return { service, asked, told, again: () => service.askOddly(page) };
}

test.describe('lists that nobody need serve', () => {
  test('are asked for by each header alone and below the first page, in both schemes, right but for that', async () => {
    const { asked, again } = await askedOddly({ page: { pageNo: 1, pageSize: 3 } });
    await again();

    const odd = [
      '{"pageNo":"1"}',
      '{"pageSize":"3"}',
      '{"pageNo":"0","pageSize":"3"}',
      '{"pageNo":"-2","pageSize":"3"}',
    ];
    expect(asked).toEqual(['apiKey', 'bearer'].flatMap((scheme) => odd.map((one) => `${scheme}: ${one}`)));
  });

  test('are asked for once in a worker', async () => {
    const { asked, told, again } = await askedOddly();
    await again();
    await again();

    expect([asked.length, told.length]).toEqual([8, 2 * AS_OTHERS.length]);
  });

  test('are not asked for in a scheme that does not open', async () => {
    const { asked, told, again } = await askedOddly({ bearer: false });
    await again();

    expect(asked.map((one) => one.split(':')[0])).toEqual(Array(4).fill('apiKey'));
    expect(told).toMatchObject(AS_OTHERS.map(() => ({ scheme: 'apiKey' })));
  });

  test('are looked at where they are served', async () => {
    const { service, again } = await askedOddly();
    await again();

    expect(service.seenLists.against('E1').map(({ at }) => at)).toContain('message');
  });
});

test.describe('lists as other clients ask for them', () => {
  test('are asked for as each of them would, in both schemes', async () => {
    const { told, again } = await askedOddly();
    await again();

    const headers = { pageNo: '2', pageSize: '3' };
    expect(told).toEqual(
      ['apiKey', 'bearer'].flatMap((scheme) =>
        AS_OTHERS.map(({ fields }) => ({ scheme, headers, client: fields })),
      ),
    );
  });
});
