import { expect, test } from '@playwright/test';
import { loadContract } from '#spec/load-contract.ts';
import { rightCredentials } from '#fixtures/client/credentials.ts';
import { NOTHING_KNOWN } from '#fixtures/client/serves.ts';
import type { ListGround } from '#fixtures/ground/ground.ts';
import { PageReader } from '#fixtures/pages/page-reader.ts';
import { UNUSUAL_SIZES, unusualWalk } from '#fixtures/pages/unusual-walk.ts';
import { menuOf, paged, pageAsked, upTo } from '#tests/self/resources/scripted-list.ts';
import { answer, clients } from './answers.ts';

interface Walked {
  /** Sizes and numbers of the pages that were asked for: `37/1`. */
  readonly asked: readonly string[];
  /** Numbers of the clients on each page, the first and the last one. */
  readonly shown: readonly (readonly (string | undefined)[])[];
}

const AS_ASKED = (size: number): number => size;

/** A walk through so many clients, which are served in sizes of the service's own. */
async function walked(
  count: number,
  { sizeOf = AS_ASKED, firstPage = 1 }: { sizeOf?: (size: number) => number; firstPage?: number } = {},
): Promise<Walked> {
  const asked: string[] = [];
  const pages = new PageReader(
    (request) => {
      const { pageNo, pageSize } = pageAsked(request);
      asked.push(`${pageSize}/${pageNo}`);
      const page = { pageNo: pageNo + 1 - firstPage, pageSize };
      return Promise.resolve(answer({ request, ...paged(clients(1, count), page, sizeOf) }));
    },
    NOTHING_KNOWN,
    () => undefined,
  );
  const list = listOf(count, firstPage);
  const credentials = rightCredentials(await loadContract([]), 'apiKey');
  const { read } = await unusualWalk(list, { pages, credentials });
  return { asked, shown: read.map(({ ids = [] }) => [ids[0], ids.at(-1)]) };
}

function listOf(count: number, firstPage: number): ListGround {
  return {
    firstPage,
    sizes: [1, 10, 20],
    asked: {},
    amount: { count, exact: true },
    knownIds: [],
    knownNames: [],
  };
}

test('an unusual walk is the first three pages, each of them once', async () => {
  const { asked, shown } = await walked(120);

  expect(asked).toEqual(['37/1', '37/2', '37/3']);
  expect(shown).toEqual([
    ['client-1', 'client-37'],
    ['client-38', 'client-74'],
    ['client-75', 'client-111'],
  ]);
});

test('an unusual walk begins with the page that is the first one here', async () => {
  const { asked, shown } = await walked(120, { firstPage: 0 });

  expect(asked).toEqual(['37/0', '37/1', '37/2']);
  expect(shown[0]).toEqual(['client-1', 'client-37']);
});

for (const { what, sizeOf, asked } of [
  { what: 'larger ones are refused', sizeOf: menuOf(29, 33), asked: ['37/1', '33/1', '33/2', '33/3'] },
  { what: 'larger ones are cut', sizeOf: upTo(30), asked: ['37/1', '33/1', '29/1', '29/2', '29/3'] },
])
  test(`an unusual walk is at the first size that is served as asked: ${what}`, async () => {
    expect((await walked(120, { sizeOf })).asked).toEqual(asked);
  });

for (const { what, sizeOf } of [
  { what: 'replaced', sizeOf: () => 20 },
  { what: 'replaced by a larger one', sizeOf: () => 50 },
  { what: 'refused', sizeOf: menuOf(10, 20) },
])
  test(`there is no unusual walk where each size is ${what}`, async () => {
    const { asked, shown } = await walked(120, { sizeOf });

    expect(shown).toEqual([]);
    expect(asked).toEqual(UNUSUAL_SIZES.map((size) => `${size}/1`));
  });

for (const { count, size } of [
  { count: 75, size: 37 },
  { count: 74, size: 33 },
  { count: 67, size: 33 },
  { count: 66, size: 29 },
  { count: 59, size: 29 },
])
  test(`of ${count} clients there are three pages at ${size}`, async () => {
    const { asked, shown } = await walked(count);

    expect(asked).toEqual([`${size}/1`, `${size}/2`, `${size}/3`]);
    expect(shown.at(-1)).toEqual([`client-${2 * size + 1}`, `client-${count}`]);
  });

test('there is no unusual walk, and nothing is asked for it, where the list is too short', async () => {
  expect(await walked(58)).toEqual({ asked: [], shown: [] });
});
