import { expect, test } from '@playwright/test';
import { isObject } from '#fixtures/client/exchange.ts';
import { combined } from '#fixtures/judge/refusal-result.ts';
import { guardedWrites } from '#fixtures/resources/access/guarded-writes.ts';
import { replaced } from '#fixtures/resources/changing/replacing.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { listedAlike } from '#fixtures/resources/items/listing.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import type { Described } from '../described-things.ts';
import { sceneOf, type Rule, type Ways } from '../things.ts';

waitsPass();

const text = { type: 'string' };
const version = { type: 'integer', minimum: 0 };
const MEMBERS = { name: text, amount: { type: 'integer' }, version: { ...version, readOnly: true } };
const VERSIONED: Described = {
  members: MEMBERS,
  put: {
    type: 'object',
    required: ['name', 'version'],
    properties: { name: text, amount: { type: 'integer' }, version },
  },
};

/** PUT of any but the last version is refused, each one raises it. */
const versioned: Rule = ({ method, id, body, isRight }, things) => {
  const before = things.get(id);
  if (method !== 'PUT' || before === undefined || !isRight) return undefined;
  const last = Number(before['version'] ?? 0);
  if (body['version'] !== last) return { status: 409, body: { error: 'not the last version' } };
  const after = { ...body, id, version: last + 1 };
  things.set(id, after);
  return { body: after };
};

const shown: NonNullable<Ways['shown']> = (thing) => ({ version: 0, ...thing });

test('a version that PUT asks for is the last one (G3)', async () => {
  const { bench, sent } = await sceneOf(VERSIONED, { rule: versioned, shown }, 'G3');

  expect(await replaced(bench, await ownItemBetween(bench))).toEqual([]);
  const puts = sent.filter(({ method, status }) => method === 'PUT' && status === 200);
  const done = puts.filter(({ path }) => path === puts[0]?.path);
  expect(done.map(({ body }) => body['version'])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(done[3]?.body).toMatchObject({ amount: 0 });
});

test('a version that PUT asks for is the last one where a member may not be changed, too (G3)', async () => {
  const fixed: Rule = (asked, things) => {
    const { name } = things.get(asked.id) ?? {};
    const answer = versioned({ ...asked }, new Map(things));
    const isChanged = asked.method === 'PUT' && asked.isRight && asked.body['name'] !== name;
    if (answer?.status === 409 || !isChanged) return versioned(asked, things);
    return { status: 409, body: { error: 'the name is fixed' } };
  };
  const { bench, things } = await sceneOf(VERSIONED, { rule: fixed, shown }, 'G3');
  const items = await ownItemBetween(bench);
  const before = things.get(items.item.id);

  expect(await replaced(bench, items)).toEqual([]);
  expect(things.get(items.item.id)).toMatchObject({ name: before?.['name'] });
  expect(things.get(items.item.id)?.['amount']).not.toBe(before?.['amount']);
});

test('wrong requests carry the last version, too (G6)', async () => {
  const { bench, sent } = await sceneOf(VERSIONED, { rule: versioned, shown }, 'G6');

  expect(combined(await guardedWrites(bench, 'apiKey'))).toEqual({ findings: [] });
  const refused = sent.filter(({ method, status }) => method === 'PUT' && status === 401);
  expect(new Set(refused.map(({ body }) => body['version']))).toEqual(new Set([1]));
});

test('PUT that raises no version and keeps what it was sent back is told (G3)', async () => {
  const keepsName: Rule = (asked, things) => {
    const before = things.get(asked.id);
    const answer = versioned(asked, things);
    const after = things.get(asked.id);
    if (answer?.status !== 409 && after !== undefined && asked.method === 'PUT')
      things.set(asked.id, { ...after, name: before?.['name'] });
    return answer === undefined || answer.status === 409 ? answer : { body: things.get(asked.id) };
  };
  const { bench } = await sceneOf(VERSIONED, { rule: keepsName, shown }, 'G3');

  const findings = await replaced(bench, await ownItemBetween(bench));

  expect(new Set(findings.map(({ at }) => at))).toEqual(new Set(['/name']));
});

/** Takes nothing whose member of that name is there already. */
const unique =
  (name: string): Rule =>
  ({ method, body, isRight }, things) => {
    const isThere = [...things.values()].some((thing) => thing[name] === body[name]);
    return method === 'POST' && isRight && isThere ? { status: 409, body: { error: 'taken' } } : undefined;
  };

for (const [what, member] of [
  ['a mail address', { ...text, format: 'email' }],
  ['a code', { ...text, pattern: '^[A-Z]{3}[0-9]{3}$' }],
] as const)
  test(`things that are alike have ${what} each (G2)`, async () => {
    const described = { members: { kind: { ...text, enum: ['a', 'b'] }, own: member } };
    const { bench, things } = await sceneOf(described, { rule: unique('own') });

    expect(await listedAlike(bench)).toEqual([]);
    expect(things.size).toBeGreaterThan(2);
    expect(new Set([...things.values()].map(({ kind }) => kind)).size).toBe(1);
  });

test('benches at another resource have data of their own', async () => {
  const { bench } = await sceneOf({ members: MEMBERS });
  const { resource } = bench;
  const post = resource.collection.POST;

  const bodies = [1, 2].map(() => post && bench.at(resource, 'parent').body(post, {}));

  expect(bodies[0]).not.toEqual(bodies[1]);
});

/** A version within a member that POST takes without it. */
const WITHIN: Described = {
  members: { meta: { type: 'object', properties: { label: text } }, amount: { type: 'integer' } },
  put: {
    type: 'object',
    required: ['meta'],
    properties: {
      meta: { type: 'object', required: ['version'], properties: { label: text, version } },
      amount: { type: 'integer' },
    },
  },
};
const versionOf = ({ meta }: Schema): unknown => (isObject(meta) ? meta['version'] : undefined);

const versionedWithin: Rule = ({ method, id, body, isRight }, things) => {
  const before = things.get(id);
  if (method !== 'PUT' || before === undefined || !isRight) return undefined;
  const last = versionOf(before) ?? 0;
  if (versionOf(body) !== last) return { status: 400, body: { error: 'not the last version' } };
  const after = { ...body, id, meta: { ...(body['meta'] as Schema), version: Number(last) + 1 } };
  things.set(id, after);
  return { body: after };
};

test('a version within another member is the last one as well (G3)', async () => {
  const asShown: NonNullable<Ways['shown']> = (thing) => ({
    ...thing,
    meta: { version: 0, ...(thing['meta'] as Schema) },
  });
  const { bench, sent } = await sceneOf(WITHIN, { rule: versionedWithin, shown: asShown }, 'G3');

  expect(await replaced(bench, await ownItemBetween(bench))).toEqual([]);
  const puts = sent.filter(({ method, status }) => method === 'PUT' && status === 200);
  const done = puts.filter(({ path }) => path === puts[0]?.path);
  expect(done.map(({ body }) => versionOf(body))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});
