import { expect, test } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import { inTwoOrganizations } from '#fixtures/client/foreign-credentials.ts';
import type { SchemeName } from '#fixtures/ground/ground.ts';
import type { ListGround } from '#fixtures/ground/ground.ts';
import type { Finding } from '#fixtures/judge/finding.ts';
import { othersInTwo } from '#fixtures/judge/refusals/two-organizations.ts';
import { answer, clients, envelope, type Client } from '#tests/self/checks/answers.ts';
import { knownService } from '../known-service.ts';

const PAGE = { pageNo: 1, pageSize: 3 };
const OWN = clients(1, 3);
const OTHERS = clients(91, 93);
const ELSEWHERE = 'own organization, and another one in the query and in other headers';
const VARIABLE = 'own organization, and another one in Organization_ID';

const IN_QUERY = ['organizationId', 'organization_id', 'Organization-ID', 'orgId', 'org'];
const IN_HEADER = ['X-Organization-ID', 'X-Org-ID', 'X-Tenant-ID', 'OrganizationId'];

const NAMED = [
  { place: 'query organizationId', name: ELSEWHERE },
  { place: 'query org', name: ELSEWHERE },
  { place: 'header X-Tenant-ID', name: ELSEWHERE },
  { place: 'header Organization_ID', name: VARIABLE },
];

/** Where a request names the other organization: `header Organization-ID`, `query org`. */
function placesOf({ insert = [] }: ApiRequest): readonly string[] {
  return insert
    .filter(({ credential }) => credential === 'OTHER_ORGANIZATION_ID')
    .map(({ in: place, at }) => `${place} ${at}`);
}

/**
 * What is told of a service that shows these clients where another organization is named there; `undefined`: it
 * refuses.
 */
async function told(
  scheme: SchemeName,
  shown: (places: readonly string[]) => readonly Client[] | undefined,
): Promise<readonly Finding[]> {
  const service = await knownService(
    (request) => {
      const items = shown(placesOf(request));
      return Promise.resolve(
        answer({ request, ...(items === undefined ? { status: 403 } : { body: envelope(items) }) }),
      );
    },
    { ground: { list: LIST } },
  );
  return othersInTwo(service, { scheme, page: PAGE });
}

/** As discovery has seen it. */
const LIST: ListGround = {
  firstPage: 1,
  sizes: [3],
  asked: { 3: 3 },
  amount: { count: 9, exact: true },
  knownIds: clients(1, 9).map(({ clientId }) => clientId),
  knownNames: clients(1, 9).map(({ name }) => name),
};

for (const scheme of ['apiKey', 'bearer'] as const) {
  test.describe(`two organizations in the ${scheme} scheme (A5)`, () => {
    test('are named in two lines in either order, and elsewhere beside our own', async () => {
      const service = await knownService((request) => Promise.resolve(answer({ request })));
      const right = service.right(scheme);
      const [, , elsewhere, ...others] = inTwoOrganizations(right);
      const more = elsewhere?.insert.slice(right.insert.length) ?? [];

      expect(others).toMatchObject([{ scheme, name: VARIABLE }]);
      expect(others[0]?.insert.slice(right.insert.length)).toMatchObject([
        { in: 'header', at: 'Organization_ID', credential: 'OTHER_ORGANIZATION_ID' },
      ]);
      expect(elsewhere).toMatchObject({ scheme, name: ELSEWHERE });
      expect(elsewhere?.insert.slice(0, right.insert.length)).toEqual(right.insert);
      expect(more.map(({ in: place, at }) => `${place} ${at}`)).toEqual([
        ...IN_QUERY.map((at) => `query ${at}`),
        ...IN_HEADER.map((at) => `header ${at}`),
      ]);
      expect(new Set(more.map(({ credential }) => credential))).toEqual(new Set(['OTHER_ORGANIZATION_ID']));
    });

    test('that are shown our own clients, or none, are right', async () => {
      expect(await told(scheme, () => OWN)).toEqual([]);
      expect(await told(scheme, (places) => (places.length > 0 ? undefined : OWN))).toEqual([]);
      expect(await told(scheme, (places) => (places.length > 0 ? [] : OWN))).toEqual([]);
    });

    for (const { place, name } of NAMED) {
      test(`of which the one in ${place} is shown its clients are told: ${scheme}`, async () => {
        const findings = await told(scheme, (places) => (places.includes(place) ? OTHERS : OWN));

        expect(findings).toMatchObject([
          { expected: `a refusal of this request (${name}, with clients of the other one)` },
        ]);
      });
    }

    test('of which the one in another line is shown its clients are told in either order', async () => {
      const isInLine = (places: readonly string[]): boolean => places.includes('header Organization-ID');

      expect(await told(scheme, (places) => (isInLine(places) ? OTHERS : OWN))).toHaveLength(2);
    });
  });
}

for (const { name, others } of [
  {
    name: 'bear the names of our own',
    others: OWN.map((client, at) => ({ ...client, clientId: `other-${at}` })),
  },
  { name: 'have the ids of our own', others: OWN.map((client, at) => ({ ...client, name: `Other ${at}` })) },
]) {
  test(`clients of another organization that ${name} are told`, async () => {
    const findings = await told('apiKey', (places) => (places.length > 0 ? others : OWN));

    expect(findings).toHaveLength(4);
  });
}

test('clients of another page of our own list are our own', async () => {
  expect(await told('apiKey', (places) => (places.length > 0 ? clients(4, 6) : OWN))).toEqual([]);
});

test('unknown clients that are new in our own list are our own', async () => {
  const NEW = clients(91, 93);
  let right = 0;
  const service = await knownService((request) => {
    right += placesOf(request).length === 0 ? 1 : 0;
    return Promise.resolve(
      answer({ request, body: envelope(right > 1 || placesOf(request).length > 0 ? NEW : OWN) }),
    );
  });

  expect(await othersInTwo(service, { scheme: 'apiKey', page: PAGE })).toEqual([]);
  expect(right).toBeGreaterThan(1);
});
