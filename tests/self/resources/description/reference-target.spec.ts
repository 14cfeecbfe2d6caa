import { expect, test } from '@playwright/test';
import { isReference, oneOf, referredBy } from '#fixtures/resources/description/reference-target.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { exampleContract } from '../effective-contract.ts';
import { benchOver } from '../scripted-list.ts';

const text: Schema = { type: 'string' };
const told = (description: string): Schema => ({ ...text, description });
const PROJECTS = '/api/v1/projects';
const CURRENCIES = '/api/v1/currencies';

const REFERENCES: readonly { path: string; schema?: Schema; to: string; isSure: boolean }[] = [
  { path: 'clientId', to: 'clients', isSure: true },
  { path: 'lines/client_id', to: 'clients', isSure: true },
  { path: 'payer', schema: told('One of /api/v1/clients.'), to: 'clients', isSure: true },
  { path: 'projectId', to: PROJECTS, isSure: true },
  { path: 'projectIds', to: PROJECTS, isSure: true },
  { path: 'projectRef/value', to: PROJECTS, isSure: true },
  { path: 'project/id', schema: { type: ['integer', 'null'] }, to: PROJECTS, isSure: true },
  { path: 'projectId', schema: { anyOf: [text, { type: 'null' }] }, to: PROJECTS, isSure: true },
  { path: 'currencyCode', to: CURRENCIES, isSure: true },
  {
    path: 'money',
    schema: told('currencyCode of one of (GET /api/v1/currencies).'),
    to: CURRENCIES,
    isSure: true,
  },
  { path: 'money', schema: told('see v1/currencies'), to: CURRENCIES, isSure: true },
  { path: 'money', schema: told('as in /currencies/{currencyCode}'), to: CURRENCIES, isSure: true },
  { path: 'sender', schema: told('clientId of the sender.'), to: 'clients', isSure: false },
  { path: 'work', schema: told('project_id of what is paid for.'), to: PROJECTS, isSure: false },
  { path: 'projectId', schema: told('Of the client of clientId.'), to: PROJECTS, isSure: true },
  {
    path: 'debit',
    schema: told('currencyCode that is debited, in the zone of it.'),
    to: CURRENCIES,
    isSure: false,
  },
  { path: 'mainProjectId', to: PROJECTS, isSure: false },
  { path: 'project', to: PROJECTS, isSure: false },
  { path: 'projectKeys', to: PROJECTS, isSure: false },
  { path: 'leader', schema: told('The id of a project.'), to: PROJECTS, isSure: false },
  { path: 'payer', schema: told('Id of a client of the organization.'), to: 'clients', isSure: false },
  { path: 'answers', schema: told('id of another note.'), to: '/api/v1/notes', isSure: false },
  { path: 'payer_id', schema: told('The project that pays.'), to: PROJECTS, isSure: false },
  { path: 'parentId', to: '/api/v1/notes', isSure: false },
  { path: 'parent', to: '/api/v1/notes', isSure: false },
];

async function benchOfNotes(): Promise<Parameters<typeof referredBy>[0]> {
  const { service, resource } = await benchOver(() => ({ body: [] }), {
    contract: await exampleContract(),
    path: '/api/v1/notes',
  });
  return { service, resource };
}

for (const { path, schema = text, to, isSure } of REFERENCES) {
  test(`${path} (${JSON.stringify(schema)}) leads to ${to}`, async () => {
    const bench = await benchOfNotes();

    const referred = referredBy(bench, { path, schema });

    const target = referred?.target;
    expect([typeof target === 'object' ? target.path : target, referred?.isSure]).toEqual([to, isSure]);
    expect(isReference(bench, { path, schema })).toBe(true);
  });
}

const UNKNOWN: readonly { path: string; schema: Schema; isReference: boolean }[] = [
  { path: 'bankId', schema: text, isReference: true },
  { path: 'approvedByEId', schema: text, isReference: true },
  { path: 'owner/id', schema: { type: 'integer' }, isReference: true },
  { path: 'owner/id', schema: { type: 'boolean' }, isReference: false },
  { path: 'id', schema: text, isReference: false },
  { path: 'paid', schema: text, isReference: false },
  { path: 'debit', schema: told('startsOn of what is debited.'), isReference: false },
  { path: 'debit', schema: told('Taken from what currencyCode says.'), isReference: false },
  { path: 'leader', schema: told('The name of a project.'), isReference: false },
  { path: 'mark', schema: told('The code of the note.'), isReference: false },
  { path: 'text', schema: told('and/or anything'), isReference: false },
  { path: 'currencyCode', schema: { enum: ['EUR'], type: 'string' }, isReference: false },
  { path: 'noteId', schema: { type: 'object' }, isReference: false },
];

for (const { path, schema, isReference: isNamed } of UNKNOWN) {
  test(`${path} (${JSON.stringify(schema)}) leads to nothing that is described`, async () => {
    const bench = await benchOfNotes();

    expect(referredBy(bench, { path, schema })).toBeUndefined();
    expect(isReference(bench, { path, schema })).toBe(isNamed);
  });
}

test('of a list of ids each is one', () => {
  expect(['lineIds', 'line_ids', 'lineID', 'lines', 'ids'].map(oneOf)).toEqual([
    'lineId',
    'line_id',
    'lineID',
    'lines',
    'ids',
  ]);
});
