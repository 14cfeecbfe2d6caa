import { expect, test } from '@playwright/test';
import { plainRun, statementIn, wholeRun } from '#tests/self/hostile/started.ts';
import { longIf } from '#tests/self/long.ts';

for (const { command, start, args, isLong } of [
  { command: 'npm run conformance', start: wholeRun, args: ['--no-reports'], isLong: false },
  { command: 'npx playwright test', start: plainRun, args: [], isLong: true },
]) {
  test(`${command} outlives who reads its output`, longIf(isLong), async ({}, info) => {
    const run = start(info.outputPath('out'), ['--grep', '@A3', ...args], {});
    run.child.stdout?.once('data', () => run.child.stdout?.destroy());

    const { code, output } = await run.ended;

    expect(code).toBe(0);
    expect(output).not.toContain('EPIPE');
    const { requirements } = statementIn(info.outputPath('out')) ?? {};
    expect(requirements?.find(({ id }) => id === 'A3')?.outcome).toBe('passed');
  });
}
