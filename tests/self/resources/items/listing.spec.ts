import { expect, test } from '@playwright/test';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { listedAlike } from '#fixtures/resources/items/listing.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule } from '../things.ts';

waitsPass();

const text = { type: 'string' };
const MEMBERS = { name: text, note: text, state: { type: 'string', enum: ['draft', 'ready'] } };

/** Lists some of all things. */
const listing =
  (isListed: (thing: Schema, all: readonly Schema[]) => boolean): Rule =>
  ({ method, id, isRight }, things) => {
    const all = [...things.values()];
    const isList = method === 'GET' && id === '' && isRight;
    return isList ? { body: all.filter((thing) => isListed(thing, all)) } : undefined;
  };

const LISTS = [
  { what: 'holds all', rule: listing(() => true), findings: 0 },
  { what: 'holds none', rule: listing(() => false), findings: 0 },
  { what: 'holds some of those that are alike', rule: listing((one, all) => one !== all[1]), findings: 1 },
  { what: 'leaves out what has no note', rule: listing((one) => 'note' in one), findings: 1 },
  {
    what: 'leaves out drafts',
    rule: listing(({ state }) => state === 'ready'),
    findings: 0,
  },
];

for (const { what, rule, findings } of LISTS) {
  test(`a list that ${what} ${findings === 0 ? 'is right' : 'breaks G2'}`, async () => {
    const { bench } = await sceneOf({ members: MEMBERS, required: ['name'] }, { rule });

    expect(await listedAlike(bench)).toHaveLength(findings);
  });
}

const OF_CLIENT = { type: ['string', 'null'], description: 'clientId of the host, where there is one.' };
const OF_THING = { ...text, description: 'id of another thing.' };
for (const { what, member, findings } of [
  { what: 'no host', member: OF_CLIENT, findings: 1 },
  { what: 'no thing above it', member: OF_THING, findings: 0 },
])
  test(`a list that leaves out what has ${what} ${findings === 0 ? 'is right' : 'breaks G2'}`, async () => {
    const rule = listing(({ led }) => led !== undefined);
    const { bench } = await sceneOf({ members: { name: text, led: member }, required: ['name'] }, { rule });

    expect(await listedAlike(bench)).toHaveLength(findings);
  });

test('what may not be added without its texts is told by another test (G2)', async () => {
  const wants: Rule = ({ method, body, isRight }) =>
    method === 'POST' && isRight && !('note' in body) ? { status: 422, body: {} } : undefined;
  const { bench } = await sceneOf({ members: MEMBERS, required: ['name'] }, { rule: wants });

  expect(await listedAlike(bench)).toEqual([]);
});

test('a list that lags shows later what it leaves out (G2)', async () => {
  let looks = 0;
  const lags = listing((one) => looks > 2 && 'note' in one);
  const rule: Rule = (asked, things) => {
    if (asked.method === 'GET') looks += 1;
    return lags(asked, things);
  };
  const { bench } = await sceneOf({ members: MEMBERS, required: ['name'] }, { rule });

  expect(await listedAlike(bench)).toHaveLength(1);
});

/** Keeps the list as it was read first, until one of these comes. */
const keptUntil = (...methods: readonly string[]): Rule => {
  let kept: readonly Schema[] | undefined;
  return ({ method, id, isRight }, things) => {
    if (methods.includes(method)) kept = undefined;
    if (method !== 'GET' || id !== '' || !isRight) return undefined;
    kept ??= [...things.values()];
    return { body: kept };
  };
};

/** Shows things so many seconds after they were added. */
const showsAfter = (seconds: number): Rule => {
  const since = new Map<string, number>();
  return ({ method, id, isRight }, things) => {
    const nowMs = Date.now();
    for (const one of things.keys()) if (!since.has(one)) since.set(one, nowMs);
    if (method !== 'GET' || id !== '' || !isRight) return undefined;
    const all = [...things.entries()].filter(([one]) => nowMs - (since.get(one) ?? nowMs) >= seconds * 1000);
    return { body: all.map(([, thing]) => thing) };
  };
};

/** Shows things once they were looked for so often: the first ones at last right behind a removal, others sooner. */
const showsAtLook = (ofFirst: number, ofOthers: number): Rule => {
  const looks = new Map<string, number>();
  return ({ method, id, isRight }, things) => {
    if (method !== 'GET' || id !== '' || !isRight) return undefined;
    const isFirst = looks.size <= 4;
    for (const one of things.keys()) looks.set(one, (looks.get(one) ?? 0) + 1);
    const least = isFirst ? ofFirst : ofOthers;
    return {
      body: [...things.entries()].filter(([one]) => (looks.get(one) ?? 0) >= least).map(([, thing]) => thing),
    };
  };
};

const KEPT: readonly { what: string; rule: () => Rule; findings: number }[] = [
  { what: 'kept until one is removed', rule: () => keptUntil('DELETE', 'PUT'), findings: 1 },
  { what: 'kept until one is changed', rule: () => keptUntil('PUT'), findings: 0 },
  { what: 'kept from before anything was added', rule: () => keptUntil(), findings: 0 },
  { what: 'that lags 1.9 s', rule: () => showsAfter(1.9), findings: 0 },
  { what: 'that lags less and less', rule: () => showsAtLook(7, 2), findings: 0 },
];
for (const { what, rule, findings } of KEPT)
  test(`a list ${what} ${findings === 0 ? 'accuses nobody' : 'breaks G2'}`, async () => {
    const { bench, sent } = await sceneOf({ members: MEMBERS, required: ['name'] }, { rule: rule() });
    expect(await listedAlike(bench)).toHaveLength(findings);
    expect(sent.map(({ method }) => method)).toContain('DELETE');
  });
