import { expect, test } from '@playwright/test';
import { resourcesOf, type Resource } from '#fixtures/resources/description/resource.ts';
import type { Contract } from '#spec/contract.ts';
import { asDays, CENTERS, centersContract, DAYS, reworded } from '../cost-centers.ts';

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

/** A list of calendars in front, with rows of these members, or of what the items are. */
const listed = (...members: readonly string[]): ((contract: Contract) => Contract) => {
  const properties = Object.fromEntries(members.map((name) => [name, { type: 'string' }]));
  const row = JSON.stringify({ type: 'object', properties });
  return reworded(
    [`"${CENTERS}"`, '"/api/v1/calendars"'],
    [`${CENTERS}/{code}`, '/api/v1/calendars/{year}/{code}'],
    ...(members.length === 0
      ? []
      : [['"items":{"$ref":"#/components/schemas/CostCenter"}', `"items":${row}`] as const]),
  );
};

test.describe('of several parameters the key of an item', () => {
  test('is each that a list in front shows', async () => {
    const { chosen, parents, itemPath, identity } = await resourceAt(
      '/api/v1/calendars',
      listed('year', 'code'),
    );

    expect(Object.keys(chosen ?? {})).toEqual(['year', 'code']);
    expect(parents).toEqual([]);
    expect(itemPath).toBe('/api/v1/calendars/{year}/{code}');
    expect(identity).toMatchObject({ member: 'code', further: [{ parameter: 'year', member: 'year' }] });
  });

  test('is each where the list in front shows what the items are, and no keys', async () => {
    const { chosen, parents, itemPath } = await resourceAt('/api/v1/calendars', listed());

    expect(Object.keys(chosen ?? {})).toEqual(['year', 'code']);
    expect(parents).toEqual([]);
    expect(itemPath).toBe('/api/v1/calendars/{year}/{code}');
  });

  test('is none that the list in front does not show', async () => {
    const { chosen, parents } = await resourceAt('/api/v1/calendars/{year}', listed('date', 'code'));

    expect(chosen).toEqual({ code: CODE });
    expect(parents).toEqual([{ parameter: 'year', collection: '/api/v1/calendars' }]);
  });

  test('is none behind which something is described', async () => {
    const between = { path: '/api/v1/calendars/{year}', method: 'get', operationId: 'yearOfCalendars' };
    const { chosen } = await resourceAt('/api/v1/calendars/{year}', (contract) => {
      const { operations, ...calendars } = listed('year', 'code')(contract);
      return { ...calendars, operations: [...operations, between] };
    });

    expect(chosen).toEqual({ code: CODE });
  });
});

test('a parameter that is named like the id of something else leads to that', async () => {
  const enrolments = reworded(
    [`"${CENTERS}"`, '"/api/v1/courses/{courseId}"'],
    [`${CENTERS}/{code}`, '/api/v1/enrolments/{courseId}/{code}'],
  );

  const { chosen, parents } = await resourceAt('/api/v1/enrolments/{courseId}', enrolments);

  expect(chosen).toEqual({ code: CODE });
  expect(parents).toEqual([{ parameter: 'courseId', collection: '/api/v1/courses' }]);
});

test('a parameter that is named like the id of a client leads to one', async () => {
  const limits = reworded([`"${CENTERS}"`, '"/api/v1/credit/{clientId}/limits"']);
  const [found] = resourcesOf(limits(await centersContract())).filter(({ path }) => path.endsWith('limits'));

  expect(found?.parents).toEqual([{ parameter: 'clientId', collection: '/api/v1/clients' }]);
});

test('a parameter that is one of a list of choices leads nowhere else', async () => {
  const choices = reworded(
    [`"${CENTERS}"`, '"/api/v1/rates/{region}"'],
    [`${CENTERS}/{code}`, '/api/v1/regions/{region}/stores/{code}'],
    [
      '"name":"code","in":"path"',
      '"name":"region","in":"path","required":true,"schema":{"enum":["eu","us"]}},{"name":"code","in":"path"',
    ],
  );

  const { parents, chosen } = await resourceAt('/api/v1/regions/{region}/stores', choices);

  expect(parents).toEqual([]);
  expect(Object.keys(chosen ?? {})).toEqual(['region', 'code']);
});

test('a name that any thing has leads nowhere else', async () => {
  const enrolments = reworded(
    [`"${CENTERS}"`, '"/api/v1/courses/{id}"'],
    [`${CENTERS}/{code}`, '/api/v1/enrolments/{id}/{code}'],
  );

  const { chosen } = await resourceAt('/api/v1/enrolments/{id}', enrolments);

  expect(Object.keys(chosen ?? {})).toEqual(['id', 'code']);
});

test.describe('of several parameters without such a list the key of an item', () => {
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
