import { expect, test } from '@playwright/test';
import { LoginSafety } from '#fixtures/gateway/login-safety.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';

waitsPass();

const GRANTED = { status: 200, isOk: true, tokens: [], sentAtMs: 0 };

/** How far apart two wrong log-ins are, ms, where the right ones behind an earlier one were refused for so long. */
async function apartBehind(lockedForMs: number): Promise<number> {
  const safety = new LoginSafety(() => Promise.resolve(GRANTED));
  const atMs: number[] = [];
  const wrong = (): Promise<{ readonly isGranted: boolean }> => {
    atMs.push(Date.now());
    return Promise.resolve({ isGranted: false });
  };
  await safety.run(wrong);
  safety.refused(0);
  safety.refused(lockedForMs);
  safety.succeeded();
  await safety.run(wrong);
  await safety.run(wrong);
  return (atMs[2] ?? 0) - (atMs[1] ?? 0);
}

test('wrong log-ins come further apart behind a lock that lasts', async () => {
  expect(await apartBehind(59_000)).toBeGreaterThan(1000);
});

test('wrong log-ins come one right behind the other where a lock is short', async () => {
  expect(await apartBehind(6000)).toBeLessThan(1000);
});
