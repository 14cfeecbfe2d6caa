import { expect, test } from '@playwright/test';
import type { Exchange } from '#fixtures/client/exchange.ts';
import { TOKEN_PATH } from '#fixtures/client/login.ts';
import { askWithExpired, type ExpiredAnswers } from '#fixtures/observe/expired-token.ts';
import { answer, clients, envelope, noAnswer, tokenSeen } from '#tests/self/checks/answers.ts';
import { knownService } from '#tests/self/judge/known-service.ts';
import { PUBLIC_SETTINGS } from '#tests/self/settings/public-settings.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';

waitsPass();

const LIFETIME_S = 5;
const SERVED = answer({ body: envelope(clients(1, 3)) });
const REFUSED = answer({ status: 401 });
const LATE = answer({ status: 401, report: { retries: 1 } });
const UNAVAILABLE = answer({ status: 503 });
const CRASHED = answer({ status: 500 });

/** @param answers to the expired token, one after the other; the last one again and again */
async function seenBy(answers: readonly Exchange[]): Promise<ExpiredAnswers> {
  let uses = 0;
  const iat = Math.floor(Date.now() / 1000);
  const token = tokenSeen({ name: 'TOKEN-1', iat, exp: iat + LIFETIME_S });
  const known = { places: ['body/token'], kind: 'JWS', lifetimeS: LIFETIME_S, sessions: 'several' } as const;
  const service = await knownService(
    (request) => {
      const receivedAtMs = Date.now();
      if (request.path === TOKEN_PATH)
        return Promise.resolve(answer({ request, receivedAtMs, report: { tokens: [token] } }));
      const isOfToken = request.insert?.some(({ credential }) => credential === 'TOKEN-1') === true;
      const next = isOfToken ? (answers[uses] ?? answers.at(-1) ?? SERVED) : SERVED;
      if (isOfToken) uses += 1;
      return Promise.resolve({ ...next, request, receivedAtMs });
    },
    { ground: { token: known } },
  );
  return askWithExpired(service, PUBLIC_SETTINGS);
}

for (const { title, answers, leeway, status } of [
  { title: 'refused at once', answers: [REFUSED], leeway: 'less than 3.6 s', status: '401' },
  { title: 'refused at last', answers: [SERVED, REFUSED], leeway: '3.6 s to 7.6 s', status: '401' },
  { title: 'never refused', answers: [SERVED], leeway: 'more than 7.6 s', status: null },
  {
    title: 'silence, then refused',
    answers: [UNAVAILABLE, REFUSED],
    leeway: 'less than 7.6 s',
    status: '401',
  },
  { title: 'no answer, then served', answers: [noAnswer(), SERVED], leeway: 'more than 7.6 s', status: null },
  { title: 'served, then silence', answers: [SERVED, UNAVAILABLE], leeway: 'more than 3.6 s', status: null },
  { title: 'silence only', answers: [UNAVAILABLE], leeway: null, status: null },
  { title: 'a crash, then refused', answers: [CRASHED, REFUSED], leeway: 'less than 7.6 s', status: '401' },
  { title: 'crashes only', answers: [CRASHED], leeway: 'less than 3.6 s', status: '500' },
  { title: 'refused late only', answers: [LATE], leeway: null, status: '401' },
]) {
  test(`the leeway of an expired token: ${title}`, async () => {
    const seen = await seenBy(answers);

    expect({ leeway: seen.leeway.value, status: seen.status.value }).toEqual({ leeway, status });
  });
}
