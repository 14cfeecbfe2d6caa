import type { TestResult } from '@playwright/test/reporter';
import type { TestLike } from '#reports/statement/ran-test.ts';

type Ending = Pick<TestResult, 'status'> &
  Partial<Pick<TestResult, 'errors' | 'annotations' | 'attachments'>> & { readonly requirement?: string };

/** A test that ended like this, as a reporter is given it. */
export function ended({ requirement = 'A3', ...ending }: Ending): TestLike {
  const result: TestResult = {
    annotations: [],
    attachments: [],
    duration: 5,
    errors: [],
    parallelIndex: 0,
    retry: 0,
    startTime: new Date(0),
    stderr: [],
    stdout: [],
    steps: [],
    workerIndex: 0,
    ...ending,
  };
  return {
    title: 'a request without its header is not served',
    file: 'access/headers.spec.ts',
    annotations: [{ type: 'requirement', description: requirement }],
    results: [result],
  };
}

export function attachment(name: string, body: unknown): TestResult['attachments'][number] {
  return { name, contentType: 'application/json', body: Buffer.from(JSON.stringify(body)) };
}
