import { test, expect } from '@playwright/test';
import type { ApiRequest, Exchange } from '#fixtures/client/exchange.ts';
import { loginBeside, loginRequest } from '#fixtures/client/login.ts';
import type { Finding } from '#fixtures/judge/finding.ts';
import { repeatedBesideToken } from '#fixtures/judge/tokens/beside-token.ts';
import { answer, noAnswer, tokenSeen } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { knownService } from '../known-service.ts';

waitsPass();

const ONE = answer({ report: { tokens: [tokenSeen()] } });
const TWO = answer({ report: { tokens: [tokenSeen({ name: 'TOKEN-2' })] } });
const THREE = answer({ report: { tokens: [tokenSeen({ name: 'TOKEN-3' })] } });
const BEHIND_ITS_END = answer({ receivedAtMs: 60_000, report: { tokens: [tokenSeen({ name: 'TOKEN-4' })] } });
const REFUSED = answer({ status: 400 });

const PLAIN = loginRequest();
const BESIDE = loginBeside('TOKEN-1');

interface Scene {
  readonly findings: readonly Finding[];
  readonly asked: readonly ApiRequest[];
}

function isBeside({ insert = [] }: ApiRequest): boolean {
  return insert.some(({ at }) => at === 'Authorization');
}

/** Log-ins that are answered so, one after the other, the last answer again and again. */
async function scene(plain: readonly Exchange[], beside: readonly Exchange[]): Promise<Scene> {
  const asked: ApiRequest[] = [];
  const service = await knownService((request) => {
    const answers = isBeside(request) ? beside : plain;
    const time = asked.filter((earlier) => isBeside(earlier) === isBeside(request)).length;
    asked.push(request);
    return Promise.resolve({ ...(answers[time] ?? answers.at(-1) ?? noAnswer()), request });
  });
  return { findings: await repeatedBesideToken(service), asked };
}

test.describe('a log-in beside the living token of another one (T6)', () => {
  for (const { name, beside } of [
    { name: 'is refused', beside: REFUSED },
    { name: 'is not heard', beside: noAnswer() },
    { name: 'gives another token', beside: TWO },
  ]) {
    test(`that ${name} tells nothing, and none follows`, async () => {
      const { findings, asked } = await scene([ONE, THREE], [beside]);

      expect(findings).toEqual([]);
      expect(asked).toEqual([PLAIN, BESIDE]);
    });
  }

  test('is not made where no token is known', async () => {
    const { findings, asked } = await scene([REFUSED], [ONE]);

    expect(findings).toEqual([]);
    expect(asked).toEqual([PLAIN]);
  });

  test('that repeats it each time is told where one without it gives another', async () => {
    const { findings, asked } = await scene([ONE, TWO], [ONE]);

    expect(findings).toMatchObject([
      {
        exchange: { request: BESIDE },
        expected: 'another token, as without one beside it',
        actual: 'the very token that was sent',
      },
    ]);
    expect(asked).toEqual([PLAIN, BESIDE, BESIDE, BESIDE, PLAIN]);
  });
});

test.describe('a log-in that repeats the token beside it (T6)', () => {
  for (const { name, plain } of [
    { name: 'gives the same one, too', plain: ONE },
    { name: 'is refused', plain: REFUSED },
    { name: 'is not heard', plain: noAnswer() },
  ]) {
    test(`tells nothing where the one without it ${name}`, async () => {
      const { findings, asked } = await scene([ONE, plain], [ONE]);

      expect(findings).toEqual([]);
      expect(asked).toEqual([PLAIN, BESIDE, BESIDE, BESIDE, PLAIN]);
    });
  }

  for (const { name, beside, afterMs } of [
    { name: 'one second later it gives another', beside: [ONE, TWO], afterMs: 1000 },
    { name: 'half a second after that it gives another', beside: [ONE, ONE, TWO], afterMs: 1500 },
    { name: 'it is refused later', beside: [ONE, REFUSED], afterMs: 1000 },
  ]) {
    test(`tells nothing where ${name}: log-ins of one second may be alike`, async () => {
      const startedMs = performance.now();
      const { findings, asked } = await scene([ONE, THREE], beside);

      expect(findings).toEqual([]);
      expect(asked).toEqual([PLAIN, ...beside.map(() => BESIDE)]);
      expect(performance.now() - startedMs).toBeGreaterThan(afterMs);
    });
  }

  test('is told where the first had ended before a later one gave another', async () => {
    const { findings, asked } = await scene([ONE, ONE, TWO], [ONE, BEHIND_ITS_END, ONE]);

    expect(findings).toMatchObject([{ exchange: { request: BESIDE } }]);
    expect(asked).toEqual([PLAIN, BESIDE, BESIDE, PLAIN, BESIDE, BESIDE, BESIDE, PLAIN]);
  });

  test('tells nothing where it has ended each time before a later one gives another', async () => {
    const { findings, asked } = await scene([ONE], [BEHIND_ITS_END]);

    expect(findings).toEqual([]);
    expect(asked).toEqual([PLAIN, BESIDE, PLAIN, BESIDE, PLAIN, BESIDE]);
  });
});
