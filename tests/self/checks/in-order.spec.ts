import { test, expect } from '@playwright/test';
import type { ListGround } from '#fixtures/ground/ground.ts';
import { knownService } from '#tests/self/judge/known-service.ts';
import { answer, clients, envelope, type AnswerParts } from './answers.ts';

const LIST: ListGround = {
  firstPage: 1,
  sizes: [5, 10],
  asked: { 5: 5, 10: 10 },
  amount: { count: 23, exact: true },
  knownIds: ['client-1', 'client-11', 'client-21'],
  knownNames: [],
};

function pageOf(no: number, size: number): AnswerParts {
  return { body: envelope(clients((no - 1) * size + 1, Math.min(23, no * size))) };
}

/** The list in its order, where its pages are answered so. */
async function inOrder(
  page: (no: number, size: number) => AnswerParts,
  list: ListGround | undefined = LIST,
): Promise<readonly unknown[]> {
  const service = await knownService(
    (request) => {
      const [no, size] = [Number(request.headers?.['pageNo']), Number(request.headers?.['pageSize'])];
      return Promise.resolve(answer({ ...page(no, size), request }));
    },
    { ground: { list } },
  );
  return service.survey.inOrder(service.right('apiKey'));
}

test.describe('the whole list in its order', () => {
  test('is what the pages of a walk hold, one behind the other', async () => {
    expect(await inOrder(pageOf)).toEqual(clients(1, 23));
  });

  for (const pageNo of [1, 2, 3]) {
    test(`is empty where page ${pageNo} shows clients and cannot be read`, async () => {
      const text = `{"data":[{"clientId":"client-${pageNo * 10 - 9}"}`;

      expect(await inOrder((no, size) => (no === pageNo ? { text } : pageOf(no, size)))).toEqual([]);
    });
  }

  for (const { name, parts } of [
    { name: 'is refused', parts: { status: 404, text: '{}' } },
    { name: 'is empty', parts: { body: envelope([]) } },
  ]) {
    test(`is what the others hold where a page ${name}`, async () => {
      const shown = await inOrder((no, size) => (no === 3 ? parts : pageOf(no, size)));

      expect(shown).toEqual(clients(1, 20));
    });
  }

  test('is empty where no walk is whole', async () => {
    const endless = { ...LIST, amount: { count: 23, exact: false } };

    expect(await inOrder(pageOf, endless)).toEqual([]);
  });
});
