import { test, expect } from '@playwright/test';
import { keptForMs } from '#fixtures/judge/kept-for.ts';
import { answer } from '#tests/self/checks/answers.ts';
import { FINDING, scene, still } from './steady-scene.ts';

const saying = (...headers: readonly (readonly [string, string])[]) => answer({ headers });

for (const { what, exchanges, ms } of [
  { what: 'nothing said', exchanges: [saying()], ms: 0 },
  { what: 'a limit', exchanges: [saying(['Cache-Control', 'private, max-age=3'])], ms: 3200 },
  {
    what: 'a limit of shared caches',
    exchanges: [saying(['cache-control', 'max-age=0, S-MaxAge="4"'])],
    ms: 4200,
  },
  { what: 'an hour', exchanges: [saying(['Cache-Control', 'max-age=3600'])], ms: 10_200 },
  { what: 'an age and no limit', exchanges: [saying(['Age', '0'])], ms: 5200 },
  { what: 'an age and a limit', exchanges: [saying(['Age', '1'], ['Cache-Control', 'max-age=2'])], ms: 2200 },
  { what: 'nothing stored', exchanges: [saying(['Cache-Control', 'no-store, max-age=9'])], ms: 0 },
  { what: 'several limits', exchanges: [saying(), saying(['Cache-Control', 'max-age=1'])], ms: 1200 },
]) {
  test(`a cache may show an answer so long: ${what}`, () => {
    expect(keptForMs(exchanges)).toBe(ms);
  });
}

test('what a cache may have shown is looked at again behind it', async () => {
  const cached = { ...FINDING, exchange: saying(['Cache-Control', 'max-age=1']) };
  const startedMs = performance.now();

  const { result } = await scene(
    (time) => (performance.now() - startedMs < 1000 || time < 2 ? [cached] : []),
    still,
  );

  expect(result).toEqual({ findings: [] });
  expect(performance.now() - startedMs).toBeGreaterThan(1100);
});
