import { expect, test } from '@playwright/test';
import { resourcesOf } from '#fixtures/resources/description/resource.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { readAtOthers } from '#fixtures/resources/description/told-of-addresses.ts';
import type { Contract } from '#spec/contract.ts';
import { operationsOf } from '#spec/load-contract.ts';
import { exampleContract } from '../effective-contract.ts';

const NOTES = '/api/v1/notes';
const REMARK = '/api/v1/remarks/{remarkId}';

/** Notes, which may be read and changed as remarks as well. */
async function contractWith(parameters: Schema): Promise<Contract> {
  const given = await exampleContract();
  const paths = given.description.paths as Readonly<Record<string, Schema>>;
  const { post } = paths[NOTES] as { readonly post: Schema };
  const { get, patch } = paths[`${NOTES}/{noteId}`] as { readonly get: Schema; readonly patch: Schema };
  const [first] = Object.entries(post['responses'] as Readonly<Record<string, Schema>>);
  const [status, added] = first ?? ['2XX', {}];
  const remark = { operationId: 'getRemark', parameters };
  const links = { ...(added['links'] as Schema), remark };
  const description = {
    ...given.description,
    paths: {
      ...paths,
      [NOTES]: { post: { ...post, responses: { [status]: { ...added, links } } } },
      [REMARK]: {
        parameters: [{ name: 'remarkId', in: 'path', required: true, schema: { type: 'string' } }],
        get: { ...get, operationId: 'getRemark' },
        patch: { ...patch, operationId: 'patchRemark' },
      },
    },
  } as unknown as Contract['description'];
  return { ...given, description, operations: operationsOf(description) };
}

for (const { what, parameters, addresses } of [
  { what: 'by the same id', parameters: { remarkId: '$response.body#/noteId' }, addresses: [REMARK] },
  { what: 'by something else', parameters: { remarkId: '$response.body#/text' }, addresses: [] },
])
  test(`a link of POST that leads ${what} shows ${addresses.length} further addresses`, async () => {
    const contract = await contractWith(parameters);
    const notes = resourcesOf(contract).find(({ path }) => path === NOTES);

    const read = notes === undefined ? [] : readAtOthers(contract, notes);

    expect(read.map(({ item }) => item.GET?.path)).toEqual(addresses);
  });
