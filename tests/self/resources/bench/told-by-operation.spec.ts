import { expect, test } from '@playwright/test';
import { patched } from '#fixtures/resources/changing/patching.ts';
import { replaced } from '#fixtures/resources/changing/replacing.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { foundLater } from '#fixtures/resources/items/showing.ts';
import { added } from '#fixtures/resources/items/writing.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Ways } from '../things.ts';

waitsPass();

const MEMBERS = {
  startsAt: { type: 'string', format: 'date-time' },
  name: { type: 'string' },
  title: { type: 'string', description: 'For people.' },
};
const WORDS = 'Times are shown without seconds. Texts are kept in lower case.';

/** Keeps no seconds, and no capitals of the named members. */
const normalizing = (...names: readonly string[]): Ways => ({
  merged: (before, body) => {
    const { startsAt } = body;
    const lowered = names
      .filter((name) => name in body)
      .map((name) => [name, String(body[name]).toLowerCase()]);
    const minute = typeof startsAt === 'string' ? { startsAt: `${startsAt.slice(0, 16)}:00Z` } : {};
    return { ...before, ...body, ...(Object.fromEntries(lowered) as Schema), ...minute };
  },
});

async function findingsOf(adding: string, ways: Ways): Promise<readonly (string | undefined)[]> {
  const benchFor = async (requirement: string): Promise<Awaited<ReturnType<typeof sceneOf>>['bench']> =>
    (await sceneOf({ members: MEMBERS, adding }, ways, requirement)).bench;
  const [first, put, patch] = [await benchFor('G2'), await benchFor('G3'), await benchFor('G4')];
  const post = await added(first);
  const findings = [
    ...post.findings,
    ...(await foundLater(first, post)),
    ...(await replaced(put, await ownItemBetween(put))),
    ...(await patched(patch, await ownItemBetween(patch))),
  ];
  return [...new Set(findings.map(({ at }) => at))].toSorted();
}

test('what the words of POST say of forms holds for PUT and PATCH, too (G2 to G4)', async () => {
  expect(await findingsOf(WORDS, normalizing('name'))).toEqual([]);
});

test('but not for a member that has words of its own (G2 to G4)', async () => {
  expect(await findingsOf(WORDS, normalizing('name', 'title'))).toEqual(['/title']);
});

test('words on something else say nothing of members (G2 to G4)', async () => {
  const words = 'Adds a booking. Times are kept in UTC. What is left out is dropped.';

  expect(await findingsOf(words, normalizing('name'))).toEqual(['/startsAt']);
});

test('without such words another form is another value (G2 to G4)', async () => {
  expect(await findingsOf('Adds one.', normalizing())).toEqual(['/startsAt']);
});

test('what POST says of a member that it names holds for that one (G2)', async () => {
  const members = { name: { type: 'string' }, isMain: { type: 'boolean' }, isOpen: { type: 'boolean' } };
  const findings = async (adding: string): Promise<readonly (string | undefined)[]> => {
    const always: Ways = { shown: (thing) => ({ ...thing, isMain: true, isOpen: true }) };
    const { bench } = await sceneOf({ members, required: ['isMain', 'isOpen'], adding }, always);
    const posts = [];
    for (let made = 0; made < 6; made += 1) posts.push(await added(bench));
    return [...new Set(posts.flatMap((post) => post.findings.map(({ at }) => at)))].toSorted();
  };

  expect(await findings('The first one becomes the main one, whatever was sent.')).toEqual(['/isOpen']);
  expect(await findings('The first one becomes the main one.')).toEqual(['/isMain', '/isOpen']);
});
