import { expect, test } from '@playwright/test';
import { patched } from '#fixtures/resources/changing/patching.ts';
import { replaced } from '#fixtures/resources/changing/replacing.ts';
import { removed } from '#fixtures/resources/removing/removing.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule, unjudged } from '../things.ts';

waitsPass();

const text = { type: 'string' };

const refusing: Rule = ({ method, isRight }) =>
  isRight && method === 'PATCH' ? { status: 422, body: {} } : undefined;

test('one change that is refused among others may be against a rule in words (G3, G4)', async () => {
  const fixed: Rule = ({ method, id, body, isRight }, things) => {
    const { note } = things.get(id) ?? {};
    const isChanged = ['PUT', 'PATCH'].includes(method) && 'note' in body && body['note'] !== note;
    return isRight && isChanged ? { status: 422, body: {} } : undefined;
  };
  const members = { name: text, note: text, count: { type: 'integer' } };
  const { bench, sent } = await sceneOf({ members }, { rule: fixed }, 'G4');
  const items = await ownItemBetween(bench);

  expect(await patched(bench, items)).toEqual([]);
  expect(await replaced(bench, items)).toEqual([]);
  const taken = sent.filter(({ method, status }) => method === 'PUT' && status === 200);
  expect(new Set(taken.map(({ body }) => body['name'])).size).toBeGreaterThan(1);
  expect(unjudged()).toContain(
    'PUT /api/v1/things/{id} is taken with note as it was, and with no other value',
  );
});

test('a member that takes no value is said to be not judged, behind further values (G4)', async () => {
  const stepped: Rule = ({ method, id, body, isRight }, things) => {
    const { count, note } = things.get(id) ?? {};
    const isFar = 'count' in body && Math.abs(Number(body['count']) - Number(count)) > 1;
    const isWrong = method === 'PATCH' && (isFar || ('note' in body && body['note'] !== note));
    return isRight && isWrong ? { status: 422, body: {} } : undefined;
  };
  const members = { name: text, note: text, count: { type: 'integer' } };
  const { bench, sent } = await sceneOf({ members }, { rule: stepped }, 'G4');

  expect(await patched(bench, await ownItemBetween(bench))).toEqual([]);

  const taken = sent.filter(({ method, status }) => method === 'PATCH' && status === 200);
  expect(taken.flatMap(({ body }) => Object.keys(body))).toContain('count');
  expect(unjudged()).toEqual(['PATCH /api/v1/things/{id} changes note by no value that was tried (422)']);
});

const STATES = ['draft', 'sent', 'paid', 'void'];

test('a state that may follow is tried where another may not (G4)', async () => {
  const onward: Rule = ({ method, id, body, isRight }, things) => {
    const [from, to] = [things.get(id)?.['state'], body['state']].map((one) => STATES.indexOf(String(one)));
    const isFar = method === 'PATCH' && 'state' in body && to !== ((from ?? 0) + 1) % STATES.length;
    return isRight && isFar ? { status: 409, body: {} } : undefined;
  };
  const members = { name: text, state: { enum: STATES } };
  const { bench, sent } = await sceneOf({ members }, { rule: onward }, 'G4');

  expect(await patched(bench, await ownItemBetween(bench))).toEqual([]);

  const taken = sent.filter(({ method, status }) => method === 'PATCH' && status === 200);
  expect(taken.flatMap(({ body }) => Object.keys(body))).toContain('state');
});

test('a member that another one had to open is not told, since it is taken alone by then (G4)', async () => {
  const graded: Rule = ({ method, id, body, isRight }, things) => {
    const state = body['state'] ?? things.get(id)?.['state'];
    const isEarly = method === 'PATCH' && 'grade' in body && state !== 'done';
    return isRight && isEarly ? { status: 400, body: {} } : undefined;
  };
  const members = { grade: text, state: { enum: ['open', 'done'] } };
  const post = { type: 'object', properties: { state: { enum: ['open'] } } };
  const { bench, sent } = await sceneOf({ members, post }, { rule: graded }, 'G4');

  expect(await patched(bench, await ownItemBetween(bench))).toEqual([]);
  expect(sent.some(({ method, body }) => method === 'PATCH' && body['state'] === 'done')).toBe(true);
});

test('PATCH that wants what a whole item has to have is told, though that alone is taken (G4)', async () => {
  const wants: Rule = ({ method, body, isRight }) =>
    isRight && method === 'PATCH' && !('name' in body) ? { status: 400, body: {} } : undefined;
  const members = { name: text, note: text, count: { type: 'integer' } };
  const patch = { type: 'object', properties: members };
  const { bench } = await sceneOf({ members, required: ['name'], patch }, { rule: wants }, 'G4');

  const findings = await patched(bench, await ownItemBetween(bench));

  expect(findings.map(({ actual }) => actual)).toEqual(['status 400']);
});

test('what a change leaves as it was says nothing of removals (G5)', async () => {
  const fixed: Rule = ({ method, id, body, isRight }, things) =>
    isRight && method === 'PUT' && body['note'] !== things.get(id)?.['note']
      ? { status: 422, body: {} }
      : undefined;
  const { bench } = await sceneOf({ members: { name: text, note: text } }, { rule: fixed }, 'G5');

  expect(await removed(bench, await ownItemBetween(bench))).toEqual([]);
  expect(unjudged()).toEqual([]);
});

test('a service that refuses what fits breaks its description (G4)', async () => {
  const { bench } = await sceneOf({ members: { name: text, note: text } }, { rule: refusing }, 'G4');

  const findings = await patched(bench, await ownItemBetween(bench));

  expect(findings.map(({ actual }) => actual)).toContain('status 422');
});
