import { test, expect } from '@playwright/test';
import type { ApiRequest, Exchange } from '#fixtures/client/exchange.ts';
import {
  loginBeside,
  loginInChunks,
  loginInPieces,
  loginOfType,
  loginRequest,
  loginRespelt,
} from '#fixtures/client/login.ts';
import { isRightLogin } from '#fixtures/client/right-requests.ts';
import type { Finding } from '#fixtures/judge/finding.ts';
import type { Logins } from '#fixtures/judge/tokens/logins.ts';
import { answer, noAnswer, tokenSeen } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { knownService } from '../known-service.ts';

waitsPass();

const GRANTED = answer({ report: { tokens: [tokenSeen()] } });
const REFUSED = answer({ status: 400 });

interface Scene {
  readonly findings: readonly Finding[];
  readonly asked: readonly ApiRequest[];
}

interface Way {
  readonly how: string;
  readonly request: ApiRequest;
  readonly plainly: string;
  readonly judge: (logins: Logins) => Promise<readonly Finding[]>;
}

/** Ways of sending the same body otherwise. */
const WAYS: readonly Way[] = [
  {
    how: 'in other letters',
    request: loginRespelt(),
    plainly: 'to the same JSON in plain words',
    judge: (logins) => logins.respelt(),
  },
  {
    how: 'in pieces',
    request: loginInPieces(),
    plainly: 'to the same body in one piece',
    judge: (logins) => logins.inPieces(),
  },
  {
    how: 'in chunks',
    request: loginInChunks(),
    plainly: 'to the same body with Content-Length',
    judge: (logins) => logins.inChunks(),
  },
];

/** Logs in by a body that is sent otherwise, where log-ins are answered so. */
async function scene({ judge }: Way, otherwise: Exchange, plain: Exchange): Promise<Scene> {
  const asked: ApiRequest[] = [];
  const { logins } = await knownService((request) => {
    asked.push(request);
    return Promise.resolve({ ...(request.options === undefined ? plain : otherwise), request });
  });
  return { findings: await judge(logins), asked };
}

for (const way of WAYS) {
  test.describe(`a log-in whose body comes ${way.how}`, () => {
    test(`is right where it gives a token, and no other is made: ${way.how}`, async () => {
      const { findings, asked } = await scene(way, GRANTED, REFUSED);

      expect(findings).toEqual([]);
      expect(asked).toEqual([way.request]);
    });

    test(`is told where it gives none and the plain one gives one: ${way.how}`, async () => {
      const { findings, asked } = await scene(way, REFUSED, GRANTED);

      expect(findings).toMatchObject([
        {
          exchange: { status: 400, request: way.request },
          expected: `a token, as ${way.plainly} (status 200)`,
          actual: 'no token (status 400)',
        },
      ]);
      expect(asked).toEqual([way.request, loginRequest()]);
    });

    for (const { name, otherwise, plain } of [
      { name: 'the plain one gives none either', otherwise: REFUSED, plain: REFUSED },
      { name: 'the plain one is not heard', otherwise: REFUSED, plain: noAnswer() },
      { name: 'it is not heard', otherwise: noAnswer(), plain: GRANTED },
      { name: 'it comes in the way of another one', otherwise: answer({ status: 409 }), plain: GRANTED },
    ]) {
      test(`tells nothing where ${name}: ${way.how}`, async () => {
        expect((await scene(way, otherwise, plain)).findings).toEqual([]);
      });
    }
  });
}

test.describe('a log-in in chunks that is declined as such (N5)', () => {
  const declined = async (status: number, how: string) =>
    Promise.all(WAYS.filter((way) => way.how === how).map((way) => scene(way, answer({ status }), GRANTED)));

  for (const status of [411, 501]) {
    test(`tells nothing: ${status}`, async () => {
      expect(await declined(status, 'in chunks')).toMatchObject([{ findings: [] }]);
    });
  }

  test('is told in any other words', async () => {
    expect(await declined(413, 'in chunks')).toMatchObject([
      { findings: [{ actual: 'no token (status 413)' }] },
    ]);
  });

  test('is told of one whose length is known', async () => {
    expect(await declined(411, 'in pieces')).toMatchObject([
      { findings: [{ actual: 'no token (status 411)' }] },
    ]);
  });
});

test.describe('the right log-in spelt otherwise', () => {
  test('as the same JSON differs in its letters and in the order of its members alone', () => {
    const { options, place, body, ...others } = loginRespelt();
    const { place: plainPlace, body: plainBody = '', ...plain } = loginRequest();

    expect(options).toEqual({ respeltBody: true });
    expect(place).not.toBe(plainPlace);
    expect(others).toEqual(plain);
    expect(body).toBe('{"password":"","username":""}');
    expect(JSON.parse(body ?? '')).toEqual(JSON.parse(plainBody));
  });

  test('names its members in another order than the log-in of the document', () => {
    const order = ({ body = '' }: ApiRequest) => Object.keys(JSON.parse(body) as object);

    expect(order(loginRespelt())).toEqual(order(loginRequest()).toReversed());
  });

  test('as another media type differs in that alone', () => {
    expect(loginOfType('text/plain')).toEqual({
      ...loginRequest(),
      headers: { 'Content-Type': 'text/plain' },
      place: 'right log-in as text/plain',
    });
  });

  test('is not the log-in of the document', () => {
    const others = [...WAYS.map(({ request }) => request), loginBeside('TOKEN-1')];
    const all = [loginRequest(), ...others, loginOfType('text/plain')];

    expect(all.filter(isRightLogin)).toEqual([loginRequest()]);
  });
});

test.describe('the right log-in sent otherwise', () => {
  test('in pieces differs in how its body is sent alone', () => {
    expect(loginInPieces()).toEqual({
      ...loginRequest(),
      options: { bodyInPieces: true },
      place: 'right log-in, its body in two pieces',
    });
  });

  test('in chunks differs in how its body is sent, and on which connection, alone', () => {
    expect(loginInChunks()).toEqual({
      ...loginRequest(),
      options: { chunkedBody: true, connection: 'fresh' },
      place: 'right log-in, its body in chunks, without Content-Length',
    });
  });

  test('beside a token differs in that token alone', () => {
    expect(loginBeside('TOKEN-7')).toEqual({
      ...loginRequest(),
      insert: [
        ...(loginRequest().insert ?? []),
        { in: 'header', at: 'Authorization', prefix: 'Bearer ', credential: 'TOKEN-7' },
      ],
      place: 'right log-in beside the token of another one',
    });
  });
});
