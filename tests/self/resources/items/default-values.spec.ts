import { expect, test } from '@playwright/test';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { foundLater } from '#fixtures/resources/items/showing.ts';
import { addedBarest, addedLeast } from '#fixtures/resources/items/writing.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import type { Described } from '../described-things.ts';
import { sceneOf, type Rule } from '../things.ts';

waitsPass();

const THINGS: Described = {
  members: {
    name: { type: 'string' },
    cycle: { type: 'string', enum: ['monthly', 'yearly'], default: 'monthly' },
    seats: { type: 'integer', default: 1 },
    note: { type: ['string', 'null'], default: null },
  },
  required: ['name'],
};

/** Makes this of what is sent. */
const keeping =
  (made: (sent: Schema) => Schema | undefined): Rule =>
  ({ method, isRight, body }, things) => {
    if (method !== 'POST' || !isRight) return undefined;
    const id = `thing-${things.size}`;
    const thing = made(body);
    if (thing === undefined) return { status: 422, body: {} };
    things.set(id, { ...thing, id });
    return { status: 201, body: { cycle: 'monthly', seats: 1, ...body, id } };
  };

for (const { what, made, at } of [
  { what: 'is as described', made: (sent: Schema) => ({ cycle: 'monthly', seats: 1, ...sent }), at: [] },
  { what: 'is not shown', made: (sent: Schema) => sent, at: [] },
  { what: 'is another one', made: (sent: Schema) => ({ cycle: 'yearly', ...sent }), at: ['/cycle'] },
  { what: 'is none', made: (sent: Schema) => ({ cycle: null, seats: 0, ...sent }), at: ['/cycle', '/seats'] },
  { what: 'goes on by itself', made: (sent: Schema) => ({ ...sent, cycle: 'yearly' }), at: [] },
  {
    what: 'may not be sent',
    made: (sent: Schema) => ('cycle' in sent ? undefined : { ...sent, cycle: 'yearly' }),
    at: [],
  },
  { what: 'is null, which says nothing', made: (sent: Schema) => ({ ...sent, note: 'none' }), at: [] },
])
  test(`the value by default ${what}: ${at.length === 0 ? 'right' : 'a breach'} (G2)`, async () => {
    const { bench } = await sceneOf(THINGS, { rule: keeping(made) }, 'G2');

    const findings = await foundLater(bench, await addedLeast(bench));

    expect(findings.map((one) => one.at)).toEqual(at);
  });

const line = {
  type: 'object',
  required: ['text'],
  properties: { text: { type: 'string' }, isGift: { type: 'boolean', default: false } },
};
const WITH_LINES: Described = {
  members: { name: { type: 'string' }, lines: { type: 'array', items: line } },
  required: ['name', 'lines'],
};
type Line = Readonly<{ text: string; isGift?: boolean }>;

/** What becomes of a line that does not say whether it is a gift, behind another one. */
const lines =
  (isGift: (before: Line | undefined) => boolean | undefined): ((sent: Schema) => Schema) =>
  (sent) => {
    const all = (sent['lines'] as readonly Line[]).reduce<readonly Line[]>(
      (made, one) => [...made, { ...one, isGift: one.isGift ?? isGift(made.at(-1)) } as Line],
      [],
    );
    return { ...sent, lines: all };
  };

for (const { what, made, isBroken } of [
  { what: 'is the usual one', made: lines(() => false), isBroken: false },
  { what: 'is not shown', made: lines(() => undefined), isBroken: false },
  { what: 'is that of the one before', made: lines((before) => before?.isGift ?? false), isBroken: true },
  {
    what: 'is always the same, whatever is sent',
    made: (sent: Schema) => ({
      ...sent,
      lines: (sent['lines'] as readonly Line[]).map((one) => ({ ...one, isGift: true })),
    }),
    isBroken: true,
  },
])
  test(`what an item of a list leaves out ${what}: ${isBroken ? 'a breach' : 'right'} (G2)`, async () => {
    const broken: boolean[] = [];
    for (const turn of ['1', '2', '3', '4', '5', '6']) {
      const { bench } = await sceneOf(WITH_LINES, { rule: keeping(made) }, `G2 each depth ${turn}`);
      broken.push((await foundLater(bench, await addedBarest(bench))).length > 0);
    }

    // Whether the first line is a gift comes by chance.
    expect(broken.includes(true)).toBe(isBroken);
  });
