import { expect, test } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { added } from '#fixtures/resources/items/writing.ts';
import { loadContract, operationsOf } from '#spec/load-contract.ts';
import type { Contract } from '#spec/contract.ts';
import type { AnswerParts } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { EXAMPLE } from '../effective-contract.ts';
import { benchOver, notesOfEachTest } from '../scripted-list.ts';

waitsPass();
notesOfEachTest();

const NOTES = '/api/v1/notes';
const LOCATED = { description: 'See there.', headers: { Location: { schema: { type: 'string' } } } };

/** Keeps notes, and answers POST with a status, with where the note is, and with nothing else. */
function notes(
  status: number,
  kept: Map<string, Schema>,
  leads = `${NOTES}/`,
): (request: ApiRequest) => AnswerParts {
  return ({ method, path, body = '{}' }) => {
    const found = kept.get(path.slice(NOTES.length + 1));
    if (method !== 'POST') return found === undefined ? { status: 404, body: {} } : { body: found };
    const noteId = `n${kept.size + 1}`;
    kept.set(noteId, { ...(JSON.parse(body) as Schema), noteId });
    return { status, headers: [['Location', `${leads}${noteId}`]], text: '' };
  };
}

async function contractAnswering(responses: Schema): Promise<Contract> {
  const contract = await loadContract([EXAMPLE]);
  const paths = contract.description.paths as Readonly<Record<string, Schema>>;
  const { post, ...item } = paths[NOTES] as { readonly post: Schema };
  const description = {
    ...contract.description,
    paths: { ...paths, [NOTES]: { ...item, post: { ...post, responses } } },
  } as typeof contract.description;
  return { ...contract, description, operations: operationsOf(description) };
}

for (const { status, responses } of [
  { status: 303, responses: { 303: LOCATED } },
  { status: 201, responses: { 201: LOCATED } },
  { status: 204, responses: { 204: LOCATED, 404: { description: 'No.' } } },
])
  test(`what POST adds is found where Location leads: ${status}`, async () => {
    const kept = new Map<string, Schema>();
    const contract = await contractAnswering(responses);
    const bench = await benchOver(notes(status, kept), { contract, path: NOTES, allowWrites: true });

    const { findings, item } = await added(bench);

    expect(findings).toEqual([]);
    expect(item?.id).toBe('n1');
  });

for (const { what, responses, leads } of [
  { what: 'that leads elsewhere', responses: { 303: LOCATED }, leads: '/login?from=' },
  { what: 'beside another success', responses: { 201: LOCATED, 303: LOCATED }, leads: `${NOTES}/` },
])
  test(`303 ${what} adds nothing`, async () => {
    const contract = await contractAnswering(responses);
    const bench = await benchOver(notes(303, new Map(), leads), { contract, path: NOTES, allowWrites: true });

    const { findings } = await added(bench);

    expect(findings).toMatchObject([{ actual: 'status 303' }]);
  });
