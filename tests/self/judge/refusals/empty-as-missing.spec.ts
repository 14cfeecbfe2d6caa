import { expect, test } from '@playwright/test';
import type { ApiRequest, Exchange } from '#fixtures/client/exchange.ts';
import { serviceOf } from '#fixtures/client/serves.ts';
import type { Insertion } from '#fixtures/gateway/protocol.ts';
import { eachForbidden } from '#fixtures/judge/refusals/forbidden-by.ts';
import type { RefusalGroup } from '#fixtures/judge/refusals/refusal-group.ts';
import { Refusals } from '#fixtures/judge/refusals/refusals.ts';
import { refused, served } from './scripted.ts';

const KEY = { in: 'header', at: 'API-KEY', credential: 'API_KEY' } as const satisfies Insertion;
const OTHER = { in: 'header', at: 'Organization-ID', credential: 'ORGANIZATION_ID' } as const;

const request = (path: string, ...insert: readonly Insertion[]): ApiRequest => ({
  method: 'GET',
  path,
  insert,
});

const CONTROL = request('first', OTHER, KEY);
const EMPTY: Insertion = { ...KEY, alteration: 'empty' };

const groupOn = (path: string): RefusalGroup => ({
  control: request(path, OTHER, KEY),
  wrong: [{ name: 'API-KEY empty', request: request(path, OTHER, EMPTY) }],
});

/** Which requests are served beside right ones: with an empty key, and without any. */
function opensTo({ empty, missing }: { readonly empty: boolean; readonly missing: boolean }): Refusals {
  const isServed = ({ insert = [] }: ApiRequest): boolean => {
    const key = insert.find(({ at }) => at === 'API-KEY');
    if (key === undefined) return missing;
    return 'alteration' in key ? empty : true;
  };
  return new Refusals(
    (one): Promise<Exchange> => Promise.resolve({ ...(isServed(one) ? served : refused), request: one }),
    {
      classify: (exchange) => Promise.resolve(serviceOf(exchange, { knownIds: [], knownNames: [] })),
    },
  );
}

test.describe('a page that opens to an empty header, as each does', () => {
  for (const { missing, id } of [
    { missing: true, id: 'A3' },
    { missing: false, id: 'A4' },
  ])
    test(`breaks ${id} where the first page ${missing ? 'needs none' : 'needs one'}`, async () => {
      const result = await opensTo({ empty: true, missing }).judgeHere(groupOn('later'), groupOn('first'));

      expect(result.findings).toEqual([]);
      expect(result.ofOthers).toMatchObject([{ requirement: id }]);
    });
});

test.describe('of requests that were let in, one with an empty header', () => {
  const letIn = (...requests: readonly ApiRequest[]): readonly string[] => {
    const findings = requests.map((one) => ({
      exchange: { ...served, request: one },
      expected: 'x',
      actual: 'y',
    }));
    return (eachForbidden({ findings }, CONTROL).ofOthers ?? []).map(({ requirement }) => requirement);
  };

  test('breaks A3 beside one that lacks it', () => {
    expect(letIn(request('first', OTHER, EMPTY), request('first', OTHER))).toEqual(['A3', 'A3']);
  });

  test('breaks A4 by itself, and beside one that lacks another header', () => {
    expect(letIn(request('first', OTHER, EMPTY))).toEqual(['A4']);
    expect(letIn(request('first', OTHER, EMPTY), request('first', KEY))).toEqual(['A4', 'A3']);
  });
});
