import { test, expect } from '@playwright/test';
import { loadContract } from '#spec/load-contract.ts';
import type { ApiRequest, Exchange } from '#fixtures/client/exchange.ts';
import { loginInEscapes, loginOfType, loginRequest } from '#fixtures/client/login.ts';
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

/** Logs in with escapes, where log-ins are answered so. */
async function scene(escaped: Exchange, plain: Exchange): Promise<Scene> {
  const asked: ApiRequest[] = [];
  const logins = new Logins(
    (request) => {
      asked.push(request);
      return Promise.resolve({ ...(request.options?.escapedBody === true ? escaped : plain), request });
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
  return { findings: await logins.inEscapes(), asked };
}

test.describe('a log-in whose texts are in JSON escapes (T1)', () => {
  test('that gives a token is right, and no other is made', async () => {
    const { findings, asked } = await scene(GRANTED, REFUSED);

    expect(findings).toEqual([]);
    expect(asked).toEqual([loginInEscapes()]);
  });

  test('that gives none is told where the plain one gives one', async () => {
    const { findings, asked } = await scene(REFUSED, GRANTED);

    expect(findings).toMatchObject([
      {
        exchange: { status: 400, request: { options: { escapedBody: true } } },
        expected: 'a token, as to the same JSON without escapes (status 200)',
        actual: 'no token (status 400)',
      },
    ]);
    expect(asked).toEqual([loginInEscapes(), loginRequest()]);
  });

  for (const { name, escaped, plain } of [
    { name: 'gives none, as the plain one', escaped: REFUSED, plain: REFUSED },
    { name: 'gives none while the plain one is not heard', escaped: REFUSED, plain: noAnswer() },
    { name: 'is not heard', escaped: noAnswer(), plain: GRANTED },
  ]) {
    test(`that ${name} tells nothing`, async () => {
      expect((await scene(escaped, plain)).findings).toEqual([]);
    });
  }
});

test.describe('the right log-in spelt otherwise', () => {
  test('in escapes differs in them alone', () => {
    const { options, place, ...escaped } = loginInEscapes();

    expect(options).toEqual({ escapedBody: true });
    expect(place).not.toBe(loginRequest().place);
    expect({ ...escaped, place: loginRequest().place }).toEqual(loginRequest());
  });

  test('as another media type differs in that alone', () => {
    expect(loginOfType('text/plain')).toEqual({
      ...loginRequest(),
      headers: { 'Content-Type': 'text/plain' },
      place: 'right log-in as text/plain',
    });
  });

  test('is not the log-in of the document', () => {
    const all = [loginRequest(), loginInEscapes(), loginOfType('text/plain')];

    expect(all.filter(isRightLogin)).toEqual([loginRequest()]);
  });
});
