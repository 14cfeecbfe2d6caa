import { isDeepStrictEqual } from 'node:util';
import { expect, test } from '@playwright/test';
import { isObject } from '#fixtures/client/exchange.ts';
import { patched } from '#fixtures/resources/changing/patching.ts';
import { replaced } from '#fixtures/resources/changing/replacing.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { addedBehindRemoval } from '#fixtures/resources/removing/behind-removal.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule } from '../things.ts';

waitsPass();

const text = { type: 'string' };
const SIZED = {
  name: text,
  count: { type: 'integer', minimum: 1 },
  size: { type: 'object', properties: { label: text } },
};

/** A PUT whose members of this kind are as they were changes nothing. */
const unless =
  (isSame: (one: unknown, other: unknown) => boolean): Rule =>
  ({ method, id, body, isRight }, things) => {
    const before = things.get(id);
    if (method === 'PATCH') return { status: 405, body: {} };
    if (method !== 'PUT' || !isRight || before === undefined) return undefined;
    const isChange = Object.entries(body).some(([name, value]) => !isSame(before[name], value));
    if (isChange) things.set(id, { ...body, id });
    return { body: { ...body, id } };
  };

for (const { what, isSame, breaches } of [
  {
    what: 'takes other values within an object for none',
    isSame: (one: unknown, other: unknown) => isObject(other) || Array.isArray(other) || one === other,
    breaches: ['/size/label'],
  },
  { what: 'takes what is alike for no change', isSame: isDeepStrictEqual, breaches: [] },
])
  test(`PUT that ${what} is ${breaches.length > 0 ? 'a breach' : 'right'} (G3)`, async () => {
    const { bench } = await sceneOf({ members: SIZED }, { rule: unless(isSame) }, 'G3');

    const findings = await replaced(bench, await ownItemBetween(bench));

    expect([...new Set(findings.map(({ at }) => at))]).toEqual(breaches);
  });

test('PATCH of the value that stands there, which resets others, is a breach (G4)', async () => {
  const merged = (before: Schema, body: Schema): Schema => {
    const isSame = Object.entries(body).every(([name, value]) => isDeepStrictEqual(before[name], value));
    return isSame ? { ...before, count: 1 } : { ...before, ...body };
  };
  const { bench } = await sceneOf({ members: SIZED }, { merged }, 'G4');

  const findings = await patched(bench, await ownItemBetween(bench));

  expect(findings.map(({ at }) => at)).toEqual(['/count']);
});

/** What was removed comes back by its code, as it was. */
function rememberedBy(member: string): Rule {
  const removed = new Map<unknown, Schema>();
  return ({ method, id, body, isRight }, things) => {
    if (!isRight) return undefined;
    const before = things.get(id);
    if (method === 'DELETE' && before !== undefined) removed.set(before[member], before);
    const known = method === 'POST' ? removed.get(body[member]) : undefined;
    if (known === undefined) return undefined;
    const again = `again-${things.size}-${removed.size}`;
    things.set(again, { ...known, id: again });
    return { status: 201, body: { ...body, id: again } };
  };
}

for (const { what, rule, isRight } of [
  { what: 'comes back as it was', rule: rememberedBy('code'), isRight: false },
  { what: 'is forgotten', rule: (): undefined => undefined, isRight: true },
])
  test(`what is added by the code of something removed that ${what} is ${isRight ? 'right' : 'a breach'} (G2)`, async () => {
    const members = { code: { type: 'string', pattern: '^[A-Z]{6}$' }, name: text, count: SIZED.count };
    const { bench } = await sceneOf({ members, required: ['code', 'name', 'count'] }, { rule });

    expect((await addedBehindRemoval(bench)).length === 0).toBe(isRight);
  });
