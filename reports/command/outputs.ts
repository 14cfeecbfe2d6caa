import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
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

/**
 * Removes what the previous run wrote, so that nothing old is taken for new. Other files stay: the folder may be
 * one that somebody named by mistake.
 */
export async function removeOutputs(outDir: string): Promise<void> {
  const names = PUBLISHED.filter((name) => !KEPT.has(name));
  await Promise.all(names.map((name) => rm(path.join(outDir, name), { recursive: true, force: true })));
}

/** Removes what would be published, and whatever else holds a secret. */
export function removeTouched(outDir: string, { hits }: Pick<ScanResult, 'hits'>): void {
  const touched = hits.map(({ file }) => file.split('/')[0] ?? file);
  for (const name of new Set([...PUBLISHED, ...touched])) {
    rmSync(path.join(outDir, name), { recursive: true, force: true });
  }
}
