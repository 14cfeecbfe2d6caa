import { expect, test } from '@playwright/test';
import { freeNames } from '#fixtures/resources/answers/item.ts';
import { furtherKinds } from '#fixtures/resources/bench/subjects.ts';
import { patched } from '#fixtures/resources/changing/patching.ts';
import { countKinds } from '#fixtures/resources/data/made-data.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { added, addedLeast, addedZeros } from '#fixtures/resources/items/writing.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import type { Described } from '../described-things.ts';
import { sceneOf, type Ways } from '../things.ts';

waitsPass();

const text = { type: 'string' };
const kind = (name: string, member: string): Schema => ({
  type: 'object',
  required: ['kind', 'label'],
  properties: { kind: { const: name }, label: text, [member]: text },
});
const CARD = kind('card', 'holder');
const TRANSFER = kind('transfer', 'purpose');
const CASH = kind('cash', 'till');
const PAYMENTS: Described = { members: {}, rules: { oneOf: [CARD, TRANSFER, CASH] } };

const PURPOSES = [
  { purpose: 'G2 POST', add: added, kind: 'card' },
  { purpose: 'G2 POST of what is required', add: addedLeast, kind: 'transfer' },
  { purpose: 'G2 POST of 0 and false', add: added, kind: 'cash' },
];

for (const { purpose, add, kind: made } of PURPOSES) {
  test(`${purpose} makes a ${made} where it may be one of three kinds`, async () => {
    const { bench, sent } = await sceneOf(PAYMENTS, {}, purpose);

    const { findings } = await add(bench);

    expect(findings).toEqual([]);
    expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body['kind'])).toEqual([made]);
  });
}

test('words of a kind are no texts of its own', () => {
  const schema = {
    oneOf: [{ ...CARD, properties: { ...membersOf(CARD), state: { enum: ['published', 'withdrawn'] } } }],
  };
  const body = { kind: 'card', label: 'A label of some length', state: 'published' };

  expect(freeNames(body, schema)).toEqual(['label']);
});

const KINDS = [CARD, TRANSFER, CASH];
const membersOf = (one: Schema): Schema => one['properties'] as Schema;
const ALL_REQUIRED: Described = {
  members: {},
  rules: { oneOf: KINDS.map((one) => ({ ...one, required: Object.keys(membersOf(one)) })) },
};
const WITH_SUMS: Described = {
  members: {},
  rules: {
    oneOf: KINDS.map((one) => ({ ...one, properties: { ...membersOf(one), sum: { type: 'integer' } } })),
  },
};

for (const { purpose, kind: made } of PURPOSES.slice(1)) {
  test(`${purpose} makes a ${made} where each kind has to have all`, async () => {
    const { bench, sent } = await sceneOf(ALL_REQUIRED, {}, purpose);
    const add = purpose.includes('0') ? addedZeros : addedLeast;

    const { findings } = await add(bench);

    expect(findings).toEqual([]);
    expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body['kind'])).toEqual([made]);
  });
}

test('each further kind is changed by one of the schemes', async () => {
  const { bench } = await sceneOf(PAYMENTS);
  const subject = { title: 'payments', resource: bench.resource };

  expect([furtherKinds(subject, 'apiKey'), furtherKinds(subject, 'bearer')]).toEqual([[3], []]);
  expect(furtherKinds({ title: 'none' }, 'apiKey')).toEqual([]);
});

test('a test of a further kind changes an item of that kind (G3)', async () => {
  const { bench, sent } = await sceneOf(PAYMENTS, {}, 'G3, kind 3');

  await ownItemBetween(bench);

  expect(new Set(sent.filter(({ method }) => method === 'POST').map(({ body }) => body['kind']))).toEqual(
    new Set(['cash']),
  );
});

test('kinds are counted where there are the most', () => {
  const either = (...kinds: readonly Schema[]): Schema => ({ oneOf: kinds });
  const parts = { type: 'array', items: either(CARD, CASH, TRANSFER) };

  expect(
    [{}, either(CARD, { type: 'null' }), { properties: { parts, one: either(CARD, CASH) } }].map(countKinds),
  ).toEqual([1, 1, 3]);
});

test('members of a kind may be 0', async () => {
  const { bench, sent } = await sceneOf(WITH_SUMS, {}, 'G2 POST of 0 and false');

  await addedZeros(bench);

  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toMatchObject([
    { kind: 'cash', sum: 0 },
  ]);
});

test('where everything has to be there of one kind, there is no less to be sent', async () => {
  const { bench } = await sceneOf({ members: { name: text }, required: ['name'] });

  await expect(addedLeast(bench)).rejects.toThrow('every described member is required');
});

/** A change of a thing of one kind takes a member away. */
const taking = (name: string, member: string): Ways => ({
  merged: (before, body) => {
    const kept = Object.entries(before).filter(([key]) => before['kind'] !== name || key !== member);
    return { ...Object.fromEntries(kept), ...body };
  },
});

const PATCH: Schema = { type: 'object', properties: { label: text } };
const BY_KIND: Schema = {
  oneOf: [CARD, TRANSFER].map((one) => ({ ...one, required: ['kind'] })),
};

for (const { what, patch } of [
  { what: 'members that all kinds have', patch: PATCH },
  { what: 'members of each kind', patch: BY_KIND },
]) {
  test(`what PATCH of ${what} takes from one kind is a breach (G4)`, async () => {
    const { bench } = await sceneOf({ ...PAYMENTS, patch }, taking('card', 'holder'), 'G4');

    const findings = await patched(bench, await ownItemBetween(bench));

    expect(findings.map(({ at }) => at)).toStrictEqual(['/holder']);
  });

  test(`PATCH of ${what} is right (G4)`, async () => {
    const { bench, sent } = await sceneOf({ ...PAYMENTS, patch }, {}, 'G4');

    expect(await patched(bench, await ownItemBetween(bench))).toEqual([]);
    expect(sent.filter(({ method }) => method === 'PATCH')).not.toHaveLength(0);
  });
}

test('a member may be called as kinds are described', async () => {
  const { bench, sent } = await sceneOf({ members: { oneOf: { ...text, maxLength: 9 } } }, {}, 'G2 POST');

  expect((await added(bench)).findings).toEqual([]);
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    oneOf: expect.stringMatching(/^\w{9}$/) as unknown,
  });
});
