import { expect, test } from '@playwright/test';
import type { ApiRequest, Exchange } from '#fixtures/client/exchange.ts';
import { listRequest } from '#fixtures/client/list.ts';
import { loginRequest, loginRespelt, loginWith } from '#fixtures/client/login.ts';
import { rightCredentials } from '#fixtures/client/credentials.ts';
import { togetherOf } from '#fixtures/client/together.ts';
import { behindLivingTokens } from '#fixtures/client/token-limit.ts';
import { loadContract } from '#spec/load-contract.ts';
import { answer } from './answers.ts';

interface Asked {
  readonly request?: ApiRequest;
  readonly hasSeveral?: boolean;
  readonly lifetimeS?: number;
  readonly status?: number;
  /** One of the tokens has ended by then, s. */
  readonly endS?: number;
  readonly times?: number;
}

function atOnce(request: ApiRequest): ApiRequest {
  return { ...request, options: { together: togetherOf(2) } };
}

/** What comes of a log-in beside as many tokens as a user may have, and how long it took, s. */
async function asked({
  request = loginRequest(),
  hasSeveral = true,
  lifetimeS = 3,
  status = 409,
  endS = Infinity,
  times = 1,
}: Asked): Promise<{ readonly last: Exchange; readonly restedS: number; readonly sent: number }> {
  let restedS = 0;
  let sent = 0;
  const send = behindLivingTokens(
    (one) => {
      sent += 1;
      return Promise.resolve(answer({ request: one, status: restedS < endS ? status : 200, body: {} }));
    },
    {
      hasSeveral,
      lifetimeS,
      wait: (ms) => Promise.resolve((restedS += ms / 1000)),
    },
  );
  let last = await send(request);
  for (let time = 1; time < times; time += 1) last = await send(request);
  return { last, restedS, sent };
}

for (const { name, one } of [
  { name: 'a log-in', one: loginRequest() },
  { name: 'a log-in in another spelling', one: loginRespelt() },
]) {
  test(`${name} beside too many tokens waits until one of them has ended`, async () => {
    const { last, restedS, sent } = await asked({ request: one, endS: 3 });

    expect([last.status, restedS, sent]).toEqual([200, 3, 3]);
  });
}

test('one that is still refused when each of them has ended is refused', async () => {
  const { last, restedS } = await asked({ status: 423 });

  expect([last.status, last.isShutOut, restedS]).toEqual([423, undefined, 21]);
});

test('nothing is told where they outlive the wait', async () => {
  expect((await asked({ lifetimeS: 3600 })).last).toMatchObject({ isShutOut: true });
});

test('nor once all waits together were long', async () => {
  const { last, restedS } = await asked({ times: 20 });

  expect(last).toMatchObject({ isShutOut: true });
  expect(restedS).toBeLessThanOrEqual(240);
});

for (const { name, given } of [
  { name: 'another refusal', given: { status: 403 } },
  { name: 'who was never seen to have two tokens', given: { hasSeveral: false } },
  { name: 'a wrong log-in', given: { request: loginWith('', { password: { json: 'x' } }) } },
  {
    name: 'a log-in with an altered name',
    given: {
      request: loginWith('', { username: { credential: 'API_USERNAME', alteration: 'altered-middle' } }),
    },
  },
  { name: 'one of several at the same moment', given: { request: atOnce(loginRequest()) } },
] satisfies readonly { name: string; given: Asked }[]) {
  test(`${name} is not waited for`, async () => {
    const { last, restedS, sent } = await asked({ ...given, endS: 1 });

    expect([last.status >= 400, last.isShutOut, restedS, sent]).toEqual([true, undefined, 0, 1]);
  });
}

test('nor is a list', async () => {
  const request = listRequest(rightCredentials(await loadContract([]), 'apiKey'));

  expect((await asked({ request, endS: 1 })).restedS).toBe(0);
});
