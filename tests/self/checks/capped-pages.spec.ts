import { expect, test } from '@playwright/test';
import { cappedAlike, type CappedPair } from '#fixtures/checks/list-checks.ts';
import type { ListGround } from '#fixtures/ground/ground.ts';
import { knownService } from '#tests/self/judge/known-service.ts';
import { answer, clients, envelope, noPage, page, type AnswerParts } from './answers.ts';

const COUNT = 33;
/** Of 33 clients, of which the size 50 shows twenty. */
const LIST: ListGround = {
  firstPage: 1,
  sizes: [10],
  asked: { 10: 10, 50: 20 },
  amount: { count: COUNT, exact: true },
  knownIds: [],
  knownNames: [],
};

/** The page of a list that shows twenty clients at most. */
function capped(no: number, size: number): AnswerParts {
  const shown = Math.min(size, 20);
  return { body: envelope(clients((no - 1) * shown + 1, Math.min(COUNT, no * shown))) };
}

async function pairsOf(
  served: (no: number, size: number) => AnswerParts,
  list: ListGround = LIST,
): Promise<readonly CappedPair[]> {
  const service = await knownService(
    (request) => {
      const [no, size] = [Number(request.headers?.['pageNo']), Number(request.headers?.['pageSize'])];
      return Promise.resolve(answer({ ...served(no, size), request }));
    },
    { ground: { list } },
  );
  return service.survey.cappedFirsts(service.right('apiKey'));
}

const numbersOf = (pairs: readonly CappedPair[]): readonly string[] =>
  pairs.map(
    (pair) => `${pair.capped.pageNo}/${pair.capped.pageSize} ${pair.asked.pageNo}/${pair.asked.pageSize}`,
  );

test.describe('first pages that are capped (P5)', () => {
  test('come with the page that follows, each beside that of just the size that came', async () => {
    const pairs = await pairsOf(capped);

    expect(numbersOf(pairs)).toEqual(['1/50 1/20', '2/50 2/20']);
    expect(pairs.map(({ isServed }) => isServed)).toEqual([true, true]);
    expect(pairs.map(({ asked }) => asked.items?.length)).toEqual([20, 13]);
    expect(pairs.flatMap(cappedAlike)).toEqual([]);
  });

  test('are compared up to the last page, which is not full', async () => {
    const pairs = await pairsOf((no, size) =>
      no === 2 && size === 50 ? { body: envelope(clients(22, COUNT)) } : capped(no, size),
    );

    expect(pairs.flatMap(cappedAlike)).toMatchObject([
      {
        exchange: pairs[1]?.capped.exchange,
        actual: '1 left out, the first of them item 1 of page 2 of size 20',
      },
    ]);
  });

  test('tell nothing where just that size is not served in full at its first page', async () => {
    const replaced = (no: number, size: number): AnswerParts => capped(no, size === 20 ? 10 : size);
    const pairs = await pairsOf((no, size) =>
      no === 2 && size === 50 ? { body: envelope(clients(30, COUNT)) } : replaced(no, size),
    );

    expect(pairs.map(({ isServed }) => isServed)).toEqual([false, false]);
    expect(pairs.flatMap(cappedAlike)).toEqual([]);
  });

  test('are none where no size is short', async () => {
    expect(
      await pairsOf((no, size) => ({
        body: envelope(clients((no - 1) * size + 1, Math.min(COUNT, no * size))),
      })),
    ).toEqual([]);
  });

  test('begin at the first number', async () => {
    const pairs = await pairsOf((no, size) => capped(no + 1, size), { ...LIST, firstPage: 0 });

    expect(numbersOf(pairs)).toEqual(['0/50 0/20', '1/50 1/20']);
    expect(pairs.flatMap(cappedAlike)).toEqual([]);
  });
});

test.describe('cappedAlike (P5)', () => {
  test('a page that is empty in the size that was asked for is told', () => {
    const findings = cappedAlike({
      capped: page(2, 50, []),
      asked: page(2, 20, clients(21, 33)),
      isServed: true,
    });

    expect(findings).toMatchObject([{ actual: expect.stringContaining('13 left out') }]);
  });

  test('a size that shows no clients, or is refused, leaves nothing out', () => {
    const short = page(1, 50, clients(1, 20));

    expect(cappedAlike({ capped: short, asked: page(1, 0, clients(21, 33)), isServed: true })).toEqual([]);
    expect(cappedAlike({ capped: short, asked: noPage(1, 20), isServed: true })).toEqual([]);
  });
});
