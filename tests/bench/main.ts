import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { optionsOf, orExit } from '#reports/command/options.ts';
import { ROOT } from '#reports/statement/suite.ts';
import { AJV } from './ajv-part.ts';
import { DISTANCE } from './distance-part.ts';
import type { Figure } from './figure.ts';
import { GATEWAY } from './gateway-part.ts';
import { observeRun, type ObservedRun } from './observed-run.ts';
import type { BenchOptions, Part } from './part.ts';
import { PHASES } from './phases-part.ts';
import { PROOF } from './proof-part.ts';
import { REQUESTS } from './requests-part.ts';
import { SCALE } from './scale-part.ts';
import { SHARDS } from './shards-part.ts';
import { tableOf } from './table.ts';

/** Minutes long: only where it is asked for. */
const ON_REQUEST: readonly Part[] = [PROOF, SHARDS];
const USUAL: readonly Part[] = [PHASES, DISTANCE, REQUESTS, GATEWAY, AJV, SCALE];
const ALL = [...USUAL, ...ON_REQUEST];

/**
 * `npm run bench`: measures how fast and how cheap the suite is, and judges nothing. `--only gateway,ajv` chooses
 * parts, `--runs 3` says how often each is measured, `--scale 1000` adds the largest generated contract.
 */
const { values } = orExit(() =>
  optionsOf({
    options: {
      only: { type: 'string', default: USUAL.map(({ name }) => name).join(',') },
      runs: { type: 'string', default: '3' },
      scale: { type: 'string', default: '100' },
    },
  }),
);

async function measureAll(parts: readonly Part[]): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const part of parts) figures.push(...(await part.measure(options)));
  return figures;
}

/** One after the other; made when a part first asks for them. */
async function ordinaryRuns(): Promise<readonly ObservedRun[]> {
  const observed: ObservedRun[] = [];
  for (let run = 1; run <= options.runs; run += 1) {
    process.stderr.write(`ordinary run ${run} of ${options.runs}\n`);
    observed.push(await observeRun({ SEED: `bench-${run}` }));
  }
  return observed;
}

function write(figures: readonly Figure[]): string {
  const file = path.join(ROOT, 'reports/out/bench.json');
  const cores = os.cpus();
  const machine = {
    cores: cores.length,
    processor: cores[0]?.model ?? 'unknown',
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    load: os.loadavg(),
  };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    `${JSON.stringify({ measuredAt: new Date().toISOString(), machine, figures }, null, 2)}\n`,
  );
  return path.relative(process.cwd(), file);
}

function wrongOptions(): readonly string[] {
  const names = ALL.map(({ name }) => name);
  const unknown = wanted.filter((name) => !names.includes(name));
  return [
    ...unknown.map((name) => `--only knows no ${name}: there are ${names.join(', ')}.`),
    ...(Number.isInteger(options.runs) && options.runs > 0 ? [] : ['--runs takes a number from 1.']),
    ...(options.largestScale >= 10 ? [] : ['--scale takes 10, 100 or 1000.']),
  ];
}

let known: Promise<readonly ObservedRun[]> | undefined;
const options: BenchOptions = {
  runs: Number(values.runs),
  largestScale: Number(values.scale),
  ordinaryRuns: () => (known ??= ordinaryRuns()),
};
const wanted = values.only.split(',');
const mistakes = wrongOptions();
if (mistakes.length > 0) {
  process.stderr.write(`${mistakes.join('\n')}\n`);
  process.exitCode = 2;
} else {
  const figures = await measureAll(ALL.filter(({ name }) => wanted.includes(name)));
  process.stdout.write(`${tableOf(figures).join('\n')}\n`);
  process.stdout.write(`Written to ${write(figures)}\n`);
}
