import { expect, test } from '@playwright/test';
import { guardedWrites } from '#fixtures/resources/access/guarded-writes.ts';
import { removed } from '#fixtures/resources/removing/removing.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule } from '../things.ts';

waitsPass();

const text = { type: 'string' };
const FLAGS = {
  flag: { members: { name: text, isArchived: { type: 'boolean', default: false } }, archived: true },
  state: { members: { name: text, isArchived: { enum: ['no', 'yes'] } }, archived: 'yes' },
};

for (const [what, { members, archived }] of Object.entries(FLAGS)) {
  /** Nothing is archived as it is added, and nothing else may be removed. */
  const archiving: Rule = ({ method, id, body, isRight }, things) => {
    if (!isRight) return undefined;
    const isEarly = method === 'POST' && body['isArchived'] === archived;
    const isKept = method === 'DELETE' && things.has(id) && things.get(id)?.['isArchived'] !== archived;
    return isEarly || isKept ? { status: 409, body: {} } : undefined;
  };

  test(`what has to be archived first is removed then (G5)${what === 'flag' ? '' : `: a ${what}`}`, async () => {
    const { bench, sent } = await sceneOf({ members }, { rule: archiving }, 'G5');

    expect(await removed(bench, await ownItemBetween(bench))).toEqual([]);
    expect(sent.filter(({ method, status }) => method === 'DELETE' && status < 300)).toHaveLength(1);
  });

  test(`what has to be archived first is guarded (G6): a ${what}`, async () => {
    const { bench } = await sceneOf({ members }, { rule: archiving }, 'G6');

    const results = await guardedWrites(bench, 'apiKey');

    expect(results.filter(({ findings, untold }) => findings.length > 0 || untold !== undefined)).toEqual([]);
  });

  test(`what is archived, and goes by a wrong DELETE, is told (G6): a ${what}`, async () => {
    const isOpen = ({
      method,
      insert = [],
    }: {
      readonly method: string;
      readonly insert?: readonly unknown[];
    }) => method === 'DELETE' && insert.length > 0;
    const { bench } = await sceneOf({ members }, { rule: archiving, isOpen }, 'G6');

    const results = await guardedWrites(bench, 'apiKey');

    expect(results.some(({ findings }) => findings.length > 0)).toBe(true);
  });
}
