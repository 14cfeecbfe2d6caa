import { expect, test } from '@playwright/test';
import { patchedAnew } from '#fixtures/resources/changing/absent-members.ts';
import { patched } from '#fixtures/resources/changing/patching.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule, type Ways } from '../things.ts';

waitsPass();

const text = { type: 'string' };
const version = { type: 'integer' };

/** Wants the version that an item has, and counts it on. */
const VERSIONED: Ways & { readonly rule: Rule } = {
  rule: ({ method, id, body }, things) => {
    if (method === 'POST') return undefined;
    const known = things.get(id)?.['version'] ?? 1;
    return method === 'PATCH' && body['version'] !== known ? { status: 400, body: {} } : undefined;
  },
  merged: (before, body) => ({ ...before, ...body, version: Number(before['version'] ?? 1) + 1 }),
  shown: (thing) => ({ version: 1, ...thing }),
};

test('what PATCH requires is sent as it is beside what is changed', async () => {
  const members = { name: text, note: text, version: { ...version, readOnly: true } };
  const patch = { type: 'object', required: ['version'], properties: { version, name: text, note: text } };
  const { bench, sent } = await sceneOf({ members, patch }, VERSIONED, 'G4');

  const findings = await patched(bench, await ownItemBetween(bench));

  expect(findings).toEqual([]);
  const changes = sent.filter(({ method, status }) => method === 'PATCH' && status === 200);
  expect(changes.slice(0, 2).map(({ body }) => Object.keys(body))).toEqual([
    ['version', 'name'],
    ['version', 'note'],
  ]);
});

test('a version that PUT alone takes is counted on by PATCH (G4)', async () => {
  const members = { name: text, version: { ...version, readOnly: true } };
  const put = { type: 'object', required: ['version'], properties: { version, name: text } };
  const patch = { type: 'object', properties: { name: text } };
  const counting: Ways = { ...VERSIONED, rule: () => undefined };
  const { bench } = await sceneOf({ members, put, patch }, counting, 'G4');

  expect(await patched(bench, await ownItemBetween(bench))).toEqual([]);
});

const unset = (before: Schema, body: Schema): Schema =>
  Object.fromEntries(Object.entries({ ...before, ...body }).filter(([, value]) => value !== null));
const CLEARED = [
  { what: 'removes the member', merged: unset, breaches: 0 },
  {
    what: 'is kept',
    merged: (before: Schema, body: Schema): Schema => ({ ...before, ...body }),
    breaches: 0,
  },
  {
    what: 'empties the member',
    merged: (before: Schema, body: Schema): Schema => ({ ...before, ...body, note: body['note'] ?? '' }),
    breaches: 0,
  },
  {
    what: 'is passed over',
    merged: (before: Schema, body: Schema): Schema => ({ ...before, ...unset({}, body) }),
    breaches: 1,
  },
];

for (const patchType of ['application/merge-patch+json', 'application/json'])
  for (const { what, merged, breaches } of CLEARED) {
    const verdict = breaches === 0 ? 'right' : 'a breach';
    test(`null that ${what} by PATCH of ${patchType} is ${verdict} (G4)`, async () => {
      const members = { note: { type: ['string', 'null'] } };
      const { bench } = await sceneOf({ members, patchType }, { merged }, 'G4');

      const findings = await patched(bench, await ownItemBetween(bench));

      expect(findings.map(({ at }) => at)).toStrictEqual(Array.from({ length: breaches }, () => '/note'));
    });
  }

const FEW = { note: { type: ['string', 'null'], enum: ['plain', 'other', null] } };
const BY_CHANCE = [
  { what: 'leads to what may have been there by chance', usual: 'plain', members: FEW, at: [] },
  { what: 'is passed over where few values are there', usual: undefined, members: FEW, at: ['/note'] },
  {
    what: 'is passed over where one value alone is there',
    usual: undefined,
    members: { note: { type: ['string', 'null'], enum: ['plain', null] } },
    at: [],
  },
];

for (const { what, usual, members, at } of BY_CHANCE) {
  test(`null that ${what} by PATCH is ${at.length === 0 ? 'right' : 'a breach'} (G4)`, async () => {
    const merged = (before: Schema, body: Schema): Schema => ({
      ...before,
      ...body,
      note: 'note' in body ? (body['note'] ?? usual ?? before['note']) : before['note'],
    });
    const shown = (thing: Schema): Schema => ({ ...thing, note: thing['note'] ?? 'plain' });
    const { bench } = await sceneOf({ members: { name: text, ...members } }, { merged, shown }, 'G4');

    const findings = await patched(bench, await ownItemBetween(bench));

    expect(findings.map((one) => one.at)).toStrictEqual(at);
  });
}

test('what GET shows wrong before any change is not for PATCH to say (G4)', async () => {
  const members = { name: text, note: { ...text, maxLength: 100 } };
  const shown = (thing: Schema): Schema => ({ ...thing, note: 7 });
  const { bench } = await sceneOf({ members }, { shown }, 'G4');
  const items = await ownItemBetween(bench);

  await expect(patched(bench, items)).rejects.toThrow(/^G1 /);
  await expect(patchedAnew(bench)).rejects.toThrow(/^G1 /);
});

/** Refuses what does not fit. */
function strict(fits: (body: Schema, whole: Schema) => boolean): Rule {
  return ({ method, id, body, isRight }, things) => {
    const isFit = method !== 'PATCH' || fits(body, { ...things.get(id), ...body });
    return isRight && !isFit ? { status: 422, body: {} } : undefined;
  };
}

const ONE_OF_TWO = { vat: text, born: text, note: text };

const STRICT = [
  {
    what: 'what members require of each other in PATCH',
    members: { street: text, town: text, name: text },
    patch: {
      type: 'object',
      properties: { street: text, town: text, name: text },
      dependentRequired: { street: ['town'], town: ['street'] },
    },
    rule: strict((body) => 'street' in body === 'town' in body),
    changed: ['street', 'town', 'name'],
    mostRefused: 5,
  },
  {
    what: 'what an item may be as a whole',
    members: ONE_OF_TWO,
    rules: { oneOf: [{ required: ['vat'] }, { required: ['born'] }] },
    patch: { type: 'object', properties: ONE_OF_TWO },
    rule: strict((_body, whole) => 'vat' in whole !== 'born' in whole),
    changed: ['vat', 'note'],
    mostRefused: 1,
  },
];

const ONCE = { type: 'object', required: ['on'], properties: { on: text }, additionalProperties: false };
const EACH = { ...ONCE, required: ['every'], properties: { every: text } };

test('a merge patch may be refused that leaves parts of two kinds together (G4)', async () => {
  const members = { name: text, schedule: { oneOf: [ONCE, EACH] } };
  const ofBoth: Rule = (asked, things) => {
    const thing = things.get(asked.id) ?? {};
    const both = { ...(thing['schedule'] as Schema), ...(asked.body['schedule'] as Schema) };
    const isMixed = asked.method === 'PATCH' && Object.keys(both).length > 1;
    return isMixed && asked.isRight ? { status: 422, body: {} } : undefined;
  };
  const described = { members, patchType: 'application/merge-patch+json' };
  const { bench, sent } = await sceneOf(described, { rule: ofBoth }, 'G4');
  const items = await ownItemBetween(bench);
  await bench.send(bench.ofItem('PUT'), {
    values: items.item.values,
    body: { name: 'a', schedule: { every: 'day' } },
  });

  const findings = await patched(bench, items);

  expect(findings).toEqual([]);
  expect(sent.filter(({ method, status }) => method === 'PATCH' && status === 422)).not.toEqual([]);
});

for (const { what, members, rules, patch, rule, changed, mostRefused } of STRICT) {
  test(`a service may hold to ${what} (G4)`, async () => {
    const { bench, sent } = await sceneOf({ members, rules, patch }, { rule }, 'G4');

    const findings = await patched(bench, await ownItemBetween(bench));

    expect(findings).toEqual([]);
    const taken = sent.filter(({ method, status }) => method === 'PATCH' && status === 200);
    expect(taken.flatMap(({ body }) => Object.keys(body))).toEqual(expect.arrayContaining(changed));
    const refused = sent.filter(({ method, status }) => method === 'PATCH' && status === 422);
    expect(refused.length).toBeLessThanOrEqual(mostRefused);
  });
}

test('what null has cleared, and a rule in words keeps so, is as null left it (G4)', async () => {
  const cleared: Rule = ({ method, id, body, isRight }, things) => {
    const isAgain = 'note' in body && body['note'] !== null && things.get(id)?.['note'] === null;
    return isRight && method === 'PATCH' && isAgain ? { status: 422, body: {} } : undefined;
  };
  const members = { note: { type: ['string', 'null'] }, name: text };
  const { bench, things } = await sceneOf({ members }, { rule: cleared }, 'G4');

  expect(await patched(bench, await ownItemBetween(bench))).toEqual([]);
  expect([...things.values()].map(({ note }) => note)).toContain(null);
});
