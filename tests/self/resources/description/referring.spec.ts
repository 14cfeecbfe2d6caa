import { expect, test } from '@playwright/test';
import { patched } from '#fixtures/resources/changing/patching.ts';
import { replaced } from '#fixtures/resources/changing/replacing.ts';
import { referring } from '#fixtures/resources/description/referring.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { addedFor } from '#fixtures/resources/items/adding.ts';
import { added } from '#fixtures/resources/items/writing.ts';
import { tidy } from '#fixtures/resources/removing/tidying.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule } from '../things.ts';

waitsPass();

const text = { type: 'string' };
const CLIENTS: readonly unknown[] = ['client-1', 'client-2'];
const LINE = { type: 'object', required: ['clientId'], properties: { clientId: text, note: text } };
const LINES = { type: 'array', minItems: 1, items: LINE };

/** Refuses a write of what does not suit it. */
const strict =
  (isRight: (body: Schema, things: ReadonlyMap<string, Schema>) => boolean): Rule =>
  ({ method, body, isRight: isOpen }, things) =>
    isOpen && ['POST', 'PUT', 'PATCH'].includes(method) && !isRight(body, things)
      ? { status: 422, body: {} }
      : undefined;

const clientsOf = (body: Schema): readonly unknown[] =>
  ((body['lines'] ?? []) as readonly Schema[]).map(({ clientId }) => clientId);
const ofClients = strict(
  (body) =>
    clientsOf(body).every((id) => CLIENTS.includes(id)) &&
    (!('clientId' in body) || CLIENTS.includes(body['clientId'])),
);

test('what stands deep within a body leads to something that is there (G2, G3, G4)', async () => {
  const { bench, sent } = await sceneOf({ members: { name: text, lines: LINES } }, { rule: ofClients }, 'G3');
  const items = await ownItemBetween(bench);

  expect(await replaced(bench, items)).toEqual([]);
  expect(await patched(bench, items)).toEqual([]);
  const taken = sent.filter(({ status, body }) => status < 300 && clientsOf(body).length > 1);
  expect(taken.map(({ method }) => method)).toEqual(expect.arrayContaining(['POST', 'PUT', 'PATCH']));
  const put = taken.findLast(({ method }) => method === 'PUT');
  const post = taken.findLast(({ method }) => method === 'POST');
  expect(clientsOf(put?.body ?? {})).not.toEqual(clientsOf(post?.body ?? {}));
});

const keeping =
  (method: string): Rule =>
  (asked, things) => {
    const before = things.get(asked.id);
    if (asked.method !== method || before === undefined || !asked.isRight) return ofClients(asked, things);
    const refused = ofClients(asked, things);
    if (refused !== undefined) return refused;
    const after = { ...before, ...asked.body, clientId: before['clientId'] };
    things.set(asked.id, after);
    return { body: after };
  };

for (const { requirement, method, judge } of [
  { requirement: 'G3', method: 'PUT', judge: replaced },
  { requirement: 'G4', method: 'PATCH', judge: patched },
] as const)
  test(`${method} that leaves a thing with what it led to is told (${requirement})`, async () => {
    const members = { name: text, clientId: text };
    const right = await sceneOf({ members }, { rule: ofClients }, requirement);
    const wrong = await sceneOf({ members }, { rule: keeping(method) }, requirement);

    expect(await judge(right.bench, await ownItemBetween(right.bench))).toEqual([]);
    const findings = await judge(wrong.bench, await ownItemBetween(wrong.bench));

    expect(new Set(findings.map(({ at }) => at))).toEqual(new Set(['/clientId']));
  });

test('null behind a thing that is led to is passed over: a breach (G3)', async () => {
  const passesOver: Rule = (asked, things) => {
    const before = things.get(asked.id);
    const isNull = asked.method === 'PUT' && asked.body['clientId'] === null;
    if (!isNull || before === undefined || !asked.isRight) {
      const isKnown = !('clientId' in asked.body) || [...CLIENTS, null].includes(asked.body['clientId']);
      return isKnown || !asked.isRight ? undefined : { status: 422, body: {} };
    }
    const after = { ...before, ...asked.body, clientId: before['clientId'] };
    things.set(asked.id, after);
    return { body: after };
  };
  const members = { name: text, clientId: { type: ['string', 'null'] } };
  const { bench } = await sceneOf({ members }, { rule: passesOver }, 'G3');

  const findings = await replaced(bench, await ownItemBetween(bench));

  expect(new Set(findings.map(({ at }) => at))).toEqual(new Set(['/clientId']));
});

test('what data may lead to is added where nothing stands, and stays until the run ends', async () => {
  const isKnown = strict(({ parentId }, all) => typeof parentId !== 'string' || all.has(parentId));
  const { bench, sent, things } = await sceneOf(
    { members: { name: text, parentId: text } },
    { rule: isKnown },
  );

  const { findings } = await added(bench);
  await tidy(bench);

  expect(findings).toEqual([]);
  const posts = sent.filter(({ method }) => method === 'POST');
  expect(posts.map(({ status }) => status)).toEqual([422, 422, 201, 201, 201]);
  expect([...things.keys()]).toHaveLength(2);
  expect([...things.keys()]).toContain(posts.at(-1)?.body['parentId']);
});

test('what cannot be added for other data ends no test but its own (G2)', async () => {
  const members = { name: text, bankId: text };
  const { bench } = await sceneOf({ members, required: ['bankId'] }, { rule: strict(() => false) });
  const aside = bench.apart(bench.resource, 'for parentId') ?? bench;

  expect(await addedFor(aside, {})).toBeUndefined();
  await expect(added(bench)).rejects.toThrow('untested: POST /api/v1/things refuses made-up data');
});

test('what holds something that nobody knows is left out as a whole, where that may not be (G2)', async () => {
  const bank = { type: 'object', required: ['bankId'], properties: { bankId: text, note: text } };
  const rule = strict((body) => !('bank' in body));
  const { bench, sent } = await sceneOf({ members: { name: text, bank } }, { rule });

  expect((await added(bench)).findings).toEqual([]);
  const posts = sent.filter(({ method }) => method === 'POST');
  expect(posts.map(({ status, body }) => [status, 'bank' in body])).toEqual([
    [422, true],
    [201, false],
  ]);
});

test('of what nobody knows is sent what has to be (G2)', async () => {
  const rule = strict((body) => !('bankId' in body));
  const { bench, sent } = await sceneOf({ members: { name: text, bankId: text, note: text } }, { rule });

  const first = await added(bench);
  const second = await added(bench);

  expect([...first.findings, ...second.findings]).toEqual([]);
  const posts = sent.filter(({ method }) => method === 'POST');
  expect(posts.map(({ status }) => status)).toEqual([422, 201, 201]);
  expect(posts.map(({ body }) => Object.keys(body).includes('note'))).toEqual([true, true, true]);
});

test('a list of ids has as many as are sent, at most those that are known', () => {
  const ids = { type: 'array', items: text };
  const schema = { type: 'object', properties: { memberIds: ids, rows: { type: 'array', items: LINE } } };
  const data = { memberIds: ['x', 'y'], rows: [{ clientId: 'x' }, { clientId: 'y' }, { clientId: 'z' }] };
  const known = { ids: { memberIds: ['a', 'b', 'c'], 'rows/clientId': ['c-1', 'c-2'] }, leftOut: [] };

  const [usual, other] = [undefined, {}].map((avoid) => referring(schema, data, { ...known, avoid }));

  expect(usual).toEqual({
    memberIds: ['a', 'b'],
    rows: [{ clientId: 'c-1' }, { clientId: 'c-2' }, { clientId: 'c-1' }],
  });
  expect(other).toMatchObject({ rows: [{ clientId: 'c-2' }, { clientId: 'c-1' }, { clientId: 'c-2' }] });
});

test('what is referred to is added with the first of its choices, where these are taken', async () => {
  const kind = { type: 'string', enum: ['EUR', 'USD', 'CHF'] };
  for (const [what, rule, wanted] of [
    ['any', strict(() => true), ['EUR', 'EUR', 'EUR']],
    ['all but the first', strict(({ kind: one }) => one !== 'EUR'), []],
  ] as const) {
    const { bench, things } = await sceneOf({ members: { name: text, kind } }, { rule });
    for (let time = 0; time < 3; time += 1) await addedFor(bench, {});

    const kinds = [...things.values()].map((one) => one['kind']);
    expect(kinds, what).toHaveLength(3);
    expect(
      kinds.filter((one) => one === 'EUR'),
      what,
    ).toEqual(wanted);
  }
});
