import { expect, test } from '@playwright/test';
import type { Finding } from '#fixtures/judge/finding.ts';
import { combined, type RefusalResult } from '#fixtures/judge/refusal-result.ts';
import { guardedWrites } from '#fixtures/resources/access/guarded-writes.ts';
import { tidy } from '#fixtures/resources/removing/tidying.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { centerAt, centersOf, REFUSED, type Asked, type Kept, type Rule } from '../cost-centers.ts';
import { notesOfEachTest } from '../scripted-list.ts';

waitsPass();
notesOfEachTest();

const BOTH = ['apiKey', 'bearer'] as const;
const AT_A_FREE_KEY = 'nothing at a key at which each PUT was refused';

const adds = ({ method, path }: Asked, kept: Kept): boolean => method === 'PUT' && !kept.has(path);

/** What is refused, and left to be done: adding, or removing. */
const isLeft = (asked: Asked, kept: Kept): boolean => asked.method === 'DELETE' || adds(asked, kept);

function carryOut({ method, path, body }: Asked, kept: Kept): void {
  if (method === 'DELETE') kept.delete(path);
  else kept.set(path, centerAt(path, body));
}

const atOnce: Rule = (asked, kept) => {
  if (asked.isRight) return undefined;
  if (adds(asked, kept)) carryOut(asked, kept);
  return REFUSED;
};

/** Does what was refused along with the next right request of that kind, at another key. */
const alongWithRight = (kind: string): Rule => {
  const left: Asked[] = [];
  return (asked, kept) => {
    if (!asked.isRight && asked.method === kind && isLeft(asked, kept)) left.push(asked);
    if (!asked.isRight) return REFUSED;
    if (asked.method === kind && left.every(({ path }) => path !== asked.path))
      for (const one of left.splice(0)) carryOut(one, kept);
    return undefined;
  };
};

/** A right DELETE takes another one, too: so many places behind its item, around the end. */
const taking =
  (steps: number): Rule =>
  ({ method, path, isRight }, kept) => {
    const paths = [...kept.keys()];
    const near = paths.at((paths.indexOf(path) + steps) % paths.length);
    if (isRight && method === 'DELETE' && near !== undefined) kept.delete(near);
    return undefined;
  };

const refusing =
  (wanted: string): Rule =>
  ({ method, isRight }) =>
    isRight && method === wanted ? { status: 403, body: { error: 'no' } } : undefined;

interface Told {
  readonly result: RefusalResult;
  readonly expected: readonly string[];
  readonly asked: readonly Asked[];
}

const expectedIn = (findings: readonly Finding[]): readonly string[] => [
  ...new Set(findings.map(({ expected }) => expected)),
];

async function told(rule: Rule | undefined, scheme: (typeof BOTH)[number] = 'apiKey'): Promise<Told> {
  const { bench, asked } = await centersOf(rule === undefined ? {} : { rule });
  const result = combined(await guardedWrites(bench, scheme));
  return { result, expected: expectedIn(result.findings), asked };
}

for (const scheme of BOTH)
  test(`refused PUTs at a free key that are forgotten tell nothing [${scheme}] (G6)`, async () => {
    const { result, asked } = await told(undefined, scheme);

    expect(result).toEqual({ findings: [] });
    const right = asked.filter(({ isRight, method }) => isRight && method === 'PUT').map(({ path }) => path);
    const wrong = asked.filter(({ isRight, method }) => !isRight && method === 'PUT');
    const atFreeKey = wrong.filter(({ path }) => !right.includes(path));
    expect(new Set(atFreeKey.map(({ path }) => path)).size).toBe(1);
    expect(atFreeKey.length).toBeGreaterThan(3);
    expect(atFreeKey.filter(({ undo, path }) => undo?.path !== path)).toEqual([]);
  });

for (const { what, ruleOf } of [
  { what: 'carried out all the same', ruleOf: () => atOnce },
  { what: 'carried out along with a right one elsewhere', ruleOf: () => alongWithRight('PUT') },
])
  test(`refused PUTs at a free key that are ${what} are told (G6)`, async () => {
    const { result, expected } = await told(ruleOf());

    expect(expected).toEqual([AT_A_FREE_KEY]);
    expect(result.findings[0]).toMatchObject({ actual: 'an item', exchange: { request: { method: 'GET' } } });
    expect(result.untold).toBeUndefined();
  });

for (const { where, steps } of [
  { where: 'before', steps: -1 },
  { where: 'behind', steps: 1 },
])
  test(`a right DELETE that takes what was added ${where} its item leaves that to G5 (G6)`, async () => {
    const { result } = await told(taking(steps));

    expect(result).toEqual({ findings: [], untold: 'blocked by G5' });
  });

test('a refused DELETE that is carried out along with a right one is told (G6)', async () => {
  const { result, expected } = await told(alongWithRight('DELETE'));

  expect(expected).toEqual(['the item, which a refused DELETE left alone']);
  expect(result.untold).toBeUndefined();
});

test('refused writes are not sent where PUT adds nothing (G6)', async () => {
  await expect(told(refusing('PUT'))).rejects.toThrow(
    'has no POST, and PUT adds nothing at a key that is free',
  );
});

test('refused writes are not sent where nothing is seen of what PUT adds (G6)', async () => {
  const forgetting: Rule = ({ method, path, body, isRight }) =>
    isRight && method === 'PUT' ? { status: 201, body: centerAt(path, body) } : undefined;

  await expect(told(forgetting)).rejects.toThrow('answered with success, and GET shows nothing at its key');
});

for (const method of ['PUT', 'PATCH', 'DELETE'])
  for (const isTold of [true, false])
    test(`a refused ${method} that shows what ${isTold ? 'is there is told' : 'was sent is a refusal'} (G6)`, async () => {
      const rule: Rule = ({ isRight, ...asked }, kept) => {
        if (isRight || asked.method !== method || !kept.has(asked.path)) return undefined;
        const current = isTold ? kept.get(asked.path) : centerAt(asked.path, asked.body);
        return { status: 403, body: { error: 'no', current } };
      };

      const { expected } = await told(rule);

      expect(expected.length > 0).toBe(isTold);
    });

test('what refused PUTs have added is removed again (G6)', async () => {
  const { bench, kept } = await centersOf({ rule: atOnce });

  await guardedWrites(bench, 'apiKey');
  await tidy(bench);

  expect([...kept]).toEqual([]);
});

for (const { status, untested } of [
  { status: 422, untested: true },
  { status: 403, untested: false },
])
  test(`a key that the service keeps for itself is no word against a scheme: ${status} (G6)`, async () => {
    const keys: string[] = [];
    const rule: Rule = ({ method, path }, kept) => {
      if (method !== 'PUT' || kept.has(path)) return undefined;
      keys.push(path);
      return path === keys[0] ? { status, body: { error: 'reserved' } } : undefined;
    };

    const result = told(rule, 'bearer');

    if (untested) await expect(result).rejects.toThrow('has no POST, and PUT adds nothing');
    else expect((await result).expected).toEqual([]);
  });
