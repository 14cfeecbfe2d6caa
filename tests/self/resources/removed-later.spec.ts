import { expect, test } from '@playwright/test';
import { ownItemBetween } from '#fixtures/resources/neighbours.ts';
import { removed } from '#fixtures/resources/removing.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule } from './things.ts';

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
