import { expect, test } from '@playwright/test';
import { valueFrom } from '#fixtures/data/from-schema.ts';
import { seededFaker } from '#fixtures/data/random.ts';
import { viewOf } from '#fixtures/resources/description/effective-schema.ts';
import { propertiesOf, type Schema } from '#fixtures/resources/description/schema-view.ts';
import type { Contract } from '#spec/contract.ts';
import { validatorFor } from '#spec/schema.ts';
import { exampleContract } from '../effective-contract.ts';

const text = { type: 'string' };
const base = { type: 'object', required: ['kind'], properties: { kind: text } };
const part = (name: string, kind: Schema = {}): Schema => ({
  allOf: [
    { $ref: '#/components/schemas/Base' },
    { type: 'object', required: [name], properties: { kind, [name]: text } },
  ],
});
const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const SCHEMAS = {
  Base: base,
  Sensor: part('unit'),
  Gateway: part('address', { enum: ['gateway', 'bridge'] }),
};
const SENSOR_OR_GATEWAY = [refTo('Sensor'), refTo('Gateway')];

async function contractOf(schemas: Schema): Promise<Contract> {
  const contract = await exampleContract();
  const components = { ...contract.description.components, schemas };
  return { ...contract, description: { ...contract.description, components } as Contract['description'] };
}

/** What the variants say of `kind`. */
async function kindsOf(schema: Schema): Promise<readonly unknown[]> {
  const view = viewOf(await contractOf(SCHEMAS), schema, 'request');
  return (view?.['oneOf'] as readonly Schema[]).map((one) => propertiesOf(one)['kind']);
}

test('a variant is told by its key in the mapping of the discriminator, or in its own words', async () => {
  const mapping = { 'sensor/v1': '#/components/schemas/Sensor', gate: 'Gateway' };

  expect(
    await kindsOf({ oneOf: SENSOR_OR_GATEWAY, discriminator: { propertyName: 'kind', mapping } }),
  ).toEqual([
    { type: 'string', const: 'sensor/v1' },
    { type: 'string', enum: ['gateway', 'bridge'] },
  ]);
});

test('a variant is told by its name where no mapping says otherwise', async () => {
  const [sensor] = await kindsOf({
    oneOf: [refTo('Sensor'), { type: 'null' }],
    discriminator: { propertyName: 'kind' },
  });

  expect(sensor).toEqual({ type: 'string', const: 'Sensor' });
});

test('a variant is told by its own word where they all have the same list of them', async () => {
  const kind = { type: 'string', enum: ['truck', 'van'] };
  const base = { type: 'object', required: ['kind'], properties: { kind } };
  const of = (name: string): Schema => ({
    allOf: [refTo('Base'), { type: 'object', required: [name], properties: { [name]: text } }],
  });
  const contract = await contractOf({ Base: base, Truck: of('axles'), Van: of('volume') });
  const mapping = { truck: '#/components/schemas/Truck', van: '#/components/schemas/Van' };
  const discriminator = { propertyName: 'kind', mapping };

  const view = viewOf(contract, { oneOf: [refTo('Truck'), refTo('Van')], discriminator }, 'request') ?? {};

  for (let time = 0; time < 20; time += 1) {
    const made = valueFrom(view, seededFaker(`vehicles ${time}`)) as Schema;
    expect(made['kind']).toBe('axles' in made ? 'truck' : 'van');
  }
});

test('a variant that two words of a mapping lead to may be told by both', async () => {
  const kind = { type: 'string', enum: ['card', 'sepa'] };
  const pay = { type: 'object', properties: { kind, iban: text } };
  const cash = { type: 'object', properties: { kind: text } };
  const contract = await contractOf({
    Pay: pay,
    Cash: cash,
    Any: { type: 'object', properties: { kind: text } },
  });
  const to = (name: string): string => `#/components/schemas/${name}`;
  const kindsWith = (names: readonly string[], mapping: Schema): readonly unknown[] => {
    const schema = { oneOf: names.map(refTo), discriminator: { propertyName: 'kind', mapping } };
    const view = viewOf(contract, schema, 'response');
    return (view?.['oneOf'] as readonly Schema[]).map((one) => propertiesOf(one)['kind']);
  };

  expect(kindsWith(['Pay', 'Cash'], { card: to('Pay'), sepa: to('Pay'), cash: to('Cash') })).toEqual([
    kind,
    { type: 'string', const: 'cash' },
  ]);
  expect(kindsWith(['Any'], { a: to('Any'), b: to('Any') })).toEqual([{ type: 'string', enum: ['a', 'b'] }]);
});

test('what a map holds is read as what is named', async () => {
  const contract = await contractOf({
    Word: { type: 'object', properties: { text, id: { readOnly: true } } },
  });
  const words = { additionalProperties: refTo('Word'), patternProperties: { '^x-': refTo('Word') } };

  const view = viewOf(contract, { type: 'object', ...words, contains: true }, 'request');

  const word = { type: 'object', properties: { text } };
  expect(view).toEqual({
    type: 'object',
    additionalProperties: word,
    patternProperties: { '^x-': word },
    contains: true,
  });
});

test('variants without a discriminator are left as they are', async () => {
  expect((await kindsOf({ oneOf: SENSOR_OR_GATEWAY }))[0]).toEqual(text);
});

for (const keyword of ['if', 'not', 'oneOf', 'anyOf'])
  test(`each part has its own ${keyword}`, async () => {
    const only = (name: string): Schema =>
      ({
        if: { if: { required: [name] }, then: { required: [`${name}2`] }, else: { required: ['c'] } },
        not: { not: { required: [name] } },
        oneOf: { oneOf: [{ required: [`${name}2`] }, { required: [`${name}3`] }] },
        anyOf: { anyOf: [{ required: [`${name}2`] }] },
      })[keyword] ?? {};
    const contract = await contractOf(SCHEMAS);
    const all = ['a', 'b'];
    const schema = { type: 'object', allOf: all.map((name) => only(name)) };
    const view = viewOf(contract, schema, 'request') ?? {};
    const problemsOf = (seen: Schema, value: object): boolean =>
      validatorFor(contract, seen)(value).length > 0;

    for (const names of [
      [],
      ['a'],
      ['b'],
      all,
      ['a', 'a2', 'b'],
      ['b', 'b2', 'a'],
      ['a2', 'b2', 'c'],
      ['a2', 'b3'],
    ]) {
      const value = Object.fromEntries(names.map((name) => [name, 'x']));
      expect(problemsOf(view, value), names.join()).toBe(problemsOf(schema, value));
    }
  });

test('data of a kind says so', async () => {
  const mapping = { 'sensor/v1': '#/components/schemas/Sensor' };
  const schema = { oneOf: [refTo('Sensor')], discriminator: { propertyName: 'kind', mapping } };
  const view = viewOf(await contractOf(SCHEMAS), schema, 'request') ?? {};

  expect(valueFrom(view, seededFaker('kinds'))).toMatchObject({ kind: 'sensor/v1' });
});

/** So many levels of members, parts and variants around a text. */
function nested(levels: number): Schema {
  if (levels === 0) return { const: 'deep' };
  const inner = { type: 'object', properties: { inner: nested(levels - 1) } };
  return levels % 2 === 0 ? { allOf: [inner] } : { oneOf: [inner, { type: 'null' }] };
}

test('what contains itself nowhere is read to its end', async () => {
  const view = viewOf(await contractOf({}), nested(30), 'request');

  expect(JSON.stringify(view)).toContain('"const":"deep"');
});

const TREE = {
  Node: { oneOf: [refTo('Leaf'), refTo('Branch')] },
  Leaf: { type: 'object', required: ['kind'], properties: { kind: { const: 'leaf' } } },
  Branch: {
    type: 'object',
    required: ['kind'],
    properties: { kind: { const: 'branch' }, children: { type: 'array', items: refTo('Node') } },
  },
};

test('what contains itself is read once within itself, and fits as deep as it likes', async () => {
  const contract = await contractOf(TREE);
  const view = viewOf(contract, refTo('Node'), 'response') ?? {};
  const tree = (levels: number): Schema =>
    levels === 0 ? { kind: 'leaf' } : { kind: 'branch', children: [tree(levels - 1), { kind: 'leaf' }] };

  expect(validatorFor(contract, view)(tree(7))).toEqual([]);
  expect(validatorFor(contract, view)({ kind: 'branch', children: [{ kind: 'bush' }] })).not.toEqual([]);
});

test('variants of which one is read no deeper are not told apart', async () => {
  const twoOf = { oneOf: [refTo('Leaf'), refTo('Branch')] };
  const Branch = {
    ...TREE.Branch,
    properties: { kind: { const: 'branch' }, children: { type: 'array', items: twoOf } },
  };
  const contract = await contractOf({ ...TREE, Branch });
  const view = viewOf(contract, twoOf, 'response') ?? {};
  const leaf = { kind: 'leaf' };
  const branch = (...children: readonly Schema[]): Schema => ({ kind: 'branch', children });

  expect(validatorFor(contract, view)(branch(branch(leaf, branch(leaf))))).toEqual([]);
  expect(JSON.stringify(valueFrom(view, seededFaker('tree')))).not.toContain('undefined');
});

test('schemas that contain each other in all ways are read as far as there is room', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `Part${index}`);
  const properties = Object.fromEntries(names.map((name) => [name, refTo(name)]));
  const contract = await contractOf(
    Object.fromEntries(names.map((name) => [name, { type: 'object', properties }])),
  );

  const view = viewOf(contract, { type: 'object', properties }, 'request');

  expect(Object.values(propertiesOf(view)).map(({ type }) => type)).toEqual(names.map(() => 'object'));
  expect(JSON.stringify(view).length).toBeLessThan(5_000_000);
});

test('what a part asks for anew is sent, though one before it says that it is only read', async () => {
  const version = { type: 'integer' };
  const [readOnly, required] = [true, ['version']];
  const shown = { required, properties: { version: { ...version, readOnly } } };
  const asked = { required, properties: { version } };
  const contract = await exampleContract();
  const view = (...allOf: readonly Schema[]): Schema | undefined => viewOf(contract, { allOf }, 'request');

  expect(propertiesOf(view(shown, asked))).toEqual({ version });
  expect(propertiesOf(view(shown, { title: 'Update' }, asked))).toEqual({ version });
});

test('what is only read, as the last word on it has it, is not sent', async () => {
  const version = { type: 'integer' };
  const [readOnly, required] = [true, ['version']];
  const shown = { properties: { version: { ...version, readOnly } } };
  const contract = await exampleContract();
  const view = (schema: Schema): Schema => propertiesOf(viewOf(contract, schema, 'request'));

  // A base requires it, and a part of it says who sets it.
  expect(view({ allOf: [{ required, properties: { version } }], ...shown })).toEqual({});
  expect(view({ allOf: [{ required }, { properties: { version } }, shown] })).toEqual({});
  expect(view({ allOf: [shown, { required }] })).toEqual({});
  expect(view({ allOf: [{ properties: { version } }, { ...shown, required }] })).toEqual({});
  expect(view({ allOf: [shown, { properties: { version } }] })).toEqual({});
});
