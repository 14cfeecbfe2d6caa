import { expect, test } from '@playwright/test';
import { removed } from '#fixtures/resources/removing/removing.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule } from '../things.ts';

waitsPass();

/** Each thing is there, for whatever it is asked for, at the third request for it. */
function late(): Rule {
  const asked = new Map<string, number>();
  return ({ method, id, isRight }) => {
    if (!isRight || id === '' || method === 'POST') return undefined;
    asked.set(id, (asked.get(id) ?? 0) + 1);
    return (asked.get(id) ?? 0) < 3 ? { status: 404, body: {} } : undefined;
  };
}

const MEMBERS = {
  name: { type: 'string' },
  count: { type: 'integer' },
  state: { type: 'string', enum: ['open', 'shut'] },
};

/** What is open may have to stay. */
const keeping =
  (rule: Rule): Rule =>
  (asked, things) =>
    asked.method === 'DELETE' && asked.isRight && things.get(asked.id)?.['state'] === 'open'
      ? { status: 409, body: {} }
      : rule(asked, things);

for (const { what, rule } of [
  { what: 'what is added', rule: late },
  { what: 'what is added in another state', rule: () => keeping(late()) },
])
  test(`${what} is removed once it is there (G5)`, async () => {
    const described = { members: MEMBERS, required: ['name'] };
    const { bench } = await sceneOf(described, { rule: rule() }, 'G5');

    expect(await removed(bench, await ownItemBetween(bench))).toEqual([]);
  });

/** Only what was added last goes; answers to other removals as it is told. */
const inTurn =
  (answered: number): Rule =>
  ({ method, id, isRight }, things) =>
    method === 'DELETE' && isRight && things.has(id) && [...things.keys()].at(-1) !== id
      ? { status: answered, body: {} }
      : undefined;

test('what holds others is removed behind them (G5)', async () => {
  const described = { members: MEMBERS, required: ['name'] };
  const { bench, things } = await sceneOf(described, { rule: inTurn(409) }, 'G5');
  const among = await ownItemBetween(bench);

  expect(await removed(bench, among)).toEqual([]);
  expect(things.has(among.others.at(-1)?.id ?? '')).toBe(false);
});

test('what is said to be gone is looked for, also of what went first (G5)', async () => {
  const described = { members: { name: { type: 'string' } }, required: ['name'] };
  const keeps: Rule = ({ method, id, isRight }, things) =>
    method === 'DELETE' && isRight && [...things.keys()].at(-1) === id
      ? { status: 204, text: '' }
      : inTurn(409)({ method, id, isRight } as Parameters<Rule>[0], things);
  const { bench } = await sceneOf(described, { rule: keeps }, 'G5');

  expect((await removed(bench, await ownItemBetween(bench))).length).toBeGreaterThan(0);
});

test('what nobody may remove is told (G5)', async () => {
  const described = { members: { name: { type: 'string' } }, required: ['name'] };
  const never: Rule = ({ method, isRight }) =>
    method === 'DELETE' && isRight ? { status: 409, body: {} } : undefined;
  const { bench } = await sceneOf(described, { rule: never }, 'G5');

  expect((await removed(bench, await ownItemBetween(bench))).length).toBeGreaterThan(0);
});
