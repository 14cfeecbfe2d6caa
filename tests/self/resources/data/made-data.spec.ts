import { expect, test } from '@playwright/test';
import { isObject } from '#fixtures/client/exchange.ts';
import { leastAtEachDepth, madeFor } from '#fixtures/resources/data/made-data.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { addingOf } from '#fixtures/resources/items/adding.ts';
import { added, addedBarest } from '#fixtures/resources/items/writing.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule } from '../things.ts';

waitsPass();

const text = { type: 'string' };

const KINDS = {
  kind: { type: 'string', enum: ['person', 'company'] },
  vat: text,
  born: { type: 'string', format: 'date' },
};

/** What several members have to be at once. */
const TOGETHER = [
  {
    what: 'what is required of one kind and forbidden for another',
    rules: {
      if: { properties: { kind: { const: 'company' } } },
      then: { required: ['vat'] },
      else: { properties: { vat: false } },
    },
    members: 3,
  },
  {
    what: 'each of several kinds, none of which may have what another has',
    rules: {
      allOf: [
        { if: { properties: { kind: { const: 'company' } } }, then: { properties: { born: false } } },
        { if: { properties: { kind: { const: 'person' } } }, then: { properties: { vat: false } } },
      ],
    },
    members: 2,
  },
  {
    what: 'members that may not stand together',
    rules: { not: { required: ['vat', 'born'] } },
    members: 2,
  },
  { what: 'no more than what is required', rules: { required: ['kind'], maxProperties: 1 }, members: 1 },
];

for (const { what, rules, members } of TOGETHER) {
  test(`data is made for ${what}`, async () => {
    const { bench } = await sceneOf({ members: KINDS });
    const operation = bench.resource.collection.POST;
    if (operation === undefined) throw new Error('no POST is described');
    const schema = { type: 'object', properties: KINDS, ...rules };

    const made = madeFor(bench, operation, { schema, values: {} });

    expect(bench.fits(schema, made)).toBe(true);
    expect(Object.keys(KINDS)).toContain(Object.keys(made)[0]);
    expect(Object.keys(made)).toHaveLength(members);
  });
}

test('data is made for members that a list of names alone and a part describe', async () => {
  const rules = {
    allOf: [{ type: 'object', properties: { count: { type: 'integer' }, name: { ...text, enum: ['a'] } } }],
  };
  const { bench } = await sceneOf({ members: { count: true, name: { minLength: 1 } }, rules });
  const post = bench.resource.collection.POST;
  const { count, name } = (post && bench.body(post, {})) ?? {};

  expect([typeof count, name]).toEqual(['number', 'a']);
});

/** At any depth, nothing but things. */
const areThings = (children: unknown): boolean =>
  children === undefined ||
  (Array.isArray(children) && children.every((one: Schema) => isObject(one) && areThings(one['children'])));

test('data is made for a thing that holds others of its kind', async () => {
  const children = { type: 'array', items: { $ref: '#/components/schemas/Thing' } };
  const rule: Rule = ({ method, body }) =>
    method === 'POST' && !areThings(body['children']) ? { status: 422, body: {} } : undefined;
  const { bench, sent } = await sceneOf({ members: { name: text, children } }, { rule });

  const { findings } = await added(bench);

  expect(findings).toEqual([]);
  expect(JSON.stringify(sent[0]?.body['children'])).toContain('children');
});

const EITHER = { name: text, mail: text, phone: text };

const LEAST = [
  { rules: { required: ['name'] }, least: ['name'] },
  {
    rules: { required: ['name'], anyOf: [{ required: ['mail'] }, { required: ['phone'] }] },
    least: ['name', 'phone'],
  },
  { rules: { minProperties: 2 }, least: ['mail', 'phone'] },
  { rules: { required: Object.keys(EITHER) }, least: undefined },
];

for (const { rules, least } of LEAST) {
  test(`the least that ${JSON.stringify(rules)} lets be sent is ${least?.join(' and ') ?? 'all'}`, async () => {
    const { bench } = await sceneOf({ members: EITHER, rules });
    const operation = bench.resource.collection.POST;
    if (operation === undefined) throw new Error('no POST is described');

    const body = bench.leastBody(operation, {});

    expect(body && Object.keys(body)).toEqual(least);
  });
}

const LINE = {
  type: 'object',
  required: ['sku'],
  properties: { sku: { type: 'string' }, note: { type: 'string' } },
};
const CONTACT = {
  type: 'object',
  required: ['person'],
  properties: { person: { type: 'string' }, phone: { type: 'string' }, mail: { type: 'string' } },
};

test('what is required at each depth is no more than that', async () => {
  const members = {
    contact: CONTACT,
    lines: { type: 'array', minItems: 2, items: LINE },
    note: { type: 'string' },
  };
  const { bench } = await sceneOf({ members, required: ['contact', 'lines'] });
  const schema = bench.resource.collection.POST?.requestSchema ?? {};
  const whole = {
    contact: { person: 'a', phone: 'b', mail: 'c' },
    lines: [{ sku: 'a', note: 'b' }],
    note: 'x',
  };
  const two = { ...whole, lines: [...whole.lines, { sku: 'c' }] };

  expect(leastAtEachDepth(bench, schema, two)).toEqual({
    contact: { person: 'a' },
    lines: [{ sku: 'a' }, { sku: 'c' }],
  });
  expect(
    leastAtEachDepth(bench, schema, { contact: { person: 'a' }, lines: [{ sku: 'a' }, { sku: 'c' }] }),
  ).toBe(undefined);
});

for (const { what, isRight, ends } of [
  { what: 'loses what is beside what was left out', isRight: true, ends: ['contact'] },
  { what: 'wants more than its description', isRight: false, ends: 'the service wants more' },
]) {
  test(`a service that ${what}, is judged by what is required at each depth (G2)`, async () => {
    const rule: Rule = ({ method, body, isRight: isOpen }) => {
      const isBare = method === 'POST' && isOpen && !('phone' in (body['contact'] as Schema));
      return isBare && !isRight ? { status: 422, body: {} } : undefined;
    };
    const shown = ({ contact, ...thing }: Schema): Schema =>
      'phone' in ((contact ?? {}) as Schema) ? { ...thing, contact } : thing;
    const described = { members: { contact: CONTACT }, required: ['contact'] };
    const { bench } = await sceneOf(described, isRight ? { shown } : { rule });

    if (typeof ends === 'string') await expect(addedBarest(bench)).rejects.toThrow(ends);
    else expect((await addedBarest(bench)).findings.map(({ at }) => at)).toEqual(ends);
  });
}

test('two members that require each other are both left out of what is required', async () => {
  const members = { name: text, homeGoals: { type: 'integer' }, awayGoals: { type: 'integer' } };
  const rules = { dependentRequired: { homeGoals: ['awayGoals'], awayGoals: ['homeGoals'] } };
  const { bench } = await sceneOf({ members, required: ['name'], rules });

  const body = bench.leastBody(addingOf(bench), {});

  expect(Object.keys(body ?? {})).toEqual(['name']);
});
