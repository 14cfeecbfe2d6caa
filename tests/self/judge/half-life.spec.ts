import { expect, test } from '@playwright/test';
import { atHalfOfItsLife } from '#fixtures/judge/keeps-open.ts';
import type { Finding } from '#fixtures/judge/finding.ts';
import { bearerWith } from '#fixtures/client/credentials.ts';
import { contract, GROUND, REFUSED, SERVED } from './opening-scene.ts';

const LIFE_MS = 4000;

/** Looks at a token until half of its life is over; its service refuses it as soon as `ends` says so. */
async function findingsOf(ends: (idleMs: number, ageMs: number) => boolean): Promise<readonly Finding[]> {
  const bornAtMs = Date.now();
  let usedAtMs = bornAtMs;
  let hasEnded = false;
  return atHalfOfItsLife({
    contract: await contract,
    ground: GROUND,
    page: { pageNo: 1, pageSize: 10 },
    key: { credentials: bearerWith(await contract, 'TOKEN-1'), endsAtMs: bornAtMs + LIFE_MS },
    send: (request) => {
      const nowMs = Date.now();
      hasEnded ||= ends(nowMs - usedAtMs, nowMs - bornAtMs);
      usedAtMs = nowMs;
      return Promise.resolve({ ...(hasEnded ? REFUSED : SERVED), receivedAtMs: nowMs, request });
    },
  });
}

test('a token that ends when it is idle is used on the way to half of its life', async () => {
  expect(await findingsOf((idleMs) => idleMs > LIFE_MS / 2 - 500)).toEqual([]);
});

test('a token that ends at a third of its life though it is used is told', async () => {
  expect(await findingsOf((_idleMs, ageMs) => ageMs > LIFE_MS / 3)).toMatchObject([
    {
      expected: 'the client list, as at first, while half of its life is left to the token',
      actual: 'status 403',
    },
  ]);
});
