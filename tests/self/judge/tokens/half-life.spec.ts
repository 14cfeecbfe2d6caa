import { expect, test } from '@playwright/test';
import { atHalfOfItsLife, keepsOpen, laterInItsLife, type Opened } from '#fixtures/judge/keeps-open.ts';
import type { Finding } from '#fixtures/judge/finding.ts';
import { bearerWith } from '#fixtures/client/credentials.ts';
import type { TokenSeen } from '#fixtures/gateway/protocol.ts';
import { answer, tokenSeen } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { contract, GROUND, REFUSED, SERVED } from '../opening-scene.ts';

waitsPass();

const LIFE_MS = 4000;
const LONG_LIFE_MS = 7000;

/** When a token ends: ms since it was used, ms since it was issued, and which of the tokens it is, from 1. */
type Ends = (idleMs: number, ageMs: number, number: number) => boolean;

const ofEachToken = ({ key, page, ...opening }: Opened) => keepsOpen(opening, key, page);

/** Looks at a token until half of its life is over, and at another one; their service refuses them as `ends` says. */
async function findingsOf(ends: Ends, look = atHalfOfItsLife, lifeMs = LIFE_MS): Promise<readonly Finding[]> {
  let bornAtMs = Date.now();
  let usedAtMs = bornAtMs;
  let hasEnded = false;
  let number = 1;
  const logIn = (): readonly TokenSeen[] => {
    bornAtMs = Date.now();
    usedAtMs = bornAtMs;
    hasEnded = false;
    number += 1;
    return [tokenSeen({ exp: (bornAtMs + lifeMs + 1000) / 1000 })];
  };
  return look({
    contract: await contract,
    ground: GROUND,
    page: { pageNo: 1, pageSize: 10 },
    key: { credentials: bearerWith(await contract, 'TOKEN-1'), endsAtMs: bornAtMs + lifeMs },
    send: (request) => {
      const nowMs = Date.now();
      if (request.method === 'POST')
        return Promise.resolve(answer({ request, receivedAtMs: nowMs, report: { tokens: logIn() } }));
      hasEnded ||= ends(nowMs - usedAtMs, nowMs - bornAtMs, number);
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

test('a token that is looked at while half of its life is short is not looked at again', async () => {
  expect(await findingsOf((_idleMs, ageMs) => ageMs > LIFE_MS / 3, laterInItsLife)).toEqual([]);
});

test('a token of a longer life is used as often until half of it, and told where it ends early', async () => {
  const isEarly: Ends = (_idleMs, ageMs) => ageMs > 2000;

  expect(await findingsOf(isEarly, laterInItsLife, LONG_LIFE_MS)).toHaveLength(1);
  expect(await findingsOf(isEarly, atHalfOfItsLife, LONG_LIFE_MS)).toEqual([]);
  expect(await findingsOf((idleMs) => idleMs > 1500, laterInItsLife, LONG_LIFE_MS)).toEqual([]);
});

test('a token that lives for minutes is used each few seconds until half of its life', async () => {
  const lifeMs = 900_000;
  let uses = 0;
  const counts: Ends = (_idleMs, ageMs) => {
    uses += 1;
    return ageMs > lifeMs / 2.5;
  };

  expect(await findingsOf(counts, laterInItsLife, lifeMs)).toHaveLength(1);
  expect(await findingsOf((idleMs) => idleMs > 5500, laterInItsLife, lifeMs)).toEqual([]);
  expect(uses).toBeLessThan(100);
});

test('a single token that ends early is told of a renewal, and of no scheme', async () => {
  const ends: Ends = (_idleMs, ageMs, number) => number === 1 && ageMs > LIFE_MS / 3;

  expect(await findingsOf(ends)).toHaveLength(1);
  expect(await findingsOf(ends, ofEachToken)).toEqual([]);
});

test('tokens that end early, one like the other, are told of their scheme', async () => {
  expect(await findingsOf((_idleMs, ageMs) => ageMs > LIFE_MS / 3, ofEachToken)).toHaveLength(1);
});
