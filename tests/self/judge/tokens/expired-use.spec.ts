import { expect, test } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import type { Ground } from '#fixtures/ground/ground.ts';
import {
  askBy,
  expiredAsTable,
  endedToken,
  openPages,
  refusedBesideWrong,
  type ExpiredToken,
} from '#fixtures/judge/tokens/expired-use.ts';
import { answer, clients, envelope } from '#tests/self/checks/answers.ts';
import { PUBLIC_SETTINGS } from '#tests/self/settings/public-settings.ts';
import { knownService } from '../known-service.ts';

const PAGE = { pageNo: 1, pageSize: 10 };

const ENDED_MS = Date.parse('2026-03-04T05:06:07.800Z');
const TOKEN = { name: 'TOKEN-1', expiredAtMs: ENDED_MS } as const;
const GROUND = { places: ['body/token'], kind: 'JWS', sessions: 'several' } as const;
const LIVED = { token: { ...GROUND, lifetimeS: 60 } };

/** In which way the request differs from the one of the document. */
function wayOf({ path, headers = {}, insert = [], options }: ApiRequest): string {
  if (headers['Date'] !== undefined) return `Date: ${headers['Date']}`;
  if (path.includes('?')) return `query, ${JSON.stringify(options)}`;
  return insert.some(({ prefix }) => prefix === 'bearer ') ? 'lower word' : 'plain';
}

/** What an expired token is shown by, and whether a service lets it in that opens in one of these ways alone. */
async function asked(
  opens: (way: string) => boolean,
  {
    ground = LIVED,
    token = TOKEN,
  }: { readonly ground?: Partial<Ground>; readonly token?: ExpiredToken } = {},
) {
  const ways: string[] = [];
  const service = await knownService(
    (request) => {
      ways.push(wayOf(request));
      const isOpen = opens(wayOf(request));
      return Promise.resolve(
        answer({ request, ...(isOpen ? { body: envelope(clients(1, 3)) } : { status: 401 }) }),
      );
    },
    { ground },
  );
  const served = await askBy(service, token, PAGE);
  return { ways, status: served?.status };
}

test.describe('an expired token', () => {
  const DATED = 'Date: Wed, 04 Mar 2026 05:05:37 GMT';
  const WAYS = ['plain', 'lower word', 'query, {"cookies":true}', DATED];

  test('that opens nothing is shown plainly, in a lower word, beside a query, and dated back', async () => {
    expect(await asked(() => false)).toEqual({ ways: WAYS, status: undefined });
  });

  for (const [at, way] of WAYS.entries()) {
    test(`that opens in one way alone is told: ${way}`, async () => {
      expect(await asked((one) => one === way)).toEqual({ ways: WAYS.slice(0, at + 1), status: 200 });
    });
  }

  test('is dated back to the middle of its life by the clock of the service', async () => {
    const { ways } = await asked(() => false, { ground: { ...LIVED, clockOffsetMs: 3_600_000 } });

    expect(ways.slice(3)).toEqual(['Date: Wed, 04 Mar 2026 06:05:37 GMT']);
  });

  for (const { name, ...of } of [
    { name: 'how long it lived', ground: { token: GROUND } },
    { name: 'that it lived at all', ground: { token: { ...GROUND, lifetimeS: 0 } } },
    { name: 'when it ended, as of the declared one', token: { ...TOKEN, name: 'EXPIRED_TOKEN' as const } },
  ]) {
    test(`is not dated back where nobody knows ${name}`, async () => {
      expect(await asked(() => false, of)).toMatchObject({ ways: WAYS.slice(0, 3) });
    });
  }
});

test.describe('the token that was set aside', () => {
  const { expiryLeewayS } = PUBLIC_SETTINGS;
  const LEEWAY_MS = (expiryLeewayS ?? 60) * 1000;

  for (const { name, agoMs, status, ended } of [
    {
      name: 'is a wrong value once no leeway is left and it is refused',
      agoMs: LEEWAY_MS + 1000,
      status: 401,
      ended: 'TOKEN-9',
    },
    { name: 'is waited for', agoMs: LEEWAY_MS - 300, status: 401, ended: 'TOKEN-9' },
    { name: 'is none where it opens the list', agoMs: LEEWAY_MS + 1000, status: 200, ended: undefined },
    {
      name: 'is none where nobody waits for it so long',
      agoMs: LEEWAY_MS - 20_000,
      status: 401,
      ended: undefined,
    },
  ]) {
    test(name, async () => {
      const setAside = { name: 'TOKEN-9', expiresAtMs: Date.now() - agoMs } as const;
      const body = status === 200 ? { body: envelope(clients(1, 3)) } : {};
      const service = await knownService((request) => Promise.resolve(answer({ request, status, ...body })), {
        ground: { token: { ...GROUND, lifetimeS: 60, setAside } },
      });

      expect(await endedToken(service, PAGE)).toBe(ended);
    });
  }

  test('is none where there is no such token', async () => {
    const service = await knownService((request) => Promise.resolve(answer({ request })), { ground: LIVED });

    expect(await endedToken(service, PAGE)).toBeUndefined();
  });
});

test('pages are open to an expired token that are served to a plain request by it', async () => {
  const pages = [1, 2, 3].map((pageNo) => ({ pageNo, pageSize: 2 }));
  const service = await knownService(
    (request) => {
      const isOpen = request.headers?.['pageNo'] === '3' && wayOf(request) === 'plain';
      return Promise.resolve(
        answer({ request, ...(isOpen ? { body: envelope(clients(5, 6)) } : { status: 401 }) }),
      );
    },
    { ground: LIVED },
  );

  expect(await openPages(service, TOKEN, pages)).toEqual([{ pageNo: 3, pageSize: 2 }]);
});

test.describe('the list as a table by an expired token (T5)', () => {
  const tokenOf = ({ insert = [] }: ApiRequest) =>
    insert.find(({ at }) => at === 'Authorization')?.credential;
  const isTable = ({ options }: ApiRequest): boolean => options?.client !== undefined;

  /** The right token opens the list; tokens that have ended open a table. */
  const asTable = async (agoMs: number) => {
    const asked: string[] = [];
    const service = await knownService(
      (request) => {
        const token = tokenOf(request);
        if (token !== 'TOKEN') asked.push(`${token} ${JSON.stringify(request.options?.client)}`);
        const isOpen = token === 'TOKEN' || isTable(request);
        return Promise.resolve(
          answer({ request, ...(isOpen ? { body: envelope(clients(1, 3)) } : { status: 401 }) }),
        );
      },
      { ground: LIVED },
    );
    const expired = (['TOKEN-1', 'TOKEN-2'] as const).map((name) => ({
      name,
      expiredAtMs: Date.now() - agoMs,
    }));
    return { asked, result: await expiredAsTable(service, expired, PAGE) };
  };

  test('is asked for by one whose leeway is over, and told', async () => {
    const { asked, result } = await asTable(400_000);

    expect(new Set(asked)).toEqual(new Set(['TOKEN-1 {"Accept":"text/csv, application/xml"}']));
    expect(result.findings).toMatchObject([{ expected: expect.stringContaining('as a table') }]);
  });

  test('is not asked for while all may be in their leeway', async () => {
    expect(await asTable(1000)).toEqual({ asked: [], result: { findings: [] } });
  });
});

/** What is sent beside an expired token, and whether a service is told that opens without a key to some. */
async function besideWrong(opensTo: readonly string[]) {
  const asked: string[] = [];
  const service = await knownService(
    (request) => {
      const all = (request.insert ?? []).map(({ credential }) => credential);
      asked.push(all.join());
      const isOpen =
        !all.includes('API_KEY') && !all.includes('UNKNOWN_API_KEY') && opensTo.includes(all[0] ?? '');
      const parts = isOpen ? { body: envelope(clients(1, 3)) } : { status: 401 };
      return Promise.resolve(answer({ request, ...parts }));
    },
    { ground: LIVED },
  );
  return { findings: await refusedBesideWrong(service, TOKEN, PAGE), asked };
}

test('an expired token is shown beside each other wrong header, and told where that lets it in', async () => {
  const { findings, asked } = await besideWrong(['TOKEN-1']);

  expect(asked).toEqual([
    'TOKEN-1,API_KEY',
    'TOKEN-1,UNKNOWN_ORGANIZATION_ID,API_KEY',
    'TOKEN-1,ORGANIZATION_ID',
    'UNKNOWN_TOKEN,ORGANIZATION_ID',
    'TOKEN-1,ORGANIZATION_ID,UNKNOWN_API_KEY',
  ]);
  expect(findings).toHaveLength(1);
});

test('where no token is needed without a key, the expired one is not what is wrong', async () => {
  expect((await besideWrong(['TOKEN-1', 'UNKNOWN_TOKEN'])).findings).toEqual([]);
});
