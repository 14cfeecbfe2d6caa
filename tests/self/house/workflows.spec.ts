import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { lintWorkflows } from '#reports/command/lint-workflows.ts';
import { ROOT } from '#reports/statement/suite.ts';

const WORKFLOWS = path.join(ROOT, '.github/workflows');
const WORKFLOW = readFileSync(path.join(WORKFLOWS, 'conformance.yml'), 'utf8');

test('the workflows of this project are sound', async () => {
  expect(await lintWorkflows(WORKFLOWS)).toEqual([]);
});

const MISTAKES = [
  { what: 'a misspelt key', from: 'runs-on: ubuntu-latest', to: 'run-on: ubuntu-latest', says: 'run-on' },
  { what: 'a job that is not there', from: 'needs: plan', to: 'needs: plans', says: 'plans' },
  { what: 'an output that is not there', from: 'outputs.has-site', to: 'outputs.site', says: '"site"' },
  { what: 'a wrong schedule', from: "cron: '17 4 * * *'", to: "cron: '17 4 * *'", says: 'CRON' },
];

for (const { what, from, to, says } of MISTAKES) {
  test(`${what} in a workflow is named with its place`, async ({}, info) => {
    writeFileSync(info.outputPath('wrong.yml'), WORKFLOW.replace(from, to));

    const mistakes = await lintWorkflows(info.outputPath());

    expect(mistakes.join('\n')).toMatch(/^wrong\.yml:\d+:\d+: /);
    expect(mistakes.join('\n')).toContain(says);
  });
}

test('only the job that asks the service sees its secrets', () => {
  const jobs = WORKFLOW.split(/^ {2}(?=\w+:$)/m);

  const knowing = jobs.filter((job) => job.includes('secrets.')).map((job) => job.split(':')[0]);

  expect(knowing).toEqual(['ask']);
});

/** What `npm` is called with by the step that judges, where these files were unpacked. */
function judgedBy(folder: string, files: readonly string[]): string {
  for (const file of files) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
  const bin = path.join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(path.join(bin, 'npm'), '#!/bin/sh\necho "$@"\n', { mode: 0o755 });
  const { jobs } = parse(WORKFLOW) as { jobs: { judge: { steps: { name?: string; run?: string }[] } } };
  const script = jobs.judge.steps.find(({ name }) => name === 'Judge')?.run ?? '';
  const env = { PATH: `${bin}:${process.env['PATH'] ?? ''}` };
  return execFileSync('bash', ['-e', '-c', script], { cwd: folder, env, encoding: 'utf8' }).trim();
}

test('the parts of all shards are judged, and so is the part of one alone, which has no folder', ({}, info) => {
  const several = ['shards/shard-1/shard.json', 'shards/shard-2/shard.json'];
  const alone = ['shards/shard.json', 'shards/junit.xml', 'shards/allure-results/one.json'];

  expect(judgedBy(info.outputPath('several'), several)).toBe('run merge -- shards/shard-1 shards/shard-2');
  expect(judgedBy(info.outputPath('alone'), alone)).toBe('run merge -- shards');
});

test('the previous statement comes from the cache, else from the published site, else from nowhere', () => {
  const [restored, published, judged] = [
    'actions/cache/restore@',
    '"$site/conformance.json"',
    'npm run merge',
  ].map((text) => WORKFLOW.indexOf(text));

  expect([restored, published, judged]).toEqual(
    [restored, published, judged].toSorted((a = 0, b = 0) => a - b),
  );
  expect(restored).toBeGreaterThan(0);
  expect(WORKFLOW).toContain('rm -f previous/conformance.json');
});
