import { expect, test } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import type { SchemeName } from '#fixtures/ground/ground.ts';
import type { RefusalResult } from '#fixtures/judge/refusal-result.ts';
import { refusedAsTable, refusedAtOtherAddresses } from '#fixtures/judge/refusals/refused-elsewhere.ts';
import type { Service } from '#fixtures/service.ts';
import { answer, clients, envelope } from '#tests/self/checks/answers.ts';
import { OTHER_ADDRESSES } from '#tests/self/checks/other-addresses.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { knownService } from '../known-service.ts';

waitsPass();

const PAGE = { pageNo: 1, pageSize: 10 };
const BOTH = ['apiKey', 'bearer'] as const;
const DECLARED = { isJws: true, other: true, limited: true };
const LEAST = { isJws: false, other: false, limited: false };
const RIGHT = /^(API_KEY|ORGANIZATION_ID|TOKEN)$/;

interface Wrong {
  readonly path: string;
  /** What is wrong in it: `no API-KEY`, `UNKNOWN_API_KEY`, `TOKEN signature-middle`. */
  readonly what: string;
  readonly isTable: boolean;
}

/** What is wrong in a request; empty where nothing is. */
function wrongIn({ insert = [] }: ApiRequest, scheme: SchemeName): string {
  const headers = ['Authorization', 'Organization-ID', ...(scheme === 'bearer' ? ['API-KEY'] : [])];
  const missing = headers.find((header) => insert.every(({ at }) => at !== header));
  const spoilt = insert.find(
    ({ credential, alteration }) => !RIGHT.test(credential) || alteration !== undefined,
  );
  if (missing !== undefined) return `no ${missing}`;
  return [spoilt?.credential, spoilt?.alteration].filter((part) => part !== undefined).join(' ');
}

type Judging = (service: Service) => Promise<RefusalResult>;

/** A service that lets in what this holds of, and refuses with that status. */
async function scene(
  scheme: SchemeName,
  judging: Judging,
  { isOpen = () => false, status = 404 }: { isOpen?: (wrong: Wrong) => boolean; status?: number } = {},
): Promise<{ readonly result: RefusalResult; readonly asked: readonly Wrong[] }> {
  const asked: Wrong[] = [];
  const service = await knownService((request) => {
    const what = wrongIn(request, scheme);
    const isTable = request.options?.client?.Accept?.includes('csv') === true;
    const wrong = { path: request.path, what, isTable };
    if (what !== '') asked.push(wrong);
    const isServed = what === '' || isOpen(wrong);
    return Promise.resolve(
      answer({ request, ...(isServed ? { body: envelope(clients(1, 3)) } : { status }) }),
    );
  });
  return { result: await judging(service), asked };
}

const asTable =
  (scheme: SchemeName, spoilable = DECLARED): Judging =>
  (service) =>
    refusedAsTable(service, { scheme, page: PAGE }, spoilable);

const atOthers =
  (scheme: SchemeName, opening: readonly SchemeName[], spoilable = DECLARED): Judging =>
  (service) =>
    refusedAtOtherAddresses(service, { scheme, page: PAGE }, { opening, spoilable });

const WRONG_AS_TABLE = {
  apiKey: [
    'UNKNOWN_API_KEY',
    'UNKNOWN_ORGANIZATION_ID',
    'OTHER_ORGANIZATION_ID',
    'LIMITED_API_KEY',
    'no Organization-ID',
  ],
  bearer: [
    'UNKNOWN_API_KEY',
    'UNKNOWN_ORGANIZATION_ID',
    'OTHER_ORGANIZATION_ID',
    'LIMITED_API_KEY',
    'TOKEN signature-middle',
    'no Organization-ID',
    'no API-KEY',
  ],
};

test.describe('the list as a table', () => {
  for (const scheme of BOTH)
    test(`is asked for in every way wrong, and is right where all are refused [${scheme}]`, async () => {
      const { result, asked } = await scene(scheme, asTable(scheme));

      expect(result).toEqual({ findings: [], ofOthers: [] });
      expect(asked).toEqual(
        WRONG_AS_TABLE[scheme].map((what) => ({ path: '/api/v1/clients', what, isTable: true })),
      );
    });

  for (const { what, requirement } of [
    { what: 'UNKNOWN_API_KEY', requirement: 'A4' },
    { what: 'UNKNOWN_ORGANIZATION_ID', requirement: 'A5' },
    { what: 'LIMITED_API_KEY', requirement: 'A6' },
    { what: 'TOKEN signature-middle', requirement: 'T4' },
    { what: 'no API-KEY', requirement: 'A3' },
  ])
    test(`is told where it is made by ${what} (${requirement})`, async () => {
      const { result } = await scene('bearer', asTable('bearer'), { isOpen: (wrong) => wrong.what === what });

      expect(result.findings).toEqual([]);
      expect(result.ofOthers).toMatchObject([
        { requirement, finding: { expected: expect.stringContaining('as a table') as unknown } },
      ]);
    });

  test('is A3’s where it is made without Authorization, too', async () => {
    const { result } = await scene('apiKey', asTable('apiKey'), { isOpen: () => true });

    expect(new Set(result.ofOthers?.map(({ requirement }) => requirement))).toEqual(new Set(['A3']));
  });
});

test.describe('other spellings of the address', () => {
  test('are asked at without Authorization, by the limited key, and wrongly in another way', async () => {
    const [byKey, byToken] = await Promise.all(
      BOTH.map(async (scheme) => (await scene(scheme, atOthers(scheme, BOTH))).asked),
    );
    const at = (path: string): readonly string[] =>
      [...(byKey ?? []), ...(byToken ?? [])].filter((one) => one.path === path).map(({ what }) => what);

    for (const path of OTHER_ADDRESSES) {
      expect(at(path)).toHaveLength(3);
      expect(at(path)).toEqual(expect.arrayContaining(['no Authorization', 'LIMITED_API_KEY']));
    }
    const others = [...(byKey ?? []), ...(byToken ?? [])].map(({ what }) => what);
    expect(others).toEqual(expect.arrayContaining(WRONG_AS_TABLE.bearer.slice(0, 5)));
  });

  test('are asked at by all of these where one scheme opens', async () => {
    const { asked } = await scene('apiKey', atOthers('apiKey', ['apiKey']));

    for (const path of OTHER_ADDRESSES)
      expect(asked.filter((one) => one.path === path).map(({ what }) => what)).toEqual([
        'no Authorization',
        'LIMITED_API_KEY',
        expect.stringMatching(/^(UNKNOWN|OTHER)_/),
      ]);
  });

  test('need no key but the right one', async () => {
    const { asked } = await scene('apiKey', atOthers('apiKey', ['apiKey'], LEAST));

    expect(new Set(asked.map(({ what }) => what))).toEqual(
      new Set(['no Authorization', 'UNKNOWN_API_KEY', 'UNKNOWN_ORGANIZATION_ID']),
    );
  });
});

test.describe('the list at another spelling of its address', () => {
  for (const { what, requirement } of [
    { what: 'LIMITED_API_KEY', requirement: 'A6' },
    { what: 'no Authorization', requirement: 'A3' },
    { what: 'UNKNOWN_API_KEY', requirement: 'A4' },
  ])
    test(`is told where it opens to ${what} (${requirement})`, async () => {
      const isOpen = (wrong: Wrong): boolean => wrong.what === what && wrong.path === '/api/v1/clients/';
      const { result } = await scene('apiKey', atOthers('apiKey', ['apiKey']), { isOpen });

      expect(result.findings).toEqual([]);
      expect(result.ofOthers).toMatchObject([
        { requirement, finding: { expected: expect.stringContaining('at /api/v1/clients/') as unknown } },
      ]);
    });

  test('leaves nothing open where there is nothing, in whatever words', async () => {
    for (const status of [404, 503]) {
      const { result } = await scene('bearer', atOthers('bearer', BOTH), { status });

      expect(result).toEqual({ findings: [], ofOthers: [] });
    }
  });
});

const OPENED_TO = [
  { what: 'LIMITED_API_KEY', requirement: 'A6' },
  { what: 'no Authorization', requirement: 'A3' },
];

test.describe('the list with a query', () => {
  for (const { what, requirement } of OPENED_TO)
    test(`is told where it opens to ${what} for one query alone (${requirement})`, async () => {
      const isOpen = (wrong: Wrong): boolean => wrong.what === what && wrong.path.endsWith('?format=csv');
      const { result, asked } = await scene('apiKey', atOthers('apiKey', ['apiKey']), { isOpen });

      expect(result.findings).toEqual([]);
      expect(result.ofOthers).toMatchObject([
        { requirement, finding: { exchange: { request: { path: '/api/v1/clients?format=csv' } } } },
      ]);
      expect(asked.filter(({ path }) => path.endsWith('?x=1'))).toEqual(
        expect.arrayContaining([{ path: '/api/v1/clients?x=1', what, isTable: false }]),
      );
    });

  for (const what of ['LIMITED_API_KEY', 'no Authorization'])
    test(`is told where it opens to ${what} for any query (A7)`, async () => {
      const isOpen = (wrong: Wrong): boolean => wrong.what === what && wrong.path.includes('?');
      const { result } = await scene('apiKey', atOthers('apiKey', ['apiKey']), { isOpen });

      expect(result.findings).toEqual([]);
      expect(result.ofOthers).toMatchObject([
        { requirement: 'A7', finding: { exchange: { request: { path: '/api/v1/clients?format=csv' } } } },
      ]);
    });

  for (const { what, requirement } of OPENED_TO)
    test(`is told where it opens to ${what}, as the list itself does (${requirement})`, async () => {
      const isOpen = (wrong: Wrong): boolean => wrong.what === what && !wrong.path.endsWith('/');
      const { result } = await scene('apiKey', atOthers('apiKey', ['apiKey']), { isOpen });

      expect(result.findings).toEqual([]);
      expect(new Set(result.ofOthers?.map((one) => one.requirement))).toEqual(new Set([requirement]));
    });

  test('is asked for by another query only where one has let something in', async () => {
    const isOpen = ({ what, path }: Wrong): boolean => what === 'LIMITED_API_KEY' && path.endsWith('/');
    const { result, asked } = await scene('apiKey', atOthers('apiKey', ['apiKey']), { isOpen });

    expect(result.ofOthers).toHaveLength(1);
    expect(asked.filter(({ path }) => path.endsWith('?x=1'))).toEqual([]);
  });
});
