import { expect, test } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import { Workbench } from '#fixtures/resources/bench/workbench.ts';
import { addItem } from '#fixtures/resources/items/adding.ts';
import type { Contract } from '#spec/contract.ts';
import type { AnswerParts } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { exampleContract } from '../effective-contract.ts';
import { benchOver, notesOfEachTest } from '../scripted-list.ts';

waitsPass();
notesOfEachTest();

const SEATS = '/api/v1/seats';
const KNOWN = ['c-1', 'c-2'];

/** The example's notes, made seats that a client has at a text: the answer tells both parts of the key. */
function seats(contract: Contract, clientId: string): Contract {
  const text = JSON.stringify(contract)
    .replaceAll('/api/v1/notes/{noteId}', `${SEATS}/{text}/{${clientId}}`)
    .replaceAll('/api/v1/notes', SEATS)
    .replaceAll(
      '"noteId":"$response.body#/noteId"',
      `"${clientId}":"$response.body#/${clientId}","text":"$response.body#/text"`,
    )
    .replaceAll('"noteId":{"type":"string","readOnly":true', `"${clientId}":{"type":"string"`)
    .replaceAll('noteId', clientId);
  return JSON.parse(text) as Contract;
}

/** Bodies of POST, of which the service refuses those that lead to nobody. */
async function sentFor(name: string): Promise<readonly string[]> {
  const sent: string[] = [];
  const script = ({ method, body = '{}' }: ApiRequest): AnswerParts => {
    const seat = JSON.parse(body) as Record<string, unknown>;
    if (method !== 'POST') return { body: seat };
    sent.push(String(seat[name]));
    return KNOWN.includes(String(seat[name]))
      ? { status: 201, body: seat }
      : { status: 422, body: { errors: { [name]: ['unknown'] } } };
  };
  const contract = seats(await exampleContract(), name);
  const { service, needs, judge, resource } = await benchOver(script, {
    contract,
    path: SEATS,
    allowWrites: true,
  });
  Object.assign(service.ground.list ?? {}, { knownIds: KNOWN });
  const bench = new Workbench({ title: resource.path, resource }, 'G2', { service, needs, judge });
  await addItem(bench, {}).catch(() => undefined);
  return sent;
}

test('the last part of a key that is sent leads to what stands, where it is named like the id of that', async () => {
  expect(KNOWN).toContain((await sentFor('clientId')).at(-1));
});

test('a part of a key that is the item’s own is as it was made up', async () => {
  expect(KNOWN).not.toContain((await sentFor('seatId')).at(-1));
});
