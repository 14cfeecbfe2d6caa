import { expect, test } from '@playwright/test';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { listedAsDescribed } from '#fixtures/resources/items/showing.ts';
import { addedLeast, addedZeros } from '#fixtures/resources/items/writing.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule } from '../things.ts';

waitsPass();

const MEMBERS = { name: { type: 'string' }, count: { type: 'integer', minimum: 0 } };
const withoutNothing = ({ count, ...thing }: Schema): Schema => (count === 0 ? thing : { ...thing, count });

/** Shows rows in the list as these are. */
const listing =
  (row: (thing: Schema) => Schema): Rule =>
  ({ method, id, isRight }, things) =>
    method === 'GET' && id === '' && isRight ? { body: [...things.values()].map(row) } : undefined;

for (const { what, row, at } of [
  { what: 'whole', row: (thing: Schema) => thing, at: [] },
  { what: 'without 0', row: withoutNothing, at: ['1/count'] },
])
  test(`a row of what was added that comes ${what} is ${at.length === 0 ? 'right' : 'a breach'} (G1)`, async () => {
    const { bench, things } = await sceneOf(
      { members: MEMBERS, required: ['count'] },
      { rule: listing(row) },
      'G2',
    );
    // What others have written is for them to tell.
    things.set('other', { id: 'other', name: 'Wrong' });

    const findings = await listedAsDescribed(bench, await addedZeros(bench));

    expect(findings.map((one) => one.at)).toEqual(at);
  });

const deposit = { type: ['number', 'null'], minimum: 0 };
const filled =
  (value: unknown) =>
  (thing: Schema): Schema => ({ ...thing, deposit: thing['deposit'] ?? value });

for (const { what, row, description, at } of [
  { what: 'as null', row: filled(null), at: [] },
  { what: 'without the member', row: (thing: Schema) => thing, at: [] },
  { what: 'as 0', row: filled(0), at: ['/deposit'] },
  { what: 'as 0 that is told', row: filled(0), description: 'Shown as 0 if nothing is told.', at: [] },
])
  test(`null that the list shows ${what} is ${at.length === 0 ? 'right' : 'a breach'} (G1)`, async () => {
    const member = description === undefined ? deposit : { ...deposit, description };
    const described = { members: { name: { type: 'string' }, deposit: member }, required: ['name'] };
    const { bench } = await sceneOf(described, { rule: listing(row), shown: filled(null) }, 'G2');

    const findings = await listedAsDescribed(bench, await addedLeast(bench));

    expect(findings.map((one) => one.at)).toEqual(at);
  });
