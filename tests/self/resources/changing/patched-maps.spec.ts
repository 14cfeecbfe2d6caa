import { expect, test } from '@playwright/test';
import { isObject } from '#fixtures/client/exchange.ts';
import { patched } from '#fixtures/resources/changing/patching.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule } from '../things.ts';

waitsPass();

const text = { type: 'string' };
const MAP = { type: 'object', additionalProperties: text };
const MAPS = [
  {
    what: 'keeps what stands beside one entry',
    merged: (before: Schema, body: Schema): Schema => ({
      ...before,
      ...body,
      ...(body['fields'] !== undefined && {
        fields: { ...(before['fields'] as Schema), ...(body['fields'] as Schema) },
      }),
    }),
    at: [],
  },
  {
    what: 'loses what stands beside one entry',
    merged: (before: Schema, body: Schema): Schema => ({ ...before, ...body }),
    at: [expect.stringMatching(/^\/fields\/[a-z]/)],
  },
];

for (const { what, merged, at } of MAPS) {
  test(`a merge patch that ${what} of a map is ${at.length === 0 ? 'right' : 'a breach'} (G4)`, async () => {
    const fields = { type: 'object', additionalProperties: { type: 'integer' } };
    const described = { members: { name: text, fields }, patchType: 'application/merge-patch+json' };
    const { bench } = await sceneOf(described, { merged }, 'G4');

    const findings = await patched(bench, await ownItemBetween(bench));

    expect(findings.map((one) => one.at)).toEqual(at);
    expect(findings).toHaveLength(at.length);
  });
}

test('a map is changed by the names that it has (G4)', async () => {
  const known = refusingNames((fields) => Object.keys(fields).length === 0 || 'color' in fields);
  const fields = { ...MAP, example: { color: 'red' } };
  const { bench, sent } = await sceneOf({ members: { name: text, fields } }, { rule: known }, 'G4');

  const findings = await patched(bench, await ownItemBetween(bench));

  expect(findings).toEqual([]);
  const changes = sent.filter(({ method, body }) => method === 'PATCH' && 'fields' in body);
  expect(changes.map(({ status, body }) => [status, Object.keys(body['fields'] as Schema)])).toEqual([
    [200, ['color']],
  ]);
});

/** Knows some names of a map alone. */
function refusingNames(isRight: (fields: Schema) => boolean): Rule {
  return ({ body }) => {
    const { fields } = body as { readonly fields?: Schema };
    return fields !== undefined && !isRight(fields) ? { status: 422, body: {} } : undefined;
  };
}

/** Merges so many levels, and puts in what lies below them as a whole. */
function mergedTo(levels: number, before: Schema, body: Schema): Schema {
  const entries = Object.entries(body).map(([name, value]) => {
    const [was, now] = [before[name], value];
    return [
      name,
      levels > 1 && isObject(was) && isObject(now) ? mergedTo(levels - 1, was, now) : now,
    ] as const;
  });
  return { ...before, ...Object.fromEntries(entries) };
}

for (const { levels, at } of [
  { levels: 2, at: ['/terms/discount/reason'] },
  { levels: 3, at: [] },
]) {
  test(`a merge patch of ${levels} levels, in which each part has what it requires, has ${at.length} breaches (G4)`, async () => {
    const discount = { type: 'object', properties: { percent: { type: 'integer' }, reason: text } };
    const terms = {
      type: 'object',
      required: ['months'],
      properties: { months: { type: 'integer' }, discount },
    };
    const described = { members: { name: text, terms }, patchType: 'application/merge-patch+json' };
    const merged = (before: Schema, body: Schema): Schema => mergedTo(levels, before, body);
    const { bench } = await sceneOf(described, { merged }, 'G4');

    const findings = await patched(bench, await ownItemBetween(bench));

    expect(findings.map((one) => one.at)).toEqual(at);
  });
}
