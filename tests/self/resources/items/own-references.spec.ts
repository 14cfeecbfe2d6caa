import { expect, test } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import { replaced } from '#fixtures/resources/changing/replacing.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import type { Contract } from '#spec/contract.ts';
import { operationsOf } from '#spec/load-contract.ts';
import type { AnswerParts } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { notesOfEachTest } from '../scripted-list.ts';
import { reworded, singlesOf, type Ways } from '../singles.ts';

waitsPass();
notesOfEachTest();

const STATIONS = '/api/v1/stations';
const FOREIGN = 'what this run has not created is not changed';
const STANDING = 'station-0';

const station = { type: 'object', properties: { stationId: { type: 'string', readOnly: true } } };
const answers = { '2XX': { description: 'It.', content: { 'application/json': { schema: station } } } };
const added = {
  ...answers['2XX'],
  links: { it: { operationId: 'removeStation', parameters: { stationId: '$response.body#/stationId' } } },
};
const rows = { 'application/json': { schema: { type: 'array', items: station } } };
const list = { operationId: 'stations', responses: { '2XX': { description: 'All.', content: rows } } };
const adding = {
  operationId: 'addStation',
  requestBody: { content: { 'application/json': { schema: station } } },
  responses: { '2XX': added },
};
const removal = {
  parameters: [{ name: 'stationId', in: 'path', required: true, schema: { type: 'string' } }],
  delete: { operationId: 'removeStation', responses: { '2XX': { description: 'Gone.' } } },
};

/** Devices have such a member as well, and there are stations. */
const besideStations =
  (member: string, paths: object) =>
  (contract: Contract): Contract => {
    const { description } = reworded('"maxLength":40}', `"maxLength":40},${member}`)(contract);
    const all = { ...description, paths: { ...description.paths, ...paths } } as Contract['description'];
    return { ...contract, description: all, operations: operationsOf(all) };
  };

const WITH_POST = { [STATIONS]: { get: list, post: adding }, [`${STATIONS}/{stationId}`]: removal };
const TO_STATION = '"stationId":{"type":"string"}';
const TO_GATEWAY = '"gatewayId":{"type":"string","description":"serial of one of /api/v1/devices"}';

/** Stations that are kept in memory, one of which stands. */
function stations(): NonNullable<Ways['beside']> {
  let count = 0;
  return ({ method, path }: ApiRequest): AnswerParts | undefined => {
    if (!path.startsWith(STATIONS)) return undefined;
    if (method === 'GET') return { body: [{ stationId: STANDING }] };
    if (method === 'DELETE') return { status: 204, text: '' };
    count += 1;
    return { status: 201, body: { stationId: `station-${count}` } };
  };
}

for (const { what, member } of [
  { what: 'refer to what is added for them', member: TO_STATION },
  { what: 'might refer to one of their own kind', member: TO_GATEWAY },
])
  test(`a single thing below items that ${what} is changed (G3)`, async () => {
    const described = besideStations(member, WITH_POST);
    const { bench, asked } = await singlesOf({ described, beside: stations() }, 'G3');

    expect(await replaced(bench, await ownItemBetween(bench))).toEqual([]);
    expect(asked).toContain('PUT');
  });

const UNWRITTEN: readonly { readonly what: string; readonly ways: Ways }[] = [
  {
    what: 'show a reference to what stands',
    ways: { described: besideStations(TO_STATION, WITH_POST), shown: { stationId: STANDING } },
  },
  {
    what: 'may refer to what they do not show',
    ways: { described: besideStations('"stationId":{"type":"string","readOnly":true}', WITH_POST) },
  },
  {
    what: 'refer to what nothing can be added to',
    ways: { described: besideStations(TO_STATION, { [STATIONS]: { get: list } }) },
  },
  {
    what: 'refer to what is not known for sure',
    ways: { described: besideStations('"oldStationId":{"type":"string"}', WITH_POST) },
  },
  {
    what: 'seem to refer to one of their own kind by a name alone',
    ways: { described: besideStations('"parentId":{"type":"string"}', WITH_POST) },
  },
  {
    what: 'show a reference within that nobody has sent',
    ways: {
      described: besideStations(TO_STATION, WITH_POST),
      shown: { made: { clientId: 'client-1' } },
    },
  },
];

for (const { what, ways } of UNWRITTEN)
  test(`a single thing below items that ${what} is not changed`, async () => {
    const { bench, asked } = await singlesOf({ ...ways, beside: stations() }, 'G3');

    await expect(ownItemBetween(bench)).rejects.toThrow(FOREIGN);
    expect(asked.filter((method) => method !== 'GET')).toEqual([]);
  });
