import { expect, test } from '@playwright/test';
import type { Exchange } from '#fixtures/client/exchange.ts';
import { Guard } from '#fixtures/resources/access/guard.ts';
import { guardedWrites } from '#fixtures/resources/access/guarded-writes.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { addingOf, addItem } from '#fixtures/resources/items/adding.ts';
import { addedBehindRemoval } from '#fixtures/resources/removing/behind-removal.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule } from '../things.ts';

waitsPass();

const text = { type: 'string' };
const MEMBERS = { name: text, note: text };

/** Takes each second POST for the first one sent again. */
function everySecondIsTheFirst(): Rule {
  let count = 0;
  return ({ method, isRight }, things) => {
    if (method !== 'POST' || !isRight) return undefined;
    count += 1;
    const last = [...things.values()].at(-1);
    return count % 2 === 0 && last !== undefined ? { status: 201, body: last } : undefined;
  };
}

/** Holds one thing: what is added takes the place of what stood there. */
const oneAtATime: Rule = ({ method, isRight }, things) => {
  if (method === 'POST' && isRight) things.clear();
  return undefined;
};

const onlyOneNote: Rule = ({ method, body }, things) => {
  const same = [...things.values()].find(({ note }) => note === body['note']);
  return method === 'POST' && same !== undefined ? { status: 200, body: same } : undefined;
};

test('what is told again in place of what was sent is no thing of its own (G2)', async () => {
  const { bench } = await sceneOf({ members: MEMBERS }, { rule: everySecondIsTheFirst() });
  await addItem(bench, {});

  const { findings } = await addItem(bench, {});

  expect(findings.map(({ at }) => at)).toStrictEqual(['/name', '/note', '/id']);
});

for (const requirement of ['G3', 'G4', 'G5', 'G6']) {
  test(`${requirement} is not judged by things that are one and the same`, async () => {
    const rule = everySecondIsTheFirst();
    const { bench } = await sceneOf({ members: MEMBERS }, { rule }, requirement);

    await expect(ownItemBetween(bench)).rejects.toThrow('blocked by G2');
  });
}

test('the same data may be there once', async () => {
  const members = { note: { ...text, enum: ['a'] } };
  const { bench } = await sceneOf({ members }, { rule: onlyOneNote });
  await addItem(bench, {});

  expect((await addItem(bench, {})).findings).toEqual([]);
});

test('where what is added takes the place of what stood there, no refused DELETE is blamed (G6)', async () => {
  const { bench } = await sceneOf({ members: MEMBERS }, { rule: oneAtATime }, 'G6');

  const results = await guardedWrites(bench, 'apiKey');

  expect(results.flatMap(({ findings }) => findings)).toEqual([]);
  expect(results.map(({ untold }) => untold)).toContain('blocked by G2');
});

test('that it does so is told (G2)', async () => {
  const { bench } = await sceneOf({ members: MEMBERS }, { rule: oneAtATime });

  const findings = await addedBehindRemoval(bench);

  expect(findings.map(({ expected }) => expected)).toContain(
    'the value from before a change of another item',
  );
});

/** A refused POST removes what stood there. */
const gone: Rule = ({ method, isRight }, things: Map<string, Schema>) => {
  if (isRight) return undefined;
  if (method === 'POST') things.clear();
  return { status: 401, body: {} };
};

test('what a refused write removes is told where right ones leave it alone (G6)', async () => {
  const { bench } = await sceneOf({ members: MEMBERS }, { rule: gone }, 'G6');

  const results = await guardedWrites(bench, 'apiKey');

  const expected = results.flatMap(({ findings }) => findings).map((finding) => finding.expected);
  expect(expected).toEqual(['the item, which a refused DELETE left alone']);
});

for (const { status, breaches, untold } of [
  { status: 422, breaches: 0, untold: 'blocked by G2' },
  { status: 403, breaches: 1, untold: undefined },
]) {
  test(`a right POST that one scheme answers with ${status} has ${breaches} breaches (G6)`, async () => {
    const { bench } = await sceneOf(
      { members: MEMBERS },
      { rule: ({ method, body }) => (method === 'POST' && 'odd' in body ? { status, body: {} } : undefined) },
      'G6',
    );
    const operation = addingOf(bench);
    const byLead = (): Promise<Exchange> => bench.send(operation, { values: {}, body: { name: 'a' } });
    const refused = await bench.send(operation, { values: {}, body: { name: 'a', odd: true } });

    const result = await new Guard(bench, 'bearer').opened(refused, 'G2', byLead);

    expect(result.findings).toHaveLength(breaches);
    expect(result.untold).toBe(untold);
  });
}
