import { expect, test } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import { Workbench } from '#fixtures/resources/bench/workbench.ts';
import { addItem } from '#fixtures/resources/items/adding.ts';
import type { AnswerParts } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { reworded } from '../cost-centers.ts';
import { exampleContract } from '../effective-contract.ts';
import { benchOver, notesOfEachTest } from '../scripted-list.ts';

waitsPass();
notesOfEachTest();

const PROJECT = { projectId: 'p9', title: 'Title 9', state: 'planned' };
const HIDDEN_LOOKS = 2;

interface Seen {
  /** How each GET of the item was answered. */
  readonly looks: readonly number[];
}

/** What adding asks for, where POST is answered so and the item is there behind two looks. */
async function addedWith(status: number): Promise<Seen> {
  const looks: number[] = [];
  const script = ({ method, path }: ApiRequest): AnswerParts => {
    if (method === 'POST') return { status, body: PROJECT };
    if (!path.endsWith('/p9')) return { body: [] };
    looks.push(looks.length < HIDDEN_LOOKS ? 404 : 200);
    return looks.at(-1) === 404 ? { status: 404, body: {} } : { body: PROJECT };
  };
  const { service, needs, judge, resource } = await benchOver(script, {
    contract: anyStatus(await exampleContract()),
    allowWrites: true,
  });
  await addItem(new Workbench({ title: resource.path, resource }, 'G2', { service, needs, judge }), {});
  return { looks };
}

const anyStatus = reworded(['"201":', '"2XX":']);

test('what is accepted alone is waited for, before anything is done with it', async () => {
  expect((await addedWith(202)).looks).toEqual([404, 404, 200]);
});

test('what is created is there', async () => {
  expect((await addedWith(201)).looks).toEqual([]);
});
