import { expect, test } from '@playwright/test';
import { differences } from '#fixtures/resources/answers/compare.ts';
import { viewsOf } from './described-value.ts';

/** Whatever its items are. */
const LIST = { type: 'array', items: {} };

test('durations of one length are the same, however they are written', () => {
  const views = { sent: { properties: { own: {} } }, seen: { properties: { own: {} } } };

  expect(differences({ own: 'PT90M' }, { own: 'PT1H30M' }, views)).toEqual([]);
  expect(differences({ own: 'P1Y' }, { own: 'P12M' }, views)).toEqual([]);
  expect(differences({ own: 'P1M' }, { own: 'P30D' }, views)).toHaveLength(1);
  expect(differences({ own: 'PT1M' }, { own: 'P1M' }, views)).toHaveLength(1);
});

test('a list may become shorter where a description says that items become one', () => {
  const [sent, seen] = [{ own: [{ from: 1 }, { from: 2 }] }, { own: [{ from: 1 }] }];

  expect(differences(sent, seen, viewsOf('Those that overlap are merged.', LIST))).toEqual([]);
  expect(differences(sent, { own: [] }, viewsOf('Those that overlap are merged.', LIST))).toHaveLength(1);
  expect(
    differences(sent, { own: [{ from: 5 }] }, viewsOf('Those that overlap are merged.', LIST)),
  ).toHaveLength(1);
  expect(differences({ own: ['a', 'A'] }, { own: ['a'] }, viewsOf('Duplicates are dropped.', LIST))).toEqual(
    [],
  );
  expect(
    differences({ own: ['a', 'b'] }, { own: ['a'] }, viewsOf('Duplicates are dropped.', LIST)),
  ).toHaveLength(1);
  expect(differences(sent, seen, viewsOf('Duplicates are refused.', LIST))).toHaveLength(1);
});

test('nothing may show as an empty text where a description says so', () => {
  expect(differences({ own: null }, { own: '' }, viewsOf('An empty text where there is none.'))).toEqual([]);
  expect(
    differences({ own: null }, { own: 'a' }, viewsOf('An empty text where there is none.')),
  ).toHaveLength(1);
  expect(differences({ own: null }, { own: '' }, viewsOf('A remark.'))).toHaveLength(1);
});

test('another value than the one that was sent may stand where a description says so', () => {
  expect(
    differences({ own: false }, { own: true }, viewsOf('The first one is set, whatever was sent.')),
  ).toEqual([]);
  expect(
    differences({ own: null }, { own: 'mon' }, viewsOf('Where it is left out it defaults to mon.')),
  ).toEqual([]);
  expect(differences({ own: null }, { own: 'mon' }, viewsOf('A day.'))).toHaveLength(1);
  expect(
    differences({ own: 'tue' }, { own: 'mon' }, viewsOf('Where it is left out it defaults to mon.')),
  ).toHaveLength(1);
});

test('what is made of a value is none that could be told, unless it is shown how', () => {
  const differ = (words: string, sent: unknown, seen: unknown): number =>
    differences({ own: sent }, { own: seen }, viewsOf(words)).length;

  expect(differ('If netPrice is sent, this one is worked out from it.', 12, 13)).toBe(0);
  expect(differ('A colour name or hex. Comes back as hex: red as #FF0000.', 'red', '#FF0000')).toBe(0);
  expect(differ('Of what is sent. It is converted, what comes back is always C.', 'K', 'C')).toBe(0);
  expect(differ('Completed if it is not sent.', 'DE', 'AT')).toBe(0);
  expect(differ('Price without tax.', 12, 13)).toBe(1);
  expect(differ('Shown as it was sent.', 'red', 'blue')).toBe(1);
  expect(differ('Whether it is completed.', false, true)).toBe(1);
  expect(differ('"a1-7" comes back as "A001-007".', 'b1-2', 'C001-002')).toBe(1);
});

test('a member may not be shown where a description says so', () => {
  expect(differences({ own: 'paid' }, {}, viewsOf('Kept, but only shown once state is closed.'))).toEqual([]);
  expect(differences({ own: 'paid' }, {}, viewsOf('Present on closed claims only.'))).toEqual([]);
  expect(differences({ own: 'paid' }, {}, viewsOf('What was decided.'))).toHaveLength(1);
});

test('a list has those that others bring, as its description says', () => {
  const [sent, seen] = [{ own: ['shoes/sandals'] }, { own: ['shoes', 'shoes/sandals'] }];

  expect(differences(sent, seen, viewsOf('Those above are implied.', LIST))).toEqual([]);
  expect(
    differences(sent, { own: ['shoes', 'hats'] }, viewsOf('Those above are implied.', LIST)),
  ).toHaveLength(1);
  expect(differences(sent, seen, viewsOf('Topics.', LIST))).toHaveLength(1);
});

for (const { words, sent, seen } of [
  { words: 'Overrides the default rate of the client.', sent: 12, seen: 99 },
  { words: 'The tax is computed on this net amount.', sent: 12, seen: 99 },
  { words: 'Price in euro; the total is calculated from it.', sent: 12, seen: 99 },
  { words: 'Computed by the service if it is null.', sent: 12, seen: null },
  { words: 'Whether the tree node is expanded.', sent: true, seen: false },
  { words: 'Id of the product it is replaced by.', sent: 'a', seen: 'b' },
  { words: 'Name shown to customers as the title of the page.', sent: 'a', seen: 'b' },
  { words: 'Returned as a string.', sent: 'a', seen: 'b' },
  { words: 'Date, shown as YYYY-MM-DD.', sent: '2026-01-01', seen: '2026-05-05' },
  { words: 'Timestamps are stored in UTC.', sent: '2026-01-01T00:00:00Z', seen: '2027-01-01T00:00:00Z' },
  { words: 'State: open, converted, closed.', sent: 'open', seen: 'closed' },
  { words: 'Free text: whatever was said at the meeting.', sent: 'abc', seen: 'xyz' },
  { words: 'Alias of the account.', sent: 'abc', seen: 'xyz' },
  { words: 'IATA code, short for the airport.', sent: 'FRA', seen: 'MUC' },
  { words: 'Rounded half up to two decimals.', sent: 12.34, seen: 12 },
  { words: 'Unit price, rounded to two decimals.', sent: 12.34, seen: 12 },
  { words: 'Percentage from 0 to 100, rounded to one decimal.', sent: 45.5, seen: 0 },
  { words: 'Capped at 40 per month; minimum 1.', sent: 5, seen: 40 },
  { words: 'Minutes past the end of the shift.', sent: 30, seen: 3 },
  { words: 'Between 0 and 100; null if unknown.', sent: null, seen: 0 },
  { words: 'Default price.', sent: null, seen: 99 },
  { words: 'Summary, shortened by the author.', sent: 'Abcdef ghij', seen: 'Abcdef' },
  { words: 'Cut of meat.', sent: 'Abcdef', seen: 'Abcd' },
  { words: 'Average of the last 3 months.', sent: 'Abcdef', seen: '**ef' },
  { words: 'Nearest day of delivery.', sent: '10:30', seen: '00:00' },
  { words: 'Remark that is not shown to the customer.', sent: 'abc', seen: undefined },
  { words: 'Whether it is hidden.', sent: true, seen: undefined },
])
  test(`no other value is told by: ${words}`, () => {
    const shown = seen === undefined ? {} : { own: seen };

    expect(differences({ own: sent }, shown, viewsOf(words))).toHaveLength(1);
  });

test('what is said of an object on a value is not said of its members', () => {
  const properties = { city: { type: 'string' } };
  const schema = {
    properties: { own: { type: 'object', description: 'Computed from the account.', properties } },
  };

  expect(
    differences({ own: { city: 'Ulm' } }, { own: { city: 'Rom' } }, { sent: schema, seen: schema }),
  ).toHaveLength(1);
});

test('the form that is told is none of what was shown before', () => {
  const views = viewsOf('Kept in capitals.');

  expect(differences({ own: 'ab' }, { own: 'AB' }, views)).toEqual([]);
  expect(differences({ own: 'ab' }, { own: 'AB' }, { ...views, areShown: true })).toHaveLength(1);
});

test('what is said of the whole is not said of each of its members', () => {
  const { sent } = viewsOf('A word.');
  const schema = { ...sent, description: 'The first one is open, whatever was sent.' };

  expect(differences({ own: 'a' }, { own: 'b' }, { sent: schema, seen: schema })).toHaveLength(1);
});
