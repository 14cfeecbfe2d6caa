import { test, expect } from '@playwright/test';
import type { Finding } from '#fixtures/judge/finding.ts';
import { unpagedBehindSizes } from '#fixtures/judge/lists/unpaged.ts';
import { answer, clients, envelope } from '#tests/self/checks/answers.ts';
import { LIST_OF_23, LIST_OF_40 } from './known-lists.ts';
import { knownService } from '../known-service.ts';

/** How many clients come without page headers, by the size that was asked for before and how often that was so. */
type Plain = (before: number, time: number) => number;

interface Scene {
  readonly findings: readonly Finding[];
  readonly plain: number;
}

async function scene(shown: Plain, list = LIST_OF_23): Promise<Scene> {
  let [before, plain] = [0, 0];
  const service = await knownService((request) => {
    const size = request.headers?.['pageSize'];
    before = Number(size ?? before);
    const count = size === undefined ? shown(before, (plain += 1)) : before;
    return Promise.resolve(answer({ request, body: envelope(clients(1, count)) }));
  });
  const findings = await unpagedBehindSizes(service.pages, service.right('apiKey'), list);
  return { findings, plain };
}

test.describe('a list without page headers (P6)', () => {
  test('that is the same behind each size is right', async () => {
    expect(await scene(() => 7)).toEqual({ findings: [], plain: 2 });
  });

  test('that comes in the size asked for before is told', async () => {
    const { findings, plain } = await scene((before) => before);

    expect(findings).toMatchObject([
      {
        expected: 'the same page without page headers, whatever size was asked for before',
        actual: 'another one behind each size',
      },
    ]);
    expect(plain).toBe(4);
  });

  for (const { name, shown } of [
    { name: 'grows', shown: (_before: number, time: number) => 5 + time },
    { name: 'has grown once', shown: (_before: number, time: number) => (time > 1 ? 8 : 7) },
    { name: 'shrinks back', shown: (_before: number, time: number) => (time % 3 === 2 ? 8 : 7) },
  ]) {
    test(`that ${name} tells nothing`, async () => {
      expect((await scene(shown)).findings).toEqual([]);
    });
  }

  test('is not asked for where but one size is served', async () => {
    expect(await scene((before) => before, LIST_OF_40)).toEqual({ findings: [], plain: 0 });
  });
});
