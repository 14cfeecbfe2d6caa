import { test, expect } from '@playwright/test';
import { inAnother, withLimitedKey } from '#fixtures/client/foreign-credentials.ts';
import { listRequest } from '#fixtures/client/list.ts';
import { asAsks, TABLE } from '#fixtures/client/other-clients.ts';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import type { RefusalResult } from '#fixtures/judge/refusal-result.ts';
import type { Service } from '#fixtures/service.ts';
import { answer, clients, envelope, type AnswerParts, type Client } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { knownService } from '../known-service.ts';

waitsPass();

const PAGE = { pageNo: 1, pageSize: 10 };
const OWN = clients(1, 10);
const LIST = {
  firstPage: 1,
  sizes: [10],
  asked: { 10: 10 },
  amount: { count: 10, exact: true },
  knownIds: OWN.map(({ clientId }) => clientId),
  knownNames: OWN.map(({ name }) => name),
};
const REFUSED: AnswerParts = { status: 403 };

/** A page as rows of a table. */
function asCsv(page: readonly Client[]): AnswerParts {
  const rows = page.map(({ clientId, name }) => `${clientId},${name}`);
  return { headers: [['Content-Type', 'text/csv']], text: ['clientId,name', ...rows].join('\n') };
}

interface Scene {
  readonly result: RefusalResult;
  readonly service: Service;
  readonly asked: readonly ApiRequest[];
}

function isTable({ options }: ApiRequest): boolean {
  return options?.client !== undefined;
}

function isRight({ insert = [] }: ApiRequest): boolean {
  return insert.every(({ credential }) => /^(API_KEY|ORGANIZATION_ID|TOKEN)$/.test(credential));
}

/** Asks for tables by another key or organization, which are answered so. */
async function asTable(
  by: 'limited' | 'another',
  answered: AnswerParts,
  right?: AnswerParts,
): Promise<Scene> {
  const asked: ApiRequest[] = [];
  const service = await knownService(
    (request) => {
      asked.push(request);
      const parts = isRight(request)
        ? (right ?? { body: envelope(OWN) })
        : isTable(request)
          ? answered
          : REFUSED;
      return Promise.resolve(answer({ request, ...parts }));
    },
    { ground: { list: LIST } },
  );
  const wrong = {
    limited: [withLimitedKey(service.contract, 'apiKey')],
    another: inAnother(service.contract, 'apiKey', { limited: false }),
  };
  const result = await service.refused.asTable({ scheme: 'apiKey', page: PAGE }, wrong[by]);
  return { result, service, asked };
}

test.describe('a page as a table for those who may not see the list', () => {
  test('is asked for as that page is, but for what the client reads, between right requests', async () => {
    const { service, asked } = await asTable('another', REFUSED);
    const wrong = inAnother(service.contract, 'apiKey', { limited: false });
    const right = listRequest(service.right('apiKey'), PAGE);

    expect(asked).toEqual([right, ...wrong.map((one) => asAsks(TABLE, listRequest(one, PAGE))), right]);
  });

  test('is right where it is refused', async () => {
    expect((await asTable('another', REFUSED)).result).toEqual({ findings: [] });
    expect((await asTable('limited', REFUSED)).result).toEqual({ findings: [] });
  });

  test('is told where it comes in another organization (A5)', async () => {
    const { result } = await asTable('another', asCsv(clients(91, 95)));

    expect(result.findings).toMatchObject([
      { expected: 'a refusal of this request (another organization, as a table)' },
      { expected: 'a refusal of this request (another organization in other letter case, as a table)' },
    ]);
  });

  test('is told where it comes by a key without the permission (A6)', async () => {
    const { result } = await asTable('limited', asCsv(OWN));

    expect(result.findings).toMatchObject([
      { expected: 'a refusal of this request (a key without the permission, as a table)' },
    ]);
  });

  test('tells nothing where the right request is not served', async () => {
    const { result } = await asTable('limited', asCsv(OWN), { status: 401 });

    expect(result.findings).toEqual([]);
    expect(result.untold).toBeDefined();
  });
});
