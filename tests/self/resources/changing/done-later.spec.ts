import { expect, test } from '@playwright/test';
import { guardedWrites } from '#fixtures/resources/access/guarded-writes.ts';
import { doneLater } from '#fixtures/resources/changing/done-later.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { addItem } from '#fixtures/resources/items/adding.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Asked, type Rule } from '../things.ts';

waitsPass();

const MEMBERS = { name: { type: 'string' }, isFirst: { type: 'boolean' } };
const REFUSED = { status: 401, body: {} };

/** Keeps what `lasts` of refused requests says, until a right write is done. */
function keeping(lasts: (asked: Asked) => boolean): Rule {
  const pending = new Map<string, Schema>();
  const removed = new Set<string>();
  return (asked, things) => {
    if (!asked.isRight) {
      if (!lasts(asked)) return REFUSED;
      if (asked.method === 'DELETE') removed.add(asked.id);
      else pending.set(asked.id === '' ? `late-${pending.size}` : asked.id, asked.body);
      return REFUSED;
    }
    if (asked.method === 'GET') return undefined;
    for (const [id, body] of pending) things.set(id, { ...things.get(id), ...body, id });
    for (const id of removed) things.delete(id);
    pending.clear();
    return undefined;
  };
}

/** Only one of them is the first. */
const oneIsFirst: Rule = ({ method, isRight, id }, things) => {
  if (!isRight) return REFUSED;
  if (method !== 'PUT') return undefined;
  for (const [other, thing] of things)
    if (other !== id) things.set(other, { ...thing, isFirst: thing['isFirst'] !== true });
  return undefined;
};

/** Holds no second thing. */
const onlyOne: Rule = ({ method, isRight }, things) => {
  if (!isRight) return REFUSED;
  return method === 'POST' && things.size > 0 ? { status: 409, body: {} } : undefined;
};

const SERVICES: readonly {
  readonly what: string;
  readonly rule: Rule;
  readonly at: readonly string[];
}[] = [
  { what: 'is forgotten', rule: keeping(() => false), at: [] },
  {
    what: 'is done along with a later write (PUT)',
    rule: keeping(({ method }) => method === 'PUT'),
    at: ['/name'],
  },
  {
    what: 'is done along with a later write (PATCH)',
    rule: keeping(({ method }) => method === 'PATCH'),
    at: ['/name'],
  },
  {
    what: 'is done along with a later write (POST)',
    rule: keeping(({ method }) => method === 'POST'),
    at: ['the item'],
  },
  {
    what: 'is done along with a later write (DELETE)',
    rule: keeping(({ method }) => method === 'DELETE'),
    at: ['the item'],
  },
  { what: 'stands beside a flag that moves', rule: oneIsFirst, at: [] },
  { what: 'is all that a service of one thing can be asked', rule: onlyOne, at: [] },
];

for (const { what, rule, at } of SERVICES) {
  test(`a refused change that ${what} ${at.length === 0 ? 'is right' : 'is a breach'} (G6)`, async () => {
    const { bench } = await sceneOf({ members: MEMBERS }, { rule }, 'G6');

    const results = await guardedWrites(bench, 'apiKey');

    expect([
      ...new Set(results.flatMap(({ findings }) => findings.map(({ at: place }) => place ?? 'the item'))),
    ]).toEqual(at);
    expect(results.map(({ untold }) => untold)).toEqual(results.map(() => undefined));
  });
}

test('what was not there before, and is as a refused change has sent it, is told (G6)', async () => {
  const { bench, things } = await sceneOf({
    members: { name: { type: 'string' }, note: { type: 'string' } },
  });
  const { item } = await addItem(bench, {}, { body: { name: 'thing' } });
  if (item === undefined) throw new Error('nothing is added');
  things.set(item.id, { ...things.get(item.id), note: 'late' });
  const refused = {
    item,
    operation: bench.ofItem('PUT'),
    sent: [{ note: 'late' }],
    before: { name: 'thing' },
  };

  expect((await doneLater(bench, refused)).map(({ at }) => at)).toEqual(['/note']);
  expect(await doneLater(bench, { ...refused, sent: [{ note: 'other' }] })).toEqual([]);
});
