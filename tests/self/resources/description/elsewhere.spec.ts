import { expect, test } from '@playwright/test';
import { combined } from '#fixtures/judge/refusal-result.ts';
import { guardedReads } from '#fixtures/resources/access/guarded-reads.ts';
import { replaced } from '#fixtures/resources/changing/replacing.ts';
import { withElsewhere } from '#fixtures/resources/description/elsewhere.ts';
import type { Resource } from '#fixtures/resources/description/resource.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { readProblems } from '#fixtures/resources/reading/read-problems.ts';
import { removed } from '#fixtures/resources/removing/removing.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import type { Described } from '../described-things.ts';
import { sceneOf, type Rule, type Scene } from '../things.ts';

waitsPass();

const text = { type: 'string' };
const THINGS: Described = { members: { name: text }, required: ['name'], isElsewhere: true };

/** Answers at the other address by itself. */
const there =
  (answer: (thing: Schema | undefined, isRight: boolean) => ReturnType<Rule>): Rule =>
  ({ id, isElsewhere, isRight }, things) =>
    isElsewhere ? answer(things.get(id), isRight) : undefined;

/** Shows there what it has shown there first. */
const keeping = (): Rule => {
  const copies = new Map<string, Schema>();
  return ({ id, isElsewhere, isRight }, things) => {
    const thing = copies.get(id) ?? things.get(id);
    if (!isElsewhere || !isRight || thing === undefined) return undefined;
    copies.set(id, thing);
    return { body: thing };
  };
};

const JUDGES: readonly {
  requirement: string;
  judge: (scene: Scene) => Promise<number>;
  wrong: () => Rule;
}[] = [
  {
    requirement: 'G1',
    judge: async ({ bench, things }) => {
      things.set('thing-0', { id: 'thing-0', name: 'Standing' });
      return (await readProblems(bench)).length;
    },
    wrong: () => there((thing) => thing && { body: { id: thing['id'] } }),
  },
  {
    requirement: 'G3',
    judge: async ({ bench }) => (await replaced(bench, await ownItemBetween(bench))).length,
    wrong: keeping,
  },
  {
    requirement: 'G5',
    judge: async ({ bench }) => (await removed(bench, await ownItemBetween(bench))).length,
    wrong: keeping,
  },
  {
    requirement: 'G6',
    judge: async ({ bench, things }) => {
      things.set('thing-0', { id: 'thing-0', name: 'Standing' });
      return combined(await guardedReads(bench, 'apiKey')).findings.length;
    },
    wrong: () => there((thing) => thing && { body: thing }),
  },
];

for (const { requirement, judge, wrong } of JUDGES)
  test(`a thing is looked at where it is read as well (${requirement})`, async () => {
    const right = await judge(await sceneOf(THINGS, {}, requirement));
    const faulty = await judge(await sceneOf(THINGS, { rule: wrong() }, requirement));

    expect([right, faulty > 0]).toEqual([0, true]);
  });

test('the other address is no resource of its own', async () => {
  const { bench } = await sceneOf(THINGS);

  expect(bench.resource.elsewhere?.map(({ path }) => path)).toEqual(['/api/v1/articles/{articleId}']);
  expect(bench.resource.itemPath).toBe('/api/v1/things/{id}');
});

test('what is known by the same id, and shown otherwise, is another thing', async () => {
  const { bench } = await sceneOf({ ...THINGS, isElsewhere: true, holder: 'thing' });
  const { elsewhere = [], ...resource } = bench.resource;
  const [read] = elsewhere;
  const invoice = { ...read, responseSchema: { type: 'object', properties: { amount: { type: 'number' } } } };
  const other = { path: '/api/v1/articles', collection: {}, item: { GET: invoice }, parents: [] } as Resource;

  expect(read).toBeDefined();
  expect(withElsewhere([resource, other])).toEqual([resource, other]);
});
