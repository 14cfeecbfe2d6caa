import { test, expect } from '@playwright/test';
import { loadContract } from '#spec/load-contract.ts';
import type { ApiRequest, Exchange } from '#fixtures/client/exchange.ts';
import { loginRespelt, loginOfType, loginRequest } from '#fixtures/client/login.ts';
import { isRightLogin } from '#fixtures/client/right-requests.ts';
import type { Finding } from '#fixtures/judge/finding.ts';
import { Logins } from '#fixtures/judge/logins.ts';
import { answer, noAnswer, tokenSeen } from '#tests/self/checks/answers.ts';

const contract = loadContract([]);
const GRANTED = answer({ report: { tokens: [tokenSeen()] } });
const REFUSED = answer({ status: 400 });

interface Scene {
  readonly findings: readonly Finding[];
  readonly asked: readonly ApiRequest[];
}

/** Logs in by the same JSON written otherwise, where log-ins are answered so. */
async function scene(respelt: Exchange, plain: Exchange): Promise<Scene> {
  const asked: ApiRequest[] = [];
  const logins = new Logins(
    (request) => {
      asked.push(request);
      return Promise.resolve({ ...(request.options?.respeltBody === true ? respelt : plain), request });
    },
    {
      contract: await contract,
      ground: {
        schemes: { apiKey: { declared: true, opens: true }, bearer: { declared: true, opens: true } },
        token: { places: ['body/token'], kind: 'JWS', sessions: 'several' },
        tokenSeen: true,
        isTokenTooShort: false,
      },
    },
  );
  return { findings: await logins.respelt(), asked };
}

test.describe('a log-in whose JSON is written otherwise (T1)', () => {
  test('that gives a token is right, and no other is made', async () => {
    const { findings, asked } = await scene(GRANTED, REFUSED);

    expect(findings).toEqual([]);
    expect(asked).toEqual([loginRespelt()]);
  });

  test('that gives none is told where the plain one gives one', async () => {
    const { findings, asked } = await scene(REFUSED, GRANTED);

    expect(findings).toMatchObject([
      {
        exchange: { status: 400, request: { options: { respeltBody: true } } },
        expected: 'a token, as to the same JSON in plain words (status 200)',
        actual: 'no token (status 400)',
      },
    ]);
    expect(asked).toEqual([loginRespelt(), loginRequest()]);
  });

  for (const { name, respelt, plain } of [
    { name: 'gives none, as the plain one', respelt: REFUSED, plain: REFUSED },
    { name: 'gives none while the plain one is not heard', respelt: REFUSED, plain: noAnswer() },
    { name: 'is not heard', respelt: noAnswer(), plain: GRANTED },
  ]) {
    test(`that ${name} tells nothing`, async () => {
      expect((await scene(respelt, plain)).findings).toEqual([]);
    });
  }
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
    const all = [loginRequest(), loginRespelt(), loginOfType('text/plain')];

    expect(all.filter(isRightLogin)).toEqual([loginRequest()]);
  });
});
