import { expect, test } from '@playwright/test';
import { combined } from '#fixtures/judge/refusal-result.ts';
import { guardedWrites } from '#fixtures/resources/access/guarded-writes.ts';
import { patched } from '#fixtures/resources/changing/patching.ts';
import { replaced } from '#fixtures/resources/changing/replacing.ts';
import type { DescribedOperation } from '#fixtures/resources/description/described-operation.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { itemsSent, unwrapped, wrapped } from '#fixtures/resources/description/wrapped-body.ts';
import { addItem } from '#fixtures/resources/items/adding.ts';
import { removed } from '#fixtures/resources/removing/removing.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import type { Described } from '../described-things.ts';
import { sceneOf, type Rule, type Scene } from '../things.ts';

waitsPass();

const text = { type: 'string' };
const MEMBERS = { name: text, note: text };
const WRITES = ['POST', 'PUT', 'PATCH'];

type Wrapping = Required<Pick<Described, 'wrapper'>> & Pick<Described, 'holder'>;

const sceneIn = (wrapping: Wrapping, rule?: Rule, requirement = 'G2'): Promise<Scene> =>
  sceneOf({ members: MEMBERS, required: ['name'], ...wrapping }, rule && { rule }, requirement);

/** Keeps the note that it was given first. */
const keepsNote: Rule = ({ method, id, body, isRight }, things) => {
  const before = things.get(id);
  if (!isRight || before === undefined || (method !== 'PUT' && method !== 'PATCH')) return undefined;
  const after = { ...before, ...body, note: before['note'] };
  things.set(id, after);
  return { body: after };
};

const WRAPPINGS: readonly Wrapping[] = [
  { wrapper: 'event', holder: 'event' },
  { wrapper: 'data', holder: 'data' },
  { wrapper: 'entry' },
  { wrapper: 'doc', holder: 'event' },
];

for (const wrapping of WRAPPINGS) {
  const { wrapper, holder } = wrapping;
  test.describe(`bodies that hold an item as their ${wrapper}${holder === wrapper ? '' : `, and are answered ${holder === undefined ? 'bare' : `as ${holder}`}`}`, () => {
    test(`their ${wrapper} is sent and read as it is described`, async () => {
      const { bench, sent, things } = await sceneIn(wrapping);

      expect((await addItem(bench, {})).findings).toEqual([]);
      const among = await ownItemBetween(bench);
      expect(await replaced(bench, among)).toEqual([]);
      expect(await patched(bench, among)).toEqual([]);
      expect(await removed(bench, among)).toEqual([]);
      expect([...things.values()].filter(({ name }) => name === undefined)).toEqual([]);
      const written = sent.filter(({ method }) => method === 'PATCH').map(({ body }) => Object.keys(body));
      expect(written).toEqual(expect.arrayContaining([['name'], ['note']]));
    });

    for (const [requirement, judge] of [
      ['G3', replaced],
      ['G4', patched],
    ] as const)
      test(`a member of their ${wrapper} that stays as it was is told (${requirement})`, async () => {
        const { bench } = await sceneIn(wrapping, keepsNote, requirement);

        const findings = await judge(bench, await ownItemBetween(bench));

        expect(new Set(findings.map(({ at }) => at?.split('/').at(-1)))).toEqual(new Set(['note']));
      });

    test(`their ${wrapper} is guarded (G6)`, async () => {
      const { bench, sent } = await sceneIn(wrapping, undefined, 'G6');

      expect(combined(await guardedWrites(bench, 'apiKey'))).toEqual({ findings: [] });
      const refused = sent.filter(({ status, method }) => status === 401 && WRITES.includes(method));
      expect(refused.filter(({ body }: { body: Schema }) => Object.keys(body).length === 0)).toEqual([]);
    });
  });
}

test('where a removed thing was may be shown instead (G5)', async () => {
  const seeOther: Rule = ({ method, id, isRight }, things) => {
    if (method !== 'DELETE' || !isRight || !things.delete(id)) return undefined;
    return { status: 303, text: '', headers: [['Location', '/api/v1/things']] };
  };
  const { bench } = await sceneOf({ members: MEMBERS }, { rule: seeOther }, 'G5');

  expect(await removed(bench, await ownItemBetween(bench))).toEqual([]);
});

test('a wrong DELETE that is shown a place to sign in is refused (G6)', async () => {
  const signIn: Rule = ({ isRight }) =>
    isRight ? undefined : { status: 303, text: '', headers: [['Location', '/sign-in']] };
  const { bench } = await sceneOf({ members: MEMBERS }, { rule: signIn }, 'G6');

  expect(combined(await guardedWrites(bench, 'apiKey'))).toEqual({ findings: [] });
});

test('an only member beside an id is no wrapper', async () => {
  const place = { type: 'object', properties: { street: text } };
  const { bench } = await sceneOf({ members: { place } });

  expect(bench.resource.collection.POST?.wrapper).toBeUndefined();
});

const ORDER = { type: 'object', properties: { state: text, lines: { type: 'array', items: text } } };
const KEY: Schema = { type: 'string', maxLength: 45 };
const operation = (request: Schema, response: Schema): DescribedOperation => ({
  ...{
    method: 'POST',
    path: '/orders',
    operationId: 'add',
    words: '',
    isPaged: false,
    parameters: [],
    inPath: {},
    needsBody: false,
  },
  ...{ requestType: 'application/json', statuses: [], refusals: [], refusing: '', answers: [], links: [] },
  requestSchema: { type: 'object', properties: request },
  responseSchema: { type: 'object', properties: response },
});

test('a word that tells requests apart may stand beside the item', () => {
  const described = operation({ key: KEY, order: ORDER }, { order: ORDER });

  const read = unwrapped(described, [described]);
  const [first, again, other] = [{ state: 'a' }, { state: 'a' }, { state: 'b' }].map(
    (body) => wrapped(read, body) as { readonly key: string; readonly order: Schema },
  );

  expect(read.requestSchema).toEqual(ORDER);
  expect(first).toEqual({ key: expect.stringMatching(/^\w{45}$/) as unknown, order: { state: 'a' } });
  expect(again?.key).toBe(first?.key);
  expect(other?.key).not.toBe(first?.key);
  expect(itemsSent(JSON.stringify(first))).toEqual([first, { state: 'a' }]);
});

const ANSWERS: readonly { what: string; request: Schema; response: Schema; wrapper?: string }[] = [
  {
    what: 'is shown bare',
    request: { order: ORDER },
    response: { id: KEY, ...ORDER.properties },
    wrapper: 'order',
  },
  {
    what: 'is shown in rows by another name',
    request: { doc: ORDER },
    response: { hits: { type: 'array', items: { type: 'object', properties: { id: KEY, source: ORDER } } } },
    wrapper: 'doc',
  },
  {
    what: 'is one of two kinds, and shown bare',
    request: { order: { oneOf: [ORDER, { type: 'object', properties: { price: text } }] } },
    response: { id: KEY, ...ORDER.properties, price: text },
    wrapper: 'order',
  },
  { what: 'is shown in small part', request: { order: ORDER }, response: { id: KEY, state: text } },
  { what: 'is shown as a part', request: { order: ORDER }, response: { ...ORDER.properties, order: ORDER } },
];
for (const { what, request, response, wrapper } of ANSWERS)
  test(`what ${what} is sent ${wrapper === undefined ? 'as a part' : `in ${wrapper}`}`, () => {
    const described = operation(request, response);

    expect(unwrapped(described, [described]).wrapper).toBe(wrapper);
  });

test('what another resource shows tells nothing', () => {
  const described = operation({ order: ORDER }, {});
  const other = { ...operation({}, { ...ORDER.properties }), path: '/parcels' };

  expect(unwrapped(described, [described, other]).wrapper).toBeUndefined();
});

const PARTS: readonly { what: string; request: Schema; response: Schema }[] = [
  {
    what: 'of which the answer has more',
    request: { key: KEY, order: ORDER },
    response: { order: ORDER, id: KEY },
  },
  { what: 'beside another part', request: { order: ORDER, note: ORDER }, response: { order: ORDER } },
  { what: 'that the answer does not have', request: { key: KEY, order: ORDER }, response: { thing: ORDER } },
  { what: 'beside a list', request: { order: ORDER, all: { type: 'array' } }, response: { order: ORDER } },
];
for (const { what, request, response } of PARTS)
  test(`a part ${what} is a part`, () => {
    const described = operation(request, response);

    expect(unwrapped(described, [described])).toEqual(described);
  });
