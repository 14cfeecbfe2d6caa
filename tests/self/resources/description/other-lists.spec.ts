import { expect, test } from '@playwright/test';
import { replaced } from '#fixtures/resources/changing/replacing.ts';
import type { DescribedOperation } from '#fixtures/resources/description/described-operation.ts';
import { withOtherLists } from '#fixtures/resources/description/other-lists.ts';
import type { Resource } from '#fixtures/resources/description/resource.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { addItem } from '#fixtures/resources/items/adding.ts';
import { standingData } from '#fixtures/resources/items/reading.ts';
import { foundLater } from '#fixtures/resources/items/showing.ts';
import { removed } from '#fixtures/resources/removing/removing.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import type { Described } from '../described-things.ts';
import { sceneOf, type Rule, type Scene } from '../things.ts';

waitsPass();

const text = { type: 'string' };
const ON_SHELVES: Described = {
  members: { name: text, shelf: text },
  required: ['name', 'shelf'],
  isOnShelves: true,
};

/** What the lists of shelves show of the things that there are, or were. */
type Shelf = (thing: Schema, isThere: boolean) => Schema | undefined;

/** Answers at the lists of shelves; keeps what it has seen. */
function onShelves(shown: Shelf): Rule {
  const known = new Map<string, Schema>();
  return ({ id, isElsewhere, isRight }, things) => {
    for (const [key, thing] of things) if (!known.has(key)) known.set(key, thing);
    if (!isElsewhere || !isRight) return undefined;
    const rows = [...known].map(([key, first]) => shown(things.get(key) ?? first, things.has(key)));
    return { body: rows.filter((row) => row !== undefined && id === `on/${String(row['shelf'])}/things`) };
  };
}

const asItIs: Shelf = (thing, isThere) => (isThere ? thing : undefined);

const JUDGES: Readonly<Record<string, (scene: Scene) => Promise<number>>> = {
  G2: async ({ bench }) => (await foundLater(bench, await addItem(bench, {}))).length,
  G3: async ({ bench }) => (await replaced(bench, await ownItemBetween(bench))).length,
  G5: async ({ bench }) => (await removed(bench, await ownItemBetween(bench))).length,
};

const JUDGED: readonly { requirement: string; text: string; shown: Shelf; isBroken: boolean }[] = [
  { requirement: 'G2', text: 'shows what was sent', shown: asItIs, isBroken: false },
  {
    requirement: 'G2',
    text: 'shows other words',
    shown: (thing, isThere) => asItIs({ ...thing, name: 'Other' }, isThere),
    isBroken: true,
  },
  { requirement: 'G3', text: 'shows what was put', shown: asItIs, isBroken: false },
  { requirement: 'G3', text: 'shows nothing', shown: () => undefined, isBroken: false },
  { requirement: 'G5', text: 'shows no more', shown: asItIs, isBroken: false },
  { requirement: 'G5', text: 'goes on to show it', shown: (thing) => thing, isBroken: true },
  {
    requirement: 'G5',
    text: 'shows only what was removed',
    shown: (thing, isThere) => (isThere ? undefined : thing),
    isBroken: false,
  },
];

for (const { requirement, text: what, shown, isBroken } of JUDGED)
  test(`another list ${what} (${requirement})`, async () => {
    const scene = await sceneOf(ON_SHELVES, { rule: onShelves(shown) }, requirement);

    expect((await JUDGES[requirement]?.(scene)) !== 0).toBe(isBroken);
  });

for (const { what, shown, isBroken } of [
  { what: 'is looked at with what is added elsewhere', shown: asItIs, isBroken: false },
  {
    what: 'is told where its rows are none of such items',
    shown: (thing: Schema, isThere: boolean) => asItIs({ ...thing, name: 5 }, isThere),
    isBroken: true,
  },
])
  test(`a list of some items that shows none ${what} (G1)`, async () => {
    const { bench } = await sceneOf(ON_SHELVES, { rule: onShelves(shown) }, 'G1');
    const [list] = bench.resource.otherLists ?? [];
    if (list === undefined) throw new Error('There is a list of each shelf.');
    const { operation, itemsAt } = list;
    const inPath = { shelf: { type: 'string', enum: ['the lowest one'] } };
    const parents = [{ parameter: 'shelf', collection: '/api/v1/shelves' }];
    const shelf = {
      path: operation.path,
      parents,
      itemsAt,
      collection: { GET: { ...operation, inPath } },
      item: {},
    };

    const findings = await standingData(bench.at(shelf, 'a shelf'));

    expect((findings ?? []).length > 0).toBe(isBroken);
    expect(findings).toBeDefined();
  });

test('another list goes on to show what PUT has replaced (G3)', async () => {
  const first = new Map<unknown, Schema>();
  const stale: Shelf = (thing, isThere) => {
    const copy = first.get(thing['id']) ?? thing;
    first.set(thing['id'], copy);
    return asItIs({ ...thing, name: copy['name'] }, isThere);
  };
  const { bench } = await sceneOf(ON_SHELVES, { rule: onShelves(stale) }, 'G3');
  const among = await ownItemBetween(bench);
  // As any reader would, before the change.
  await foundLater(bench, { item: among.item } as Parameters<typeof foundLater>[1]);

  expect((await replaced(bench, among)).length).toBeGreaterThan(0);
});

for (const { what, isStale } of [
  { what: 'no more where it stood before', isStale: false },
  { what: 'where it stood before as well', isStale: true },
])
  test(`another list shows what PUT has moved ${what} (G3)`, async () => {
    const seen = new Map<unknown, Set<unknown>>();
    const rule: Rule = ({ id, isElsewhere, isRight }, things) => {
      if (!isElsewhere || !isRight) return undefined;
      const rows = [...things.values()].filter((thing) => {
        const shelves = seen.get(thing['id']) ?? new Set();
        seen.set(thing['id'], shelves.add(thing['shelf']));
        const shown = isStale ? [...shelves] : [thing['shelf']];
        return shown.some((shelf) => id === `on/${String(shelf)}/things`);
      });
      return { body: rows };
    };
    const { bench } = await sceneOf(ON_SHELVES, { rule }, 'G3');

    const findings = await replaced(bench, await ownItemBetween(bench));

    expect(findings.map(({ expected }) => expected)).toEqual(
      isStale ? ['no item that leads elsewhere by now'] : [],
    );
  });

/** How the lists are reached that show the things, where there is one at this path. */
async function givenAt(change: Partial<DescribedOperation>, item?: DescribedOperation): Promise<unknown> {
  const { bench } = await sceneOf(ON_SHELVES);
  const { otherLists = [], ...resource } = bench.resource;
  const GET = { ...otherLists[0]?.operation, ...change } as DescribedOperation;
  const list: Resource = {
    path: GET.path,
    collection: { GET },
    item: item === undefined ? {} : { GET: item },
    parents: [],
  };
  const [first] = withOtherLists([resource, list]);
  return first?.otherLists?.map(({ given }) => given);
}

const SHAPES: readonly { text: string; change: Partial<DescribedOperation>; given: unknown }[] = [
  { text: 'by a member of its name', change: {}, given: [{ shelf: 'shelf' }] },
  { text: 'by nothing', change: { path: '/api/v1/all/things' }, given: [{}] },
  { text: 'by what no item tells', change: { path: '/api/v1/rooms/{room}/things' }, given: undefined },
  {
    text: 'by the own id',
    change: { path: '/api/v1/rooms/{id}/things' },
    given: undefined,
  },
  { text: 'of what is called otherwise', change: { path: '/api/v1/articles' }, given: undefined },
  { text: 'of some of them', change: { path: '/api/v1/shelves/{shelf}/lost-things' }, given: undefined },
  { text: 'of what was', change: { path: '/api/v1/things/history' }, given: undefined },
  {
    text: 'of other things',
    change: { responseSchema: { type: 'array', items: { type: 'object' } } },
    given: undefined,
  },
];

for (const { text: what, change, given } of SHAPES)
  test(`a list at another address, ${what}`, async () => {
    expect(await givenAt(change)).toEqual(given);
  });

test('ids that are counted below each parent are those of others elsewhere', async () => {
  const { bench } = await sceneOf(ON_SHELVES);
  const { otherLists = [], ...resource } = bench.resource;
  const GET = { ...otherLists[0]?.operation } as DescribedOperation;
  const parents = [{ parameter: 'roomId', collection: '/api/v1/rooms' }];
  const nested: Resource = { ...resource, path: '/api/v1/rooms/{roomId}/things', parents };
  const list = { path: GET.path, collection: { GET }, item: {}, parents: [] };

  expect(withOtherLists([nested, list])[0]?.otherLists).toBeUndefined();
});

test('a list may be called by the last of several words', async () => {
  const { bench } = await sceneOf(ON_SHELVES);
  const { otherLists = [], ...resource } = bench.resource;
  const GET = { ...otherLists[0]?.operation } as DescribedOperation;
  const list = { path: GET.path, collection: { GET }, item: {}, parents: [] };

  const [first] = withOtherLists([{ ...resource, path: '/api/v1/lost-things' }, list]);

  expect(first?.otherLists).toMatchObject([{ given: { shelf: 'shelf' } }]);
});

test('a list with items of its own is no other list', async () => {
  const { bench } = await sceneOf(ON_SHELVES);

  expect(await givenAt({}, bench.resource.item.GET)).toBeUndefined();
});
