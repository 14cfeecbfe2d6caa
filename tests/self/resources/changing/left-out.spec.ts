import { expect, test } from '@playwright/test';
import { replaced } from '#fixtures/resources/changing/replacing.ts';
import { tellsGoing } from '#fixtures/resources/description/rules-in-words.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Asked, type Rule } from '../things.ts';

waitsPass();

const text = { type: 'string', minLength: 3 };
const size = {
  type: 'object',
  required: ['width'],
  properties: { width: { type: 'integer', minimum: 2 }, depth: { type: 'integer', minimum: 2 }, note: text },
};
const MEMBERS = {
  name: text,
  note: text,
  hint: { ...text, description: 'Stays as it is where it is left out.' },
  colour: { type: 'string', enum: ['red', 'green', 'blue'] },
  isOpen: { type: 'boolean' },
  unit: { ...text, default: 'metre' },
  size,
};
const TOLD = 'Replaces the thing; what is left out is no longer there, within its size as well.';

/** PUT leaves a thing as `after` says; PATCH tells nothing here. */
const put =
  (after: (body: Schema, before: Schema) => Schema): Rule =>
  ({ method, id, body, isRight }: Asked, things) => {
    if (method === 'PATCH') return { status: 405, body: {} };
    const before = things.get(id);
    if (method !== 'PUT' || before === undefined || !isRight) return undefined;
    const now = { ...after(body, before), id };
    things.set(id, now);
    return { body: now };
  };

const part = (value: unknown): Schema => (value ?? {}) as Schema;
/** Only so far as the members had values of their own. */
const stayingAt = (names: readonly string[], body: Schema, before: Schema): Schema =>
  Object.fromEntries(
    names.flatMap((name) => (name in body || !(name in before) ? [] : [[name, before[name]]])),
  );
const keeping = (...names: readonly string[]): Rule =>
  put((body, before) => ({ ...body, ...stayingAt(names, body, before) }));
const keepingWithin = (...names: readonly string[]): Rule =>
  put((body, before) =>
    'size' in body
      ? {
          ...body,
          size: { ...part(body['size']), ...stayingAt(names, part(body['size']), part(before['size'])) },
        }
      : body,
  );

async function findingsOf(rule: Rule, replacing?: string): Promise<readonly (string | undefined)[]> {
  const told = replacing === undefined ? {} : { replacing };
  const { bench } = await sceneOf({ members: MEMBERS, required: ['name'], ...told }, { rule }, 'G3');
  const findings = await replaced(bench, await ownItemBetween(bench));
  return [...new Set(findings.map((one) => one.at))];
}

test('what stays although PUT leaves it out, against its description, is a breach (G3)', async () => {
  expect(await findingsOf(keeping('note'), TOLD)).toEqual(['/note']);
  expect(await findingsOf(keeping('size'), TOLD)).toEqual(['/size']);
});

test('the same within an object (G3)', async () => {
  expect(await findingsOf(keepingWithin('depth'), TOLD)).toEqual(['/size/depth']);
});

for (const [what, rule, replacing] of [
  ['all goes', put((body) => body), TOLD],
  ['what has words of its own stays', keeping('hint'), TOLD],
  ['a choice, a flag and what has a usual value stay', keeping('colour', 'isOpen'), TOLD],
  ['what is left out has the usual value', put((body) => ({ unit: 'metre', ...body })), TOLD],
  ['what nobody describes stays', keeping('note', 'size'), undefined],
  ['a whole may be many things', keeping('note', 'size'), 'Replaces the thing as a whole.'],
  ['of one it is said that it stays', keeping('note'), `${TOLD} Only note stays if it is missing.`],
  [
    'all has to be sent',
    (asked: Asked) =>
      asked.method === 'PUT' && asked.isRight && !('note' in asked.body)
        ? { status: 422, body: {} }
        : undefined,
    TOLD,
  ],
] as const) {
  test(`${what}: right (G3)`, async () => {
    expect(await findingsOf(rule, replacing)).toEqual([]);
  });
}

test('what an item always has stays: right (G3)', async () => {
  const put = { type: 'object', required: ['name'], properties: MEMBERS };
  const described = { members: MEMBERS, required: ['name', 'note'], put, replacing: TOLD };
  const { bench } = await sceneOf(described, { rule: keeping('note') }, 'G3');

  expect(await replaced(bench, await ownItemBetween(bench))).toEqual([]);
});

test('a value that is usual there by chance is no old one: it would stay a second time (G3)', async () => {
  let usual: unknown = 'none';
  let leaves = 0;
  const rule = put((body, before) => {
    if (!('note' in body)) leaves += 1;
    // The first time nobody looks at it: what PUT leaves out is open.
    if (leaves === 2 && usual === 'none') usual = before['note'];
    return { note: usual, ...body };
  });

  expect(await findingsOf(rule, TOLD)).toEqual([]);
});

for (const words of [
  'What is left out is no longer there.',
  'Optional members that are left out are cleared.',
  'Replaces it. Omitted members are removed, also nested ones.',
  'Fields missing from the body are set to null',
  'Clears nothing but what is not sent: that is deleted.',
  'Members that are absent are not kept.',
]) {
  test(`it is told that what is left out goes: ${words}`, () => {
    expect(tellsGoing(words)).toBe(true);
  });
}

for (const words of [
  'Replaces it as a whole.',
  'Replaces the order. Lines that are left out are removed.',
  '404 where it is missing or was deleted.',
  'Without If-Match, changes of others are lost.',
  'What is left out is no longer there; notes are never touched.',
  'Missing members keep their values.',
  'What is left out is not removed.',
  'Removed ones are listed no more. Nothing may be missing.',
  'Left out members get their defaults; stage stays when it is left out.',
]) {
  test(`it is not told that what is left out goes: ${words}`, () => {
    expect(tellsGoing(words)).toBe(false);
  });
}
