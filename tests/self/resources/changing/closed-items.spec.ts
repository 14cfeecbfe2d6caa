import { expect, test } from '@playwright/test';
import { guardedWrites } from '#fixtures/resources/access/guarded-writes.ts';
import { patched } from '#fixtures/resources/changing/patching.ts';
import { replaced } from '#fixtures/resources/changing/replacing.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule, unjudged } from '../things.ts';

waitsPass();

const text = { type: 'string' };
const CLOSED = 'issued';
/** Of so few that two are soon alike by chance. */
const LEVEL = { type: 'integer', minimum: 1, maximum: 2 };
const INVOICE = {
  members: { name: text, note: text, level: LEVEL, state: { enum: ['draft', CLOSED], default: 'draft' } },
  required: ['name', 'note', 'level', 'state'],
};
const LOCKED = {
  members: { name: text, note: text, isFinal: { type: 'boolean' } },
  required: ['name', 'note', 'isFinal'],
};
/** Each with other data: some begin closed, and some are closed by a first change. */
const TRIES = Array.from({ length: 12 }, (_, index) => `try ${index}`);

/** Refuses each change of what is closed, or of all. */
const closing =
  (isOfAll = false): Rule =>
  ({ method, id, isRight }, things) => {
    const { state, isFinal } = things.get(id) ?? {};
    const isClosed = isOfAll || state === CLOSED || isFinal === true;
    return isRight && ['PUT', 'PATCH'].includes(method) && isClosed ? { status: 409, body: {} } : undefined;
  };

const isTaken =
  (wanted: string) =>
  ({ method, status }: { readonly method: string; readonly status: number }): boolean =>
    method === wanted && status === 200;

for (const [what, described] of Object.entries({ 'is issued': INVOICE, 'is locked': LOCKED })) {
  test(`what ${what} may stay as it is, and PUT is judged by others (G3)`, async () => {
    for (const again of TRIES) {
      const { bench, sent } = await sceneOf(described, { rule: closing() }, `G3 ${again}`);

      expect(await replaced(bench, await ownItemBetween(bench))).toEqual([]);
      expect(sent.filter(isTaken('PUT')).length).toBeGreaterThanOrEqual(3);
    }
  });

  test(`what ${what} may stay as it is, and PATCH is judged by others (G4)`, async () => {
    for (const again of TRIES) {
      const { bench, sent } = await sceneOf(described, { rule: closing() }, `G4 ${again}`);

      expect(await patched(bench, await ownItemBetween(bench))).toEqual([]);
      expect(sent.filter(isTaken('PATCH')).length).toBeGreaterThan(2);
    }
  });

  test(`what ${what} may stay as it is, and others are guarded (G6)`, async () => {
    for (const again of TRIES) {
      const { bench } = await sceneOf(described, { rule: closing() }, `G6 ${again}`);

      const results = await guardedWrites(bench, 'apiKey');

      expect(results.filter(({ findings, untold }) => findings.length > 0 || untold !== undefined)).toEqual(
        [],
      );
    }
  });
}

test('what has no states is not added anew, however it refuses', async () => {
  const { bench, sent } = await sceneOf({ members: { name: text } }, { rule: closing(true) }, 'G4');

  expect(await patched(bench, await ownItemBetween(bench))).toHaveLength(1);
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(3);
});

test('it is said that items are changed as they are at first', async () => {
  const state = { enum: ['draft', CLOSED, 'sent', 'paid', 'void'] };
  const described = { ...INVOICE, members: { ...INVOICE.members, state } };

  for (const again of TRIES) {
    const { bench } = await sceneOf(described, { rule: closing(true) }, `G4 said ${again}`);
    await patched(bench, await ownItemBetween(bench));
  }

  expect([...new Set(unjudged())]).toEqual([
    '/api/v1/things is changed with state as at first: what it becomes may stand against it',
  ]);
});

test('where all are closed, whatever they are, that is told (G3, G4)', async () => {
  const { bench } = await sceneOf(INVOICE, { rule: closing(true) }, 'G4');

  const replacing = await replaced(bench, await ownItemBetween(bench));
  const patching = await patched(bench, await ownItemBetween(bench));

  expect(replacing.map(({ actual }) => actual)).toEqual(['status 409']);
  expect(patching.map(({ actual }) => actual)).toEqual(['status 409']);
});

const FLAGGED = {
  members: { name: text, state: { enum: ['draft', CLOSED], default: 'draft' }, isVip: { type: 'boolean' } },
  required: ['name', 'state', 'isVip'],
};
test('a flag beside the state that PUT loses is told all the same (G3)', async () => {
  const losing: Rule = (asked, things) => {
    const closed = closing()(asked, things);
    const { method, id, body, isRight } = asked;
    if (closed !== undefined || method !== 'PUT' || !isRight || !things.has(id)) return closed;
    things.set(id, { ...body, id, isVip: false });
    return { body: things.get(id) };
  };
  for (const again of TRIES) {
    const { bench } = await sceneOf(FLAGGED, { rule: losing }, `G3 ${again}`);

    expect((await replaced(bench, await ownItemBetween(bench))).map(({ at }) => at)).toContain('/isVip');
  }
});

test('PATCH that sets the state back is told, though states are changed at last (G4)', async () => {
  const resetting: Rule = ({ method, id, body, isRight }, things) => {
    const thing = things.get(id);
    if (method !== 'PATCH' || !isRight || thing === undefined) return undefined;
    const isOther = Object.keys(body).some((name) => body[name] !== thing[name]);
    const after = { ...thing, ...body, ...(isOther && !('state' in body) ? { state: 'draft' } : {}) };
    things.set(id, after);
    return { body: after };
  };
  const { bench } = await sceneOf({ ...INVOICE, required: ['name'] }, { rule: resetting }, 'G4');

  expect((await patched(bench, await ownItemBetween(bench))).map(({ at }) => at)).toContain('/state');
});
