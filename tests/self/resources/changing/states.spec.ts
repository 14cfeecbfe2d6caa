import { expect, test } from '@playwright/test';
import type { Workbench } from '#fixtures/resources/bench/workbench.ts';
import { patched } from '#fixtures/resources/changing/patching.ts';
import { replaced } from '#fixtures/resources/changing/replacing.ts';
import { removed } from '#fixtures/resources/removing/removing.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule, type Ways } from '../things.ts';

waitsPass();

const text = { type: 'string' };
const STATES = ['draft', 'posted'];
const MEMBERS = { name: text, note: text, state: { type: 'string', enum: STATES } };

for (const stays of STATES) {
  for (const { status, removing } of [
    { status: 409, removing: 'Removes it.' },
    { status: 400, removing: 'Some cannot be removed.' },
    { status: 422, removing: 'Some cannot be removed.' },
  ])
    test(`an item that is ${stays} may have to stay, another one goes (G5): ${status}`, async () => {
      const rule: Rule = ({ method, id }, things) =>
        method === 'DELETE' && things.get(id)?.['state'] === stays ? { status, body: {} } : undefined;
      const { bench } = await sceneOf({ members: MEMBERS, removing }, { rule }, `G5 ${stays}`);

      const findings = await removed(bench, await ownItemBetween(bench));

      expect(findings).toEqual([]);
    });

  test(`an item that is ${stays} may not become something else (G3, G4)`, async () => {
    const rule: Rule = ({ method, id, body }, things) => {
      const state = things.get(id)?.['state'];
      const isLeaving = state === stays && 'state' in body && body['state'] !== state;
      return method !== 'POST' && isLeaving ? { status: 422, body: {} } : undefined;
    };
    const { bench } = await sceneOf({ members: MEMBERS }, { rule }, `G3 ${stays}`);
    const items = await ownItemBetween(bench);

    const replacing = await replaced(bench, items);
    const patching = await patched(bench, items);

    expect([...replacing, ...patching]).toEqual([]);
  });
}

test('where none of several may go, one that is added in another state goes (G5)', async () => {
  const first = new Set<string>();
  const rule: Rule = ({ method, id, isRight }, things) => {
    for (const one of things.keys()) if (first.size < 3) first.add(one);
    return method === 'DELETE' && isRight && first.has(id) ? { status: 409, body: {} } : undefined;
  };
  const { bench } = await sceneOf({ members: MEMBERS, required: Object.keys(MEMBERS) }, { rule }, 'G5');

  expect(await removed(bench, await ownItemBetween(bench))).toEqual([]);
});

test('items that can be removed in no state break G5', async () => {
  const rule: Rule = ({ method }) => (method === 'DELETE' ? { status: 409, body: {} } : undefined);
  const { bench } = await sceneOf({ members: MEMBERS }, { rule }, 'G5');

  const findings = await removed(bench, await ownItemBetween(bench));

  expect(findings.map(({ actual }) => actual)).toEqual(['status 409']);
});

test('items that stay by a rule that DELETE has in words break nothing (G5)', async () => {
  const rule: Rule = ({ method }) => (method === 'DELETE' ? { status: 409, body: {} } : undefined);
  const described = { members: MEMBERS, removing: 'Only what is empty is removed (409 otherwise).' };
  const { bench } = await sceneOf(described, { rule }, 'G5');
  const items = await ownItemBetween(bench);

  await expect(removed(bench, items)).rejects.toThrow('by a rule that its DELETE has in words');
});

test('the same of a rule that the description of a refusal has in words (G5)', async () => {
  const rule: Rule = ({ method }) => (method === 'DELETE' ? { status: 409, body: {} } : undefined);
  const refused = async (refusing: string): Promise<unknown> => {
    const { bench } = await sceneOf({ members: MEMBERS, refusals: [409], refusing }, { rule }, 'G5');
    return removed(bench, await ownItemBetween(bench));
  };

  await expect(refused('Only open ones can be destroyed.')).rejects.toThrow(
    'a refusal of its DELETE has in words',
  );
  expect(await refused('It was changed meanwhile.')).toHaveLength(1);
});

test('where what has all its members has to stay, one with no more than it needs goes (G5)', async () => {
  const kept: Rule = ({ method, id }, things) =>
    method === 'DELETE' && things.get(id)?.['keptUntil'] !== undefined
      ? { status: 409, body: {} }
      : undefined;
  const members = { name: text, keptUntil: { ...text, format: 'date' } };
  const { bench, sent } = await sceneOf({ members, required: ['name'] }, { rule: kept }, 'G5');

  expect(await removed(bench, await ownItemBetween(bench))).toEqual([]);

  expect(sent.filter(({ method, status }) => method === 'DELETE' && status < 300)).toHaveLength(1);
});

const STAYING = [
  { description: 'Until then it cannot be removed (409).', isRule: true },
  { description: 'Never before the first of a month.', isRule: false },
  { description: 'Leading blanks are removed; must be unique.', isRule: false },
  { description: 'Not shown in the list of deleted things.', isRule: false },
];
for (const { description, isRule } of STAYING)
  test(`items that stay ${isRule ? 'break nothing' : 'break G5'} where a member says: ${description}`, async () => {
    const members = { name: text, keptUntil: { ...text, format: 'date', description } };
    const { bench } = await sceneOf({ members, required: ['name', 'keptUntil'] }, { rule: keeping }, 'G5');

    expect(await toldOf(bench)).toEqual(isRule ? keptBy('keptUntil') : ['status 409']);
  });

test('items that stay break nothing where the whole says: Once posted it cannot be deleted.', async () => {
  const rules = { description: 'An entry. Once posted it cannot be deleted.' };
  const { bench } = await sceneOf({ members: MEMBERS, rules }, { rule: keeping }, 'G5');

  expect(await toldOf(bench)).toEqual(keptBy('its data'));
});

test('items that stay break nothing where a member that the service sets says so', async () => {
  const description = 'Until then it must not be deleted.';
  const members = { ...MEMBERS, keptUntil: { ...text, format: 'date', readOnly: true, description } };
  const { bench } = await sceneOf({ members }, { rule: keeping }, 'G5');

  expect(await toldOf(bench)).toEqual(keptBy('keptUntil'));
});

const keeping: Rule = ({ method }) => (method === 'DELETE' ? { status: 409, body: {} } : undefined);

function keptBy(what: string): string {
  return `RangeError: untested: /api/v1/things keeps its items, by a rule that ${what} has in words`;
}

/** What was seen, or why nothing is told. */
async function toldOf(bench: Workbench): Promise<string | readonly (string | undefined)[]> {
  const items = await ownItemBetween(bench);
  return removed(bench, items).then(
    (findings) => findings.map(({ actual }) => actual),
    (error: unknown) => String(error),
  );
}

test('a text that PUT refuses is no state (G3)', async () => {
  const rule: Rule = ({ method }) => (method === 'PUT' ? { status: 422, body: {} } : undefined);
  const { bench } = await sceneOf({ members: MEMBERS }, { rule }, 'G3');

  const findings = await replaced(bench, await ownItemBetween(bench));

  expect(findings.map(({ actual }) => actual)).toEqual(['status 422']);
});

test('a currency that only its author knows is left as it is by PUT and PATCH', async () => {
  const members = { name: text, currency: { ...text, example: 'EUR' } };
  const rule: Rule = ({ method, body }) =>
    method !== 'GET' && 'currency' in body && body['currency'] !== 'EUR'
      ? { status: 400, body: {} }
      : undefined;
  const { bench } = await sceneOf({ members }, { rule }, 'G4');
  const items = await ownItemBetween(bench);

  const replacing = await replaced(bench, items);
  const patching = await patched(bench, items);

  expect([...replacing, ...patching]).toEqual([]);
});

for (const status of [400, 404])
  test(`an item that DELETE takes for a wrong request is told, though others go (G5): ${status}`, async () => {
    let refused: string | undefined;
    const rule: Rule = ({ method, id, isRight }) => {
      if (method !== 'DELETE' || !isRight) return undefined;
      refused ??= id;
      return id === refused ? { status, body: {} } : undefined;
    };
    const { bench } = await sceneOf({ members: MEMBERS, removing: 'Removes it.' }, { rule }, 'G5');

    expect(await removed(bench, await ownItemBetween(bench))).not.toEqual([]);
  });

const LEVELS = ['economy', 'standard', 'express', 'freight'];

const asFreight: Ways['merged'] = (before, body) => ({
  ...before,
  ...body,
  ...(body['level'] === 'freight' ? { level: 'standard' } : {}),
});

for (const { what, merged, least, told } of [
  { what: 'each choice is sent by PATCH', merged: undefined, least: 4, told: 0 },
  { what: 'one that becomes another by PATCH is told', merged: asFreight, least: 1, told: 1 },
])
  test(`of several choices ${what} (G4)`, async () => {
    const members = { name: text, level: { type: 'string', enum: LEVELS } };
    const { bench, sent } = await sceneOf({ members }, merged === undefined ? {} : { merged }, 'G4');

    const findings = await patched(bench, await ownItemBetween(bench));

    const levels = sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body['level']);
    expect(new Set(levels.filter((one) => one !== undefined)).size).toBeGreaterThanOrEqual(least);
    expect(Math.min(findings.length, 1)).toBe(told);
  });
