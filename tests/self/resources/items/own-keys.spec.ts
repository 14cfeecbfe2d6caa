import { expect, test } from '@playwright/test';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { addItem } from '#fixtures/resources/items/adding.ts';
import { tidy } from '#fixtures/resources/removing/tidying.ts';
import type { AnswerParts } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import {
  asDays,
  centerAt,
  CENTERS,
  centersOf,
  DAYS,
  putOf,
  reworded,
  type Asked,
  type Rule,
} from '../cost-centers.ts';
import { notesOfEachTest } from '../scripted-list.ts';

waitsPass();
notesOfEachTest();

const KEY = new RegExp(`^${CENTERS}/[A-Z]{2}[0-9]{4}$`);
const STANDING = { title: 'Something that stands', budget: 7, active: true };

/** The first that are asked for stand, before this run has added anything. */
const standing = (count: number, shown: (center: Schema) => unknown = (center) => center): Rule => {
  const taken: string[] = [];
  return ({ method, path }) => {
    if (method === 'GET' && taken.length < count && !taken.includes(path)) taken.push(path);
    return taken.includes(path) ? { body: shown(centerAt(path, STANDING)) } : undefined;
  };
};

/** The first looks are answered with this. */
const answering = (count: number, answer: AnswerParts): Rule => {
  let looks = 0;
  return ({ method }) => {
    if (method === 'GET') looks += 1;
    return method === 'GET' && looks <= count ? answer : undefined;
  };
};

const pathsOf = (asked: readonly Asked[], method: string): readonly string[] =>
  asked.filter((one) => one.method === method).map(({ path }) => path);

test.describe('a key for what is added', () => {
  for (const { what, ruleOf } of [
    { what: 'something stands', ruleOf: () => standing(2) },
    { what: 'something stands, shown in a way of its own', ruleOf: () => standing(2, (center) => [center]) },
    { what: 'something stands that does not show its key', ruleOf: () => standing(2, () => STANDING) },
    { what: 'GET crashes', ruleOf: () => answering(2, { status: 500, text: '' }) },
  ])
    test(`is another one where ${what}`, async () => {
      const { bench, asked } = await centersOf({ rule: ruleOf() });

      const { item } = await addItem(bench, {});

      const looks = pathsOf(asked, 'GET').slice(0, 3);
      expect(new Set(looks).size).toBe(3);
      expect(pathsOf(asked, 'PUT')).toEqual(looks.slice(2));
      expect(looks[2]).toBe(`${CENTERS}/${item?.id ?? 'none'}`);
    });
});

test.describe('a key for what is added, where none is known to be free,', () => {
  for (const { what, ruleOf } of [
    { what: 'something stands at each', ruleOf: () => standing(99) },
    { what: 'GET crashes at each', ruleOf: () => answering(99, { status: 500, text: '' }) },
    ...[200, 301, 400, 401, 403, 406].map((status) => ({
      what: `GET does not say that nothing stands there (${status})`,
      ruleOf: () => answering(99, { status, text: '' }),
    })),
  ])
    test(`is not found, and nothing is changed, where ${what}`, async () => {
      const { bench, asked } = await centersOf({ rule: ruleOf() });

      await expect(addItem(bench, {})).rejects.toThrow(`untested: no free key of ${CENTERS} is found`);
      expect(asked.map(({ method }) => method)).toEqual(['GET', 'GET', 'GET', 'GET', 'GET']);
    });

  for (const status of [429, 503])
    test(`is not looked for any further where a look tells nothing (${status})`, async () => {
      const { bench, asked } = await centersOf({ rule: answering(1, { status, text: '' }) });

      await expect(addItem(bench, {})).rejects.toThrow(/^untested: .* which tells nothing$/);
      expect(asked.map(({ method }) => method)).toEqual(['GET']);
    });

  const NOTHING: readonly (readonly [string, AnswerParts])[] = [
    ...[204, 404, 410].map((status) => [String(status), { status, text: '' }] as const),
    ['null', { status: 200, text: 'null' }],
    ['null as its data', { status: 200, body: { data: null } }],
  ];
  for (const [what, answer] of NOTHING)
    test(`is the first one where nothing stands there (${what})`, async () => {
      const { bench, asked } = await centersOf({ rule: answering(1, answer) });

      const { item } = await addItem(bench, {});

      expect(pathsOf(asked, 'PUT')).toEqual(pathsOf(asked, 'GET').slice(0, 1));
      expect(pathsOf(asked, 'PUT')).toEqual([expect.stringMatching(KEY)]);
      expect(item?.sent).toMatchObject({ title: expect.any(String) });
    });
});

const refusing =
  (status: number): Rule =>
  ({ method }) =>
    method === 'PUT' ? { status, body: { error: 'no' } } : undefined;
const forgetting: Rule = ({ method, path, body }) =>
  method === 'PUT' ? { status: 201, body: centerAt(path, body) } : undefined;

for (const status of [403, 404, 405, 500])
  test(`PUT at a free key adds nothing, and tells nothing, where it is refused (${status})`, async () => {
    const { bench, asked } = await centersOf({ rule: refusing(status) });

    const added = await addItem(bench, {});

    expect(added.exchange).toMatchObject({ status, request: { method: 'PUT' } });
    expect(added.findings).toEqual([]);
    expect(added).not.toHaveProperty('item');
    await tidy(bench);
    expect(pathsOf(asked, 'DELETE')).toEqual([]);
  });

test('nothing more is added where PUT is answered with success, and nothing is at its key', async () => {
  const { bench, asked } = await centersOf({ rule: forgetting });

  await expect(addItem(bench, {})).rejects.toThrow(/^untested: .* it may be elsewhere$/);
  await expect(addItem(bench, {})).rejects.toThrow(/^untested: .* it may be elsewhere$/);
  expect(pathsOf(asked, 'PUT')).toHaveLength(1);
});

for (const status of [500, 504, 409])
  test(`what PUT has added is removed again though it was answered with ${status}`, async () => {
    const rule: Rule = ({ method, path, body }, kept) => {
      if (method !== 'PUT') return undefined;
      kept.set(path, centerAt(path, body));
      return { status, body: { error: 'too late' } };
    };
    const { bench, kept } = await centersOf({ rule });

    const adding = addItem(bench, {});

    if (status === 504) await expect(adding).rejects.toThrow(/which tells nothing$/);
    else expect(await adding).toMatchObject({ findings: [], exchange: { status } });
    expect(kept.size).toBe(1);
    await tidy(bench);
    expect(kept.size).toBe(0);
  });

test.describe('PUT at a free key', () => {
  test('adds an item that is shown some moments later', async () => {
    let looks = 0;
    const late: Rule = ({ method }, kept) => {
      if (method !== 'GET' || kept.size === 0) return undefined;
      looks += 1;
      return looks < 4 ? { status: 404, text: '' } : undefined;
    };
    const { bench } = await centersOf({ rule: late });

    const { item, findings } = await addItem(bench, {});

    expect(findings).toEqual([]);
    expect(item?.sent).toMatchObject({ title: expect.any(String) });
  });

  test('is told where its answer shows other values than it sent', async () => {
    const rule: Rule = ({ method, path, body }, kept) => {
      if (method !== 'PUT') return undefined;
      kept.set(path, centerAt(path, body));
      return { status: 201, body: centerAt(path, { ...body, title: 'Another title' }) };
    };
    const { bench } = await centersOf({ rule });

    const { item, findings } = await addItem(bench, {});

    expect(findings).toMatchObject([{ at: '/title', expected: 'the value that was sent' }]);
    expect(item?.sent).not.toHaveProperty('code');
  });
});

test.describe('PUT that adds', () => {
  test('carries how what it adds is removed, and the test removes it', async () => {
    const { bench, asked, kept } = await centersOf();

    const { item } = await addItem(bench, {});

    const { path, undo } = putOf(asked);
    expect(path).toMatch(KEY);
    expect(undo).toEqual({ method: 'DELETE', path, insert: bench.right.insert });
    expect([...kept]).toEqual([[path, { ...item?.sent, code: item?.id }]]);
    await tidy(bench);
    expect(pathsOf(asked, 'DELETE')).toEqual([path]);
    expect(kept.size).toBe(0);
  });

  test('is at a key of two parameters in one part of its path', async () => {
    const described = reworded([`${CENTERS}/{code}`, `${CENTERS}/{base}-{code}`]);
    const { bench, asked } = await centersOf({ described });

    await addItem(bench, {});

    const { path, undo } = putOf(asked);
    expect(path).toMatch(/^\/api\/v1\/cost-centers\/[a-zA-Z0-9]+-[A-Z]{2}[0-9]{4}$/);
    expect(pathsOf(asked, 'GET')).toContain(path);
    expect(undo?.path).toBe(path);
  });

  test('is at a key of several parameters, by which it is removed', async () => {
    const { bench, asked } = await centersOf({ described: asDays, path: DAYS });

    const { item } = await addItem(bench, {});

    const { path, undo } = putOf(asked);
    expect(path).toMatch(/^\/api\/v1\/calendars\/[a-zA-Z][a-zA-Z0-9]*\/days\/[A-Z]{2}[0-9]{4}$/);
    expect(undo?.path).toBe(path);
    expect(Object.keys(item?.values ?? {}).sort()).toEqual(['code', 'year']);
  });
});
