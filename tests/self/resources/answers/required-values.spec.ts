import { expect, test } from '@playwright/test';
import { combined } from '#fixtures/judge/refusal-result.ts';
import { guardedWrites } from '#fixtures/resources/access/guarded-writes.ts';
import { replaced } from '#fixtures/resources/changing/replacing.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { removed } from '#fixtures/resources/removing/removing.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule } from '../things.ts';

waitsPass();

const text = { type: 'string' };
const MEMBERS = { name: text, note: text };

const HEADERS = [
  { what: 'the default', schema: { ...text, default: '2' }, more: {}, statuses: [201, 201, 201] },
  { what: 'the example', schema: text, more: { example: '2' }, statuses: [400, 201, 201, 201] },
  {
    what: 'the first of examples',
    schema: text,
    more: { examples: { now: { value: '2' }, then: { value: '1' } } },
    statuses: [400, 201, 201, 201],
  },
];

for (const { what, schema, more, statuses } of HEADERS) {
  test(`a required header has ${what} where made-up text is refused`, async () => {
    const rule: Rule = ({ method, headers }) =>
      method === 'POST' && headers['x-version'] !== '2' ? { status: 400, body: {} } : undefined;
    const header = { name: 'X-Version', in: 'header', required: true, schema, ...more };
    const { bench, sent } = await sceneOf({ members: MEMBERS, addParameters: [header] }, { rule });

    await ownItemBetween(bench);

    expect(sent.filter(({ method }) => method === 'POST').map(({ status }) => status)).toEqual(statuses);
  });
}

const traceOf = (pattern: string): Schema => ({ ...text, minLength: 6, maxLength: 20, pattern });
const headerOf = (schema: Schema): Schema => ({ name: 'X-Trace', in: 'header', required: true, schema });

test('a required header has a value of the pattern and the length that it is to have', async () => {
  const isTrace = /^[A-Za-z]{6,20}$/;
  const rule: Rule = ({ method, headers }) =>
    method === 'POST' && !isTrace.test(headers['x-trace'] ?? '') ? { status: 400, body: {} } : undefined;
  const { bench, sent } = await sceneOf(
    { members: MEMBERS, addParameters: [headerOf(traceOf('^[A-Za-z]+$'))] },
    { rule },
  );

  await ownItemBetween(bench);

  expect(sent.filter(({ method }) => method === 'POST').map(({ status }) => status)).toEqual([201, 201, 201]);
});

const UNREADABLE = String.raw`^([a-z])\1\1\1\1\1\1$`;

test('nothing is sent where no value can be made for a required header', async () => {
  const { bench, sent } = await sceneOf({
    members: MEMBERS,
    addParameters: [headerOf(traceOf(UNREADABLE))],
  });

  const asking = ownItemBetween(bench);

  await expect(asking).rejects.toThrow('no value can be made for the header X-Trace');
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('the example of a required header stands in where no other value can be made', async () => {
  const schema = { ...traceOf(UNREADABLE), example: 'aaaaaaa' };
  const rule: Rule = ({ method, headers }) =>
    method === 'POST' && headers['x-trace'] !== 'aaaaaaa' ? { status: 400, body: {} } : undefined;
  const { bench, sent } = await sceneOf({ members: MEMBERS, addParameters: [headerOf(schema)] }, { rule });

  await ownItemBetween(bench);

  expect(sent.filter(({ method }) => method === 'POST').map(({ status }) => status)).toEqual([201, 201, 201]);
});

test('examples of a header are not sent where made-up text was taken before', async () => {
  const header = { name: 'X-Version', in: 'header', required: true, schema: text, example: '2' };
  const { bench, sent } = await sceneOf({ members: MEMBERS, itemParameters: [header] });
  const removal = bench.ofItem('DELETE');
  const { item } = await ownItemBetween(bench);

  await bench.send(removal, { values: item.values });
  await bench.send(removal, { values: item.values });

  expect(sent.slice(-2).map(({ status }) => status)).toEqual([204, 404]);
});

for (const any of [false, true]) {
  test(`a write carries ${any ? '* where nothing tells an ETag' : 'the ETag of the item'}`, async () => {
    const rule: Rule = ({ method, id, headers }, things) => {
      const thing = things.get(id) ?? {};
      const version = any ? '*' : `"${JSON.stringify(thing).length}"`;
      if (!things.has(id)) return undefined;
      if (method !== 'GET') return headers['if-match'] === version ? undefined : { status: 412, body: {} };
      return {
        body: thing,
        headers: [['Content-Type', 'application/json'], ...(any ? [] : [['ETag', version] as const])],
      };
    };
    const header = { name: 'If-Match', in: 'header', required: true, schema: text };
    const { bench } = await sceneOf({ members: MEMBERS, itemParameters: [header] }, { rule }, 'G3');
    const items = await ownItemBetween(bench);

    const changes = await replaced(bench, items);
    const removals = await removed(bench, items);

    expect([...changes, ...removals]).toEqual([]);
  });
}

/** Values of a required query parameter in what is sent to add an item and to remove it. */
async function inQueries(name: string, schema: Schema): Promise<readonly string[]> {
  const query = { name, in: 'query', required: true, schema };
  const described = { members: MEMBERS, addParameters: [query], itemParameters: [query] };
  const { bench, sent } = await sceneOf(described);
  const { item } = await ownItemBetween(bench);
  await removed(bench, { item, others: [], elsewhere: [] });
  return sent.flatMap(({ path }) => new URL(path, 'http://x').searchParams.getAll(name));
}

test('what stands in a query is the same for each request, since it may say where an item is', async () => {
  const regions = await inQueries('region', { ...text, enum: ['eu', 'us', 'jp', 'br', 'za', 'in'] });

  expect(new Set(regions).size).toBe(1);
  expect(regions.length).toBeGreaterThan(3);
});

test('what tells requests apart in a query is new each time', async () => {
  const ids = await inQueries('requestId', text);

  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(3);
});

/** PUT of any but the version that the item has is refused, each one raises it. */
const versionedBy =
  (header: string): Rule =>
  ({ method, id, headers, body, isRight }, things) => {
    const before = things.get(id);
    if (method !== 'PUT' || before === undefined || !isRight) return undefined;
    const version = Number(before['version'] ?? 1);
    if (headers[header.toLowerCase()] !== String(version)) return { status: 409, body: {} };
    const after = { ...body, id, version: version + 1 };
    things.set(id, after);
    return { body: after };
  };

for (const [header, name] of [
  ['X-Version', 'header.X-Version'],
  ['X-Version', 'X-Version'],
  ['If-Match', 'header.If-Match'],
] as const)
  test(`a header has the value that a link takes from an answer for ${name} (G3, G6)`, async () => {
    const described = {
      members: { ...MEMBERS, count: { type: 'integer' }, version: { type: 'integer', readOnly: true } },
      itemParameters: [{ name: header, in: 'header', required: true, schema: { type: 'integer' } }],
      linked: { [name]: '$response.body#/version' },
    };
    const shown = (thing: Schema): Schema => ({ version: 1, ...thing });
    const { bench, sent } = await sceneOf(described, { rule: versionedBy(header), shown }, 'G3');

    expect(await replaced(bench, await ownItemBetween(bench))).toEqual([]);
    expect(combined(await guardedWrites(bench, 'apiKey'))).toEqual({ findings: [] });
    const puts = sent.filter(({ method, status }) => method === 'PUT' && status === 200);
    expect(puts.length).toBeGreaterThan(2);
    expect(sent.filter(({ method, status }) => method === 'PUT' && status === 409)).toEqual([]);
  });
