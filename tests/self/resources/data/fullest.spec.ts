import { expect, test } from '@playwright/test';
import { fullestBodies, fullestValue } from '#fixtures/resources/data/fullest.ts';
import { withMonthEnds } from '#fixtures/resources/data/month-ends.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { addingOf } from '#fixtures/resources/items/adding.ts';
import { addedFullest } from '#fixtures/resources/items/writing.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { keeping, waysOf } from '../kept-writes.ts';
import { sceneOf, type Rule } from '../things.ts';

waitsPass();

const tags = { type: 'array', maxItems: 4, items: { type: 'string' } };
const seats = { type: 'integer', minimum: 1, maximum: 70_000 };
const MEMBERS = {
  name: { type: 'string' },
  note: { type: 'string', maxLength: 500 },
  tags,
  seats,
  size: { type: 'object', properties: { depth: seats } },
};

const threeTags = (body: Schema): Schema =>
  Array.isArray(body['tags']) ? { ...body, tags: body['tags'].slice(0, 3) as unknown } : body;
const twoBytes = (body: Schema): Schema =>
  typeof body['seats'] === 'number' && body['seats'] > 65_535
    ? { ...body, seats: body['seats'] - 65_536 }
    : body;
const columnOfBytes = (body: Schema): Schema =>
  typeof body['note'] === 'string' ? { ...body, note: body['note'].slice(0, 255) } : body;
const refused: Rule = ({ body, isRight, method }) =>
  isRight && method !== 'GET' && Array.isArray(body['tags']) && body['tags'].length > 3
    ? { status: 422, body: {} }
    : undefined;

const WAYS = waysOf(MEMBERS, addedFullest);

for (const [method, findingsOf] of Object.entries(WAYS)) {
  test(`${method} of as much as may be: what is cut or too great for a column is told`, async () => {
    expect((await findingsOf(keeping(method, threeTags)))[0]).toMatch(/^\/tags/);
    expect((await findingsOf(keeping(method, twoBytes)))[0]).toBe('/seats');
    expect((await findingsOf(keeping(method, columnOfBytes)))[0]).toBe('/note');
    expect(await findingsOf(keeping(method, (body) => body))).toEqual([]);
  });
}

const ROWS = waysOf(
  {
    rows: {
      type: 'array',
      maxItems: 3,
      items: { type: 'object', required: ['seats'], properties: { seats } },
    },
  },
  addedFullest,
);
const twoBytesInRows = (body: Schema): Schema =>
  Array.isArray(body['rows']) ? { ...body, rows: (body['rows'] as readonly Schema[]).map(twoBytes) } : body;

for (const [method, findingsOf] of Object.entries(ROWS))
  test(`${method} of as much as may be: what is too great for a column of rows is told`, async () => {
    expect((await findingsOf(keeping(method, twoBytesInRows)))[0]).toBe('/rows/2/seats');
    expect(await findingsOf(keeping(method, (body) => body))).toEqual([]);
  });

for (const method of ['PUT', 'PATCH'] as const) {
  test(`${method} of as much as may be is refused: right`, async () => {
    expect(await WAYS[method](refused)).toEqual([]);
  });
}

test('where POST refuses as much as may be, that says nothing', async () => {
  await expect(WAYS.POST(refused)).rejects.toThrow(/refuses as much as may be, which is open/);
});

test('where nothing may be more there is nothing to add', async () => {
  const { bench } = await sceneOf({ members: { name: { type: 'string' } } }, {}, 'G2');

  await expect(addedFullest(bench)).rejects.toThrow(/no described member may be longer or greater/);
});

test('lists are as long, and numbers almost as great, as their schema lets them be, at each depth', async () => {
  const { bench } = await sceneOf({ members: MEMBERS });
  const body = { name: 'a', tags: ['b'], seats: 7, size: { depth: 7 } };

  const [full] = fullestBodies(bench, bench.ofItem('PUT'), body);
  expect(full).toMatchObject({ name: 'a', seats: 69_999, size: { depth: 69_999 } });
  expect(full?.['tags']).toHaveLength(4);
});

for (const [schema, value, full] of [
  [{ type: 'number', minimum: 0, exclusiveMaximum: 1 }, 0.2, 0.99],
  [{ type: 'number', maximum: 0.75, multipleOf: 0.1 }, 0.2, 0.7],
  [{ type: 'integer', maximum: 10 }, 9, undefined],
  [{ type: 'integer', minimum: 0 }, 9, undefined],
] as const) {
  test(`${value} becomes ${full ?? 'no other number'} by ${JSON.stringify(schema)}`, async () => {
    const { bench } = await sceneOf({ members: MEMBERS });

    expect(fullestValue(bench, { name: 'count', schema, value })).toBe(full);
  });
}

test('a list whose items refer to other things becomes no longer: there may be no more of them', async () => {
  const { bench } = await sceneOf({ members: MEMBERS });
  const items = {
    type: 'object',
    properties: { productId: { type: 'string' }, quantity: { type: 'integer' } },
  };
  const value = [{ productId: 'a', quantity: 1 }];

  expect(fullestValue(bench, { name: 'lines', schema: { type: 'array', items }, value })).toBeUndefined();
});

for (const [what, schema, value, length] of [
  ['of no told length', { type: 'array', items: { type: 'string' } }, ['a'], 5],
  ['of a great length', { ...tags, maxItems: 500 }, ['a'], 20],
  ['of few choices', { ...tags, uniqueItems: true, items: { enum: [1, 2, 3] } }, [1, 2], 3],
  [
    'of letters, each of them once',
    { ...tags, items: { type: 'string', pattern: '^[A-Ca-c]$' } },
    ['a', 'b'],
    3,
  ],
  ['as long as it may be', tags, ['a', 'b', 'c', 'd'], undefined],
  [
    'whose length is told in words',
    { ...tags, maxItems: undefined, description: 'At most two.' },
    ['a', 'b'],
    undefined,
  ],
] as const) {
  test(`a list ${what} becomes one of ${length ?? 'no other length'}`, async () => {
    const { bench } = await sceneOf({ members: MEMBERS });
    const { maxItems, ...rest } = schema as Schema;
    const told = maxItems === undefined ? rest : { ...rest, maxItems };

    const full = fullestValue(bench, { name: 'list', schema: told, value }) as readonly unknown[] | undefined;
    expect(full?.length).toBe(length);
  });
}

test('days end long months, in their order, but for those that have been', async () => {
  const day = { type: 'string', format: 'date' };
  const members = {
    from: day,
    to: day,
    bornOn: { ...day, description: 'Day of birth.' },
    note: { type: 'string' },
  };
  const { bench } = await sceneOf({ members });
  const schema = { properties: members };
  const body = { to: '2027-11-02', from: '2027-10-30', bornOn: '1990-02-03', note: 'a' };

  expect(withMonthEnds(bench, schema, body)).toEqual({
    ...body,
    ...{ from: '2027-12-31', to: '2028-03-31' },
  });
  expect(withMonthEnds(bench, schema, { note: 'a' })).toEqual({ note: 'a' });
});

/** As many days as the month before has. */
const byMonthBefore = (body: Schema): Schema => {
  const text = String(body['endsOn']);
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number);
  const most = Math.min(date, new Date(Date.UTC(year, month - 1, 0)).getUTCDate());
  return { ...body, endsOn: `${text.slice(0, 8)}${String(most).padStart(2, '0')}` };
};

for (const [method, findingsOf] of Object.entries(
  waysOf({ endsOn: { type: 'string', format: 'date' } }, addedFullest),
).slice(0, 2))
  test(`${method} that reckons by the month before is told`, async () => {
    expect(await findingsOf(keeping(method, byMonthBefore))).toContain('/endsOn');
    expect(await findingsOf(keeping(method, (body) => body))).toEqual([]);
  });

test('PUT of as much as may be goes without great numbers in rows where they are refused (G3)', async () => {
  const members = {
    note: MEMBERS.note,
    on: { type: 'string', format: 'date' },
    rows: {
      type: 'array',
      maxItems: 3,
      items: { type: 'object', required: ['seats'], properties: { seats } },
    },
  };
  const few: Rule = ({ method, body, isRight }) => {
    const rows = Array.isArray(body['rows']) ? (body['rows'] as readonly Schema[]) : [];
    const isMuch = method === 'PUT' && isRight && rows.some((row) => Number(row['seats']) > 60_000);
    return isMuch ? { status: 422, body: {} } : undefined;
  };
  const cutting = keeping('PUT', columnOfBytes);
  const findings = await waysOf(members, addedFullest).PUT(
    (asked, things) => few(asked, things) ?? cutting(asked, things),
  );

  expect(findings).toContain('/note');
});

const MOST = { type: 'integer', minimum: 1, maximum: 900_000 };

for (const { what, total, isGreat } of [
  { what: 'as great as the number', total: { ...MOST, readOnly: true }, isGreat: false },
  { what: 'that anybody may send', total: MOST, isGreat: true },
  { what: 'far greater', total: { ...MOST, maximum: 90_000_000, readOnly: true }, isGreat: true },
  { what: 'of another kind', total: { ...MOST, maximum: 100, readOnly: true }, isGreat: true },
])
  test(`a number is ${isGreat ? '' : 'not '}as great as may be beside a total ${what}`, async () => {
    const { bench } = await sceneOf(
      { members: { rent: MOST, sums: { type: 'object', properties: { total } } } },
      {},
      'G2',
    );
    const operation = addingOf(bench);

    const [body] = fullestBodies(bench, operation, { rent: 5 });

    expect(body?.['rent']).toBe(isGreat ? 899_999 : undefined);
  });
