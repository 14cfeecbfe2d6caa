import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { HarnessError } from '#fixtures/errors.ts';
import { settingsFor } from '#fixtures/mock/front.ts';
import { startMock } from '#fixtures/mock/mock.ts';
import { ownEnvironment, tool } from '#reports/command/step.ts';
import { isStatement } from '#reports/statement/schema.ts';
import { ROOT } from '#reports/statement/suite.ts';
import { loadContract } from '#spec/load-contract.ts';
import type { Reading } from './figure.ts';
import { generatedOverlay } from './generated-contract.ts';
import { repeated, type Part } from './part.ts';

/** Into how many shards the run is divided; all of them run side by side on this machine. */
const DIVISIONS = [1, 2, 4];

type Environment = Readonly<Record<string, string>>;

interface Divided {
  readonly shards: number;
  /** From the start of the first shard to the end of the last one, in ms. */
  readonly shardsMs: number;
  readonly mergeMs: number;
  readonly requests: number;
}

/** What dividing a run brings: the contract is the largest of `--scale`, the service a mock beside the shards. */
export const SHARDS: Part = {
  name: 'shards',
  measure: ({ runs, largestScale }) =>
    repeated('shards', runs, async (run) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
      try {
        const overlay = path.join(folder, 'overlay.yaml');
        await writeFile(overlay, generatedOverlay(largestScale));
        const divided: Divided[] = [];
        for (const shards of DIVISIONS) divided.push(await runDivided({ shards, overlay, folder, run }));
        return readingsOf(divided);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    }),
};

interface Plan {
  readonly shards: number;
  readonly overlay: string;
  readonly folder: string;
  readonly run: number;
}

async function runDivided({ shards, overlay, folder, run }: Plan): Promise<Divided> {
  process.stderr.write(`shards: ${shards} side by side\n`);
  const { description } = await loadContract([overlay]);
  const mock = await startMock({ clients: 57, tokenLifetimeS: 3, seed: `bench-${run}`, description });
  const settings = { ...settingsFor(mock), OVERLAY: overlay, ALLOW_WRITES: 'true', SEED: `bench-${run}` };
  try {
    const parts = Array.from({ length: shards }, (_, at) => path.join(folder, `${run}-${shards}-${at + 1}`));
    const startedAtMs = performance.now();
    await Promise.all(
      parts.map((out, at) =>
        command('conformance.ts', [`--shard=${at + 1}/${shards}`, '--out', out], settings),
      ),
    );
    const endedAtMs = performance.now();
    const out = path.join(folder, `${run}-${shards}`);
    await command('merge.ts', ['--out', out, ...parts], {});
    const mergeMs = performance.now() - endedAtMs;
    return { shards, shardsMs: endedAtMs - startedAtMs, mergeMs, requests: requestsIn(out) };
  } finally {
    await mock.close();
  }
}

/** @throws HarnessError where the command ends with an error */
async function command(name: string, args: readonly string[], settings: Environment): Promise<void> {
  const file = path.join(ROOT, 'reports/command', name);
  const child = spawn(process.execPath, [tool('tsx', 'dist/cli.mjs'), file, ...args], {
    cwd: ROOT,
    env: { ...ownEnvironment(), ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const output = await text(child.stdout);
  const code = await ended;
  if (code !== 0) throw new HarnessError(`${name} ended with ${code ?? 'a signal'}: ${output.slice(-300)}`);
}

/** @throws HarnessError where the merged run is no whole one that conforms */
function requestsIn(out: string): number {
  const statement: unknown = JSON.parse(readFileSync(path.join(out, 'conformance.json'), 'utf8'));
  if (!isStatement(statement) || statement.verdict !== 'conforms')
    throw new HarnessError('The divided run did not end with `conforms`.');
  return statement.run.requests;
}

function readingsOf(divided: readonly Divided[]): readonly Reading[] {
  const undivided = divided[0]?.shardsMs ?? NaN;
  return divided.flatMap(({ shards, shardsMs, mergeMs, requests }) => {
    const of = shards === 1 ? '1 shard' : `${shards} shards`;
    return [
      { name: `${of}: until the last one ends`, unit: 'ms' as const, value: shardsMs },
      { name: `${of}: merge`, unit: 'ms' as const, value: mergeMs },
      { name: `${of}: requests`, unit: 'requests' as const, value: requests },
      { name: `${of}: as fast as one`, unit: '×' as const, value: undivided / shardsMs },
    ];
  });
}
