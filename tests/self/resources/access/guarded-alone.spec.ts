import { expect, test } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import { combined } from '#fixtures/judge/refusal-result.ts';
import { guardedWrites } from '#fixtures/resources/access/guarded-writes.ts';
import { without } from '#fixtures/resources/description/schema-view.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule } from '../things.ts';

waitsPass();

const MEMBERS = { name: { type: 'string' }, grade: { type: 'integer', minimum: 1, maximum: 3 } };

/** Holds one thing and no second one, so that it is that one which is changed rightly behind refusals. */
const holdingOne: Rule = ({ method, isRight }, things) =>
  method === 'POST' && isRight && things.size > 0 ? { status: 409, body: {} } : undefined;

/** Does the first refused change of the one thing once another change comes. */
function doingLater(): Rule {
  let kept: unknown;
  return (asked, things) => {
    const { method, id, isRight, body } = asked;
    const before = things.get(id);
    if (method !== 'PATCH' || before === undefined) return holdingOne(asked, things);
    if (!isRight) {
      kept ??= body['name'];
      return undefined;
    }
    const after = { ...before, ...body };
    things.set(id, kept === undefined ? after : { ...after, name: kept });
    return { body: after };
  };
}

test('a right change of the one thing there is, to a value that was sent wrongly before, is no effect of that', async () => {
  const { bench } = await sceneOf({ members: MEMBERS }, { rule: holdingOne }, 'G6');

  expect(combined(await guardedWrites(bench, 'apiKey')).findings).toEqual([]);
});

test('what was refused, and comes with a right change of the same thing, is an effect', async () => {
  const { bench } = await sceneOf({ members: MEMBERS }, { rule: doingLater() }, 'G6');

  const { findings } = combined(await guardedWrites(bench, 'apiKey'));

  expect(findings.map(({ at }) => at)).toContain('/name');
});

/** A rule in words stands against a change of several members at once. */
const oneByOne: Rule = ({ method, body, isRight }) =>
  method === 'PATCH' && isRight && Object.keys(body).length > 1 ? { status: 422, body: {} } : undefined;

for (const { what, isOpen } of [
  { what: 'guarded', isOpen: false },
  { what: 'open', isOpen: true },
])
  test(`a PATCH that takes one member at a time, and is ${what}, is judged by such changes (G6)`, async () => {
    const openTo = ({ method, insert = [] }: ApiRequest): boolean =>
      isOpen && method === 'PATCH' && insert.some(({ alteration }) => alteration === 'cut');
    const { bench } = await sceneOf({ members: MEMBERS }, { rule: oneByOne, isOpen: openTo }, 'G6');

    const { findings, untold } = combined(await guardedWrites(bench, 'apiKey'));

    expect([findings.length > 0, untold]).toEqual([isOpen, undefined]);
  });

test('what a refused POST refers to, others may refer to as well (G6)', async () => {
  const described = { members: { clientId: { type: 'string' }, on: { type: 'string', format: 'date' } } };
  const oneEach: Rule = ({ method, body, isRight }, things) => {
    if (method !== 'POST' || !isRight) return undefined;
    if (things.size === 0) things.set('first', { clientId: 'client-1', on: '2026-01-01' });
    const isTaken = body['clientId'] !== 'client-2';
    return isTaken ? { status: 409, body: { errors: { clientId: ['has one already'] } } } : undefined;
  };
  const { bench } = await sceneOf({ ...described, required: ['clientId'] }, { rule: oneEach }, 'G6');

  expect(combined(await guardedWrites(bench, 'apiKey')).findings).toEqual([]);
});

test('a PATCH that would close an item to further ones is not among those that guard it (G6)', async () => {
  const state = { type: 'string', enum: ['closed', 'over'] };
  const closing: Rule = ({ method, id, body, isRight }, things) => {
    const before = things.get(id);
    const isFixed = 'grade' in body && body['grade'] !== before?.['grade'];
    const isClosed = before?.['state'] !== undefined;
    return method === 'PATCH' && isRight && (isFixed || isClosed) ? { status: 409, body: {} } : undefined;
  };
  const post = { type: 'object', properties: MEMBERS };
  const { bench } = await sceneOf(
    { members: { ...MEMBERS, state }, post, put: post },
    { rule: closing },
    'G6',
  );

  expect(combined(await guardedWrites(bench, 'apiKey'))).toEqual({ findings: [] });
});

test('what answers show as the service’s own is not among what guards a PATCH, though it takes it (G6)', async () => {
  const total = { type: 'integer', minimum: 1000 };
  const computed: Rule = ({ method, id, body, isRight }, things) => {
    const before = things.get(id);
    if (method !== 'PATCH' || before === undefined || !isRight) return undefined;
    const after = { ...before, ...without(body, ['total']) };
    things.set(id, after);
    return { body: { ...after, total: 1 } };
  };
  const members = { ...MEMBERS, total: { type: 'integer', readOnly: true } };
  const patch = { type: 'object', properties: { ...MEMBERS, total } };
  const { bench } = await sceneOf(
    { members, patch },
    { rule: computed, shown: (thing) => ({ ...thing, total: 1 }) },
    'G6',
  );

  expect(combined(await guardedWrites(bench, 'apiKey'))).toEqual({ findings: [] });
});

test('what a right PUT moves elsewhere is not what a refused DELETE has removed (G6)', async () => {
  const moving: Rule = ({ method, id, body, isRight }, things) => {
    const before = things.get(id);
    if (method !== 'PUT' || before === undefined || !isRight) return undefined;
    const moved = { ...body, id: `${id}-moved` };
    things.delete(id);
    things.set(moved.id, moved);
    return { body: { ...body, id } };
  };
  const { bench } = await sceneOf({ members: MEMBERS }, { rule: moving }, 'G6');

  const { findings, untold } = combined(await guardedWrites(bench, 'apiKey'));

  expect([findings, untold]).toEqual([[], 'blocked by G3']);
});

/** An item with a grade has to stay. */
const keepingWhole: Rule = ({ method, id, isRight }, things) =>
  method === 'DELETE' && isRight && things.get(id)?.['grade'] !== undefined
    ? { status: 409, body: {} }
    : undefined;

for (const isOpen of [false, true])
  test(`an item that may be removed tells of DELETE that is ${isOpen ? 'open' : 'guarded'}, where others have to stay (G6)`, async () => {
    const openTo = ({ method, insert = [] }: ApiRequest): boolean =>
      isOpen && method === 'DELETE' && insert.some(({ alteration }) => alteration === 'cut');
    const described = { members: MEMBERS, required: ['name'] };
    const { bench } = await sceneOf(described, { rule: keepingWhole, isOpen: openTo }, 'G6');

    const { findings, untold } = combined(await guardedWrites(bench, 'apiKey'));

    expect([findings.length > 0, untold]).toEqual([isOpen, undefined]);
  });

test('a refused DELETE that is carried out along with a right one of what may go is told (G6)', async () => {
  const refused = new Set<string>();
  const later: Rule = (asked, things) => {
    const { method, id, isRight } = asked;
    const kept = keepingWhole(asked, things);
    if (method !== 'DELETE' || kept !== undefined) return kept;
    if (!isRight) refused.add(id);
    else for (const one of refused) things.delete(one);
    return undefined;
  };
  const { bench } = await sceneOf({ members: MEMBERS, required: ['name'] }, { rule: later }, 'G6');

  const { findings } = combined(await guardedWrites(bench, 'apiKey'));

  expect(findings.map(({ expected }) => expected)).toContain('the item, which a refused DELETE left alone');
});

test('where nothing stands of what may go, that is left to others (G6)', async () => {
  let posts = 0;
  const forgetful: Rule = (asked, things) => {
    const { method, body, isRight } = asked;
    const isBare = method === 'POST' && isRight && body['grade'] === undefined;
    return isBare
      ? { status: 201, body: { ...body, id: `none-${(posts += 1)}` } }
      : keepingWhole(asked, things);
  };
  const { bench } = await sceneOf({ members: MEMBERS, required: ['name'] }, { rule: forgetful }, 'G6');

  expect(combined(await guardedWrites(bench, 'apiKey'))).toEqual({ findings: [], untold: 'blocked by G5' });
});
