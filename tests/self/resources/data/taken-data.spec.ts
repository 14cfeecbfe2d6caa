import { expect, test } from '@playwright/test';
import { patched } from '#fixtures/resources/changing/patching.ts';
import { replaced } from '#fixtures/resources/changing/replacing.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { added } from '#fixtures/resources/items/writing.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule } from '../things.ts';

waitsPass();

const text = { type: 'string' };
const MAP = { type: 'object', additionalProperties: text };
const IBAN = 'DE02120300000000202051';

/** Refuses what does not suit it. */
function refusing(isRight: (body: Schema, others: readonly Schema[]) => boolean, status = 422): Rule {
  return ({ method, body }, things) =>
    method === 'POST' && !isRight(body, [...things.values()]) ? { status, body: {} } : undefined;
}

const TAKEN = [
  {
    what: 'a format that nobody knows, by its example',
    members: { name: text, amount: { type: 'string', format: 'decimal', examples: ['12.5'] } },
    rule: refusing(({ amount }) => /^\d+\.\d$/.test(String(amount))),
    statuses: [422, 201, 201, 201],
  },
  {
    what: 'a decimal number as it is usually written',
    members: { name: text, amount: { type: 'string', format: 'decimal' } },
    rule: refusing(({ amount }) => /^\d+\.\d\d$/.test(String(amount))),
    statuses: [201, 201, 201],
  },
  {
    what: 'a whole number that is sent as a text',
    members: { name: text, amount: { type: 'string', format: 'int64' } },
    rule: refusing(({ amount }) => /^\d+$/.test(String(amount))),
    statuses: [201, 201, 201],
  },
  {
    what: 'a plain text, by its example',
    members: { name: text, currency: { ...text, example: 'EUR' } },
    rule: refusing(({ currency }) => currency === 'EUR'),
    statuses: [422, 201, 201, 201],
  },
  {
    what: 'a part, by the example of a default',
    members: { name: text, money: { type: 'object', properties: { unit: { ...text, default: 'EUR' } } } },
    rule: refusing(({ money }) => (money as Schema)['unit'] === 'EUR'),
    statuses: [422, 201, 201, 201],
  },
  {
    what: 'a text whose example is there already, without it',
    members: { name: { ...text, example: 'Anna' }, currency: { ...text, example: 'EUR' } },
    rule: refusing(
      ({ currency, name }, others) => currency === 'EUR' && name !== 'Anna' && others.length < 9,
      409,
    ),
    statuses: [409, 409, 201, 201, 201],
  },
  {
    what: 'an id, by a client that stands',
    members: { name: text, clientId: text },
    rule: refusing(({ clientId }) => clientId === 'client-1'),
    statuses: [422, 201, 201, 201],
  },
  {
    what: 'an id alone that it does not forbid',
    members: { name: text, clientId: text },
    rule: refusing(({ clientId }) => clientId === 'client-1', 403),
    statuses: [403, 201, 201, 201],
  },
  {
    what: 'a map whose names it alone knows, by its example',
    members: {
      name: text,
      fields: { type: 'object', additionalProperties: text, example: { color: 'red', size: 'L' } },
    },
    rule: refusing(({ fields }) => Object.keys(fields as Schema).join() === 'color,size'),
    statuses: [422, 201, 201, 201],
  },
  {
    what: 'maps whose names it alone knows, empty',
    members: {
      name: text,
      parts: { type: 'array', items: { type: 'object', properties: { fields: MAP } } },
      fields: MAP,
    },
    rule: refusing(({ fields, parts }) =>
      [{ fields }, ...(parts as readonly Schema[])].every(
        (one) => Object.keys(one['fields'] as Schema).length === 0,
      ),
    ),
    statuses: [422, 201, 201, 201],
  },
  {
    what: 'made-up data, although it has examples',
    members: { name: { ...text, example: 'Anna' } },
    rule: refusing(({ name }) => name !== 'Anna'),
    statuses: [201, 201, 201],
  },
];

for (const { what, members, rule, statuses } of TAKEN) {
  test(`a service takes ${what}`, async () => {
    const { bench, sent } = await sceneOf({ members }, { rule });

    await ownItemBetween(bench);

    expect(sent.filter(({ method }) => method === 'POST').map(({ status }) => status)).toEqual(statuses);
  });
}

const never = refusing(() => false);
const once = refusing((body, others) => body['iban'] === IBAN && others.length === 0, 409);

const DAY = { type: 'string', format: 'date' };
const WHENS = [
  {
    what: 'in the past',
    isRight: (day: string) => Date.parse(day) < Date.now(),
    posts: [422, 201, 201, 201],
  },
  { what: 'to come', isRight: (day: string) => Date.parse(day) > Date.now(), posts: [201, 201, 201] },
];

for (const { what, isRight, posts } of WHENS) {
  test(`a service may take days ${what} alone, which no schema has a word for (G2 to G4)`, async () => {
    const rule: Rule = ({ method, body, isRight: isOpen }) =>
      isOpen && ['POST', 'PUT', 'PATCH'].includes(method) && 'on' in body && !isRight(String(body['on']))
        ? { status: 422, body: {} }
        : undefined;
    const { bench, sent } = await sceneOf({ members: { name: text, on: DAY } }, { rule }, 'G4');
    const items = await ownItemBetween(bench);

    expect(sent.filter(({ method }) => method === 'POST').map(({ status }) => status)).toEqual(posts);
    expect(await patched(bench, items)).toEqual([]);
    expect(await replaced(bench, items)).toEqual([]);
    const refused = sent.filter(({ method, status }) => ['PUT', 'PATCH'].includes(method) && status === 422);
    // But for what is no day, on purpose.
    expect(refused.filter(({ body }) => typeof body['on'] === 'string')).toEqual([]);
  });
}

const UNTOLD = [
  {
    what: 'a format',
    members: { amount: { type: 'string', format: 'decimal' } },
    rules: { required: ['amount'] },
    why: 'amount',
  },
  {
    what: 'the name of one of several',
    members: {
      name: { ...text, description: 'Name of a thing.' },
      category: { ...text, description: 'Name of a category of the event.' },
    },
    rules: { required: ['category'] },
    why: 'category',
  },
  {
    what: 'an id of what is not described',
    members: { name: text, bankId: text },
    rules: { anyOf: [{ required: ['bankId'] }, { required: ['iban'] }] },
    why: 'bankId',
  },
];

for (const { what, members, rules, why } of UNTOLD) {
  test(`a refusal is told of nobody where ${what} has no example`, async () => {
    const { bench } = await sceneOf({ members, rules }, { rule: never });

    const asking = added(bench);

    await expect(asking).rejects.toThrow(`only an example in the overlay could say what fits ${why}`);
  });
}

test('a refusal of examples is told of nobody once they were taken', async () => {
  const { bench, sent } = await sceneOf({ members: { iban: { ...text, example: IBAN } } }, { rule: once });
  await added(bench);

  const again = added(bench);

  await expect(again).rejects.toThrow('what it took may have to be new');
  const made = sent.filter(({ method }) => method === 'POST').map(({ status }) => status);
  expect(made).toEqual([409, 201, ...Array<number>(12).fill(409)]);
});

const ACCUSED = [
  { what: 'all examples', members: { name: { ...text, example: 'Anna' } }, tries: 3, anew: 5 },
  { what: 'made-up data without any', members: { name: text }, tries: 2, anew: 5 },
  {
    what: 'data without an id that nobody knows',
    members: { name: text, bankId: text },
    tries: 3,
    anew: 10,
  },
];

for (const { what, members, tries, anew } of ACCUSED) {
  test(`a service that refuses ${what} breaks its description`, async () => {
    const { bench, sent } = await sceneOf({ members }, { rule: never });

    const first = await added(bench);
    const second = await added(bench);

    expect(first.findings).toHaveLength(1);
    expect(second.findings).toHaveLength(1);
    const made = sent.filter(({ method }) => method === 'POST').map(({ status }) => status);
    expect(made).toEqual(Array<number>(tries + anew).fill(422));
  });
}

test('a limit of items is no refusal of data that was taken before', async () => {
  const few = refusing((_body, others) => others.length < 2);
  const { bench } = await sceneOf(
    { members: { name: text, bankId: text }, required: ['bankId'] },
    { rule: few },
  );

  const { item, others } = await ownItemBetween(bench);

  expect([item, ...others]).toHaveLength(2);
});
