import { expect, test } from '@playwright/test';
import { removed } from '#fixtures/resources/removing/removing.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import type { Described } from '../described-things.ts';
import { sceneOf, type Rule } from '../things.ts';

waitsPass();

const text = { type: 'string' };
const state = { type: 'string', enum: ['open', 'decided'] };
const members = { name: text, state };

/** What was decided stays. */
const decided: Rule = ({ method, id }, things) =>
  method === 'DELETE' && things.get(id)?.['state'] === 'decided' ? { status: 409, body: {} } : undefined;
/** What was changed stays, whatever it has become. */
const changed = (): Rule => {
  const touched = new Set<string>();
  return ({ method, id, isRight }) => {
    if (method === 'PUT' && isRight) touched.add(id);
    return method === 'DELETE' && touched.has(id) ? { status: 409, body: {} } : undefined;
  };
};

for (const { what, described, rule, breaches } of [
  {
    what: 'by a state that only changes lead to may stay',
    described: { members, post: { type: 'object', required: ['name'], properties: { name: text } } },
    rule: decided,
    breaches: 0,
  },
  {
    what: 'and stays for no reason is told',
    described: { members: { name: text } },
    rule: changed(),
    breaches: 1,
  },
  {
    what: 'may stay where DELETE says so',
    described: { members: { name: text }, removing: 'Withdraws it. What was decided cannot be withdrawn.' },
    rule: changed(),
    breaches: 0,
  },
] satisfies readonly { what: string; described: Described; rule: Rule; breaches: number }[])
  test(`what was changed ${what} (G5)`, async () => {
    for (const purpose of ['G5 a', 'G5 b', 'G5 c', 'G5 d']) {
      const { bench } = await sceneOf(described, { rule }, purpose);

      expect(await removed(bench, await ownItemBetween(bench)), purpose).toHaveLength(breaches);
    }
  });
