import { expect, test } from '@playwright/test';
import { ownItemBetween } from '#fixtures/resources/neighbours.ts';
import { replaced } from '#fixtures/resources/replacing.ts';
import type { Schema } from '#fixtures/resources/schema-view.ts';
import { added } from '#fixtures/resources/writing.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule } from './things.ts';

waitsPass();

const text = { type: 'string' };
const DAY = { type: 'string', format: 'date' };

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

/** Refuses with what is wrong, by the name of the member. */
const naming =
  (wrongIn: (body: Schema) => string | undefined): Rule =>
  ({ method, body, isRight }) => {
    const wrong = isRight && method === 'POST' ? wrongIn(body) : undefined;
    return wrong === undefined ? undefined : { status: 422, body: { errors: { [wrong]: ['no'] } } };
  };
const COUNT = { type: 'integer', minimum: 1, maximum: 900 };
const OF_CLIENT = { ...text, description: 'clientId of one who may have no more.' };

const NAMED: readonly { what: string; members: Schema; wrongIn: (body: Schema) => string | undefined }[] = [
  {
    what: 'few of one, much of another, and days that are near',
    members: { seats: COUNT, weight: COUNT, from: DAY, till: DAY },
    wrongIn: ({ seats, weight, from, till }) => {
      if (Number(seats) > 2) return 'seats';
      if (Number(weight) < 900) return 'weight';
      return Date.parse(String(till)) - Date.parse(String(from)) > 3 * 24 * 60 * 60 * 1000
        ? 'till'
        : undefined;
    },
  },
  {
    what: 'null where nothing else may be',
    members: {
      state: { type: 'string', enum: ['open', 'closed'] },
      closedOn: { ...DAY, type: ['string', 'null'] },
    },
    wrongIn: ({ closedOn }) => (closedOn === null ? undefined : 'closedOn'),
  },
  {
    what: 'another one who is referred to, few and much',
    members: { seats: COUNT, weight: COUNT, owner: OF_CLIENT },
    wrongIn: ({ seats, weight, owner }) => {
      if (owner !== 'client-2') return 'owner';
      if (Number(seats) > 2) return 'seats';
      return Number(weight) < 900 ? 'weight' : undefined;
    },
  },
];
for (const { what, members, wrongIn } of NAMED)
  test(`a service takes ${what}, as its refusals have it`, async () => {
    const { bench, things } = await sceneOf(
      { members, required: Object.keys(members) },
      { rule: naming(wrongIn) },
    );

    await ownItemBetween(bench);

    expect(things.size).toBe(3);
  });

for (const { description, isTaken } of [
  { description: 'Only where it is closed.', isTaken: true },
  { description: 'When it was closed.', isTaken: false },
])
  test(`what is refused is ${isTaken ? 'left out' : 'sent'} where its description says: ${description}`, async () => {
    const members = { name: text, closedOn: { ...DAY, description } };
    const wrongIn = ({ closedOn }: Schema): string | undefined =>
      closedOn === undefined ? undefined : 'closedOn';
    const { bench } = await sceneOf({ members }, { rule: naming(wrongIn) });

    expect((await added(bench)).findings.length === 0).toBe(isTaken);
  });

const MET = [
  {
    what: 'of one member after the other',
    members: { seats: COUNT, weight: COUNT, name: text },
    wrongIn: (() => {
      let time = 0;
      return (): string => ['seats', 'weight'][(time += 1) % 2] ?? '';
    })(),
    why: 'for weight, then for seats',
  },
  {
    what: 'of what is referred to, whatever that is',
    members: { clientId: text },
    wrongIn: () => 'clientId',
    why: 'for clientId',
  },
];
for (const { what, members, wrongIn, why } of MET)
  test(`refusals ${what} are told of nobody`, async () => {
    const { bench } = await sceneOf({ members, required: Object.keys(members) }, { rule: naming(wrongIn) });

    await expect(added(bench)).rejects.toThrow(new RegExp(`${why}.*: rules that are not described`));
  });

test('refusals that call what stands unknown break the description', async () => {
  const unknown: Rule = ({ method, isRight }) =>
    method === 'POST' && isRight
      ? { status: 422, body: { errors: { clientId: ['unknown client'] } } }
      : undefined;
  const { bench } = await sceneOf({ members: { clientId: text }, required: ['clientId'] }, { rule: unknown });

  expect((await added(bench)).findings).toHaveLength(1);
});

test('refusals of one member alone break the description', async () => {
  const members = { seats: COUNT, weight: COUNT, name: text };
  const { bench } = await sceneOf({ members }, { rule: naming(() => 'seats') });

  expect((await added(bench)).findings).toHaveLength(1);
});

test('texts that can be anything stay as they are, whatever a refusal says of them', async () => {
  const { bench, sent } = await sceneOf(
    { members: { seats: COUNT, name: text } },
    { rule: naming(() => 'name') },
  );

  expect((await added(bench)).findings).toHaveLength(1);
  expect(new Set(sent.filter(({ method }) => method === 'POST').map(({ body }) => body['name'])).size).toBe(
    1,
  );
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
