import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { DescribedOperation } from '#fixtures/resources/description/described-operation.ts';
import { resourcesOf } from '#fixtures/resources/description/resource.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { asItem } from '#fixtures/resources/description/single.ts';
import type { Contract } from '#spec/contract.ts';
import { contractWith, ROOT } from '../effective-contract.ts';

const PATH = '/api/v1/applications/{name}/flags';

function operation(method: 'GET' | 'PUT', requestSchema?: Schema): DescribedOperation {
  return {
    method,
    path: PATH,
    statuses: [],
    refusals: [],
    answers: [],
    parameters: [],
    inPath: {},
    requestSchema,
  } as never;
}

for (const { what, schema, isSingle } of [
  {
    what: 'members',
    schema: { type: 'object', properties: { dark: { type: 'boolean' } } },
    isSingle: true,
  },
  {
    what: 'entries of a map',
    schema: { type: 'object', additionalProperties: { type: 'boolean' } },
    isSingle: true,
  },
  { what: 'a text', schema: { type: 'string' }, isSingle: undefined },
]) {
  test(`a thing below an item that takes ${what} is ${isSingle === true ? 'written' : 'left alone'}`, () => {
    const resource = asItem({
      path: PATH,
      parents: [{ parameter: 'name', collection: '/api/v1/applications' }],
      collection: { GET: operation('GET'), PUT: operation('PUT', schema) },
      item: {},
    });

    expect(resource.isSingle).toBe(isSingle);
  });
}

test('a single thing may have a list in it', async () => {
  const contract = await contractWith(path.join(ROOT, 'spec/targets/single/overlay.yaml'));
  const days = { type: 'array', items: { type: 'object', properties: { day: { type: 'string' } } } };
  const text = JSON.stringify(contract).replaceAll('"label":{', `"days":${JSON.stringify(days)},"label":{`);

  const resources = resourcesOf(JSON.parse(text) as Contract);

  const configuration = resources.find(({ path: of }) => of.endsWith('configuration'));
  expect(configuration?.itemsAt).toBeUndefined();
  expect(configuration && asItem(configuration).isSingle).toBe(true);
});
