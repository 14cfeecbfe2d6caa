import { expect, test } from '@playwright/test';
import { replaced } from '#fixtures/resources/changing/replacing.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Asked, type Rule } from '../things.ts';

waitsPass();

const text = { type: 'string' };
const DESCRIBED = { members: { name: text, note: text, count: { type: 'integer' } }, required: ['name'] };

/** A right PUT is kept as something else than what was sent, and answered as if it were not. */
const kept =
  (after: (asked: Asked, before: Schema) => Schema): Rule =>
  (asked, things) => {
    const before = things.get(asked.id);
    // What a PATCH brings about is told elsewhere.
    if (asked.method === 'PATCH') return { status: 405, body: {} };
    if (asked.method !== 'PUT' || before === undefined || !asked.isRight) return undefined;
    things.set(asked.id, { ...after(asked, before), id: asked.id });
    return { body: { ...asked.body, id: asked.id } };
  };

const changedOnce = new Set<string>();
const WRONG = [
  {
    what: 'a member that only the first PUT changes',
    rule: kept(({ id, body }, before) => {
      const isFirst = !changedOnce.has(id);
      changedOnce.add(id);
      return isFirst ? body : { ...body, name: before['name'] };
    }),
    at: ['/name'],
  },
  {
    what: 'a PUT of what is required alone that is not kept',
    rule: kept(({ body }, before) => ('note' in body ? body : before)),
    at: ['/name'],
  },
  {
    what: 'a PUT that brings nothing back of what was left out',
    rule: kept(({ body }, before) =>
      Object.fromEntries(Object.entries(body).filter(([name]) => name in before)),
    ),
    at: ['/note', '/count'],
  },
];

for (const { what, rule, at } of WRONG) {
  test(`${what} is told (G3)`, async () => {
    const { bench } = await sceneOf(DESCRIBED, { rule }, 'G3');

    const findings = await replaced(bench, await ownItemBetween(bench));

    expect(new Set(findings.map((one) => one.at))).toEqual(new Set(at));
  });
}

const RIGHT = [
  { what: 'is gone', rule: kept(({ body }) => body) },
  { what: 'stays', rule: kept(({ body }, before) => ({ ...before, ...body })) },
  {
    what: 'may not be left out, as some rule has it',
    rule: ({ method, body, isRight }: Asked) =>
      isRight && method === 'PUT' && !('note' in body) ? { status: 422, body: {} } : undefined,
  },
];

for (const { what, rule } of RIGHT) {
  test(`what PUT leaves out ${what}: right (G3)`, async () => {
    const { bench } = await sceneOf(DESCRIBED, { rule }, 'G3');

    expect(await replaced(bench, await ownItemBetween(bench))).toEqual([]);
  });
}
