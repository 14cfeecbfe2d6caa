import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Statement } from './statement.ts';

/** The project's folder. */
export const ROOT = join(import.meta.dirname, '../..');

/** Name, version and commit of this suite. */
export function readSuite(): Statement['suite'] {
  // Our own package.json.
  const { name, version } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  ) as Statement['suite'];
  const git = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' });
  const commit = process.env['GITHUB_SHA'] ?? (git.status === 0 ? git.stdout.trim() : '');
  return { name, version, ...(/^[0-9a-f]{7,64}$/.test(commit) ? { commit } : {}) };
}
