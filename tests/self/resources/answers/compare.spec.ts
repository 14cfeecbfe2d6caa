import { expect, test } from '@playwright/test';
import { differences } from '#fixtures/resources/answers/compare.ts';
import { without } from '#fixtures/resources/description/schema-view.ts';

const SCHEMA = {
  type: 'object',
  properties: {
    price: { type: 'number' },
    at: { type: 'string', format: 'date-time' },
    on: { type: 'string', format: 'date' },
    opens: { type: 'string', format: 'time' },
    weight: { type: 'number', format: 'float' },
    username: { type: 'string' },
    size: { type: 'object', properties: { width: { type: 'integer' } } },
    labels: { type: 'array', items: { type: 'string' } },
    tags: { type: 'array', uniqueItems: true, items: { type: 'string' } },
    lines: {
      type: 'array',
      uniqueItems: true,
      items: { type: 'object', properties: { text: { type: 'string' }, lineId: { type: 'string' } } },
    },
    key: { type: 'string', format: 'uuid' },
    sum: { type: 'string', pattern: '^-?[0-9]+([.][0-9]{1,2})?$' },
    rate: { type: 'string', format: 'decimal' },
    zip: { type: 'string' },
    mail: { type: 'string', format: 'email' },
    color: { type: 'string', pattern: '^#[0-9A-Fa-f]{6}$' },
    sku: { type: 'string', pattern: '^[A-Z]{3}$' },
    name: { type: 'string' },
    slug: { type: 'string' },
    country_codes: { type: 'string' },
    stage: { type: 'string' },
    ranks: { type: 'array', items: { type: 'integer' } },
    owner: {},
    paid: { type: 'boolean', default: false },
    notes: { type: 'object' },
    marks: { type: 'array', items: {} },
    titles: { type: 'object', additionalProperties: { type: 'string' } },
    bands: {
      type: 'array',
      description: 'Kept in order of the hour.',
      items: { type: 'object', properties: { hour: { type: 'integer' }, price: { type: 'number' } } },
    },
    steps: {
      type: 'array',
      items: { type: 'object', properties: { hour: { type: 'integer' } } },
    },
    own: { type: 'object', patternProperties: { '^x-': { type: 'integer' } } },
  },
};
const VIEWS = { sent: SCHEMA, seen: SCHEMA };
const SENT = {
  price: 2,
  at: '2026-01-01T10:00:00Z',
  on: '2026-01-02',
  opens: '09:30:00Z',
  weight: 999999.99,
  username: 'AnnLee',
  size: { width: 3 },
  labels: ['b', 'A'],
  tags: ['a', 'b'],
  lines: [{ text: 'a' }, { text: 'b' }],
  key: '0b5d7a1e-1111-4222-8333-444455556666',
  sum: '-2.5',
  rate: '07',
  zip: '01234',
  mail: 'Ann@example.test',
  color: '#AAbb11',
  sku: 'ABC',
  name: 'Ann',
  slug: 'Red-7',
  country_codes: 'Dk Se',
  stage: 'Last',
  ranks: [10, 9, 8],
  owner: 7,
  paid: false,
  notes: {},
  marks: ['red', 'blue'],
  titles: { de: 'Titel', en: 'title' },
  own: { 'x-a': 1, other: 2 },
  bands: [
    { hour: 9, price: 2 },
    { hour: 3, price: 3 },
    { hour: 5, price: 1 },
  ],
  steps: [{ hour: 9 }, { hour: 3 }],
};

const [NINE, THREE, FIVE] = SENT.bands;

const MARKS = SENT.marks.map((name, id) => ({ id, name, color: { name: 'any' } }));

const ALIKE = [
  {
    what: 'a person named by an id who is shown as a whole',
    seen: { ...SENT, owner: { name: 'Ann', id: 7 } },
  },
  { what: 'things named by their names that are shown as a whole', seen: { ...SENT, marks: MARKS } },
  { what: 'a member left out that has its usual value', seen: without(SENT, ['paid']) },
  { what: 'an empty member left out', seen: without(SENT, ['notes']) },
  { what: 'a moment in another time zone', seen: { ...SENT, at: '2026-01-01T12:00:00.000+02:00' } },
  { what: 'a moment without an offset', seen: { ...SENT, at: '2026-01-01T10:00:00.000' } },
  { what: 'a time without an offset', seen: { ...SENT, opens: '09:30:00' } },
  { what: 'a time without an offset and seconds', seen: { ...SENT, opens: '09:30' } },
  { what: 'a number of single precision', seen: { ...SENT, weight: 1000000 } },
  { what: 'a name of a user in small letters', seen: { ...SENT, username: 'annlee' } },
  { what: 'the moment at which a day begins', seen: { ...SENT, on: '2026-01-02T00:00:00.000Z' } },
  { what: 'a number of another notation', seen: { ...SENT, price: JSON.parse('2.00') as unknown } },
  { what: 'further members', seen: { ...SENT, id: 7, size: { width: 3, depth: 1 } } },
  { what: 'a set in another order', seen: { ...SENT, tags: ['b', 'a'] } },
  {
    what: 'a set whose items have ids of the service',
    seen: {
      ...SENT,
      lines: [
        { lineId: '1', text: 'b' },
        { lineId: '2', text: 'a' },
      ],
    },
  },
  { what: 'a UUID in capitals', seen: { ...SENT, key: SENT.key.toUpperCase() } },
  { what: 'a decimal number with all its places', seen: { ...SENT, sum: '-2.50' } },
  { what: 'a decimal number without zeros in front', seen: { ...SENT, rate: '7.00' } },
  { what: 'a mail address in small letters', seen: { ...SENT, mail: 'ann@example.test' } },
  { what: 'a code of a pattern in small letters', seen: { ...SENT, color: '#aabb11' } },
  { what: 'a keyword in small letters', seen: { ...SENT, slug: 'red-7' } },
  { what: 'keywords in capitals', seen: { ...SENT, country_codes: 'DK SE' } },
  { what: 'a list of keywords in small letters', seen: { ...SENT, labels: ['b', 'a'] } },
  { what: 'a list that is kept in order', seen: { ...SENT, labels: ['a', 'b'] } },
  { what: 'a list in the order of its letters of any case', seen: { ...SENT, labels: ['A', 'b'] } },
  {
    what: 'what no pattern of names describes',
    seen: { ...SENT, own: { 'x-a': 1, other: 3 } },
  },
  { what: 'a list in the order of which there is a word', seen: { ...SENT, bands: [THREE, FIVE, NINE] } },
  { what: 'such a list the other way round', seen: { ...SENT, bands: [NINE, FIVE, THREE] } },
  { what: 'a list of numbers by size', seen: { ...SENT, ranks: [8, 9, 10] } },
];
for (const { what, seen } of ALIKE) {
  test(`${what} is no difference`, () => {
    expect(differences(SENT, seen, VIEWS)).toEqual([]);
  });
}

const UNLIKE = [
  { at: '/price', seen: { ...SENT, price: 3 } },
  { at: '/at', seen: { ...SENT, at: '2026-01-01T10:00:01Z' } },
  { at: '/size/width', seen: { ...SENT, size: { width: 4 } } },
  { at: '/size', seen: { ...SENT, size: null } },
  { at: '/labels/0', seen: { ...SENT, labels: ['x', 'A'] } },
  { at: '/labels', seen: { ...SENT, labels: ['a'] } },
  { at: '/tags', seen: { ...SENT, tags: null } },
  { at: '/tags/1', seen: { ...SENT, tags: ['a', 'c'] } },
  { at: '/lines/1', seen: { ...SENT, lines: [{ text: 'a' }, { text: 'a' }] } },
  { at: '/bands/2', seen: { ...SENT, bands: [THREE, { hour: 7, price: 8 }, NINE] } },
  { at: '/key', seen: { ...SENT, key: SENT.key.replace('0', '1') } },
  { at: '/titles/en', seen: { ...SENT, titles: { de: 'Titel' } } },
  { at: '/titles/de', seen: { ...SENT, titles: { de: 'title', en: 'title' } } },
  { at: '/own/x-a', seen: { ...SENT, own: { 'x-a': 2 } } },
  { at: '', seen: undefined },
];
for (const { at, seen } of UNLIKE) {
  test(`a difference is found at "${at}"`, () => {
    expect(differences(SENT, seen, VIEWS).map((one) => one.at)).toStrictEqual([at]);
  });
}

const TOLD: readonly { what: string; at: readonly string[]; seen: object; sent?: object }[] = [
  {
    what: 'a list with a word for an order that it is not in',
    at: ['/bands/1/hour', '/bands/2/hour', '/bands/2/price'],
    seen: { ...SENT, bands: [NINE, { hour: 5, price: 3 }, { hour: 7, price: 2.5 }] },
  },
  {
    what: 'a list of things in an order of its own',
    at: ['/steps/0/hour', '/steps/1/hour'],
    seen: { ...SENT, steps: [{ hour: 3 }, { hour: 9 }] },
  },
  { what: 'a digit that moved', at: ['/sum'], seen: { ...SENT, sum: '-2.05' } },
  { what: 'another day', at: ['/on'], seen: { ...SENT, on: '2026-01-01T00:00:00' } },
  { what: 'an hour of the day', at: ['/on'], seen: { ...SENT, on: '2026-01-02T01:00:00' } },
  { what: 'a sign that is lost', at: ['/sum'], seen: { ...SENT, sum: '2.5' } },
  { what: 'a zero more in front of the point', at: ['/rate'], seen: { ...SENT, rate: '70' } },
  { what: 'a numeral that lost its zero', at: ['/zip'], seen: { ...SENT, zip: '1234' } },
  { what: 'a name in small letters', at: ['/name'], seen: { ...SENT, name: 'ann' } },
  { what: 'another moment without an offset', at: ['/at'], seen: { ...SENT, at: '2026-01-01T11:00:00' } },
  { what: 'another time without an offset', at: ['/opens'], seen: { ...SENT, opens: '08:30:00' } },
  { what: 'a number cut to whole ones', at: ['/weight'], seen: { ...SENT, weight: 999999 } },
  {
    what: 'a number of double precision that is rounded',
    at: ['/price'],
    seen: { ...SENT, price: 2.0000001 },
  },
  { what: 'a code that fits its pattern no more', at: ['/sku'], seen: { ...SENT, sku: 'abc' } },
  { what: 'a word with a keyword in it', at: ['/stage'], seen: { ...SENT, stage: 'last' } },
  { what: 'another mail address', at: ['/mail'], seen: { ...SENT, mail: 'an@example.test' } },
  {
    what: 'another person who is shown as a whole',
    at: ['/owner'],
    seen: { ...SENT, owner: { id: 8, of: { id: 7 } } },
  },
  { what: 'another one of several', at: ['/marks/1'], seen: { ...SENT, marks: ['red', { id: 'green' }] } },
  {
    what: 'a member left out that has not its usual value',
    at: ['/paid'],
    seen: without(SENT, ['paid']),
    sent: { paid: true },
  },
  { what: 'a list out of order', at: ['/ranks/0', '/ranks/1'], seen: { ...SENT, ranks: [9, 10, 8] } },
];
for (const { what, at, seen, sent } of TOLD)
  test(`${what} is a difference`, () => {
    expect(differences({ ...SENT, ...sent }, seen, VIEWS).map((one) => one.at)).toStrictEqual(at);
  });

test('an item of a set stands for one that was sent, not for two', () => {
  const sent = {
    lines: [
      { text: 'a', own: 1 },
      { text: 'a', own: 2 },
    ],
  };
  const seen = { lines: [{ text: 'a' }, { text: 'b' }] };

  expect(differences(sent, seen, VIEWS).map(({ at }) => at)).toStrictEqual(['/lines/1']);
});

test('a member that is missing is a difference', () => {
  const seen = without(SENT, ['tags']);

  expect(differences(SENT, seen, VIEWS).map(({ at }) => at)).toStrictEqual(['/tags']);
});

test('a number that may come back as a text is the same decimal there', () => {
  const sent = { type: 'object', properties: { price: { anyOf: [{ type: 'number' }, { type: 'string' }] } } };
  const seen = { type: 'object', properties: { price: { anyOf: [{ type: 'string' }, { type: 'null' }] } } };

  expect(differences({ price: 382.5 }, { price: '382.50' }, { sent, seen })).toEqual([]);
  expect(differences({ price: 382.5 }, { price: '382.00' }, { sent, seen })).toHaveLength(1);
  expect(differences({ price: 382.5 }, { price: '382.50' }, { sent, seen: sent })).toEqual([]);
});

test('only members that both schemas name are compared', () => {
  const seen = { type: 'object', properties: { price: { type: 'string' } } };

  expect(differences(SENT, { price: '2' }, { sent: SCHEMA, seen })).toEqual([]);
});
