import { expect, test } from '@playwright/test';
import { differences } from '#fixtures/resources/compare.ts';

const SCHEMA = {
  type: 'object',
  properties: {
    price: { type: 'number' },
    at: { type: 'string', format: 'date-time' },
    size: { type: 'object', properties: { width: { type: 'integer' } } },
    labels: { type: 'array', items: { type: 'string' } },
    tags: { type: 'array', uniqueItems: true, items: { type: 'string' } },
    lines: {
      type: 'array',
      uniqueItems: true,
      items: { type: 'object', properties: { text: { type: 'string' }, lineId: { type: 'string' } } },
    },
    key: { type: 'string', format: 'uuid' },
  },
};
const VIEWS = { sent: SCHEMA, seen: SCHEMA };
const SENT = {
  price: 2,
  at: '2026-01-01T10:00:00Z',
  size: { width: 3 },
  labels: ['a', 'b'],
  tags: ['a', 'b'],
  lines: [{ text: 'a' }, { text: 'b' }],
  key: '0b5d7a1e-1111-4222-8333-444455556666',
};

const ALIKE = [
  { what: 'a moment in another time zone', seen: { ...SENT, at: '2026-01-01T12:00:00.000+02:00' } },
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
  { at: '/labels/0', seen: { ...SENT, labels: ['x', 'b'] } },
  { at: '/labels', seen: { ...SENT, labels: ['a'] } },
  { at: '/tags', seen: { ...SENT, tags: null } },
  { at: '/tags/1', seen: { ...SENT, tags: ['a', 'c'] } },
  { at: '/lines/1', seen: { ...SENT, lines: [{ text: 'a' }, { text: 'a' }] } },
  { at: '/key', seen: { ...SENT, key: SENT.key.replace('0', '1') } },
  { at: '', seen: undefined },
];
for (const { at, seen } of UNLIKE) {
  test(`a difference is found at "${at}"`, () => {
    expect(differences(SENT, seen, VIEWS).map((one) => one.at)).toEqual([at]);
  });
}

test('an item of a set stands for one that was sent, not for two', () => {
  const sent = {
    lines: [
      { text: 'a', own: 1 },
      { text: 'a', own: 2 },
    ],
  };
  const seen = { lines: [{ text: 'a' }, { text: 'b' }] };

  expect(differences(sent, seen, VIEWS).map(({ at }) => at)).toEqual(['/lines/1']);
});

test('a member that is missing is a difference', () => {
  const seen = {
    price: 2,
    at: SENT.at,
    size: SENT.size,
    labels: SENT.labels,
    lines: SENT.lines,
    key: SENT.key,
  };

  expect(differences(SENT, seen, VIEWS).map(({ at }) => at)).toEqual(['/tags']);
});

test('only members that both schemas name are compared', () => {
  const seen = { type: 'object', properties: { price: { type: 'string' } } };

  expect(differences(SENT, { price: '2' }, { sent: SCHEMA, seen })).toEqual([]);
});
