import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '#reports/statement/suite.ts';
import { INTERRUPTED } from '#reports/statement/verdict.ts';
import { LIVE_SERVICES, liveSettings, startLiveService, type LiveService } from './live-services.ts';
import { chosenBy, countOf, optionsOf, orExit } from './options.ts';
import { runConformance } from './run-conformance.ts';
import { sideBySide } from './side-by-side.ts';
import { soakedRun, soakLines, type SoakedRun } from './soak-summary.ts';

/**
 * `npm run soak`: many seeded runs against conforming services that live: they are busy, slow, in maintenance,
 * their data moves. Whatever fails is a false alarm. `--runs 5`, `--only <regex>`, `--workers 4`; `--seed` repeats
 * the runs of an earlier soak.
 */
const { chosen, runs, workers, seed } = orExit(() => {
  const { values } = optionsOf({
    options: {
      runs: { type: 'string', default: '20' },
      only: { type: 'string', default: '' },
      workers: { type: 'string', default: '2' },
      seed: { type: 'string', default: 'soak' },
    },
  });
  return {
    chosen: chosenBy('only', values.only, new Map(LIVE_SERVICES.map((one) => [one.id, one]))),
    runs: countOf('runs', values.runs),
    workers: countOf('workers', values.workers),
    seed: values.seed,
  };
});

const todo = chosen.flatMap((service) =>
  Array.from({ length: runs }, (_, index) => ({ service, seed: `${seed}-${index + 1}` })),
);

async function soak(service: LiveService, seed: string): Promise<SoakedRun> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'soak-'));
  const mock = await startLiveService(service, seed);
  try {
    const { statement } = await runConformance({
      environment: liveSettings(mock, service, seed),
      directory: ROOT,
      outDir,
      reports: false,
      isStepless: true,
      isQuiet: true,
      playwrightArguments: ['--project=conformance'],
    });
    return soakedRun({ service: service.id, seed }, statement);
  } finally {
    await mock.close();
    await rm(outDir, { recursive: true, force: true });
  }
}

const { results: soaked, isInterrupted } = await sideBySide(todo, {
  workers,
  run: ({ service, seed: own }) => soak(service, own),
  tell: ({ result: run, seconds, count }) => {
    const found = run.alarms.length === 0 ? 'no false alarm' : `FALSE ALARM: ${run.alarms.join(', ')}`;
    const errors = run.errors.length === 0 ? '' : `; errors: ${run.errors.join(', ')}`;
    process.stdout.write(
      `${count}/${todo.length} ${run.service} ${run.seed} (${seconds} s): ${found}${errors}\n`,
    );
  },
});
if (isInterrupted) process.stdout.write(`\nInterrupted after ${soaked.length} of ${todo.length} runs.\n`);
process.stdout.write(`\n${soakLines(soaked).join('\n')}\n`);
const isCalm = soaked.every(({ alarms, errors }) => alarms.length + errors.length === 0);
process.exitCode = isInterrupted ? INTERRUPTED : isCalm ? 0 : 1;
