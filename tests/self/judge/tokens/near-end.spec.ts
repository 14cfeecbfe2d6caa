import { test, expect } from '@playwright/test';
import type { Exchange } from '#fixtures/client/exchange.ts';
import { Masking } from '#fixtures/evidence/masking.ts';
import { Judge } from '#fixtures/judge/judge.ts';
import { Expiry } from '#fixtures/judge/tokens/expiry.ts';
import { answer, tokenSeen } from '#tests/self/checks/answers.ts';
import { PUBLIC_SETTINGS } from '#tests/self/settings/public-settings.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { knownService } from '../known-service.ts';

waitsPass();

/** Says how it would end a test, instead of ending the one that runs. */
class SpeakingJudge extends Judge {
  override untested(reason: string): never {
    throw new RangeError(`untested: ${reason}`);
  }
}

interface Waited {
  readonly waitedMs: number;
  readonly asked: number;
}

/** Waits for the end of the token of a log-in to be near. */
async function nearEndOf(login: Exchange, maxExpiryWaitS = 30): Promise<Waited> {
  let asked = 0;
  const service = await knownService(
    (request) => {
      asked += 1;
      return Promise.resolve(answer({ request, status: 401 }));
    },
    { ground: { clockOffsetMs: 0 } },
  );
  const evidence = { baseUrl: '', masking: new Masking({ showData: true, key: 'key' }) };
  const judge = new SpeakingJudge(test.info(), { evidence, requirements: new Map() });
  const startedMs = Date.now();
  await new Expiry(service, { ...PUBLIC_SETTINGS, maxExpiryWaitS }).nearEndOf(login, judge);
  return { waitedMs: Date.now() - startedMs, asked };
}

/** A log-in whose token ends in so many seconds. */
function endingIn(seconds: number): Exchange {
  const tokens = [tokenSeen({ exp: Date.now() / 1000 + seconds })];
  return answer({ receivedAtMs: Date.now(), report: { tokens } });
}

test.describe('a token that is about to end', () => {
  test('is waited for until shortly before, and nothing is asked meanwhile', async () => {
    const { waitedMs, asked } = await nearEndOf(endingIn(3));

    expect(waitedMs).toBeGreaterThan(1000);
    expect(waitedMs).toBeLessThan(2700);
    expect(asked).toBe(0);
  });

  for (const { name, login } of [
    { name: 'where its end is near', login: endingIn(1) },
    { name: 'where it has ended', login: endingIn(-60) },
    { name: 'where its end cannot be read', login: answer({ report: { tokens: [tokenSeen()] } }) },
    { name: 'where there is none', login: answer({ status: 401 }) },
  ]) {
    test(`is not waited for ${name}`, async () => {
      expect((await nearEndOf(login)).waitedMs).toBeLessThan(500);
    });
  }

  test('is untested where that is too far', async () => {
    await expect(nearEndOf(endingIn(60))).rejects.toThrow('untested: the token outlives the wait');
    await expect(nearEndOf(endingIn(60), 5)).rejects.toThrow('MAX_EXPIRY_WAIT_S=5');
  });
});
