import { test, expect } from '@playwright/test';
import { NotBefore } from '#fixtures/gateway/not-before.ts';
import type { CredentialName } from '#fixtures/gateway/protocol.ts';
import { tokenSeen } from '#tests/self/checks/answers.ts';

/** So long a request with this credential waits behind a log-in whose token begins so many ms later. */
async function waitMs(
  beginsInMs: number | undefined,
  { credential = 'TOKEN', offsetMs = 0 }: { credential?: CredentialName; offsetMs?: number } = {},
): Promise<number> {
  const notBefore = new NotBefore();
  const startMs = Date.now();
  const nbf = beginsInMs === undefined ? 'tomorrow' : (startMs + beginsInMs) / 1000;
  notBefore.learn([tokenSeen(), tokenSeen({ nbf })], offsetMs);
  await notBefore.wait({ insert: [{ in: 'header', at: 'Authorization', credential }] });
  return Date.now() - startMs;
}

test('a token that begins within the next second is not used before', async () => {
  expect(await waitMs(700)).toBeGreaterThanOrEqual(690);
});

test('whose clock is another one is waited for by that', async () => {
  expect(await waitMs(600_700, { offsetMs: 600_000 })).toBeGreaterThanOrEqual(690);
});

for (const { name, beginsInMs, credential } of [
  { name: 'a token that has begun', beginsInMs: -1000, credential: 'TOKEN' },
  { name: 'a token that begins a bit later', beginsInMs: 1500, credential: 'TOKEN' },
  { name: 'a token whose begin is no number', beginsInMs: undefined, credential: 'TOKEN' },
  { name: 'a request without a token', beginsInMs: 900, credential: 'API_KEY' },
] as const) {
  test(`${name} is not waited for`, async () => {
    expect(await waitMs(beginsInMs, { credential })).toBeLessThan(600);
  });
}
