import { expect, test } from '@playwright/test';
import { patched } from '#fixtures/resources/changing/patching.ts';
import { replaced } from '#fixtures/resources/changing/replacing.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule } from '../things.ts';

waitsPass();

const text = { type: 'string' };
const NULLABLE: Schema = { name: text, note: { type: ['string', 'null'] } };
const BY_KIND: Schema = { name: text, note: { anyOf: [{ type: 'string', maxLength: 9 }, { type: 'null' }] } };

/** PUT gives the members of the body that `taken` lets through, as they are kept, beside what is there. */
const putting =
  (taken: (value: unknown) => boolean, shown?: Schema, kept = (value: unknown): unknown => value): Rule =>
  ({ method, id, body, isRight }, things) => {
    const before = things.get(id);
    if (method !== 'PUT' || before === undefined || !isRight) return undefined;
    const given = Object.entries(body)
      .filter(([, value]) => taken(value))
      .map(([name, value]) => [name, kept(value)] as const);
    const after: Schema = { ...before, ...Object.fromEntries(given), id };
    things.set(id, after);
    return { body: { ...after, ...shown } };
  };

const keepsAll = putting(() => true);
const passesNullOver = putting((value) => value !== null);
const refusesNull: Rule = (asked, things) =>
  asked.method === 'PUT' && Object.values(asked.body).includes(null)
    ? { status: 422, body: {} }
    : keepsAll(asked, things);

const WAYS: readonly { what: string; rule: Rule; members?: Schema; breaches: readonly string[] }[] = [
  { what: 'is kept', rule: keepsAll, breaches: [] },
  { what: 'is refused', rule: refusesNull, breaches: [] },
  { what: 'is passed over', rule: passesNullOver, breaches: ['/note'] },
  {
    what: 'is passed over where it is a kind of its own',
    rule: passesNullOver,
    members: BY_KIND,
    breaches: ['/note'],
  },
  {
    what: 'is passed over, as its description says,',
    rule: passesNullOver,
    members: { name: text, note: { type: ['string', 'null'], description: 'null leaves it as it is.' } },
    breaches: [],
  },
  {
    what: 'is answered and passed over',
    rule: (asked, things) => {
      const { body } = passesNullOver(asked, things) ?? {};
      return body === undefined ? undefined : { body: { ...(body as Schema), ...asked.body } };
    },
    breaches: ['/note'],
  },
  {
    what: 'gives the usual value, which was there before,',
    rule: passesNullOver,
    members: { name: text, note: { type: ['string', 'null'], enum: ['plain', null], default: 'plain' } },
    breaches: [],
  },
  {
    what: 'gives a usual value that is not described, and may have been there before,',
    rule: putting(
      () => true,
      undefined,
      (value) => value ?? 'plain',
    ),
    members: { name: text, note: { type: ['string', 'null'], enum: ['plain', 'other', null] } },
    breaches: [],
  },
  {
    what: 'is passed over where few values are there',
    rule: passesNullOver,
    members: { name: text, note: { type: ['string', 'null'], enum: ['plain', 'other', null] } },
    breaches: ['/note'],
  },
  {
    what: 'is passed over where one value alone is there',
    rule: passesNullOver,
    members: { name: text, note: { type: ['string', 'null'], enum: ['plain', null] } },
    breaches: [],
  },
  {
    what: 'is passed over in a flag, whose usual value nobody knows,',
    rule: passesNullOver,
    members: { name: text, isOpen: { type: ['boolean', 'null'] } },
    breaches: [],
  },
  {
    what: 'is passed over where nothing describes it',
    rule: passesNullOver,
    members: { name: text, note: {} },
    breaches: [],
  },
];

for (const { what, rule, members = NULLABLE, breaches } of WAYS) {
  test(`null that ${what} by PUT ${breaches.length === 0 ? 'is right' : 'is a breach'} (G3)`, async () => {
    const { bench } = await sceneOf({ members }, { rule }, 'G3');

    const findings = await replaced(bench, await ownItemBetween(bench));

    expect(findings.map(({ at }) => at)).toStrictEqual(breaches);
  });
}

for (const { what, members, required, breaches } of [
  { what: 'where it may be null, too, is a breach', members: NULLABLE, breaches: ['/note'] },
  {
    what: 'where it always is a text is right',
    members: { name: text, note: text },
    required: ['note'],
    breaches: [],
  },
  {
    what: 'where it is a text, and nothing always there, is right',
    members: { name: text, note: text },
    breaches: [],
  },
  {
    what: 'where it is a text that may be missing is a breach',
    members: { name: text, note: text },
    required: ['name'],
    breaches: ['/note'],
  },
]) {
  const described = { members, ...(required && { required }) };
  const taking: Schema = { type: 'object', properties: NULLABLE };

  test(`null that PUT may be sent and passes over ${what} in what is shown (G3)`, async () => {
    const { bench } = await sceneOf({ ...described, put: taking }, { rule: passesNullOver }, 'G3');

    const findings = await replaced(bench, await ownItemBetween(bench));

    expect(findings.map(({ at }) => at)).toStrictEqual(breaches);
  });

  test(`null that PATCH may be sent and passes over ${what} in what is shown (G4)`, async () => {
    const merged = (before: Schema, body: Schema): Schema => ({ ...before, ...withoutNulls(body) });
    const { bench } = await sceneOf({ ...described, patch: taking }, { merged }, 'G4');

    const findings = await patched(bench, await ownItemBetween(bench));

    expect(findings.map(({ at }) => at)).toStrictEqual(breaches);
  });
}

function withoutNulls(body: Schema): Schema {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
}

const LISTED: Schema = {
  name: text,
  tags: { type: 'array', items: text },
  words: { type: 'object', additionalProperties: text },
};

const isFull = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || Object.keys(value).length > 0;
const refusesNothing: Rule = (asked, things) =>
  asked.method === 'PUT' && !Object.values(asked.body).every(isFull)
    ? { status: 422, body: {} }
    : keepsAll(asked, things);

const EMPTIED: readonly { what: string; rule: Rule; members?: Schema; breaches: readonly string[] }[] = [
  { what: 'are kept', rule: keepsAll, breaches: [] },
  { what: 'are refused', rule: refusesNothing, breaches: [] },
  { what: 'are passed over', rule: putting(isFull), breaches: ['/tags', '/words'] },
  {
    what: 'may be sent in part',
    rule: putting(isFull),
    members: { ...LISTED, tags: { type: 'array', minItems: 1, items: text } },
    breaches: ['/words'],
  },
];

for (const { what, rule, members = LISTED, breaches } of EMPTIED)
  test(`lists and maps with nothing in them ${what} by PUT (G3)`, async () => {
    const { bench } = await sceneOf({ members }, { rule }, 'G3');

    const findings = await replaced(bench, await ownItemBetween(bench));

    expect([...new Set(findings.map(({ at }) => at))]).toEqual(breaches);
  });

test('PUT with null is sent behind one with values there', async () => {
  const { bench, sent } = await sceneOf({ members: NULLABLE }, { rule: keepsAll }, 'G3');

  await replaced(bench, await ownItemBetween(bench));

  const puts = sent.filter(({ method }) => method === 'PUT');
  const ofOne = puts.filter(({ path }) => path === puts[0]?.path);
  const notes = ofOne.map(({ body }) => typeof body['note']);
  // The last one comes behind a PATCH.
  expect(notes.slice(-3)).toEqual(['string', 'object', 'string']);
});
