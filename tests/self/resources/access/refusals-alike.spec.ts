import { expect, test } from '@playwright/test';
import { guardedReads } from '#fixtures/resources/access/guarded-reads.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { removed } from '#fixtures/resources/removing/removing.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule } from '../things.ts';

waitsPass();

const MEMBERS = { title: { type: 'string' }, type: { type: 'string' }, isOpen: { type: 'boolean' } };
const THING = { id: 'thing-0', title: 'A door', type: 'oak', isOpen: false };

const REFUSALS = [
  {
    what: 'a problem of a title and a type',
    body: { type: 'about:blank', title: 'Unauthorized', isOpen: false },
    served: 0,
  },
  {
    what: 'the id and a flag alone',
    body: { id: THING.id, title: 'Unauthorized', isOpen: false },
    served: 0,
  },
  { what: 'the data as it is', body: THING, served: 1 },
  { what: 'the data but for its id', body: { title: THING.title, type: THING.type }, served: 1 },
];

for (const { what, body, served } of REFUSALS) {
  test(`a refusal with ${what} serves ${served === 0 ? 'nothing' : 'data'} (G6)`, async () => {
    const refuses: Rule = ({ isRight }) => (isRight ? undefined : { status: 401, body });
    const { bench, things } = await sceneOf({ members: MEMBERS }, { rule: refuses }, 'G6');
    things.set(THING.id, THING);

    const results = await guardedReads(bench, 'apiKey');

    const findings = results.flatMap((result) => result.findings);
    expect(Math.min(1, findings.length)).toBe(served);
    expect(results.map(({ untold }) => untold)).toEqual(results.map(() => undefined));
  });
}

const REMOVED = [
  { what: 'is refused with the id and members of their names', title: undefined, served: 0 },
  { what: 'is refused with the data', title: 'A door', served: 1 },
];

for (const { what, title, served } of REMOVED) {
  test(`an item that was removed and ${what} ${served === 0 ? 'is' : 'is not'} gone (G5)`, async () => {
    const answers: Rule = ({ method, id }, things) =>
      method === 'GET' && id !== '' && !things.has(id)
        ? { status: 404, body: { id, title: title ?? 'Not Found', isOpen: false } }
        : undefined;
    const { bench, things } = await sceneOf({ members: MEMBERS }, { rule: answers }, 'G5');
    things.set(THING.id, THING);
    const item = { id: THING.id, values: { id: THING.id }, sent: THING };

    const findings = await removed(bench, { item, others: [], elsewhere: [] });

    expect(Math.min(1, findings.length)).toBe(served);
  });
}

test('an item with 0 that stays is told, and one that may not be added is not (G5)', async () => {
  const described = {
    members: { name: { type: 'string' }, count: { type: 'integer' } },
    required: ['count'],
  };
  const empties: Rule = ({ method, id, isRight }, things) =>
    isRight && method === 'DELETE' && things.get(id)?.['count'] === 0 ? { status: 204, text: '' } : undefined;
  const refuses: Rule = ({ method, body }) =>
    method === 'POST' && body['count'] === 0 ? { status: 422, body: {} } : undefined;
  const wrong = await sceneOf(described, { rule: empties }, 'G5');
  const right = await sceneOf(described, { rule: refuses }, 'G5');

  const findings = await removed(wrong.bench, await ownItemBetween(wrong.bench));

  expect(new Set(findings.map(({ expected }) => expected))).toEqual(
    new Set(['nothing of an item that was removed']),
  );
  expect(await removed(right.bench, await ownItemBetween(right.bench))).toEqual([]);
});

for (const members of [MEMBERS, { count: { type: 'integer' } }])
  test(`what a second DELETE brings back is told, and however it is answered else is right: ${Object.keys(members).join()} (G5)`, async () => {
    const revived = new Map<string, Schema>();
    const revives: Rule = ({ method, id, isRight }, things) => {
      const before = revived.get(id);
      const thing = things.get(id);
      if (method !== 'DELETE' || !isRight) return undefined;
      if (thing !== undefined) revived.set(id, thing);
      if (thing !== undefined || before === undefined) return undefined;
      things.set(id, before);
      return { status: 204, text: '' };
    };
    const refused: Rule = ({ method, id, isRight }, things) =>
      method === 'DELETE' && isRight && !things.has(id) ? { status: 410, body: {} } : undefined;
    const [wrong, right] = [
      await sceneOf({ members }, { rule: revives }, 'G5'),
      await sceneOf({ members }, { rule: refused }, 'G5'),
    ];

    expect(await removed(wrong.bench, await ownItemBetween(wrong.bench))).not.toEqual([]);
    expect(await removed(right.bench, await ownItemBetween(right.bench))).toEqual([]);
  });

const another = (id: string): Schema => ({ ...THING, id, title: 'Another thing', type: 'Another type' });

/** Gives the id of a removed thing to another one, which comes with the list behind its removal. */
function anewWithTheList(): Rule {
  const removedIds: string[] = [];
  return ({ method, id, isRight }, things) => {
    if (method === 'DELETE' && isRight) removedIds.push(id);
    if (method !== 'GET' || id !== '') return undefined;
    for (const one of removedIds) things.set(one, another(one));
    return { body: [] };
  };
}

/** The same, but it comes with the next removal. */
function anewWithARemoval(): Rule {
  const removedIds: string[] = [];
  return ({ method, id, isRight }, things) => {
    if (method !== 'DELETE' || !isRight) return undefined;
    const isAgain = removedIds.includes(id);
    removedIds.push(id);
    if (isAgain) things.set(id, another(id));
    return isAgain ? { status: 204, text: '' } : undefined;
  };
}

for (const { comesWith, rule, removals } of [
  { comesWith: 'list', rule: anewWithTheList(), removals: 1 },
  { comesWith: 'removal', rule: anewWithARemoval(), removals: 2 },
]) {
  test(`what has got the id of a removed thing (${comesWith}) is left alone, and is no thing that stays (G5)`, async () => {
    const { bench, sent, things } = await sceneOf({ members: MEMBERS }, { rule }, 'G5');
    const { item } = await ownItemBetween(bench);

    expect(await removed(bench, { item, others: [], elsewhere: [] })).toEqual([]);
    expect(things.get(item.id)).toMatchObject({ title: 'Another thing' });
    expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(removals);
  });
}
