import { expect, test } from '@playwright/test';
import { runNode } from '#reports/command/step.ts';
import { logIn } from '../gateway/stand.ts';
import { askHostile } from './ask-hostile.ts';
import { STRANGE, UNUSABLE } from './hostile-answers.ts';
import { answerOf, JSON_TYPE } from './raw-service.ts';

for (const { what, respond, seen } of UNUSABLE) {
  test(`a service that ${what} is told as ${seen}`, async () => {
    const got = await askHostile({ respond, seen });

    expect(got.report).toMatchObject({ outcome: 'unreachable', error: { code: seen } });
    expect(got.report.error?.message).toMatch(/^[ -~]{10,90}$/);
  });
}

for (const { what, respond, seen } of STRANGE) {
  test(`a service that ${what} is heard`, async () => {
    const got = await askHostile({ respond, seen });

    expect(got.report.outcome).toBe('answered');
    expect(got.status).toBe(Number(seen));
    expect(got.report.sightings).toEqual([]);
  });
}

test('a log-in is answered with a token at the bottom of many levels', async () => {
  const levels = 100_000;
  const secret = 'opaque-4711-opaque-4711';
  const answer = answerOf(`${'{"a":'.repeat(levels)}"${secret}"${'}'.repeat(levels)}`, [JSON_TYPE]);

  const got = await askHostile({ respond: (socket) => socket.end(answer) }, logIn());

  expect(got.report.tokens).toMatchObject([{ name: 'TOKEN-1', kind: 'opaque' }]);
  expect(got.text.includes(secret)).toBe(false);
});

test('the gateway stays below 512 MB whatever it is answered', async () => {
  const { exitCode, output } = await runNode(['--import', 'tsx', 'tests/self/hostile/peak-memory.ts']);

  const megabytes = Number(/^peak (\d+) MB$/m.exec(output)?.[1]);
  expect(exitCode, output).toBe(0);
  expect(megabytes).toBeGreaterThan(40);
  expect(megabytes).toBeLessThan(512);
});
