import { expect, test } from '@playwright/test';
import type { Contract } from '#spec/contract.ts';
import { resourcesOf, type Resource } from '#fixtures/resources/resource.ts';
import { asDays, CENTERS, centersContract, DAYS, reworded } from './cost-centers.ts';

const CODE = { type: 'string', pattern: '^[A-Z]{2}[0-9]{4}$' };

const without =
  (method: string) =>
  (contract: Contract): Contract => ({
    ...contract,
    operations: contract.operations.filter(
      (one) => !one.path.endsWith('}') || one.method.toUpperCase() !== method,
    ),
  });

/** POST adds as well. */
const withPost = (contract: Contract): Contract => {
  const added = { path: CENTERS, method: 'post', operationId: 'addCostCenter' };
  return { ...contract, operations: [...contract.operations, added] };
};

async function resourceAt(path: string, described: (contract: Contract) => Contract): Promise<Resource> {
  const found = resourcesOf(described(await centersContract())).find((one) => one.path === path);
  if (found === undefined) throw new RangeError(`The contract has no ${path}.`);
  return found;
}

test.describe('the key of an item', () => {
  test('is the client’s own where PUT could add it, GET read it and DELETE remove it', async () => {
    const { chosen, adds, item } = await resourceAt(CENTERS, (contract) => contract);

    expect(chosen).toEqual({ code: CODE });
    expect(adds).toBe(item.PUT);
  });

  for (const method of ['GET', 'PUT', 'DELETE'])
    test(`is not where ${method} is missing`, async () => {
      const resource = await resourceAt(CENTERS, without(method));

      expect(Object.keys(resource.item)).toHaveLength(3);
      expect(resource).not.toHaveProperty('chosen');
      expect(resource).not.toHaveProperty('adds');
    });

  test('is not where POST gives it', async () => {
    const { collection, adds, ...resource } = await resourceAt(CENTERS, withPost);

    expect(resource).not.toHaveProperty('chosen');
    expect(adds).toBe(collection.POST);
    expect(adds?.method).toBe('POST');
  });

  test('is not where PUT takes no body', async () => {
    const resource = await resourceAt(CENTERS, reworded(['"requestBody":', '"x-none":']));

    expect(resource.item.PUT?.path).toBe(`${CENTERS}/{code}`);
    expect(resource).not.toHaveProperty('chosen');
  });
});

test.describe('of several parameters the key of an item', () => {
  test('is each one behind which nothing is described', async () => {
    const { chosen, parents } = await resourceAt(DAYS, asDays);

    expect(chosen).toEqual({ year: {}, code: CODE });
    expect(parents).toEqual([]);
  });

  for (const { what, list } of [
    { what: 'is behind a collection', list: '/api/v1/calendars' },
    { what: 'is behind a collection that ends with a slash', list: '/api/v1/calendars/' },
    { what: 'leads to an item', list: '/api/v1/calendars/{year}' },
    { what: 'is in the path of the item’s own collection', list: DAYS },
  ])
    test(`is none that ${what}: that is a parent’s`, async () => {
      const { chosen, parents } = await resourceAt(DAYS, (contract) =>
        reworded([`"${CENTERS}"`, `"${list}"`])(asDays(contract)),
      );

      expect(chosen).toEqual({ code: CODE });
      expect(parents).toEqual([{ parameter: 'year', collection: '/api/v1/calendars' }]);
    });
});
