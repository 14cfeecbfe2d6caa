import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HarnessError } from '#fixtures/errors.ts';
import { runNode, tool } from '#reports/command/step.ts';
import { repeated, type Part } from './part.ts';

/** Two faults and two dialects: the smallest part of the proof holds a fault of each requirement. */
const SERVICES = ['page-zero-500', 'expiry-unchecked', 'pages-from-zero', 'token-in-header'];

/** How many services the proof judges in a minute, by one worker and by two. */
export const PROOF: Part = {
  name: 'proof',
  measure: ({ runs }) =>
    repeated('proof', runs, async () => {
      const one = await servicesAMinute(1);
      const two = await servicesAMinute(2);
      return [
        { name: 'services, 1 worker', unit: 'a minute', value: one },
        { name: 'services, 2 workers', unit: 'a minute', value: two },
        { name: '2 workers to 1', unit: '×', value: two / one },
      ];
    }),
};

async function servicesAMinute(workers: number): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  try {
    const out = path.join(folder, 'proof.json');
    const only = `^(${SERVICES.join('|')})$`;
    const options = ['--only', only, '--workers', String(workers), '--out', out];
    const startedAtMs = performance.now();
    const { output } = await runNode([tool('tsx', 'dist/cli.mjs'), 'reports/command/proof.ts', ...options]);
    const minutes = (performance.now() - startedAtMs) / 60_000;
    if (!output.includes(`\n${SERVICES.length} services in `))
      throw new HarnessError(`The proof did not judge ${SERVICES.join(', ')}: ${output.slice(-300)}`);
    return SERVICES.length / minutes;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
