import { faker } from '@faker-js/faker';
import { expect, test } from '@playwright/test';
import { oddText } from '#fixtures/data/odd-letters.ts';
import { letteredBodies } from '#fixtures/resources/data/lettered.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { addedLettered } from '#fixtures/resources/items/writing.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { keeping, waysOf } from '../kept-writes.ts';
import { sceneOf, type Rule } from '../things.ts';

waitsPass();

const text = { type: 'string' };
const MEMBERS = { title: text, station: text, count: { type: 'integer' } };

/** Kept, and answered, with its texts as `after` says. */
const keepingTexts = (method: string, after: (text: string) => string): Rule =>
  keeping(method, (body) =>
    Object.fromEntries(
      Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? after(value) : value]),
    ),
  );

const WRONG = {
  'reads UTF-8 as Latin-1': (all: string) => Buffer.from(all, 'utf8').toString('latin1'),
  'has no letters of four bytes': (all: string) => all.replaceAll(/[\u{10000}-\u{10ffff}]/gu, '?'),
  'writes texts as markup': (all: string) => all.replaceAll('&', '&amp;'),
  'doubles apostrophes': (all: string) => all.replaceAll("'", "''"),
  'takes accents away': (all: string) => all.normalize('NFD').replaceAll(/\p{M}/gu, ''),
};

const WAYS = waysOf(MEMBERS, addedLettered);

for (const [method, findingsOf] of Object.entries(WAYS)) {
  for (const [what, after] of Object.entries(WRONG)) {
    test(`${method} by a service that ${what} is told`, async () => {
      expect(await findingsOf(keepingTexts(method, after))).toContain('/title');
    });
  }

  test(`${method} that keeps each letter is right`, async () => {
    expect(await findingsOf(keepingTexts(method, (all) => all))).toEqual([]);
  });
}

/** Refuses such letters in the named members. */
const refusing =
  (...names: readonly string[]): Rule =>
  ({ body, isRight, method }) =>
    isRight && method !== 'GET' && names.some((name) => /[^ -~]/u.test(String(body[name])))
      ? { status: 422, body: {} }
      : undefined;

test('where such letters are refused in some members, they are tried in what people write for people', async () => {
  const { bench, things } = await sceneOf({ members: MEMBERS }, { rule: refusing('station') }, 'G2');

  expect((await addedLettered(bench)).findings).toEqual([]);
  expect([...things.values()].map(({ title }) => /Łucja/.test(String(title)))).toEqual([true]);
});

test('a service may refuse them everywhere', async () => {
  const { bench } = await sceneOf({ members: MEMBERS }, { rule: refusing('title', 'station') }, 'G2');
  await expect(addedLettered(bench)).rejects.toThrow(/refuses such letters, which is open/);
  expect(await WAYS.PUT(refusing('title', 'station'))).toEqual([]);
  expect(await WAYS.PATCH(refusing('title', 'station'))).toEqual([]);
});

for (const [what, member] of [
  ['a pattern', { ...text, pattern: '^[A-Za-z0-9]+$' }],
  ['a format', { ...text, format: 'email' }],
  ['choices', { ...text, enum: ['a', 'b'] }],
  ['words on letters', { ...text, description: 'Letters and digits.' }],
  ['words on what becomes of it', { ...text, description: 'HTML is removed.' }],
  ['too few letters', { ...text, maxLength: 3 }],
  ['words on the list that it is in', { type: 'array', items: text, description: 'In lower case.' }],
  [
    'words on the object that it is in',
    { type: 'object', properties: { note: text }, description: 'Latin letters only.' },
  ],
] as const) {
  test(`a text with ${what} is left as it is`, async () => {
    const { bench } = await sceneOf({ members: { title: member } }, {}, 'G2');

    await expect(addedLettered(bench)).rejects.toThrow(/of each text something says what it may hold/);
  });
}

for (const name of ['slug', 'hostName', 'fileName', 'phone', 'tags'])
  test(`a text that is called ${name} is left as it is`, async () => {
    const { bench } = await sceneOf(
      { members: { [name]: name === 'tags' ? { type: 'array', items: text } : text } },
      {},
      'G2',
    );

    await expect(addedLettered(bench)).rejects.toThrow(/of each text something says what it may hold/);
  });

test('what an operation says of all texts is heeded', async () => {
  const adding = 'Adds one. HTML is escaped in all texts.';
  const { bench } = await sceneOf({ members: MEMBERS, adding }, {}, 'G2');

  await expect(addedLettered(bench)).rejects.toThrow(/of each text something says what it may hold/);
});

test('texts in lists and in objects have such letters, too', async () => {
  const inner = { type: 'object', properties: { title: text } };
  const members = { wishes: { type: 'array', items: text }, inner, lines: { type: 'array', items: inner } };
  const { bench } = await sceneOf({ members });
  const body = { wishes: ['a', 'b'], inner: { title: 'c' }, lines: [{ title: 'd' }] };

  const [first] = letteredBodies(bench, bench.ofItem('PUT'), body);
  expect(JSON.stringify(first).match(/Łucja/g)).toHaveLength(4);
  expect(new Set(first?.['wishes'] as readonly string[]).size).toBe(2);
});

test('no two texts of a list are the same, which a service may keep once', async () => {
  const tagsOf = (maxLength: number): Schema => ({ type: 'array', items: { ...text, maxLength } });
  const { bench } = await sceneOf({ members: { long: tagsOf(12), short: tagsOf(8) } });
  const body = { long: ['a', 'b', 'c'], short: ['d', 'e'] };

  const [first] = letteredBodies(bench, bench.ofItem('PUT'), body);
  expect(first).toMatchObject({ short: ['d', 'e'] });
  expect(new Set(first?.['long'] as readonly string[]).size).toBe(3);
  expect(String(first?.['long'])).toContain('Zoë');
});

for (const [least, most] of [
  [0, 4],
  [0, 12],
  [0, 27],
  [40, 40],
  [0, 200],
  [300, Infinity],
] as const) {
  test(`a text of ${least} to ${most} units has whole letters, and no blank at its ends`, () => {
    const made = oddText(faker, { least, most }) ?? '';

    expect(made.length).toBeGreaterThanOrEqual(least);
    expect(made.length).toBeLessThanOrEqual(most);
    expect(made).toBe(made.trim());
    expect(made).not.toMatch(/\p{Surrogate}/u);
    expect(made).toMatch(/^Zoë/);
  });
}
