import { expect, test } from '@playwright/test';
import { LONG } from '#tests/self/long.ts';
import { TestServer } from './test-server.ts';

const SOME = { grep: 'API key and Organization-ID open', locations: [], workers: 1 };

test('two runs in one UI session both judge the service', LONG, async ({}, info) => {
  const server = await TestServer.start(info.outputPath());

  const first = await oneRun(server);
  const second = await oneRun(server);
  await server.end();

  expect([first, second]).toEqual([['passed'], ['passed']]);
});

test('a second run needs no teardown in between', LONG, async ({}, info) => {
  const server = await TestServer.start(info.outputPath());

  await server.call('runGlobalSetup');
  await server.call('runTests', SOME);
  await server.call('runGlobalSetup');
  server.takeResults();
  await server.call('runTests', SOME);
  const second = server.takeResults();
  await server.call('runGlobalTeardown');
  await server.end();

  expect(second).toEqual(['passed']);
});

async function oneRun(server: TestServer): Promise<readonly string[]> {
  await server.call('runGlobalSetup');
  await server.call('runTests', SOME);
  await server.call('runGlobalTeardown');
  return server.takeResults();
}
