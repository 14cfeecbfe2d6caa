import { existsSync, readFileSync } from 'node:fs';
import type { TrafficSummary } from '#fixtures/gateway/protocol.ts';
import type { RunFile } from '#fixtures/run-file.ts';

/** The run file that whoever started the run has named by now; `undefined` before set-up or where it failed. */
export function readRunFile(env: NodeJS.ProcessEnv): RunFile | undefined {
  const file = env['CONFORMANCE_RUN_FILE'];
  if (file === undefined || !existsSync(file)) return undefined;
  // Written by our own main process a moment ago; its shape is the interface.
  return JSON.parse(readFileSync(file, 'utf8')) as RunFile;
}

const PATIENCE_MS = 5000;

/** The gateway's count; `undefined` where the gateway has gone (a plain Playwright run ends it early). */
export async function askTraffic({ gateway }: Pick<RunFile, 'gateway'>): Promise<TrafficSummary | undefined> {
  const asking = fetch(gateway.url, {
    headers: { 'gateway-key': gateway.key, 'gateway-control': 'summary' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const [settled] = await Promise.allSettled([asking.then((answer) => answer.json())]);
  // The gateway is ours, so its answer has the shape of the interface; counts are no reason to fail a run.
  return settled.status === 'fulfilled' ? (settled.value as TrafficSummary) : undefined;
}
