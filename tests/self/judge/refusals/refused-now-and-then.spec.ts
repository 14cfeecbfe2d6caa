import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import type { Kind } from '#fixtures/client/behind-a-ban.ts';
import { bearerWith } from '#fixtures/client/credentials.ts';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import { listRequest } from '#fixtures/client/list.ts';
import { loginRequest } from '#fixtures/client/login.ts';
import type { TokenSeen } from '#fixtures/gateway/protocol.ts';
import type { Finding } from '#fixtures/judge/finding.ts';
import { refusedNowAndThen } from '#fixtures/judge/refusals/refused-now-and-then.ts';
import { answer, client, envelope, tokenSeen, type AnswerParts } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { knownService } from '../known-service.ts';

waitsPass();

const PAGE = { pageNo: 1, pageSize: 10 };
/** What an answer takes. */
const TAKES_MS = 5;

/** A right request, seen by the service. */
interface Right {
  /** The how manieth it is, from 1. */
  readonly time: number;
  readonly nowMs: number;
}

interface Scene {
  readonly findings: readonly Finding[];
  /** So many were asked in the end to make sure. */
  readonly asked: number;
}

interface Habits {
  /** Of a refusal. */
  readonly parts?: AnswerParts;
  /** Of the run. */
  readonly requests?: number;
  /** Between two of them. */
  readonly pauseMs?: number;
}

/** Right requests of a run; then what they show. */
async function judged(
  kind: Kind,
  isRefused: (right: Right) => boolean,
  { parts = {}, requests = 100, pauseMs = 1 }: Habits = {},
): Promise<Scene> {
  let time = 0;
  const granted = (request: ApiRequest): AnswerParts =>
    request.method === 'POST'
      ? { body: {}, report: { tokens: [tokenSeen({ name: `TOKEN-${time}`, ...living() })] } }
      : { body: envelope([client(1)]) };
  const service = await knownService(async (request) => {
    await sleep(TAKES_MS);
    const isForToken = kind === 'bearer' && request.method === 'POST';
    if (!isForToken) time += 1;
    const isNow = !isForToken && isRefused({ time, nowMs: Date.now() });
    const came = answer({ request, ...(isNow ? { status: 401, ...parts } : granted(request)) });
    return { ...came, receivedAtMs: Date.now() };
  });
  const right = kind === 'login' ? loginRequest() : listRequest(service.right(kind), PAGE);
  for (let sent = 0; sent < requests; sent += 1) {
    await sleep(pauseMs);
    await service.sendOnce(right);
  }
  const before = time;
  return { findings: await refusedNowAndThen(service, kind), asked: time - before };
}

/** Claims of a token that lives for six seconds. */
function living(): Pick<TokenSeen, 'iat' | 'exp'> {
  const iat = Math.floor(Date.now() / 1000);
  return { iat, exp: iat + 6 };
}

const eachOf =
  (many: number) =>
  ({ time }: Right): boolean =>
    time % many === 0;

/** So many are let in within each of so many ms, counted anew or as they pass. */
function limited({ most, eachMs, isFixed }: { most: number; eachMs: number; isFixed: boolean }) {
  let left = most;
  let sinceMs = 0;
  return ({ nowMs }: Right): boolean => {
    const passedMs = nowMs - sinceMs;
    const isOver = passedMs >= eachMs;
    if (isFixed && isOver) left = most;
    if (!isFixed) left = Math.min(most, left + (passedMs * most) / eachMs);
    if (!isFixed || isOver) sinceMs = nowMs;
    if (left < 1) return true;
    left -= 1;
    return false;
  };
}

/** With the pauses of a run that comes a little too fast. */
const LIMITS = [
  [5, 1000, 180],
  [7, 1000, 130],
  [70, 10_000, 130],
  [150, 1000, 1],
] as const;

test('a token that has ended is none of them, whose place another takes', async () => {
  let time = 0;
  const service = await knownService((request) =>
    Promise.resolve(
      answer({ request, ...((time += 1) % 5 === 0 ? { status: 401 } : { body: envelope([client(1)]) }) }),
    ),
  );
  for (let sent = 0; sent < 30; sent += 1)
    await service.sendOnce(listRequest(bearerWith(service.contract, `TOKEN-${Math.floor(sent / 5)}`), PAGE));

  expect(service.seenRefusals.of('bearer')).toMatchObject({ asked: 30, lone: 0 });
});

for (const kind of ['apiKey', 'bearer', 'login'] as const) {
  test.describe(`right requests that are refused now and then: ${kind}`, () => {
    test(`are told where that is so at a slow pace, too [${kind}]`, async () => {
      const { findings } = await judged(kind, eachOf(37));

      expect(findings).toMatchObject([{ actual: 'status 401' }]);
    });

    test(`cost nothing where none or one was seen [${kind}]`, async () => {
      expect(await judged(kind, () => false)).toEqual({ findings: [], asked: 0 });
      expect(await judged(kind, ({ time }) => time === 30)).toEqual({ findings: [], asked: 0 });
    });

    test(`show nothing where they are served by now [${kind}]`, async () => {
      const { findings, asked } = await judged(kind, ({ time }) => time < 100 && time % 20 === 0);

      expect(findings).toEqual([]);
      expect(asked).toBeLessThanOrEqual(80);
    });

    test(`may come again by what they say [${kind}]`, async () => {
      const later: AnswerParts = { headers: [['Retry-After', '1']] };

      expect(await judged(kind, eachOf(20), { parts: later })).toEqual({ findings: [], asked: 0 });
      expect(await judged(kind, eachOf(20), { parts: { status: 409 } })).toEqual({ findings: [], asked: 0 });
    });

    test(`may be locked out for a while [${kind}]`, async () => {
      let untilMs = 0;
      const isLocked = ({ time, nowMs }: Right): boolean => {
        if (time % 20 === 0) untilMs = nowMs + 1000;
        return nowMs < untilMs;
      };

      expect((await judged(kind, isLocked, { requests: 900 })).findings).toEqual([]);
    });

    for (const [most, eachMs, pauseMs] of LIMITS)
      for (const isFixed of [true, false])
        test(`may be too many: ${most} in ${eachMs} ms, ${isFixed ? 'counted anew' : 'as they pass'} [${kind}]`, async () => {
          const isRefused = limited({ most, eachMs, isFixed });

          expect((await judged(kind, isRefused, { requests: 300, pauseMs })).findings).toEqual([]);
        });
  });
}
