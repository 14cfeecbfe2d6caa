import { expect, test } from '@playwright/test';
import { ownItemBetween } from '#fixtures/resources/neighbours.ts';
import { patched } from '#fixtures/resources/patching.ts';
import { replaced } from '#fixtures/resources/replacing.ts';
import type { Schema } from '#fixtures/resources/schema-view.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule } from './things.ts';

waitsPass();

const text = { type: 'string' };
const DAY = { type: 'string', format: 'date' };
const MEMBERS = { name: text, count: { type: 'integer', minimum: 1 }, from: DAY, till: DAY, clientId: text };
const NO = { status: 422, body: { error: 'no' } };

type IsRefused = (body: Schema, others: readonly Schema[]) => boolean;

const REFUSED: readonly { what: string; isRefused: IsRefused }[] = [
  { what: 'an end before its beginning', isRefused: ({ from, till }) => String(from) > String(till) },
  { what: 'what refers to nothing', isRefused: ({ clientId }) => !/^client-[12]$/.test(String(clientId)) },
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
  const { bench } = await sceneOf({ members: MEMBERS }, { rule: late }, 'G4');

  const findings = await patched(bench, await ownItemBetween(bench));

  expect(findings.map(({ at }) => at)).toContain('/count');
});

test('a PATCH of doubtful data that is taken leaves alone what it did not send (G4)', async () => {
  const { bench } = await sceneOf(
    { members: { ...MEMBERS, size: { type: 'object', properties: { width: { type: 'integer' } } } } },
    {
      merged: (before, body) =>
        Object.keys(body).length > 2 ? { ...before, ...body, size: { width: 0 } } : { ...before, ...body },
    },
    'G4',
  );

  const findings = await patched(bench, await ownItemBetween(bench));

  expect(findings.map(({ at }) => at)).toEqual(['/size/width']);
});
