import { test, expect } from '@playwright/test';
import { unchanged } from '#fixtures/checks/list-checks.ts';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import { steadily, type Steady } from '#fixtures/judge/steadily.ts';
import { PageReader } from '#fixtures/pages/page-reader.ts';
import { answer, clients, envelope } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { LIST_OF_23 } from './lists/known-lists.ts';
import { KEY } from './steady-scene.ts';

waitsPass();

const isLast = ({ headers }: ApiRequest): boolean => headers?.['pageNo'] === '3';

/** Reads one page twice, of a service of two nodes that answer by turns, by how many changes each knows of just now. */
async function readByTurns(known: (sinceMs: number, isLate: boolean) => number): Promise<Steady> {
  const startMs = performance.now();
  let requests = 0;
  const pages = new PageReader(
    (request) => {
      requests += 1;
      const changes = known(performance.now() - startMs, requests % 2 === 0);
      const items = clients(100 - changes, (isLast(request) ? 102 : 109) - changes);
      return Promise.resolve(answer({ request, body: envelope(items) }));
    },
    { knownIds: [], knownNames: [] },
    () => undefined,
  );
  const page = { pageNo: 2, pageSize: 10 };
  return steadily(pages, {
    credentials: KEY,
    list: LIST_OF_23,
    judge: async (reader) => unchanged(await reader.read(KEY, page), await reader.afresh().read(KEY, page)),
  });
}

test('nodes that differ for a second behind each change accuse nobody', async () => {
  const everyMs = 1200;
  const result = await readByTurns((sinceMs, isLate) =>
    Math.floor((sinceMs + 1_000_000 * everyMs - (isLate ? 1000 : 0)) / everyMs),
  );

  expect('findings' in result ? result.findings : []).toEqual([]);
});

test('nodes that differ for a second behind one change are judged as they are then', async () => {
  const result = await readByTurns((sinceMs, isLate) => (isLate && sinceMs < 1000 ? 0 : 1));

  expect(result).toEqual({ findings: [] });
});

test('nodes that never agree are told', async () => {
  const result = await readByTurns((_sinceMs, isLate) => (isLate ? 0 : 1));

  expect(result).toHaveProperty('findings.0.actual', 'another client as item 1');
});
