import { expect, test } from '@playwright/test';
import { arranged } from '#fixtures/resources/data/arranged-days.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const day = { type: 'string', format: 'date' };
const moment = { type: 'string', format: 'date-time' };
const schema = {
  type: 'object',
  properties: { on: day, till: day, from: moment, to: moment, note: { type: 'string' } },
};
const TWO_WEEKS = Array.from({ length: 14 }, (_, index) => Date.UTC(2027, 1, 20) + index * DAY_MS);

function weekdayOf(time: unknown): number {
  return new Date(String(time)).getUTCDay();
}

test('days and moments at work begin on a working day that two more follow, whatever day it was', () => {
  for (const ms of TWO_WEEKS) {
    const [from, to] = [ms + 1_234_000, ms + 55_555_000].map((one) => new Date(one).toISOString());
    const on = from?.slice(0, 10);
    const till = new Date(ms + 4 * DAY_MS).toISOString().slice(0, 10);

    const made = arranged(schema, { on, till, from, to, note: on }, { rhythm: 'at work' });

    expect([1, 2, 3]).toContain(weekdayOf(made['on']));
    expect(weekdayOf(made['till'])).toBe(weekdayOf(made['on']) + 1);
    expect(String(made['from'])).toMatch(`${String(made['on'])}T`);
    expect(Date.parse(String(made['from']))).toBeGreaterThanOrEqual(ms);
    expect(Date.parse(String(made['to'])) - Date.parse(String(made['from']))).toBe(DAY_MS / 24);
    expect(made['note']).toBe(on);
  }
});

test('what has no days stays as it is', () => {
  expect(arranged(schema, { note: 'plain' }, { rhythm: 'by months', isPast: true })).toEqual({
    note: 'plain',
  });
});

for (const { rhythm, till } of [
  { rhythm: 'daily', till: '2027-03-02' },
  { rhythm: 'monthly', till: '2027-04-01' },
] as const)
  test(`${rhythm} the latest follows the earliest on ${till}, in their order`, () => {
    const made = arranged(schema, { on: '2027-09-09', till: '2027-03-01' }, { rhythm });

    expect(made).toEqual({ on: till, till: '2027-03-01' });
  });
