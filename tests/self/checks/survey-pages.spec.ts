import { expect, test } from '@playwright/test';
import type { ListGround } from '#fixtures/ground/ground.ts';
import type { Page } from '#fixtures/pages/page-reader.ts';
import type { Service } from '#fixtures/service.ts';
import { knownService } from '#tests/self/judge/known-service.ts';
import { answer, clients, envelope, type AnswerParts } from './answers.ts';

/** A list of so many clients in pages of ten. */
function listOf(count: number, more: Partial<ListGround> = {}): ListGround {
  return {
    firstPage: 1,
    sizes: [10],
    asked: { 10: Math.min(10, count) },
    amount: { count, exact: true },
    knownIds: ['client-1', 'client-21'],
    knownNames: [],
    ...more,
  };
}

function pageOf(count: number, no: number, size: number): AnswerParts {
  return { body: envelope(clients((no - 1) * size + 1, Math.min(count, no * size))) };
}

/** What comes without page headers is refused. */
function service(list: ListGround, served: (no: number, size: number) => AnswerParts): Promise<Service> {
  return knownService(
    (request) => {
      const { pageNo, pageSize } = request.headers ?? {};
      const parts = pageNo === undefined ? { status: 400 } : served(Number(pageNo), Number(pageSize));
      return Promise.resolve(answer({ ...parts, request }));
    },
    { ground: { list } },
  );
}

const numbersOf = (pages: readonly Page[]): readonly string[] =>
  pages.map(({ pageNo, pageSize }) => `${pageNo}/${pageSize}`);

const pagesOf = async (list: ListGround, served: (no: number, size: number) => AnswerParts) => {
  const one = await service(list, served);
  return numbersOf(await one.survey.pages(one.right('apiKey')));
};

const emptyPagesOf = async (list: ListGround) => {
  const one = await service(list, (no, size) => pageOf(list.amount.count, no, size));
  return numbersOf(await one.survey.emptyPages(one.right('apiKey')));
};

test('the nearest page past the end is asked for twice more, since the second answer may be kept from the first', async () => {
  let times = 0;
  const one = await service(listOf(20), (no, size) => {
    times += 1;
    return pageOf(20, no, size);
  });

  await one.survey.emptyPages(one.right('apiKey'));
  const before = times;
  const again = await one.survey.emptyAgain(one.right('apiKey'));

  expect(numbersOf(again)).toEqual(['3/10', '3/10']);
  expect(times - before).toBe(2);
});

test.describe('the pages that the tests look at', () => {
  test('are those of the list, without the empty one behind its end', async () => {
    expect(await pagesOf(listOf(20), (no, size) => pageOf(20, no, size))).toEqual(['1/10', '2/10']);
  });

  test('are those, too, by which it has grown', async () => {
    const pages = await pagesOf(listOf(20), (no, size) => pageOf(25, no, size));

    expect(pages).toEqual(['1/10', '2/10', '3/10']);
  });

  for (const { name, parts } of [
    { name: 'is refused', parts: { status: 404 } },
    { name: 'shows nothing that can be read', parts: { text: '{"data":' } },
    { name: 'is answered without a body', parts: { status: 204, text: '' } },
  ]) {
    test(`leave out a page behind the end that ${name}`, async () => {
      expect(await pagesOf(listOf(20), (no, size) => (no > 2 ? parts : pageOf(20, no, size)))).toEqual([
        '1/10',
        '2/10',
      ]);
    });
  }

  test('hold an empty page within the list, and an unreadable one', async () => {
    const spoiled = (parts: AnswerParts) =>
      pagesOf(listOf(30), (no, size) => (no === 2 ? parts : pageOf(30, no, size)));

    expect(await spoiled({ body: envelope([]) })).toEqual(['1/10', '2/10', '3/10']);
    expect(await spoiled({ text: '{"data":[{"clientId":"client-21"}' })).toEqual(['1/10', '2/10', '3/10']);
  });
});

test.describe('the pages past the end', () => {
  test('are near and far, at the size of the last page', async () => {
    expect(await emptyPagesOf(listOf(23))).toEqual([
      '4/10',
      '11/10',
      '103/10',
      expect.stringMatching(/^\d{9,}\/10$/),
    ]);
  });

  test('hold the one just behind an even end', async () => {
    const list = listOf(30, { sizes: [4, 15, 20], end: { pageSize: 20, pageNo: 2, items: 10 } });

    expect((await emptyPagesOf(list)).slice(0, -2)).toEqual(['3/20', '9/4', '3/15', '10/20']);
  });

  test('hold it, too, where pages of single clients end with each list', async () => {
    const list = listOf(30, { sizes: [1, 4, 15, 20], end: { pageSize: 20, pageNo: 2, items: 10 } });

    expect((await emptyPagesOf(list)).slice(0, -2)).toEqual(['3/20', '31/1', '3/15', '10/20']);
  });

  test('are as many as before where no page ends with the list, or only those of one client', async () => {
    const list = listOf(23, { sizes: [1, 10], end: { pageSize: 10, pageNo: 3, items: 3 } });

    expect((await emptyPagesOf(list)).slice(0, -2)).toEqual(['4/10', '24/1', '11/10']);
  });
});

test.describe('the pages past the end of few sizes', () => {
  test('are one, too, at a size that holds more than all of them', async () => {
    const list = listOf(23, { sizes: [10], asked: { 10: 10, 50: 23, 100: 23 } });

    expect((await emptyPagesOf(list)).slice(0, -2)).toEqual(['4/10', '11/10', '2/50']);
  });

  test('are told once where the last size is even', async () => {
    expect((await emptyPagesOf(listOf(20))).slice(0, -2)).toEqual(['3/10', '10/10']);
  });

  test('are none where the end was not seen', async () => {
    expect(await emptyPagesOf(listOf(20, { amount: { count: 20, exact: false } }))).toEqual([]);
  });
});
