import { test, expect } from '@playwright/test';
import type { ApiRequest, Exchange } from '#fixtures/client/exchange.ts';
import { loginWith } from '#fixtures/client/login.ts';
import type { Insertion } from '#fixtures/gateway/protocol.ts';
import type { Finding } from '#fixtures/judge/finding.ts';
import { answer, clients, envelope, tokenSeen } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { loginsBy, PAGE } from './scripted-logins.ts';

waitsPass();

const GRANTED = answer({ report: { tokens: [tokenSeen()] } });
const OPENED = answer({ body: envelope(clients(1, 3)) });
const UNSUPPORTED = answer({ status: 415 });
const UNAVAILABLE = answer({ status: 503 });
const CRASHED = answer({ status: 500 });

interface Scene {
  readonly findings: readonly Finding[];
  readonly asked: readonly ApiRequest[];
}

/** Logs in with header names in small letters; log-ins as documented are answered otherwise. */
async function scene(answers: {
  readonly inLetterCase: readonly Exchange[];
  readonly documented: Exchange;
}): Promise<Scene> {
  const asked: ApiRequest[] = [];
  const send = (request: ApiRequest): Promise<Exchange> => {
    if (request.method === 'GET') return Promise.resolve({ ...OPENED, request });
    const time = asked.push(request) - 1;
    const isDocumented = request.headers?.['Content-Type'] !== undefined;
    const one = isDocumented ? answers.documented : (answers.inLetterCase[time] ?? UNAVAILABLE);
    return Promise.resolve({ ...one, request });
  };
  const logins = await loginsBy(send);
  return { findings: await logins.inLetterCase('lower', PAGE), asked };
}

test.describe('a log-in with header names in another letter case', () => {
  test('is the right one but for that', async () => {
    const { asked } = await scene({ inLetterCase: [GRANTED], documented: GRANTED });

    expect(asked).toMatchObject([{ method: 'POST', headers: { 'content-type': 'application/json' } }]);
    expect(asked[0]?.insert?.map(({ at }) => at)).toStrictEqual([
      'organization-id',
      '/username',
      '/password',
    ]);
  });

  test('that gives a token shows nothing', async () => {
    expect((await scene({ inLetterCase: [GRANTED], documented: UNSUPPORTED })).findings).toEqual([]);
  });

  test('that gives none is told where the documented one gives one', async () => {
    const { findings } = await scene({ inLetterCase: [UNSUPPORTED], documented: GRANTED });

    expect(findings).toMatchObject([
      {
        exchange: { status: 415 },
        expected: expect.stringContaining('(status 200)'),
        actual: 'no token (status 415)',
      },
    ]);
  });

  test('that gives none shows nothing where the documented one gives none either', async () => {
    expect((await scene({ inLetterCase: [UNSUPPORTED], documented: UNSUPPORTED })).findings).toEqual([]);
  });

  test('that is not heard shows nothing', async () => {
    const { findings, asked } = await scene({ inLetterCase: [UNAVAILABLE], documented: GRANTED });

    expect(findings).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  test('that is answered with 500 once is sent once more', async () => {
    const { findings } = await scene({ inLetterCase: [CRASHED, UNSUPPORTED], documented: GRANTED });

    expect(findings).toMatchObject([{ exchange: { status: 415 } }]);
  });
});

test.describe('a later log-in (T6)', () => {
  /** Log-ins one after the other: was the token of each known? */
  async function laterFindings(known: readonly boolean[]): Promise<{
    readonly findings: readonly Finding[];
    readonly count: number;
  }> {
    let count = 0;
    const send = (request: ApiRequest): Promise<Exchange> => {
      const token = tokenSeen({ seenBefore: known[count] === true });
      count += 1;
      return Promise.resolve({ ...answer({ report: { tokens: [token] } }), request });
    };
    const logins = await loginsBy(send);
    return { findings: logins.repeated(await logins.later()), count };
  }

  test('with a token of its own is right', async () => {
    expect(await laterFindings([false, false])).toEqual({ findings: [], count: 2 });
  });

  test('may give the same token within a second', async () => {
    expect(await laterFindings([false, true, false, false])).toEqual({ findings: [], count: 4 });
  });

  test('with a token that is kept until it ends is told, also where it ended in between', async () => {
    expect((await laterFindings([true, true, true])).findings).toHaveLength(1);
    expect((await laterFindings([true, true, false, true])).findings).toHaveLength(1);
  });
});

test.describe('a wrong log-in that carries a living token (T3)', () => {
  const withToken = { in: 'body', at: '/password', credential: 'TOKEN' } as const;

  async function servedBy(place: string, insert: readonly Insertion[], status = 401): Promise<unknown> {
    // Whatever is asked with the token is served.
    const open = answer({ body: envelope(clients(1, 3)) });
    const logins = await loginsBy(() => Promise.resolve(open));
    const tokens = [tokenSeen({ place, seenBefore: true })];
    const exchange = { ...answer({ status, report: { tokens } }), request: { ...open.request, insert } };
    return logins.served(exchange, { pageNo: 1, pageSize: 10 });
  }

  test('and is refused may quote it', async () => {
    expect(await servedBy('body/error', [withToken])).toBe('refused');
  });

  test('yields it where tokens stand', async () => {
    expect(await servedBy('body/token', [withToken], 200)).toBe('served');
  });

  test('may be refused by an answer with a signature of its own in the place of tokens', async () => {
    expect(await servedBy('body/token', [withToken])).toBe('refused');
  });

  test('differs from one that carries none', async () => {
    expect(await servedBy('body/error', [])).toBe('served');
  });
});

test('a later log-in that is answered with nothing is refused (T6)', async () => {
  const logins = await loginsBy(() => Promise.resolve(GRANTED));

  expect(logins.laterRefusal(answer({ status: 204, text: '' }))).toHaveLength(1);
  expect(logins.laterRefusal(answer({ status: 200, body: { session: 'x' } }))).toEqual([]);
});

test.describe('a wrong log-in beside the right one (T3)', () => {
  const wrong = { name: 'wrong', request: loginWith('wrong', { password: { json: 'x' } }) };
  const isWrong = ({ body = '' }: ApiRequest): boolean => body.includes('"password":"x"');

  /** What is told where log-ins are answered so, and what was asked. */
  async function beside(wrongly: Exchange, rightly = GRANTED): Promise<Scene> {
    const asked: ApiRequest[] = [];
    const send = (request: ApiRequest): Promise<Exchange> => {
      asked.push(request);
      return Promise.resolve({ ...(isWrong(request) ? wrongly : rightly), request });
    };
    const logins = await loginsBy(send);
    const { yielded, closed } = await logins.besideRight(wrong, { pageNo: 1, pageSize: 10 });
    expect(closed).toEqual([]);
    return { findings: yielded, asked };
  }

  test('leaves together with it, and a right one comes before them', async () => {
    const { findings, asked } = await beside(answer({ status: 401 }));

    expect(findings).toEqual([]);
    expect(asked.map(isWrong)).toEqual([false, false, true]);
    const [before, right, other] = asked.map(({ options }) => options?.together);
    expect(right).toMatchObject({ of: 2 });
    expect(other).toEqual(right);
    expect(before).toBeUndefined();
  });

  test('that yields a token is told, and the right one is not', async () => {
    const { findings } = await beside(GRANTED);

    expect(findings).toMatchObject([
      { expected: 'a refusal of this request (wrong)', exchange: { request: { place: 'wrong' } } },
    ]);
  });

  test('that is refused is right, whatever becomes of the right one', async () => {
    expect((await beside(answer({ status: 401 }), UNSUPPORTED)).findings).toEqual([]);
  });
});
