import { expect, test } from '@playwright/test';
import { isObject } from '#fixtures/client/exchange.ts';
import { replaced } from '#fixtures/resources/changing/replacing.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { added } from '#fixtures/resources/items/writing.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import type { Described } from '../described-things.ts';
import { sceneOf, type Rule } from '../things.ts';

waitsPass();

const text = { type: 'string' };
const integer = { type: 'integer', minimum: 0, maximum: 99 };

test('a PUT that breaks a rule within is made anew (G3)', async () => {
  const made = { type: 'string', readOnly: true };
  const fields = {
    type: 'object',
    required: ['red', 'blue'],
    properties: { red: integer, blue: integer, made },
  };
  // What the service sets itself may not be sent.
  const tied: Rule = ({ method, isRight, body }) => {
    const sent = isObject(body['fields']) ? body['fields'] : {};
    const isWrong = (Number(sent['red']) + Number(sent['blue'])) % 2 === 1 || 'made' in sent;
    return ['POST', 'PUT'].includes(method) && isRight && isWrong ? { status: 400, body: {} } : undefined;
  };
  const shown = ({ fields: kept, ...thing }: Schema): Schema => ({
    ...{ ...thing, fields: { ...(isObject(kept) ? kept : {}), made: 'by the service' } },
  });
  for (let time = 0; time < 4; time += 1) {
    const described = { members: { name: text, fields }, required: ['fields'] };
    const { bench } = await sceneOf(described, { rule: tied, shown }, `G3 ${time}`);

    expect(await replaced(bench, await ownItemBetween(bench))).toEqual([]);
  }
});

test('a PUT that takes nothing is a breach all the same (G3)', async () => {
  const never: Rule = ({ method, isRight }) =>
    method === 'PUT' && isRight ? { status: 400, body: {} } : undefined;
  const { bench } = await sceneOf({ members: { name: text, count: integer } }, { rule: never }, 'G3');

  expect(await replaced(bench, await ownItemBetween(bench))).not.toEqual([]);
});

/** What was patched is kept above what is put. */
function deltas(): Rule {
  const patched = new Map<string, Schema>();
  return ({ method, id, isRight, body }, things) => {
    const before = things.get(id);
    if (!isRight || before === undefined || !['PUT', 'PATCH'].includes(method)) return undefined;
    if (method === 'PATCH') patched.set(id, { ...patched.get(id), ...body });
    const after = method === 'PUT' ? { ...body, id } : { ...before, ...body };
    things.set(id, { ...after, ...patched.get(id) });
    return { body: after };
  };
}

test('a PUT that a PATCH before it undoes is a breach (G3)', async () => {
  const { bench } = await sceneOf({ members: { name: text, count: integer } }, { rule: deltas() }, 'G3');

  const findings = await replaced(bench, await ownItemBetween(bench));

  expect(new Set(findings.map(({ at }) => at))).toEqual(new Set(['/name']));
});

test('an item may have a map called data of its own (G2)', async () => {
  const data = { type: 'object', propertyNames: { pattern: '^[a-z]{2,9}$' }, additionalProperties: text };
  const described: Described = { members: { kind: { type: 'string' }, data }, required: ['kind'] };
  const { bench } = await sceneOf(described, {}, 'G2');

  expect((await added(bench)).findings).toEqual([]);
});
