import { test, expect } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import type { ListGround } from '#fixtures/ground/ground.ts';
import type { RefusalResult } from '#fixtures/judge/refusal-result.ts';
import { answer, clients, envelope } from '#tests/self/checks/answers.ts';
import { knownService } from '../known-service.ts';
import { TWELVE_CLIENTS } from './twelve-clients.ts';

const OWN = envelope(clients(1, 5));
const OTHERS = envelope(clients(91, 95));

/** Another organization's id behind the own end, where its clients are served from the page `from` on. */
async function behindOwnEnd(
  from: number,
  list: ListGround = TWELVE_CLIENTS,
): Promise<{ readonly result: RefusalResult; readonly asked: readonly string[] }> {
  const asked: string[] = [];
  const service = await knownService(
    (request) => {
      if (!isOfAnother(request)) return Promise.resolve(answer({ request, body: OWN }));
      const { pageNo, pageSize } = request.headers ?? {};
      asked.push(`page ${String(pageNo)} of ${String(pageSize)}`);
      const isOpen = Number(pageNo) >= from;
      return Promise.resolve(answer({ request, ...(isOpen ? { body: OTHERS } : { status: 403 }) }));
    },
    { ground: { list } },
  );
  const result = await service.refused.behindOwnEnd({ scheme: 'bearer', page: { pageNo: 1, pageSize: 5 } });
  return { result, asked };
}

function isOfAnother({ insert = [] }: ApiRequest): boolean {
  return insert.some(({ credential }) => credential === 'OTHER_ORGANIZATION_ID');
}

test.describe('another organization behind the end of the own list (A5)', () => {
  test('that is refused there is right', async () => {
    expect((await behindOwnEnd(Infinity)).result).toEqual({ findings: [] });
  });

  test('that is served from there on is told', async () => {
    const { result, asked } = await behindOwnEnd(4);

    expect(result.findings.length).toBeGreaterThan(0);
    expect(new Set(asked)).toEqual(new Set(['page 4 of 5']));
  });

  test('is not asked for where no end is known', async () => {
    const { firstPage, sizes, asked, amount, knownIds, knownNames } = TWELVE_CLIENTS;
    const endless = { firstPage, sizes, asked, amount, knownIds, knownNames };

    expect(await behindOwnEnd(4, endless)).toEqual({ result: { findings: [] }, asked: [] });
  });
});
