import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { expect, test, type TestInfo } from '@playwright/test';
import { startMock } from '#fixtures/mock/mock.ts';
import { ownEnvironment } from '#reports/command/step.ts';
import { listening } from '#tests/self/gateway/loopback.ts';
import { EXAMPLE, exampleContract, ROOT } from './effective-contract.ts';

/** So many items exist when the run is interrupted. */
const CREATED_BEFORE = 3;

test('what was created is removed again after SIGINT', async ({}, info) => {
  const mock = await startMock({
    ...{ clients: 20, tokenLifetimeS: 60, seed: 'undo' },
    description: (await exampleContract()).description,
  });
  const writes = { added: 0, removed: 0 };
  const runs: ChildProcess[] = [];
  const service = watcher(mock.baseUrl, (method) => {
    if (method === 'POST') writes.added += 1;
    if (method === 'DELETE') writes.removed += 1;
    if (method === 'POST' && writes.added === CREATED_BEFORE) runs[0]?.kill('SIGINT');
  });
  const watch = await listening(service);
  const run = startRun(info, { baseUrl: watch.url, credentials: mock.credentials });
  runs.push(run);
  const [code] = (await once(run, 'close')) as [number | null];
  await watch.close();
  await mock.close();

  expect(code).toBe(130);
  expect(writes.added).toBeGreaterThanOrEqual(CREATED_BEFORE);
  expect(writes.removed).toBe(writes.added);
  const statement: unknown = JSON.parse(readFileSync(info.outputPath('run/conformance.json'), 'utf8'));
  expect(statement).toMatchObject({ verdict: 'not-judged' });
});

/** Passes requests on and tells of each write of a resource that was answered with success. */
function watcher(baseUrl: string, onWrite: (method: string) => void): http.Server {
  return http.createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const passed = http.request(new URL(url, baseUrl), { method, headers }, (answer) => {
      const { statusCode = 500 } = answer;
      if (statusCode < 300 && !url.includes('/auth/')) onWrite(method);
      response.writeHead(statusCode, answer.headers);
      answer.pipe(response);
    });
    request.pipe(passed);
  });
}

function startRun(
  info: TestInfo,
  {
    baseUrl,
    credentials,
  }: {
    readonly baseUrl: string;
    readonly credentials: Awaited<ReturnType<typeof startMock>>['credentials'];
  },
): ChildProcess {
  const command = path.join(ROOT, 'reports/command/conformance.ts');
  const files = ['--project=conformance', 'tests/conformance/resources/changing.spec.ts'];
  const options = ['--no-reports', '--out', info.outputPath('run'), ...files];
  return spawn(process.execPath, ['--import', 'tsx', command, ...options], {
    cwd: ROOT,
    stdio: 'ignore',
    env: {
      ...ownEnvironment(),
      // This test runs in a worker itself.
      TEST_WORKER_INDEX: undefined,
      BASE_URL: baseUrl,
      ORGANIZATION_ID: credentials.organizationId,
      API_KEY: credentials.apiKey,
      API_USERNAME: credentials.username,
      API_PASSWORD: credentials.password,
      OVERLAY: EXAMPLE,
      ALLOW_WRITES: 'true',
    },
  });
}
