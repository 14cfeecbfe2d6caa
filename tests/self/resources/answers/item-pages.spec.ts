import { expect, test } from '@playwright/test';
import { unchanged } from '#fixtures/checks/list-checks.ts';
import type { Finding } from '#fixtures/judge/finding.ts';
import { ItemPages } from '#fixtures/resources/answers/item-pages.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf } from '../things.ts';

waitsPass();

const PLACE = { type: 'object', properties: { floor: { type: 'integer' }, street: { type: 'string' } } };
const DOOR = { id: 'thing-0', name: 'A door', place: { floor: 1, street: 'Lane 4' } };

/** What speaks against a page that shows a thing first in the one way and then in the other. */
async function shownAs(first: Schema, then: Schema): Promise<readonly Finding[]> {
  let shown = first;
  const members = { name: { type: 'string' }, place: PLACE };
  const { bench, things } = await sceneOf({ members }, { shown: () => shown }, 'G1');
  things.set(DOOR.id, DOOR);
  const operation = bench.resource.collection.GET ?? bench.judge.inapplicable('GET is not described');
  const pages = await ItemPages.of(bench, operation, {});
  const before = await pages.read({ pageNo: 1, pageSize: 10 });
  shown = then;
  return unchanged(before, await pages.read({ pageNo: 1, pageSize: 10 }));
}

test('an item is the same with its members in another order', async () => {
  const findings = await shownAs(DOOR, {
    place: { street: 'Lane 4', floor: 1 },
    name: 'A door',
    id: 'thing-0',
  });

  expect(findings).toEqual([]);
});

test('an item without an id is the same with its members in another order', async () => {
  const findings = await shownAs({ name: 'A door', place: PLACE }, { place: PLACE, name: 'A door' });

  expect(findings).toEqual([]);
});

test('an item is another one with another part', async () => {
  const findings = await shownAs(DOOR, { ...DOOR, place: { street: 'Lane 4', floor: 2 } });

  expect(findings).toHaveLength(1);
});
