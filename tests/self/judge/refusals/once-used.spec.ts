import { test, expect } from '@playwright/test';
import type { ApiRequest, Exchange } from '#fixtures/client/exchange.ts';
import { serviceOf } from '#fixtures/client/serves.ts';
import type { RefusalResult } from '#fixtures/judge/refusal-result.ts';
import type { RefusalGroup } from '#fixtures/judge/refusals/refusal-group.ts';
import { Refusals } from '#fixtures/judge/refusals/refusals.ts';
import { refused, served } from './scripted.ts';

const requestBy = (path: string): ApiRequest => ({
  ...{ method: 'GET', path },
  insert: [{ in: 'header', at: 'Authorization', credential: 'TOKEN', prefix: 'Bearer ' }],
});
const BY_KEY: ApiRequest = { method: 'GET', path: 'right' };
const group = (control: string, wrong: string): RefusalGroup => ({
  control: requestBy(control),
  wrong: [{ name: wrong, request: requestBy(wrong) }],
});

/** Is this one served to that token, which was asked with so often rightly? */
type Opens = (path: string, uses: number) => boolean;

/** What is told of a wrong request for a page whose twin on the standard page was refused by an unused token; one token may have ended. */
async function told(opens: Opens, ended?: string): Promise<RefusalResult> {
  const uses = new Map<string, number>();
  let logins = 0;
  const isServed = ({ path }: ApiRequest, token: string): boolean => {
    const before = uses.get(token) ?? 0;
    if (path === 'right') uses.set(token, before + 1);
    return token !== ended && (path === 'right' || opens(path, before));
  };
  const refusals = new Refusals(
    (request) => {
      const token = request.insert?.[0]?.credential ?? '';
      return Promise.resolve({ ...(isServed(request, token) ? served : refused), request });
    },
    {
      classify: (exchange) => Promise.resolve(serviceOf(exchange, { knownIds: [], knownNames: [] })),
      freshToken: () => {
        logins += 1;
        return Promise.resolve(`TOKEN-${logins}` as const);
      },
    },
  );
  await refusals.judge({ ...group('right', 'twin'), control: BY_KEY });
  return refusals.judgeHere(group('right', 'page'), group('right', 'twin'));
}

test('what opens by each token that was used rightly is another requirement’s', async () => {
  const { findings, ofOthers } = await told((_path, uses) => uses > 0);

  expect(findings).toEqual([]);
  expect(ofOthers).toMatchObject([{ finding: { exchange: { request: { path: 'twin' } } } }]);
});

test('what opens by each token that was used rightly is so, too, where one of them has ended at once', async () => {
  const { findings, ofOthers } = await told((_path, uses) => uses > 0, 'TOKEN-1');

  expect(findings).toEqual([]);
  expect(ofOthers).toHaveLength(1);
});

test('what opens this page alone, used or not, is this page’s', async () => {
  expect((await told((path) => path === 'page')).findings).toHaveLength(1);
});

test('what opens this page by a token that was used rightly, and no other, is this page’s', async () => {
  expect((await told((path, uses) => path === 'page' && uses > 0)).findings).toHaveLength(1);
});

/** The token that it is made of. */
function tokenOf({ insert }: ApiRequest): string {
  const credential = insert?.[0]?.credential ?? '';
  return credential === 'UNKNOWN_TOKEN' ? 'TOKEN' : credential;
}

/** What a token signed by another key, or the altered shared one, opens for which that one was used, where it is renewed meanwhile. */
async function toldBehindRenewal(
  credential: 'TOKEN' | 'UNKNOWN_TOKEN',
  { renewedBehind, opens }: { readonly renewedBehind: string; readonly opens: Opens },
): Promise<RefusalResult> {
  const uses = new Map<string, number>();
  let isRenewed = false;
  let logins = 0;
  const answerTo = (path: string, token: string): Exchange => {
    const before = uses.get(token) ?? 0;
    if (path === 'right') uses.set(token, before + 1);
    if (path === renewedBehind && !isRenewed) {
      isRenewed = true;
      uses.delete('TOKEN');
    }
    return path === 'right' || opens(path, before) ? served : refused;
  };
  const refusals = new Refusals(
    (request) => Promise.resolve({ ...answerTo(request.path, tokenOf(request)), request }),
    {
      classify: (exchange) => Promise.resolve(serviceOf(exchange, { knownIds: [], knownNames: [] })),
      freshToken: () => {
        logins += 1;
        return Promise.resolve(`TOKEN-${logins}` as const);
      },
    },
  );
  const wrong = (path: string): RefusalGroup['wrong'] => [
    {
      name: path,
      request: { ...requestBy(path), insert: [{ in: 'header', at: 'Authorization', credential }] },
    },
  ];
  const right = requestBy('right');
  return refusals.judgeHere(
    { control: right, wrong: wrong('page') },
    { control: right, wrong: wrong('twin') },
  );
}

for (const { name, credential, renewedBehind } of [
  { name: 'before its twin is asked', credential: 'TOKEN', renewedBehind: 'page' },
  { name: 'between the two times its twin is asked', credential: 'TOKEN', renewedBehind: 'twin' },
  { name: 'and which another key has signed', credential: 'UNKNOWN_TOKEN', renewedBehind: 'page' },
] as const) {
  test(`what opens by use of a token that is renewed ${name} is another requirement’s`, async () => {
    const opens: Opens = (_path, uses) => uses > 0;
    const { findings, ofOthers } = await toldBehindRenewal(credential, { renewedBehind, opens });

    expect(findings).toEqual([]);
    expect(ofOthers).toMatchObject([{ finding: { exchange: { request: { path: 'twin' } } } }]);
  });

  test(`what opens this page alone to a token that is renewed ${name} is this page’s`, async () => {
    const opens: Opens = (path) => path === 'page';
    const { findings } = await toldBehindRenewal(credential, { renewedBehind, opens });

    expect(findings).toHaveLength(1);
  });
}
