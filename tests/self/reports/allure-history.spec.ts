import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { generateAllure } from '#reports/allure/generate-allure.ts';

const WALKS = { historyId: 'h1', testCaseId: 'h1', name: 'walks', stage: 'finished', start: 1, stop: 2 };

test('a second report knows how each test did in the first', async ({}, info) => {
  const results = info.outputPath('allure-results');
  const page = info.outputPath('site/allure/index.html');
  mkdirSync(results);
  const record = async (uuid: string, status: string): Promise<void> => {
    writeFileSync(
      info.outputPath('allure-results/one-result.json'),
      JSON.stringify({ ...WALKS, uuid, status }),
    );
    await generateAllure(results, page);
  };

  await record('u1', 'passed');
  const first = historyIn(readFileSync(page, 'utf8'));
  await record('u2', 'failed');
  const second = historyIn(readFileSync(page, 'utf8'));

  expect(first).toEqual([]);
  expect(second).toEqual(['passed']);
  expect(readFileSync(info.outputPath('allure-history.jsonl'), 'utf8').trim().split('\n')).toHaveLength(2);
});

/** Statuses of earlier runs in the data of the only test, which stands in the page in base64. */
function historyIn(page: string): readonly string[] {
  const [, packed = ''] = /"data\/test-results\/[^"]*\.json","([^"]*)"/.exec(page) ?? [];
  const { history = [] } = JSON.parse(Buffer.from(packed, 'base64').toString()) as {
    readonly history?: readonly { readonly status: string }[];
  };
  return history.map(({ status }) => status);
}
