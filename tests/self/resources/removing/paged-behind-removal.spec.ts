import { expect, test } from '@playwright/test';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { pagedBehindRemoval } from '#fixtures/resources/removing/behind-removal.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Asked, type Rule } from '../things.ts';

waitsPass();

type Cut = (things: Map<string, Schema>, from: number, to: number) => readonly Schema[];

/** Cuts the list into pages by its headers; without them it is whole. */
function pagedBy(cut: Cut, sizes: readonly number[] = [1, 2]): Rule {
  return ({ method, id, headers }: Asked, things) => {
    const { pageno, pagesize } = headers;
    if (method !== 'GET' || id !== '') return undefined;
    if (pageno === undefined) return { body: cut(things, 0, things.size + 1) };
    const size = Number(pagesize);
    if (!sizes.includes(size)) return { status: 400, body: {} };
    return { body: cut(things, (Number(pageno) - 1) * size, Number(pageno) * size) };
  };
}

const plain: Cut = (things, from, to) => [...things.values()].slice(from, to);
const newestFirst: Cut = (things, from, to) => [...things.values()].reverse().slice(from, to);

/** Drops what was removed from the rows that a page has. */
function dropping(): Cut {
  const known = new Map<string, Schema>();
  return (things, from, to) => {
    for (const [id, thing] of things) known.set(id, thing);
    const shown = [...known.keys()]
      .reverse()
      .slice(from, to)
      .map((id) => things.get(id));
    return shown.filter((thing) => thing !== undefined);
  };
}

const LISTS: readonly { readonly what: string; readonly rule: Rule; readonly breaches: number }[] = [
  { what: 'closes up', rule: pagedBy(plain), breaches: 0 },
  { what: 'begins with the newest and closes up', rule: pagedBy(newestFirst), breaches: 0 },
  { what: 'has a gap', rule: pagedBy(dropping()), breaches: 1 },
  { what: 'has a gap on a page of two', rule: pagedBy(dropping(), [2]), breaches: 1 },
];

for (const { what, rule, breaches } of LISTS) {
  test(`a list that ${what} behind a removal ${breaches === 0 ? 'is right' : 'is a breach'} (G1)`, async () => {
    const { bench, things, sent } = await sceneOf({ members: { name: { type: 'string' } } }, { rule }, 'G1');
    for (const id of ['one', 'two', 'three']) things.set(id, { id, name: id });

    const findings = await pagedBehindRemoval(bench);

    expect(findings).toHaveLength(breaches);
    expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });
}
