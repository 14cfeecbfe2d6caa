import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { resourcesOf } from '#fixtures/resources/description/resource.ts';
import { runNode } from '#reports/command/step.ts';
import { loadContract } from '#spec/load-contract.ts';
import { generatedOverlay, OPERATIONS } from '../../bench/generated-contract.ts';

test('a generated contract describes as many resources, with all their operations', async ({}, info) => {
  const file = info.outputPath('overlay.yaml');
  writeFileSync(file, generatedOverlay(12));

  const resources = resourcesOf(await loadContract([file]));

  expect(resources).toHaveLength(12);
  for (const { path, collection, item, identity } of resources) {
    expect(Object.keys(collection).sort(), path).toEqual(['GET', 'POST']);
    expect(Object.keys(item).sort(), path).toEqual(['DELETE', 'GET', 'PUT']);
    expect(Object.keys(collection).length + Object.keys(item).length).toBe(OPERATIONS);
    expect(collection.GET, path).toMatchObject({ isPaged: true });
    expect(identity, path).toMatchObject({ parameter: 'thingId', told: '/thingId' });
  }
});

test('a part that does not exist is named, with those that do', async () => {
  const options = ['--only', 'ajv,gatway', '--runs', '0'];

  const { exitCode, output } = await runNode(['--import', 'tsx', 'tests/bench/main.ts', ...options]);

  expect(exitCode).toBe(2);
  expect(output).toContain('--only knows no gatway: there are phases, distance,');
  expect(output).toContain('--runs takes a number from 1.');
});
