import { expect, test } from '@playwright/test';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { added } from '#fixtures/resources/items/writing.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule } from '../things.ts';

waitsPass();

const text = { type: 'string' };
const DAY = { type: 'string', format: 'date' };
const DAY_MS = 24 * 60 * 60 * 1000;

function daysBetween({ from, till }: Schema): number {
  return (Date.parse(String(till)) - Date.parse(String(from))) / DAY_MS;
}

/** Refuses with what is wrong, by the name of the member. */
const naming =
  (
    wrongIn: (body: Schema) => string | undefined,
    telling: (wrong: string) => Schema = (wrong) => ({ errors: { [wrong]: ['no'] } }),
  ): Rule =>
  ({ method, body, isRight }) => {
    const wrong = isRight && method === 'POST' ? wrongIn(body) : undefined;
    return wrong === undefined ? undefined : { status: 422, body: telling(wrong) };
  };
/** As a framework tells it, in sentences. */
const saying =
  (words: string) =>
  (wrong: string): Schema => ({ message: [`${wrong} ${words}`] });
const COUNT = { type: 'integer', minimum: 1, maximum: 900 };
const OF_CLIENT = { ...text, description: 'clientId of one who may have no more.' };

interface Named {
  readonly what: string;
  readonly members: Schema;
  readonly required?: readonly string[];
  readonly wrongIn: (body: Schema) => string | undefined;
  readonly telling?: (wrong: string) => Schema;
}

const NAMED: readonly Named[] = [
  {
    what: 'few, and exactly so many, whatever the examples',
    members: { seats: { ...COUNT, example: 7 }, weight: { ...COUNT, example: 100 } },
    wrongIn: ({ seats, weight }) => {
      if (Number(seats) > 2) return 'seats';
      return weight === 737 ? undefined : 'weight';
    },
    telling: saying('is not right beside a weight of 737.'),
  },
  {
    what: 'null where nothing may be referred to',
    members: { kind: { enum: ['in', 'out'] }, owner: { ...OF_CLIENT, type: ['string', 'null'] } },
    wrongIn: ({ owner }) => (owner === null ? undefined : 'owner'),
    telling: saying('must be null'),
  },
  {
    what: 'nothing where nothing may be referred to',
    members: { kind: { enum: ['in', 'out'] }, owner: OF_CLIENT },
    required: ['kind'],
    wrongIn: (body) => ('owner' in body ? 'owner' : undefined),
    telling: saying('is not allowed here'),
  },
  {
    what: 'few of one, much of another, and days that are near',
    members: { seats: COUNT, weight: COUNT, from: DAY, till: DAY },
    wrongIn: (body) => {
      if (Number(body['seats']) > 2) return 'seats';
      if (Number(body['weight']) < 900) return 'weight';
      return daysBetween(body) > 3 ? 'till' : undefined;
    },
  },
  {
    what: 'little of each part',
    members: {
      parts: { type: 'array', items: { type: 'object', properties: { seats: COUNT, room: text } } },
    },
    wrongIn: ({ parts }) => {
      const rows = (parts ?? []) as readonly Schema[];
      const row = rows.findIndex(({ seats }) => Number(seats) > 1);
      return row < 0 ? undefined : `parts[${row}].seats`;
    },
  },
  {
    what: 'little of each part, which refers to somebody',
    members: {
      parts: {
        type: 'array',
        items: { type: 'object', required: ['owner'], properties: { owner: OF_CLIENT, seats: COUNT } },
      },
    },
    wrongIn: ({ parts }) => {
      const rows = (parts ?? []) as readonly Schema[];
      const lost = rows.findIndex(({ owner }) => !/^client-[12]$/.test(String(owner)));
      if (lost >= 0) return `parts[${lost}].owner`;
      const row = rows.findIndex(({ seats }) => Number(seats) > 1);
      return row < 0 ? undefined : `parts[${row}].seats`;
    },
  },
  {
    what: 'a contract that lasts for long',
    members: { from: DAY, till: DAY },
    wrongIn: (body) => (daysBetween(body) < 30 || daysBetween(body) > 32 ? 'till' : undefined),
  },
  {
    what: 'what has been, and what comes next of some kinds alone',
    members: {
      kind: { enum: ['visit', 'course'] },
      givenOn: DAY,
      nextOn: { ...DAY, type: ['string', 'null'] },
    },
    wrongIn: ({ givenOn, nextOn }) => {
      if (Date.parse(String(givenOn)) > Date.now()) return 'givenOn';
      return nextOn === null ? undefined : 'nextOn';
    },
  },
  {
    what: 'a code as in its example, beside what comes first',
    members: {
      code: { ...text, minLength: 5, maxLength: 12, example: '10115' },
      country: { enum: ['DE', 'AT', 'CH', 'NL'] },
    },
    wrongIn: ({ code, country }) => (code === '10115' && country === 'DE' ? undefined : 'code'),
  },
  {
    what: 'as many as is usual',
    members: { room: { ...text, description: 'clientId of the host.' }, seats: { ...COUNT, default: 3 } },
    wrongIn: ({ room, seats }) => {
      if (!/^client-[12]$/.test(String(room))) return 'room';
      return Number(seats) > 3 ? 'seats' : undefined;
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
for (const { what, members, required = Object.keys(members), wrongIn, telling } of NAMED)
  test(`a service takes ${what}, as its refusals have it`, async () => {
    const { bench, things } = await sceneOf({ members, required }, { rule: naming(wrongIn, telling) });

    await ownItemBetween(bench);

    expect(things.size).toBe(3);
  });

test('what was taken in the past alone is made so from then on', async () => {
  const wrongIn = ({ owner, bornOn }: Schema): string | undefined => {
    if (!/^client-[12]$/.test(String(owner))) return 'owner';
    return Date.parse(String(bornOn)) > Date.now() ? 'bornOn' : undefined;
  };
  const born = { ...DAY, example: '2020-02-02' };
  const { bench, sent } = await sceneOf(
    { members: { name: text, owner: OF_CLIENT, bornOn: born }, required: ['owner', 'bornOn'] },
    { rule: naming(wrongIn) },
  );

  await ownItemBetween(bench);

  const posts = sent.filter(({ method }) => method === 'POST');
  expect(posts.slice(-3).map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(posts.slice(-3).map(({ body }) => body['bornOn'])).size).toBe(3);
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
  const { bench, sent } = await sceneOf({ members }, { rule: naming(() => 'seats') });

  expect((await added(bench)).findings).toHaveLength(1);

  const tried = sent.filter(({ method }) => method === 'POST').map(({ body }) => body['seats']);
  expect(new Set(tried).size).toBeGreaterThan(12);
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
