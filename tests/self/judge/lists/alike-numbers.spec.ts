import { test, expect } from '@playwright/test';
import { rightCredentials } from '#fixtures/client/credentials.ts';
import type { ListGround } from '#fixtures/ground/ground.ts';
import type { Finding } from '#fixtures/judge/finding.ts';
import { toldApart } from '#fixtures/judge/lists/alike-numbers.ts';
import { answer, clients, envelope, type AnswerParts } from '#tests/self/checks/answers.ts';
import { knownService } from '../known-service.ts';

interface Scene {
  readonly findings: readonly Finding[];
  /** `number/size` of each request. */
  readonly asked: readonly string[];
}

/** A list of so many clients, whose pages are answered so. */
async function scene(count: number, page: (no: number, size: number) => AnswerParts): Promise<Scene> {
  const asked: string[] = [];
  const service = await knownService((request) => {
    const [no, size] = [Number(request.headers?.['pageNo']), Number(request.headers?.['pageSize'])];
    asked.push(`${no}/${size}`);
    return Promise.resolve(answer({ ...page(no, size), request }));
  });
  const list: ListGround = {
    firstPage: 1,
    sizes: [2, 10],
    asked: { 2: 2, 10: 10 },
    amount: { count, exact: true },
    knownIds: [],
    knownNames: [],
  };
  const right = rightCredentials(service.contract, 'apiKey');
  return { findings: await toldApart(service.pages, right, list), asked };
}

/** The page of a list of this many clients. */
function pageOf(count: number, no: number, size: number): AnswerParts {
  return { body: envelope(clients((no - 1) * size + 1, Math.min(count, no * size))) };
}

/** Answers are kept under number and size, written one behind the other: the first one stands for all. */
function keeping(count: number): (no: number, size: number) => AnswerParts {
  const kept = new Map<string, AnswerParts>();
  return (no, size) => {
    const known = kept.get(`${no}${size}`) ?? pageOf(count, no, size);
    kept.set(`${no}${size}`, known);
    return known;
  };
}

test.describe('pages whose number and size read alike', () => {
  test('are told where the later one is a copy of the first', async () => {
    const { findings } = await scene(57, keeping(57));

    expect(findings).toMatchObject([
      {
        exchange: { request: { headers: { pageNo: '1', pageSize: '12' } } },
        expected: 'other clients than on page 11 of size 2',
        actual: 'the same first one, 2 items there and 2 here',
      },
    ]);
  });

  for (const { size, read } of [
    { size: 12, read: '112' },
    { size: 21, read: '211' },
  ]) {
    test(`are told where the first is a copy of the one of size ${size}, read before: ${read}`, async () => {
      const { findings } = await scene(57, (no, asked) =>
        no === 11 ? pageOf(57, 1, size) : pageOf(57, no, asked),
      );

      expect(findings.length).toBeGreaterThan(0);
      expect(findings).toContainEqual(
        expect.objectContaining({ actual: `the same first one, ${size} items there and ${size} here` }),
      );
    });
  }
});

test.describe('pages of their own whose number and size read alike', () => {
  test('are right where each is its own', async () => {
    const { findings, asked } = await scene(57, (no, size) => pageOf(57, no, size));

    expect(findings).toEqual([]);
    expect(asked).toEqual(['11/2', '1/12', '1/21']);
  });

  for (const { name, page } of [
    { name: 'another size takes the place of each', page: (no: number) => pageOf(57, no, 5) },
    { name: 'sizes are capped', page: (no: number, size: number) => pageOf(57, no, Math.min(size, 10)) },
    { name: 'numbers do not count', page: (_no: number, size: number) => pageOf(57, 1, size) },
    {
      name: 'numbers do not count, and sizes are capped',
      page: (_no: number, size: number) => pageOf(57, 1, Math.min(size, 10)),
    },
    {
      name: 'numbers do not count, and another size takes the place of each',
      page: () => pageOf(57, 1, 5),
    },
    { name: 'they are refused', page: () => ({ status: 400 }) },
    { name: 'they are empty', page: () => ({ body: envelope([]) }) },
    {
      name: 'the first alone is refused',
      page: (no: number, size: number) => (no === 11 ? { status: 404 } : pageOf(57, no, size)),
    },
  ]) {
    test(`tell nothing where ${name}`, async () => {
      expect((await scene(57, page)).findings).toEqual([]);
    });
  }

  test('are not asked for where few clients are there', async () => {
    expect(await scene(23, keeping(23))).toEqual({ findings: [], asked: [] });
    expect((await scene(24, keeping(24))).findings).toHaveLength(1);
  });
});
