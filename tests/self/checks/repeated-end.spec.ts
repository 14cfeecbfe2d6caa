import { test, expect } from '@playwright/test';
import { PageReader } from '#fixtures/pages/page-reader.ts';
import { endIsElsewhere, withoutRepeatedEnd } from '#fixtures/pages/repeated-end.ts';
import { LIST_OF_23 } from '#tests/self/judge/known-lists.ts';
import { answer, clients, envelope, page } from './answers.ts';

const first = page(1, 2, clients(1, 2));
const second = page(2, 2, clients(3, 4));

test.describe('of a list that has become shorter', () => {
  test('pages at the end that show the last one again, or the first, are left out', () => {
    const clamped = [first, second, page(3, 2, clients(3, 4)), page(4, 2, clients(3, 4))];
    const round = [first, second, page(3, 2, clients(1, 2)), page(4, 2, clients(3, 4))];

    expect(withoutRepeatedEnd(clamped)).toEqual([first, second]);
    expect(withoutRepeatedEnd(round)).toEqual([first, second]);
  });

  test('pages between others stay, whatever they show', () => {
    const all = [first, page(2, 2, clients(1, 2)), page(3, 2, clients(3, 4))];

    expect(withoutRepeatedEnd(all)).toEqual(all);
  });

  test('each size ends by itself', () => {
    const large = page(1, 4, clients(1, 4));
    const all = [first, second, page(3, 2, clients(3, 4)), large, page(2, 4, clients(1, 4))];

    expect(withoutRepeatedEnd(all)).toEqual([first, second, large]);
  });
});

test.describe('the end of a list', () => {
  const LIST = { ...LIST_OF_23, end: { pageNo: 3, pageSize: 10, items: 3 } };
  const right = { name: 'API key', scheme: 'apiKey', insert: [] } as const;
  const reading = (count: number): PageReader =>
    new PageReader(
      (request) => Promise.resolve(answer({ request, body: envelope(clients(1, count)) })),
      { knownIds: [], knownNames: [] },
      () => undefined,
    );

  test('is elsewhere where its last page holds more or fewer than when the run started', async () => {
    const moved = [1, 10].map((count) => endIsElsewhere(LIST, { pages: reading(count), right }));

    expect(await Promise.all(moved)).toEqual([true, true]);
  });

  test('is where it was, or not known', async () => {
    const { end, ...unknown } = LIST;

    expect(await endIsElsewhere(LIST, { pages: reading(end.items), right })).toBe(false);
    expect(await endIsElsewhere(unknown, { pages: reading(1), right })).toBe(false);
    expect(await endIsElsewhere(undefined, { pages: reading(1), right })).toBe(false);
  });
});
