import { expect, test } from '@playwright/test';
import { patched } from '#fixtures/resources/changing/patching.ts';
import { replaced } from '#fixtures/resources/changing/replacing.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule } from '../things.ts';

waitsPass();

const text = { type: 'string' };
const DAY = { type: 'string', format: 'date' };
const MEMBERS = { name: text, count: { type: 'integer', minimum: 1 }, from: DAY, till: DAY, clientId: text };
const NO = { status: 422, body: { error: 'no' } };

type IsRefused = (body: Schema, others: readonly Schema[]) => boolean;

const OTHER_KINDS: IsRefused = ({ count, name, clientId }) =>
  typeof count !== 'number' || typeof name !== 'string' || typeof clientId !== 'string';

const REFUSED: readonly { what: string; isRefused: IsRefused }[] = [
  { what: 'an end before its beginning', isRefused: ({ from, till }) => String(from) > String(till) },
  {
    what: 'what refers to nothing',
    isRefused: ({ clientId }) => typeof clientId === 'string' && !/^client-[12]$/.test(clientId),
  },
  { what: 'a value of another kind', isRefused: OTHER_KINDS },
  {
    what: 'the name of another one',
    isRefused: ({ name }, others) => others.some((one) => one['name'] === name),
  },
];

/** Refuses changes that break the rule, and makes them in one of these ways all the same. */
const ruled =
  (method: string, isRefused: IsRefused, done: (before: Schema, body: Schema) => Schema): Rule =>
  (asked, things) => {
    const { id, body, isRight } = asked;
    const before = things.get(id);
    if (!isRight || ![method, 'POST'].includes(asked.method)) return undefined;
    const after = asked.method === 'PATCH' ? { ...before, ...body } : body;
    const others = [...things].flatMap(([key, one]) => (key === id ? [] : [one]));
    if (!isRefused(after, others)) return undefined;
    if (before !== undefined) things.set(id, { ...done(before, body), id });
    return NO;
  };

const WAYS = [
  {
    what: 'half',
    done: ({ ...before }: Schema, { count = before['count'] }: Schema) => ({ ...before, count }),
  },
  { what: 'whole', done: (before: Schema, body: Schema) => ({ ...before, ...body }) },
];
const JUDGED = [
  { method: 'PATCH', requirement: 'G4', find: patched },
  { method: 'PUT', requirement: 'G3', find: replaced },
] as const;

for (const { method, requirement, find } of JUDGED)
  for (const { what: rule, isRefused } of REFUSED) {
    for (const { what, done } of WAYS)
      test(`${method} that is refused for ${rule}, and is ${what} done, is a breach (${requirement})`, async () => {
        const { bench } = await sceneOf(
          { members: MEMBERS, required: Object.keys(MEMBERS) },
          { rule: ruled(method, isRefused, done) },
          requirement,
        );

        const findings = await find(bench, await ownItemBetween(bench));

        const expected = `the value from before a ${method} that was refused for its data`;
        expect(findings.map((one) => one.expected)).toContain(expected);
      });

    test(`${method} that is refused for ${rule} alone is right (${requirement})`, async () => {
      const { bench } = await sceneOf(
        { members: MEMBERS, required: Object.keys(MEMBERS) },
        { rule: ruled(method, isRefused, (before) => before) },
        requirement,
      );

      expect(await find(bench, await ownItemBetween(bench))).toEqual([]);
    });
  }

test('PATCH whose refused values come along with the next one is a breach (G4)', async () => {
  const waiting = new Map<string, Schema>();
  const late: Rule = ({ method, id, body, isRight }, things) => {
    const before = things.get(id);
    if (!isRight || method !== 'PATCH' || before === undefined) return undefined;
    const after = { ...before, ...waiting.get(id), ...body };
    if (String(after['from']) > String(after['till'])) {
      waiting.set(id, { count: after['count'] });
      return NO;
    }
    things.set(id, after);
    waiting.delete(id);
    return { body: after };
  };
  const members = { ...MEMBERS, note: text };
  const { bench } = await sceneOf({ members }, { rule: late }, 'G4');

  const findings = await patched(bench, await ownItemBetween(bench));

  expect(findings.map(({ at }) => at)).toContain('/count');
});

/** Copies of the data that show what was done so many looks before. */
const lagging = (looks: number): Rule => {
  const seen: Map<string, Schema>[] = [];
  return ({ method, id, isRight }, things) => {
    if (!isRight || method !== 'GET' || id === '') return undefined;
    seen.push(new Map(things));
    const { [Math.max(0, seen.length - 1 - looks)]: copy } = seen;
    const body = copy?.get(id);
    return body === undefined ? { status: 404, body: {} } : { body };
  };
};

for (const { method, requirement, find } of JUDGED)
  for (const looks of [1, 3, 5])
    test(`${method} that is refused for data is right where copies are ${looks} looks behind (${requirement})`, async () => {
      const isRefused: IsRefused = ({ clientId }) => !/^client-[12]$/.test(String(clientId));
      const [refusing, late] = [ruled(method, isRefused, (before) => before), lagging(looks)];
      const { bench } = await sceneOf(
        { members: { ...MEMBERS, note: text }, required: Object.keys(MEMBERS) },
        { rule: (asked, things) => refusing(asked, things) ?? late(asked, things) },
        requirement,
      );

      expect(await find(bench, await ownItemBetween(bench))).toEqual([]);
    });

test('the name that another item loses to the last one who claims it is no breach (G4)', async () => {
  const claiming: Rule = ({ method, id, body, isRight }, things) => {
    if (!isRight || !['PATCH', 'POST'].includes(method) || body['name'] === undefined) return undefined;
    for (const [key, one] of things)
      if (key !== id && one['name'] === body['name']) things.set(key, { ...one, name: '' });
    return undefined;
  };
  const { bench } = await sceneOf({ members: MEMBERS }, { rule: claiming }, 'G4');

  expect(await patched(bench, await ownItemBetween(bench))).toEqual([]);
});

test('what follows from doubtful data that is taken is no breach (G4)', async () => {
  const state = { type: 'string', enum: ['draft', 'odd'] };
  const merged = (before: Schema, body: Schema): Schema => {
    const after = { ...before, ...body };
    return String(after['from']) > String(after['till']) ? { ...after, state: 'odd' } : after;
  };
  const { bench } = await sceneOf({ members: { ...MEMBERS, state } }, { merged }, 'G4');

  expect(await patched(bench, await ownItemBetween(bench))).toEqual([]);
});
