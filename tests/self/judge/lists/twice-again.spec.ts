import { expect, test } from '@playwright/test';
import { twiceInWalks, wrongByThemselves } from '#fixtures/judge/lists/twice-again.ts';
import { answer, clients, envelope, page } from '#tests/self/checks/answers.ts';
import { knownService } from '../known-service.ts';

const SIZE = 3;

/** Pages of a walk; on the second one stands the last client of the first one, too. */
function walkOf(length: number, isWhole: boolean) {
  const read = Array.from({ length }, (_, index) => {
    const from = index * SIZE + (index === 1 ? 0 : 1);
    return page(index + 1, SIZE, clients(from, from + SIZE - 1));
  });
  return { pageSize: SIZE, firstPage: 1, isWhole, pages: read, read };
}

/** What is told of the walk where its pages are these when they are read again. */
async function told(
  length: number,
  { isWhole, isStill }: { readonly isWhole: boolean; readonly isStill: boolean },
) {
  const asked: string[] = [];
  const service = await knownService((request) => {
    const { pageNo = '1' } = request.headers ?? {};
    asked.push(pageNo);
    const from = (Number(pageNo) - 1) * SIZE + (pageNo === '2' && isStill ? 0 : 1);
    return Promise.resolve(answer({ request, body: envelope(clients(from, from + SIZE - 1)) }));
  });
  const walks = [walkOf(length, isWhole)];
  return { findings: await twiceInWalks(service.pages, service.right('apiKey'), walks), asked };
}

test.describe('a client that comes twice in a walk (P5)', () => {
  test('is told of a short one through the whole list', async () => {
    expect(await told(4, { isWhole: true, isStill: false })).toMatchObject({
      findings: [{ actual: 'the client that is item 3 of page 1 already' }],
      asked: [],
    });
  });

  for (const { name, length, isWhole } of [
    { name: 'long', length: 12, isWhole: true },
    { name: 'partial', length: 4, isWhole: false },
  ]) {
    test(`is told of a ${name} one where the two pages show it again`, async () => {
      expect(await told(length, { isWhole, isStill: true })).toMatchObject({
        findings: [{ actual: 'the client that is item 3 of page 1 already' }],
        asked: ['1', '2'],
      });
    });

    test(`may have moved on during a ${name} one`, async () => {
      expect(await told(length, { isWhole, isStill: false })).toEqual({ findings: [], asked: ['1', '2'] });
    });
  }
});

test('a client that comes twice on a page outside of walks is told (P5)', () => {
  const double = [...clients(1, 2), ...clients(1, 1)];

  expect(wrongByThemselves([page(1, 10, double)], [])).toHaveLength(1);
  expect(
    wrongByThemselves([], [{ capped: page(2, 10, double), asked: page(2, 3, double), isServed: true }]),
  ).toHaveLength(1);
  expect(wrongByThemselves([page(1, 10, clients(1, 3))], [])).toEqual([]);
});
