import { test, expect } from '@playwright/test';
import type { ApiRequest, Exchange } from '#fixtures/client/exchange.ts';
import { serviceOf } from '#fixtures/client/serves.ts';
import type { TokenName } from '#fixtures/gateway/protocol.ts';
import type { RefusalGroup } from '#fixtures/judge/refusals/refusal-group.ts';
import { Refusals } from '#fixtures/judge/refusals/refusals.ts';
import { ALIKE } from '#fixtures/judge/refusals/untold.ts';
import { empty, refused, served } from './scripted.ts';

const byToken = (path: string): ApiRequest => ({
  ...{ method: 'GET', path },
  insert: [{ in: 'header', at: 'Authorization', credential: 'TOKEN', prefix: 'Bearer ' }],
});

const group = (...names: readonly string[]): RefusalGroup => ({
  control: byToken('right'),
  wrong: names.map((name) => ({ name, request: byToken(name) })),
});

interface Scene {
  readonly refusals: Refusals;
  readonly logins: () => number;
}

/** A service that refuses with a list of none, and ends the token by which something wrong was asked: the shared one has ended. */
function scene({ open = '', hasClients = true, isNone = false }): Scene {
  const ended = new Set<string>(['TOKEN']);
  let count = 0;
  const answerTo = (path: string, credential: string): Exchange => {
    const isServed = !isNone && !ended.has(credential) && ['right', open].includes(path);
    if (path !== 'right') ended.add(credential);
    if (path === 'malformed') return refused;
    return isServed ? served : empty;
  };
  const refusals = new Refusals(
    (request) =>
      Promise.resolve({ ...answerTo(request.path, request.insert?.[0]?.credential ?? ''), request }),
    {
      hasClients,
      classify: (exchange) => Promise.resolve(serviceOf(exchange, { knownIds: [], knownNames: [] })),
      freshToken: () => {
        count += 1;
        return Promise.resolve<TokenName>(`TOKEN-${count}`);
      },
    },
  );
  return { refusals, logins: () => count };
}

test.describe('where the right request is answered with a list of none, as the wrong ones are', () => {
  test('and the list has clients, each is asked by a token of its own', async () => {
    expect(await scene({}).refusals.judge(group('a', 'b'))).toEqual({ findings: [] });
  });

  test('what is served by such a token is told', async () => {
    const { findings } = await scene({ open: 'b' }).refusals.judge(group('a', 'b'));

    expect(findings).toMatchObject([{ exchange: { request: { path: 'b' } } }]);
  });

  test('or otherwise, each is asked by a token of its own', async () => {
    const { refusals, logins } = scene({});

    expect(await refusals.judge(group('malformed'))).toEqual({ findings: [] });
    expect(logins()).toBeGreaterThan(1);
  });

  test('and no token opens it, one log-in is enough to tell', async () => {
    const { refusals, logins } = scene({ isNone: true });

    await refusals.judge(group('a'));
    await refusals.judge(group('b'));

    expect(logins()).toBe(1);
  });

  test('and the list has none, nobody logs in for that', async () => {
    const { refusals, logins } = scene({ hasClients: false });

    expect(await refusals.judge(group('a', 'b'))).toEqual({ findings: [], untold: ALIKE });
    expect(logins()).toBe(0);
  });
});
