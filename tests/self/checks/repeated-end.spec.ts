import { test, expect } from '@playwright/test';
import { PageReader } from '#fixtures/pages/page-reader.ts';
import { endIsElsewhere, withoutRepeatedEnd } from '#fixtures/pages/repeated-end.ts';
import { LIST_OF_23 } from '#tests/self/judge/lists/known-lists.ts';
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

  test('the last clients behind a page that they fill no more are left out', () => {
    const partial = page(2, 2, clients(3, 3));

    expect(withoutRepeatedEnd([first, partial, page(3, 2, clients(2, 3))])).toEqual([first, partial]);
  });

  test('a last page that shows a client of its own stays', () => {
    const all = [first, second, page(3, 2, clients(4, 5))];

    expect(withoutRepeatedEnd(all)).toEqual(all);
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
  /** Two pages in front of a last one that holds so many clients from here on; so many pages behind it repeat that one. */
  const reading = (count: number, { from = 21, before = 10, behind = 0 } = {}): PageReader =>
    new PageReader(
      (request) => {
        const pageNo = Number(request.headers?.['pageNo']);
        const last = pageNo > 3 + behind ? [] : clients(from, from + count - 1);
        const shown = [clients(1, 10), clients(11, 10 + before)][pageNo - 1] ?? last;
        return Promise.resolve(answer({ request, body: envelope(shown) }));
      },
      { knownIds: [], knownNames: [] },
      () => undefined,
    );

  test('is elsewhere where its last page holds more or fewer than when the run started', async () => {
    const moved = [1, 10].map((count) => endIsElsewhere(LIST, { pages: reading(count), right }));

    expect(await Promise.all(moved)).toEqual([true, true]);
  });

  for (const { name, from, before } of [
    { name: 'the page before it', from: 11, before: 10 },
    { name: 'all of a page before it that is not full', from: 6, before: 5 },
    { name: 'the first page', from: 1, before: 10 },
  ]) {
    test(`is elsewhere where its last page, as full as it was, shows ${name}, and so does the next`, async () => {
      const full = { ...LIST, end: { ...LIST.end, items: 10 } };
      const isElsewhere = (pages: PageReader): Promise<boolean> => endIsElsewhere(full, { pages, right });

      expect(await isElsewhere(reading(10, { from, before, behind: 1 }))).toBe(true);
      // Numbers that stop before the end are a breach (P2): behind it a list that is as long as it was shows nobody.
      expect(await isElsewhere(reading(10, { from, before }))).toBe(false);
      expect(await isElsewhere(reading(10, { behind: 1 }))).toBe(false);
    });
  }

  test('is where it was, or not known', async () => {
    const { end, ...unknown } = LIST;

    expect(await endIsElsewhere(LIST, { pages: reading(end.items), right })).toBe(false);
    expect(await endIsElsewhere(unknown, { pages: reading(1), right })).toBe(false);
    expect(await endIsElsewhere(undefined, { pages: reading(1), right })).toBe(false);
  });
});
