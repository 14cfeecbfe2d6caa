import { test, expect } from '@playwright/test';
import type { ApiRequest, Exchange } from '#fixtures/client/exchange.ts';
import { serviceOf } from '#fixtures/client/serves.ts';
import type { TokenName } from '#fixtures/gateway/protocol.ts';
import { Refusals } from '#fixtures/judge/refusals.ts';
import { ALIKE } from '#fixtures/judge/untold.ts';
import { empty, served } from './scripted.ts';

const byToken = (path: string): ApiRequest => ({
  ...{ method: 'GET', path },
  insert: [{ in: 'header', at: 'Authorization', credential: 'TOKEN', prefix: 'Bearer ' }],
});

interface Scene {
  readonly refusals: Refusals;
  readonly logins: () => number;
}

/** A service that refuses with a list of none, and ends the token by which something wrong was asked: the shared one has ended. */
function scene({ open = '', hasClients = true }): Scene {
  const ended = new Set<string>(['TOKEN']);
  let count = 0;
  const answerTo = (path: string, credential: string): Exchange => {
    const isServed = !ended.has(credential) && ['right', open].includes(path);
    if (path !== 'right') ended.add(credential);
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

const group = {
  control: byToken('right'),
  wrong: ['a', 'b'].map((name) => ({ name, request: byToken(name) })),
};

test.describe('where the right request is answered with a list of none, as the wrong ones are', () => {
  test('and the list has clients, each is asked by a token of its own', async () => {
    expect(await scene({}).refusals.judge(group)).toEqual({ findings: [] });
  });

  test('what is served by such a token is told', async () => {
    const { findings } = await scene({ open: 'b' }).refusals.judge(group);

    expect(findings).toMatchObject([{ exchange: { request: { path: 'b' } } }]);
  });

  test('and the list has none, nobody logs in for that', async () => {
    const { refusals, logins } = scene({ hasClients: false });

    expect(await refusals.judge(group)).toEqual({ findings: [], untold: ALIKE });
    expect(logins()).toBe(0);
  });
});
