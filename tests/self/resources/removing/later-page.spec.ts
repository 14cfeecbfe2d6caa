import { expect, test } from '@playwright/test';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { foundLater } from '#fixtures/resources/items/showing.ts';
import { added } from '#fixtures/resources/items/writing.ts';
import { goneFromLaterPage } from '#fixtures/resources/removing/later-page.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Asked, type Rule } from '../things.ts';

waitsPass();

const DESCRIBED = { members: { name: { type: 'string' } }, isPaged: true };

type Shown = (asked: Asked, things: Map<string, Schema>) => readonly Schema[];

/** Cuts what a request is shown into pages. */
const paged =
  (shown: Shown): Rule =>
  (asked, things) => {
    const { method, id, headers } = asked;
    if (method !== 'GET' || id !== '' || !asked.isRight) return undefined;
    const all = shown(asked, things);
    const size = Number(headers['pagesize'] ?? 100);
    const from = (Number(headers['pageno'] ?? 1) - 1) * size;
    return {
      body: {
        data: all.slice(from, from + size),
        totalCount: all.length,
        filteredCount: all.length,
        message: '',
      },
    };
  };

/** By one scheme pages are kept as they were read first; a write drops the first of them. */
function kept(by: Asked['scheme']): Rule {
  const known = new Map<string, ReturnType<Rule>>();
  const plain = paged((_asked, things) => [...things.values()]);
  const firsts = (): readonly string[] => [...known.keys()].filter((at) => at.startsWith('1/'));
  return (asked, things) => {
    if (asked.method !== 'GET') firsts().forEach((at) => known.delete(at));
    if (asked.scheme !== by) return plain(asked, things);
    const { pageno = '1', pagesize = '' } = asked.headers;
    const at = `${pageno}/${pagesize}`;
    const page = known.get(at) ?? plain(asked, things);
    if (page !== undefined) known.set(at, page);
    return page;
  };
}

for (const { what, rule, breaches } of [
  { what: 'that is read anew', rule: paged((_asked, things) => [...things.values()]), breaches: 0 },
  { what: 'that is kept', rule: kept('apiKey'), breaches: 1 },
  { what: 'that is kept for the other scheme', rule: kept('bearer'), breaches: 1 },
])
  test(`a page behind the first ${what} ${breaches === 0 ? 'is right' : 'shows what was removed'} (G5)`, async () => {
    const { bench, things } = await sceneOf(DESCRIBED, { rule, isTwofold: true }, 'G5');
    for (const id of ['one', 'two', 'three']) things.set(id, { id, name: id });

    expect(await goneFromLaterPage(bench)).toHaveLength(breaches);
  });

test('what has to stay tells nothing of later pages', async () => {
  const plain = paged((_asked, things) => [...things.values()]);
  const rule: Rule = (asked, things) =>
    asked.method === 'DELETE' && asked.isRight ? { status: 409 } : plain(asked, things);
  const { bench, things } = await sceneOf(DESCRIBED, { rule }, 'G5');
  for (const id of ['one', 'two', 'three']) things.set(id, { id, name: id });

  await expect(goneFromLaterPage(bench)).rejects.toThrow(/keeps what was added/);
});

test('a list of one page has none behind the first', async () => {
  const rule = paged((_asked, things) => [...things.values()].slice(-1));
  const { bench } = await sceneOf(DESCRIBED, { rule }, 'G5');

  await expect(goneFromLaterPage(bench)).rejects.toThrow(/no page behind the first/);
});

test('a list that is of who asks may show it to one alone (G2)', async () => {
  const rule = paged(({ scheme }, things) => (scheme === 'apiKey' ? [...things.values()] : []));
  const { bench } = await sceneOf(
    { ...DESCRIBED, listing: 'Things assigned to you.' },
    { rule, isTwofold: true },
    'G2',
  );

  expect(await foundLater(bench, await added(bench))).toEqual([]);
});

const OWN: readonly { readonly what: string; readonly shown: Shown; readonly breaches: number }[] = [
  { what: 'to both schemes', shown: (_asked, things) => [...things.values()], breaches: 0 },
  { what: 'to neither scheme', shown: () => [], breaches: 0 },
  {
    what: 'to the scheme that has added it alone',
    shown: ({ scheme }, things) => (scheme === 'apiKey' ? [...things.values()] : []),
    breaches: 1,
  },
];

for (const { what, shown, breaches } of OWN)
  test(`a list shows what was added ${what} (G2)`, async () => {
    const { bench } = await sceneOf(DESCRIBED, { rule: paged(shown), isTwofold: true }, 'G2');

    expect(await foundLater(bench, await added(bench))).toHaveLength(breaches);
  });
