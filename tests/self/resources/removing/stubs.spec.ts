import { expect, test } from '@playwright/test';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { addedBehindRemoval } from '#fixtures/resources/removing/behind-removal.ts';
import { removed } from '#fixtures/resources/removing/removing.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule } from '../things.ts';

waitsPass();

const text = { type: 'string' };
const members = { name: text, note: text };

/** GET of what was removed shows this of it. */
function showing(stub: (thing: Schema) => Schema): Rule {
  const removed = new Map<string, Schema>();
  return ({ method, id, isRight }, things) => {
    const thing = things.get(id);
    if (isRight && method === 'DELETE' && thing !== undefined) removed.set(id, thing);
    const gone = isRight && method === 'GET' && thing === undefined ? removed.get(id) : undefined;
    return gone === undefined ? undefined : { body: stub(gone) };
  };
}

for (const { what, stub, isRight } of [
  {
    what: 'its id and a flag',
    stub: ({ id }: Schema): Schema => ({ id, deleted: true }),
    isRight: true,
  },
  {
    what: 'its data and a flag',
    stub: (thing: Schema): Schema => ({ ...thing, deleted: true }),
    isRight: false,
  },
  {
    what: 'its data without values',
    stub: ({ id }: Schema): Schema => ({ id, name: '', note: '' }),
    isRight: false,
  },
])
  test(`GET that shows ${what} of what was removed is ${isRight ? 'right' : 'a breach'} (G5)`, async () => {
    const { bench } = await sceneOf({ members }, { rule: showing(stub) }, 'G5');

    expect((await removed(bench, await ownItemBetween(bench))).length === 0).toBe(isRight);
  });

test('what GET shows by other names than it is written by is no stub (G5)', async () => {
  const post = { type: 'object', required: ['title'], properties: { title: text } };
  const kept = showing(({ id, title }) => ({ id, name: title }));
  const { bench } = await sceneOf(
    { members: { name: text }, post },
    { rule: kept, shown: ({ id, title }) => ({ id, name: title }) },
    'G5',
  );

  expect(await removed(bench, await ownItemBetween(bench))).not.toEqual([]);
});

/** One thing for each name of a few. */
const byName: Rule = ({ method, body, isRight }, things) => {
  if (method !== 'POST' || !isRight) return undefined;
  const id = `of-${String(body['name'])}`;
  things.set(id, { ...body, id });
  return { status: 201, body: { ...body, id } };
};

test('what POST puts in the place of what is there is no item of its own, as is told (G2)', async () => {
  const one = { name: { enum: ['only'] }, note: text };
  const described = { members: one, required: ['name', 'note'] };
  const adding = 'Creates a rule. If there is one for the name already, it is replaced.';

  const { bench } = await sceneOf({ ...described, adding }, { rule: byName });
  await expect(addedBehindRemoval(bench)).rejects.toThrow('in the place of what is there');
  const untold = await sceneOf(described, { rule: byName });
  expect(await addedBehindRemoval(untold.bench)).not.toEqual([]);
});
