import { test, expect } from '@playwright/test';
import type { ApiRequest, Exchange } from '#fixtures/client/exchange.ts';
import type { Finding } from '#fixtures/judge/finding.ts';
import { answer, clients, envelope, tokenSeen } from '#tests/self/checks/answers.ts';
import { knownService } from './known-service.ts';

const LIST = {
  firstPage: 1,
  sizes: [10],
  asked: { 10: 10 },
  amount: { count: 40, exact: true },
  knownIds: [],
  knownNames: [],
};
const PAGE = envelope(clients(1, 10));

/** Log-ins in a row: does the nth token open the list at its nth use, both from 1? */
type Opens = (logIn: number, use: number) => boolean;

/** The shared token always opens. */
async function inARow(opens: Opens): Promise<readonly Finding[]> {
  const uses: number[] = [];
  const service = await knownService(
    (request) => {
      if (request.method === 'POST') return Promise.resolve(logIn(request, uses.push(0)));
      const [, number] = /^TOKEN-(\d+)$/.exec(request.insert?.[0]?.credential ?? '') ?? [];
      const isOpen = number === undefined || opens(Number(number), used(uses, Number(number)));
      return Promise.resolve(answer({ request, ...(isOpen ? { body: PAGE } : { status: 401 }) }));
    },
    { ground: { list: LIST } },
  );
  return service.issued.inARow({ pageNo: 1, pageSize: 10 });
}

function logIn(request: ApiRequest, number: number): Exchange {
  return answer({ request, report: { tokens: [tokenSeen({ name: `TOKEN-${number}` })] } });
}

/** How often this token was used, with this time. */
function used(uses: number[], number: number): number {
  uses[number - 1] = (uses[number - 1] ?? 0) + 1;
  return uses[number - 1] ?? 0;
}

test.describe('log-ins in a row (T6)', () => {
  test('whose tokens all open are right', async () => {
    expect(await inARow(() => true)).toEqual([]);
  });

  for (const { name, opens, count } of [
    { name: 'each second one opens', opens: (log) => log % 2 === 0, count: 1 },
    { name: 'each second one does not', opens: (log) => log % 2 === 1, count: 1 },
    { name: 'each opens at its second use', opens: (_log, use) => use > 1, count: 2 },
  ] satisfies { name: string; opens: Opens; count: number }[]) {
    test(`of whose tokens ${name} are told`, async () => {
      const findings = await inARow(opens);

      expect(findings).toHaveLength(count);
      expect(findings[0]).toMatchObject({
        expected: 'another token from the same endpoint, which opens the list',
        actual: 'a token that does not open it (status 401)',
      });
    });
  }

  test('of which none gives a token that opens tell nothing of the one before', async () => {
    expect(await inARow(() => false)).toEqual([]);
  });
});
