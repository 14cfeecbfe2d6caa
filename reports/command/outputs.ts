import { existsSync, rmSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ScanResult } from './scan.ts';

/** What a run writes and what is published or passed on; gone where a secret was found anywhere. */
const PUBLISHED = [
  'conformance.json',
  'shard.json',
  'site',
  'allure-results',
  'allure-report',
  'allure-history.jsonl',
  'junit.xml',
  'observed.overlay.yaml',
  'blob-report',
  'playwright-report',
  'test-results',
];

/** Outlives a run, so that Allure can show how a test did before. */
const KEPT = new Set(['allure-history.jsonl']);

/** What a run removes of the one before it. */
export const OUTPUTS = PUBLISHED.filter((name) => !KEPT.has(name));

/** Folder for what the run before has written, as long as it is not known whether this one begins. */
export const EARLIER = 'earlier-report';

/**
 * Removes what the previous run wrote, so that nothing old is taken for new. Other files stay: the folder may be
 * one that somebody named by mistake.
 */
export async function removeOutputs(outDir: string): Promise<void> {
  await Promise.all(OUTPUTS.map((name) => rm(path.join(outDir, name), { recursive: true, force: true })));
}

/**
 * Before a run: what the one before has written goes where nobody takes it for new, and is kept there until this one
 * has begun. What waits there already stays, since those in between have not begun and leave no more than a reason.
 */
export async function setOutputsAside(outDir: string): Promise<void> {
  const earlier = path.join(outDir, EARLIER);
  if (existsSync(earlier)) return removeOutputs(outDir);
  const there = OUTPUTS.filter((name) => existsSync(path.join(outDir, name)));
  if (there.length > 0) await mkdir(earlier);
  await Promise.all(there.map((name) => rename(path.join(outDir, name), path.join(earlier, name))));
}

/** Once a run has begun. */
export async function removeEarlier(outDir: string): Promise<void> {
  await rm(path.join(outDir, EARLIER), { recursive: true, force: true });
}

/** Removes what would be published, and whatever else holds a secret. */
export function removeTouched(outDir: string, { hits }: Pick<ScanResult, 'hits'>): void {
  const touched = hits.map(({ file }) => file.split('/')[0] ?? file);
  for (const name of new Set([...PUBLISHED, ...touched])) {
    rmSync(path.join(outDir, name), { recursive: true, force: true });
  }
}
