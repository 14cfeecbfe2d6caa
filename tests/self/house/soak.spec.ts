import { expect, test } from '@playwright/test';
import { LIVE_SERVICES, startLiveService } from '#reports/command/live-services.ts';
import { soakedRun, soakLines } from '#reports/command/soak-summary.ts';
import { runNode } from '#reports/command/step.ts';
import { UNREACHABLE, VIOLATING } from '../reports/data/statements.ts';
import { LONG } from '#tests/self/long.ts';

const SOAK = ['--import', 'tsx', 'reports/command/soak.ts'];

test('two seeded runs against a live service raise no false alarm', LONG, async () => {
  const { exitCode, output } = await runNode([...SOAK, '--runs', '2', '--only', '^one-session$']);

  expect(exitCode, output).toBe(0);
  expect(output).toMatch(/one-session soak-1 \(.*\): no false alarm/);
  expect(output).toMatch(/^one-session +2 runs, 0 false alarms, 0 errors, untested: /m);
  expect(output).toContain('\n2 runs, 0 false alarms\n');
});

test('a soak that chooses no service is no proof', async () => {
  const { exitCode, output } = await runNode([...SOAK, '--only', 'no-such-service']);

  expect(exitCode).toBe(2);
  expect(output).toContain('--only no-such-service chooses none of');
});

test('a false alarm is told with the seed that shows it again', () => {
  const alarmed = soakedRun({ service: 'list-grows', seed: 'soak-7' }, VIOLATING);
  const calm = { ...alarmed, seed: 'soak-8', alarms: [], untested: ['P6: the list moves while it is read'] };

  const lines = soakLines([alarmed, calm]);

  expect(alarmed.alarms).toContain('P5');
  expect(lines[0]).toContain('list-grows');
  expect(lines[0]).toContain('P5 with SEED=soak-7');
  expect(lines[0]).toContain('P6: the list moves while it is read (1)');
  expect(lines.at(-1)).toBe(`2 runs, ${alarmed.alarms.length} false alarms`);
});

test('what is untested without a reason is no calm run', () => {
  const requirements = VIOLATING.requirements.map((row) =>
    row.id === 'P4' ? { ...row, outcome: 'untested' as const } : row,
  );

  const run = soakedRun({ service: 'list-moves', seed: 'soak-2' }, { ...VIOLATING, requirements });

  expect(run.errors).toEqual(['P4 untested without a reason']);
});

test('a run that judged nothing is no calm one', () => {
  const lost = soakedRun({ service: 'maintenance-half-way', seed: 'soak-1' }, UNREACHABLE);

  expect(lost.alarms).toEqual([]);
  expect(lost.errors).toEqual(UNREACHABLE.because);
});

test('one answer in a hundred is unavailable, the same ones for a seed', async () => {
  const service = LIVE_SERVICES.filter(({ id }) => id === 'one-in-a-hundred-unavailable');

  const [first, again, other] = await Promise.all([
    outagesOf(service, 'seed-1'),
    outagesOf(service, 'seed-1'),
    outagesOf(service, 'seed-2'),
  ]);

  expect(first).toEqual(again);
  expect(first).not.toEqual(other);
  expect(first.length).toBeGreaterThan(0);
  expect(first.length).toBeLessThan(15);
});

test('a maintenance begins and says how long to wait', async () => {
  const service = LIVE_SERVICES.filter(({ id }) => id === 'maintenance-half-way');

  const outages = await outagesOf(service, 'seed-1');

  expect(outages[0]).toBeGreaterThan(59);
  expect(outages).toHaveLength(401 - (outages[0] ?? 0));
});

/** Numbers of the requests, of 400, that were answered with 503. */
async function outagesOf([service]: typeof LIVE_SERVICES, seed: string): Promise<readonly number[]> {
  expect(service).toBeDefined();
  const mock = await startLiveService(service ?? { id: 'none' }, seed);
  const outages: number[] = [];
  for (let number = 1; number <= 400; number += 1) {
    const { status } = await fetch(`${mock.baseUrl}/api/v1/clients`, { method: 'HEAD' });
    if (status === 503) outages.push(number);
  }
  await mock.close();
  return outages;
}
