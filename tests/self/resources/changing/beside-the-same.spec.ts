import { expect, test } from '@playwright/test';
import { replaced } from '#fixtures/resources/changing/replacing.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule } from '../things.ts';

waitsPass();

const text = { type: 'string' };
const MEMBERS = { code: { type: 'string', pattern: '^[A-Z]{6}$' }, note: text, count: { type: 'integer' } };

/** Looks for the code among all things, or among the others. */
const unique =
  (refusal: { status: number; body: object }, isOwnLeftOut = false): Rule =>
  ({ method, id, body, isRight }, things) => {
    const others = [...things].filter(([key]) => !(isOwnLeftOut && key === id));
    const isTaken = others.some(([, thing]) => thing['code'] === body['code']);
    return isRight && method === 'PUT' && isTaken ? refusal : undefined;
  };

for (const { what, rule, actual } of [
  {
    what: 'a PUT that finds its own code taken breaks G3',
    rule: unique({ status: 409, body: {} }),
    actual: 'status 409, twice, where one alone is',
  },
  {
    what: 'a PUT that says so by another status breaks G3',
    rule: unique({ status: 422, body: { errors: { code: ['has already been taken'] } } }),
    actual: 'status 422, twice, where one alone is',
  },
  { what: 'a PUT that looks among others is right', rule: unique({ status: 409, body: {} }, true) },
  { what: 'a refusal that says nothing is told of nobody', rule: unique({ status: 422, body: {} }) },
])
  test(what, async () => {
    const { bench } = await sceneOf({ members: MEMBERS, required: ['code'] }, { rule }, 'G3');

    const findings = await replaced(bench, await ownItemBetween(bench));

    expect([...new Set(findings.map((one) => one.actual))]).toEqual(actual === undefined ? [] : [actual]);
  });
