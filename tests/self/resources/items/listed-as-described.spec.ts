import { expect, test } from '@playwright/test';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { listedAsDescribed } from '#fixtures/resources/items/showing.ts';
import { addedZeros } from '#fixtures/resources/items/writing.ts';
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
