import { test, expect } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import { lacking } from '#fixtures/client/wrong-credentials.ts';
import type { ClientFields } from '#fixtures/gateway/protocol.ts';
import type { RefusalResult } from '#fixtures/judge/refusal-result.ts';
import { answer, clients, envelope, type AnswerParts } from '#tests/self/checks/answers.ts';
import { knownService } from '../known-service.ts';

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
const SERVED: AnswerParts = { body: envelope(OWN) };
const REFUSED: AnswerParts = { status: 403 };

const idOf = ({ options }: ApiRequest): ClientFields | undefined => options?.client;
const isWhole = ({ insert = [] }: ApiRequest): boolean => insert.length === 2;

interface Scene {
  readonly result: RefusalResult;
  readonly asked: readonly ApiRequest[];
}

/** Asks without `Authorization` by the id of a right request, of a service that answers so. */
async function asRepeats(answers: (request: ApiRequest) => AnswerParts): Promise<Scene> {
  const asked: ApiRequest[] = [];
  const service = await knownService(
    (request) => {
      asked.push(request);
      return Promise.resolve(answer({ request, ...answers(request) }));
    },
    { ground: { list: LIST } },
  );
  const wrong = [lacking(service.contract, 'apiKey', ['Authorization'])];
  return { result: await service.refused.asRepeats({ scheme: 'apiKey', page: PAGE }, wrong), asked };
}

test.describe('who repeats the id of a right request (A7)', () => {
  test('is right where the own credentials count', async () => {
    const { result, asked } = await asRepeats((request) => (isWhole(request) ? SERVED : REFUSED));

    expect(result).toEqual({ findings: [] });
    const ids = asked.map(idOf);
    expect(new Set(ids.map((id) => JSON.stringify(id))).size).toBe(1);
    expect(Object.keys(ids[0] ?? {})).toEqual(['X-Request-ID', 'X-Correlation-ID', 'Idempotency-Key']);
  });

  test('is told where the answer to that request comes', async () => {
    const { result } = await asRepeats((request) =>
      isWhole(request) || idOf(request) !== undefined ? SERVED : REFUSED,
    );

    expect(result.findings).toMatchObject([
      { expected: expect.stringContaining('no Authorization, with the id of a right request') },
    ]);
  });

  test('tells nothing of its own where that request opens the list without an id, too', async () => {
    const { result } = await asRepeats(() => SERVED);

    expect(result.findings).toEqual([]);
    expect(result.ofOthers).toMatchObject([{ requirement: 'A3' }]);
  });

  test('is not asked for where an id counts once', async () => {
    let served = 0;
    const { result, asked } = await asRepeats(() => ((served += 1) > 1 ? { status: 409 } : SERVED));

    expect(result).toEqual({ findings: [] });
    expect(asked).toHaveLength(2);
  });

  test('is not asked for where a request with an id is not served', async () => {
    const { result, asked } = await asRepeats(() => REFUSED);

    expect(result).toEqual({ findings: [] });
    expect(asked).toHaveLength(1);
  });
});
