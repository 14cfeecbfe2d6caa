import { expect, test } from '@playwright/test';
import { patched } from '#fixtures/resources/changing/patching.ts';
import { replaced } from '#fixtures/resources/changing/replacing.ts';
import { removed } from '#fixtures/resources/removing/removing.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Asked, type Rule } from '../things.ts';

waitsPass();

const text = { type: 'string' };
const DESCRIBED = { members: { name: text, note: text }, required: ['name'] };

/** What one scheme has added the other changes or removes in a way of its own. */
function foreign(way: (asked: Asked) => ReturnType<Rule>): Rule {
  const owners = new Map<string, string>();
  return (asked, things) => {
    if (asked.method === 'POST' && asked.isRight) owners.set(String(asked.body['name']), asked.scheme);
    const owner = owners.get(String(things.get(asked.id)?.['name'])) ?? asked.scheme;
    const isChange = ['PUT', 'PATCH', 'DELETE'].includes(asked.method);
    return isChange && asked.isRight && owner !== asked.scheme ? way(asked) : undefined;
  };
}

const WAYS = [
  {
    what: 'is answered as done and stays',
    way: ({ method, body, id }: Asked) =>
      method === 'DELETE' ? { status: 204, text: '' } : { body: { ...body, id } },
    findings: true,
  },
  { what: 'is found nowhere', way: () => ({ status: 404, body: {} }), findings: true },
  { what: 'is changed and removed like any other', way: () => undefined, findings: false },
] as const;

for (const { what, way, findings } of WAYS)
  for (const [requirement, judge] of [
    ['G3', replaced],
    ['G4', patched],
    ['G5', removed],
  ] as const)
    test(`what the other scheme has added ${what} (${requirement})`, async () => {
      const { bench } = await sceneOf(DESCRIBED, { isTwofold: true, rule: foreign(way) }, requirement);

      const found = await judge(bench, await ownItemBetween(bench));

      expect(found.length > 0).toBe(findings);
    });

for (const [requirement, judge] of [
  ['G3', replaced],
  ['G4', patched],
] as const)
  test(`a rule in words may stand against a change of what the other scheme has added (${requirement})`, async () => {
    const rule = foreign(({ method }) => (method === 'DELETE' ? undefined : { status: 422, body: {} }));
    const { bench } = await sceneOf(DESCRIBED, { isTwofold: true, rule }, requirement);

    expect(await judge(bench, await ownItemBetween(bench))).toEqual([]);
  });

for (const [requirement, judge] of [
  ['G3', replaced],
  ['G4', patched],
] as const)
  test(`what POST changes of others is not for a change to answer for (${requirement})`, async () => {
    const spills: Rule = ({ method, body, isRight }, things) => {
      const last = [...things.entries()].at(-1);
      const isAdding = method === 'POST' && isRight && things.size > 2;
      if (isAdding && last !== undefined) things.set(last[0], { ...last[1], name: body['name'] });
      return undefined;
    };
    const { bench } = await sceneOf(DESCRIBED, { isTwofold: true, rule: spills }, requirement);

    expect(await judge(bench, await ownItemBetween(bench))).toEqual([]);
  });
