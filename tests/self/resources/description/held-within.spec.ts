import { expect, test } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import type { Workbench } from '#fixtures/resources/bench/workbench.ts';
import { patched } from '#fixtures/resources/changing/patching.ts';
import { holderOf } from '#fixtures/resources/description/held-within.ts';
import { without, type Schema } from '#fixtures/resources/description/schema-view.ts';
import { foundLater } from '#fixtures/resources/items/showing.ts';
import { added } from '#fixtures/resources/items/writing.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { operationsOf } from '#spec/load-contract.ts';
import type { AnswerParts } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { exampleContract } from '../effective-contract.ts';
import { benchOver, notesOfEachTest } from '../scripted-list.ts';

waitsPass();
notesOfEachTest();

const NOTES = '/api/v1/notes';
const text: Schema = { type: 'string' };
const object = (properties: Schema): Schema => ({ type: 'object', properties });

for (const { what, schema, holder } of [
  { what: 'that stands beside the id', schema: object({ id: text, a: text, b: text }), holder: undefined },
  {
    what: 'one level deeper',
    schema: object({ id: text, source: object({ a: text, b: text }) }),
    holder: 'source',
  },
  {
    what: 'in one of two places',
    schema: object({ now: object({ a: text, b: text }), before: object({ a: text, b: text }) }),
    holder: undefined,
  },
  {
    what: 'of which little is told',
    schema: object({ id: text, links: object({ c: text }) }),
    holder: undefined,
  },
]) {
  test(`what clients write ${what} is held by ${holder ?? 'nothing'}`, () => {
    expect(holderOf(['a', 'b'], schema)).toBe(holder);
  });
}

/** Notes are sent bare, and come back as the `note` beside their id. */
async function benchOf(kept: (before: Schema, sent: Schema) => Schema): Promise<Workbench> {
  const given = await exampleContract();
  const { Note } = (given.description.components?.schemas ?? {}) as { readonly Note: { properties: Schema } };
  const note = object(without(Note.properties, ['noteId']));
  const shown = { type: 'object', required: ['noteId'], properties: { noteId: text, note } };
  const answered = { content: { 'application/json': { schema: shown } } };
  const { components, paths } = given.description;
  const description = {
    ...given.description,
    paths: JSON.parse(
      JSON.stringify(paths).replace(
        /("201":\{"description":"The new note.","content":)\{"application\/json":\{"schema":\{[^}]*\}\}\}/,
        `$1${JSON.stringify(answered.content)}`,
      ),
    ) as typeof paths,
    components: {
      ...components,
      responses: { ...components?.responses, Note: { description: 'One note.', ...answered } },
    },
  } as typeof given.description;
  const notes = new Map<string, Schema>();
  const asShown = (id: string): AnswerParts => {
    const one = notes.get(id);
    return one === undefined ? { status: 404, body: {} } : { body: { noteId: id, note: one } };
  };
  const script = ({ method, path, body = '{}' }: ApiRequest): AnswerParts => {
    const sent = JSON.parse(body) as Schema;
    const id = /notes\/(\w+)/.exec(path)?.[1] ?? `n${notes.size + 1}`;
    if (method === 'POST') {
      notes.set(id, kept({}, sent));
      return { ...asShown(id), status: 201 };
    }
    if (method === 'PATCH') notes.set(id, kept(notes.get(id) ?? {}, sent));
    return asShown(id);
  };
  const contract = { ...given, description, operations: operationsOf(description) };
  return benchOver(script, { contract, path: NOTES, allowWrites: true });
}

const merge = (before: Schema, sent: Schema): Schema => ({
  ...before,
  ...sent,
  ...('frame' in sent && { frame: { ...(before['frame'] as Schema), ...(sent['frame'] as Schema) } }),
});

for (const { what, kept, breaks } of [
  { what: 'keeps all', kept: merge, breaks: [false, false] },
  {
    what: 'cuts its texts',
    kept: (before: Schema, sent: Schema): Schema => ({
      ...merge(before, sent),
      ...('text' in sent && { text: String(sent['text']).slice(0, 9) }),
    }),
    breaks: [true, true],
  },
  {
    what: 'loses by PATCH what was not sent',
    kept: (before: Schema, sent: Schema): Schema => ({ text: before['text'], ...sent }),
    breaks: [false, true],
  },
]) {
  test(`a service that holds what was sent one level deeper, and ${what}, is judged (G2, G4)`, async () => {
    const bench = await benchOf(kept);

    const post = await added(bench);
    const later = await foundLater(bench, post);
    const changed = await patched(bench, await ownItemBetween(bench));

    expect([post.findings.length + later.length > 0, changed.length > 0]).toEqual(breaks);
  });
}
