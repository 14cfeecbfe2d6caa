import { expect, test } from '@playwright/test';
import { servesItem, itemOf } from '#fixtures/resources/answers/item.ts';
import { keyOf } from '#fixtures/resources/description/item-key.ts';
import { resourcesOf } from '#fixtures/resources/description/resource.ts';
import { at } from '#fixtures/resources/description/schema-view.ts';
import { answer } from '#tests/self/checks/answers.ts';
import { exampleContract } from '../effective-contract.ts';

const CASES = [
  { what: 'id and text', body: { noteId: '7', text: 'a' }, sent: { text: 'a' }, serves: true },
  { what: 'another id', body: { noteId: '8', text: 'a' }, sent: { text: 'a' }, serves: false },
  { what: 'the id alone', body: { noteId: '7' }, sent: { text: 'a' }, serves: false },
  { what: 'the id alone, of an item created with nothing', body: { noteId: '7' }, sent: {}, serves: true },
  { what: 'a refusal with the id alone', body: { noteId: '7' }, sent: {}, status: 404, serves: false },
  { what: 'another id alone', body: { noteId: '8' }, sent: {}, serves: false },
] as const;

for (const { what, body, sent, serves, ...more } of CASES) {
  test(`${what} ${serves ? 'is' : 'is not'} the item's data`, async () => {
    const notes = resourcesOf(await exampleContract()).filter(({ path }) => path === '/api/v1/notes');

    const served = notes.map((resource) =>
      servesItem(answer({ body, ...more }), { ...itemOf(keyOf(resource, '7'), {}), sent }, resource),
    );

    expect(served).toEqual([serves]);
  });
}

for (const { what, body, serves } of [
  { what: 'a mark that it was removed', body: { noteId: '7', object: 'note', deleted: true }, serves: false },
  { what: 'its kind beside a text', body: { noteId: '7', object: 'note', text: 'b' }, serves: true },
]) {
  test(`${what} ${serves ? 'is' : 'is not'} the data of an item whose kind is always told`, async () => {
    const contract = await exampleContract();
    const description = JSON.parse(JSON.stringify(contract.description)) as typeof contract.description;
    const note = at(description, ['components', 'schemas', 'Note', 'properties']) as Record<string, unknown>;
    note['object'] = { const: 'note' };
    const notes = resourcesOf({ ...contract, description }).filter(({ path }) => path === '/api/v1/notes');

    const served = notes.map((resource) =>
      servesItem(answer({ body }), { ...itemOf(keyOf(resource, '7'), {}), sent: { text: 'a' } }, resource),
    );

    expect(served).toEqual([serves]);
  });
}
