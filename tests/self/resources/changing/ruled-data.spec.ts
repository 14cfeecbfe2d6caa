import { expect, test } from '@playwright/test';
import { patched } from '#fixtures/resources/changing/patching.ts';
import { replaced } from '#fixtures/resources/changing/replacing.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { added } from '#fixtures/resources/items/writing.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule, unjudged } from '../things.ts';

waitsPass();

const text = { type: 'string' };
const DAY = { type: 'string', format: 'date' };
const MOMENT = { type: 'string', format: 'date-time' };
const DAY_MS = 24 * 60 * 60 * 1000;

function isWorkday(time: string): boolean {
  return ![0, 6].includes(new Date(time).getUTCDay());
}

function isAtWork(time: string): boolean {
  const hour = new Date(time).getUTCHours();
  return isWorkday(time) && time.endsWith(':00:00Z') && hour >= 8 && hour <= 17;
}

/** Refuses with 422 what a rule in words does not let be; `isRight` looks at what is sent. */
const ruled =
  (isFit: (body: Schema) => boolean): Rule =>
  ({ method, body, isRight }) =>
    isRight && method === 'POST' && !isFit(body) ? { status: 422, body: {} } : undefined;

const RULES: readonly { what: string; members: Schema; isFit: (body: Schema) => boolean }[] = [
  {
    what: 'two who are not the same',
    members: {
      sender: { ...text, description: 'clientId of the sender.' },
      receiver: { ...text, description: 'clientId of the receiver.' },
    },
    isFit: ({ sender, receiver }) =>
      sender !== receiver && [sender, receiver].every((one) => /^client-[12]$/.test(String(one))),
  },
  {
    what: 'two who are the same',
    members: {
      clientId: text,
      payer: { type: 'object', required: ['clientId'], properties: { clientId: text } },
    },
    isFit: ({ clientId, payer }) =>
      clientId === (payer as Schema)['clientId'] && /^client-[12]$/.test(String(clientId)),
  },
  {
    what: 'days that are near to each other',
    members: { from: DAY, till: DAY },
    isFit: ({ from, till }) => {
      const days = (Date.parse(String(till)) - Date.parse(String(from))) / (24 * 60 * 60 * 1000);
      return days > 0 && days < 3;
    },
  },
  {
    what: 'few on days that are near to each other',
    members: { from: DAY, till: DAY, seats: { type: 'integer', minimum: 1, maximum: 900 } },
    isFit: ({ from, till, seats }) =>
      Number(seats) <= 2 && Date.parse(String(till)) - Date.parse(String(from)) < 3 * 24 * 60 * 60 * 1000,
  },
  {
    what: 'moments that are weeks apart',
    members: { from: MOMENT, till: MOMENT },
    isFit: ({ from, till }) => Date.parse(String(till)) - Date.parse(String(from)) > 14 * 24 * 60 * 60 * 1000,
  },
  {
    what: 'moments of the same day',
    members: { from: MOMENT, till: MOMENT },
    isFit: ({ from, till }) => {
      const hours = (Date.parse(String(till)) - Date.parse(String(from))) / (60 * 60 * 1000);
      return hours >= 0.25 && hours <= 12;
    },
  },
  {
    what: 'full hours while somebody works',
    members: { from: MOMENT, till: MOMENT },
    isFit: ({ from, till }) =>
      [from, till].every((one) => isAtWork(String(one))) && String(from) < String(till),
  },
  {
    what: 'working days in a row',
    members: { on: DAY, till: DAY },
    isFit: ({ on, till }) =>
      [on, till].every((one) => isWorkday(String(one))) &&
      Date.parse(String(till)) - Date.parse(String(on)) === DAY_MS,
  },
  {
    what: 'hours that were worked',
    members: { from: MOMENT, till: MOMENT },
    isFit: ({ from, till }) =>
      [from, till].every((one) => isAtWork(String(one)) && Date.parse(String(one)) < Date.now()),
  },
  {
    what: 'the first and the last day of a month',
    members: { from: DAY, till: DAY },
    isFit: ({ from, till }) =>
      String(from).endsWith('-01') &&
      new Date(Date.parse(String(till)) + DAY_MS).toISOString().slice(8, 10) === '01' &&
      String(from).slice(0, 7) === String(till).slice(0, 7),
  },
  {
    what: 'times of the day without an offset',
    members: { opens: { type: 'string', format: 'time' } },
    isFit: ({ opens }) => /^\d\d:\d\d:\d\d$/.test(String(opens)),
  },
  {
    what: 'lists of one alone',
    members: { lines: { type: 'array', items: { type: 'object', properties: { note: text } } } },
    isFit: ({ lines }) => (lines as readonly unknown[]).length === 1,
  },
];

for (const { what, members, isFit } of RULES)
  test(`a service takes ${what}, as a rule in words has it`, async () => {
    const required = Object.keys(members);
    const { bench, things } = await sceneOf({ members, required }, { rule: ruled(isFit) });

    await ownItemBetween(bench);

    expect(things.size).toBe(3);
  });

const YEARS = 3;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

test('what is taken for years, and may not meet, is taken on days far from each other', async () => {
  const far: Rule = ({ method, body, isRight }, things) => {
    const meets = ({ on }: Schema): boolean =>
      Math.abs(Date.parse(String(on)) - Date.parse(String(body['on']))) < YEARS * YEAR_MS;
    return isRight && method === 'POST' && [...things.values()].some(meets)
      ? { status: 409, body: {} }
      : undefined;
  };
  const { bench, things } = await sceneOf(
    { members: { name: text, on: DAY }, required: ['on'] },
    { rule: far },
  );

  await ownItemBetween(bench);

  expect(things.size).toBe(3);
});

const RULED = { type: 'integer', minimum: 1, description: 'Not more than there are seats.' };
const silent =
  (method: string, status = 422): Rule =>
  (asked) =>
    asked.method === method && asked.isRight ? { status, body: {} } : undefined;

test('where nothing is taken, and a description has a rule in words, a refusal is told of nobody (G2)', async () => {
  const { bench } = await sceneOf({ members: { name: text, count: RULED } }, { rule: silent('POST') });

  await expect(added(bench)).rejects.toThrow('count has a rule in words');
});

test('where something was taken before, it is told (G2)', async () => {
  let posts = 0;
  const later: Rule = (asked) =>
    (posts += asked.method === 'POST' ? 1 : 0) > 1 ? silent('POST')(asked, new Map()) : undefined;
  const { bench } = await sceneOf({ members: { name: text, count: RULED } }, { rule: later });

  expect((await added(bench)).findings).toEqual([]);
  expect((await added(bench)).findings).toHaveLength(1);
});

test('where PUT takes nothing, and a description has a rule in words, that is told of nobody (G3)', async () => {
  const { bench } = await sceneOf({ members: { name: text, count: RULED } }, { rule: silent('PUT') }, 'G3');
  const items = await ownItemBetween(bench);

  await expect(replaced(bench, items)).rejects.toThrow(
    'PUT /api/v1/things/{id} takes nothing that was tried',
  );
});

test('a PUT that does not find what is there breaks G3, whichever rule stands in words', async () => {
  const { bench } = await sceneOf(
    { members: { name: text, count: RULED } },
    { rule: silent('PUT', 404) },
    'G3',
  );

  const findings = await replaced(bench, await ownItemBetween(bench));

  expect(findings.map(({ actual }) => actual)).toEqual(['status 404']);
});

for (const { adding, what } of [
  { adding: 'Returns 400 if the body is not valid.', what: 'breaks G2' },
  { adding: 'The end must not lie before the start.', what: 'is told of nobody' },
])
  test(`a POST that takes nothing ${what}: ${adding}`, async () => {
    const { bench } = await sceneOf({ members: { name: text }, adding }, { rule: silent('POST', 400) });

    const tried = added(bench).then(
      ({ findings }) => (findings.length > 0 ? 'breaks G2' : 'passes'),
      () => 'is told of nobody',
    );

    expect(await tried).toBe(what);
  });

test('what begins on full hours of working days alone may be moved to others (G3, G4)', async () => {
  const atWork: Rule = ({ method, body, isRight }) =>
    isRight &&
    method !== 'DELETE' &&
    ['from', 'till'].some((name) => name in body && !isAtWork(String(body[name])))
      ? { status: 422, body: {} }
      : undefined;
  const members = { from: MOMENT, till: MOMENT, name: text };
  const { bench } = await sceneOf({ members, required: ['from', 'till'] }, { rule: atWork }, 'G4');
  const items = await ownItemBetween(bench);

  expect(await patched(bench, items)).toEqual([]);
  expect(await replaced(bench, items)).toEqual([]);
  expect(unjudged()).toEqual([]);
});
