import { expect, test } from '@playwright/test';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { listedAlike } from '#fixtures/resources/items/listing.ts';
import { foundLater } from '#fixtures/resources/items/showing.ts';
import { added } from '#fixtures/resources/items/writing.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule, type Scene } from '../things.ts';

waitsPass();

const MEMBERS = { name: { type: 'string' } };

type Shown = (things: readonly Schema[]) => readonly Schema[];

const byName: Shown = (things) =>
  [...things].sort((one, other) => (String(one['name']) < String(other['name']) ? -1 : 1));

/** A list in one answer. */
function wholeBy(shown: Shown): Rule {
  return ({ method, id }, things) =>
    method === 'GET' && id === '' ? { body: shown([...things.values()]) } : undefined;
}

/** Pages of at most ten, and what they say is the number of all. */
function pagedBy(total: (count: number) => number): Rule {
  return ({ method, id, headers }, things) => {
    if (method !== 'GET' || id !== '') return undefined;
    const [pageNo, size] = [Number(headers['pageno']), Math.min(10, Number(headers['pagesize']))];
    const data = [...things.values()].slice((pageNo - 1) * size, pageNo * size);
    return pageNo < 1 ? { status: 400, body: {} } : { body: { data, totalCount: total(things.size) } };
  };
}

async function scene(count: number, rule: Rule, isPaged = false): Promise<Scene> {
  const found = await sceneOf({ members: MEMBERS, isListOnly: true, isPaged }, { rule }, 'G2');
  for (let index = 0; index < count; index += 1)
    found.things.set(`old-${index}`, { id: `old-${index}`, name: `${index}` });
  return found;
}

const LISTS: readonly {
  readonly what: string;
  readonly count: number;
  readonly rule: Rule;
  readonly isPaged?: boolean;
  readonly untold: readonly (string | undefined)[];
}[] = [
  { what: 'is whole', count: 9, rule: wholeBy((all) => all), untold: [] },
  { what: 'lacks it', count: 9, rule: wholeBy((all) => all.slice(0, 9)), untold: [undefined] },
  {
    what: 'shows 25 rows at most',
    count: 40,
    rule: wholeBy((all) => byName(all).slice(0, 25)),
    untold: ['the list may hold more items than it shows'],
  },
  {
    what: 'has more than thirty pages',
    count: 320,
    rule: pagedBy((count) => count),
    isPaged: true,
    untold: [],
  },
  {
    what: 'has more than thirty pages, and does not say how many',
    count: 320,
    rule: pagedBy(() => 0),
    isPaged: true,
    untold: ['the list may hold more items than it shows'],
  },
];

for (const { what, count, rule, isPaged, untold } of LISTS) {
  test(`a new item is looked for in a list that ${what} (G2)`, async () => {
    const { bench } = await scene(count, rule, isPaged);

    const post = await added(bench);
    const later = await foundLater(bench, post);

    expect([...post.findings, ...later].map((finding) => finding.untold)).toEqual(untold);
  });
}

test('what a list that is cut does not show is no item that was not kept', async () => {
  const { bench } = await scene(
    40,
    wholeBy((all) => byName(all).slice(0, 25)),
  );

  await expect(ownItemBetween(bench)).rejects.toThrow('untested: the list may hold more items than it shows');
});

test('a list that is cut may show some of those that were added alike (G2)', async () => {
  let times = 0;
  const rule = wholeBy((all) => all.slice((times += 1) % 3, 25));
  const { bench } = await scene(23, rule);

  const findings = await listedAlike(bench);

  expect(findings).toEqual([]);
});

test('nobody is accused by what cannot be looked at', async () => {
  const { bench } = await scene(
    40,
    wholeBy((all) => byName(all).slice(0, 25)),
  );
  const post = await added(bench);
  const later = await foundLater(bench, post);

  await expect(bench.judge.holds('G2', later)).rejects.toThrow(
    'untested: the list may hold more items than it shows',
  );
});
