import { expect, test } from '@playwright/test';
import { resourcesOf } from '#fixtures/resources/description/resource.ts';
import { propertiesOf, type Schema } from '#fixtures/resources/description/schema-view.ts';
import { loadContract } from '#spec/load-contract.ts';
import { PATH, withThings } from '../described-things.ts';

const MOMENT = { type: 'string', format: 'date-time' };
const TOLD = { ...MOMENT, description: 'Seconds are cut off.' };

/** What PATCH says of two members of which POST says that their seconds are cut off. */
async function saidByPatch(patch: Schema): Promise<Schema> {
  const members = { from: TOLD, till: TOLD };
  const contract = withThings(await loadContract([]), {
    members,
    patch: { type: 'object', properties: patch },
  });
  const things = resourcesOf(contract).find(({ path }) => path === PATH);
  const described = propertiesOf(things?.item.PATCH?.requestSchema);
  return Object.fromEntries(Object.entries(described).map(([name, one]) => [name, one['description']]));
}

test('what is said of a member where it is added holds where it is changed', async () => {
  expect(await saidByPatch({ from: MOMENT, till: MOMENT })).toEqual({
    from: TOLD.description,
    till: TOLD.description,
  });
});

test('it does not where something is said of it there, and what POST does not take has no words', async () => {
  const own = { ...MOMENT, description: 'Not changed.' };

  expect(await saidByPatch({ from: own, note: { type: 'string' } })).toEqual({
    from: 'Not changed.',
    note: undefined,
  });
});

test('what is said of a rule where it is added stands against no PUT', async () => {
  const name = { type: 'string', description: 'Unique, and shown before the note.' };
  const contract = withThings(await loadContract([]), {
    members: { name },
    put: { type: 'object', properties: { name: { type: 'string' } } },
  });

  const things = resourcesOf(contract).find(({ path }) => path === PATH);

  expect(propertiesOf(things?.item.PUT?.requestSchema)['name']).toEqual({ type: 'string' });
});
