import { expect, test } from '@playwright/test';
import { differences } from '#fixtures/resources/answers/compare.ts';
import { viewsOf, type Views } from './described-value.ts';

const MORNING = '2026-01-01T10:00:42Z';

const TOLD_FORMS = [
  { words: 'Dutch postcode. Kept as 1234 AB.', sent: '1017ab', seen: '1017 AB', other: '1017 ab' },
  { words: 'Kept in capitals.', sent: 'ab c', seen: 'AB C', other: 'AB D' },
  { words: 'Blanks at both ends are taken off.', sent: ' a  b ', seen: 'a b', other: 'ac' },
  {
    words: 'In capitals, with one blank before the last three.',
    sent: 'ab101ab',
    seen: 'AB10 1AB',
    other: 'AB10 1AC',
  },
  { words: 'Normalized to E.164.', sent: '+49 (30) 1-2', seen: '+493012', other: '+493013' },
  {
    words: 'Always the first of a month: another day is moved back to it.',
    sent: '2026-05-17',
    seen: '2026-05-01',
    other: '2026-05-16',
  },
  { words: 'Moved back to its Monday.', sent: '2026-05-17', seen: '2026-05-11', other: '2026-05-12' },
  { words: 'Moved to the next working day.', sent: '2026-05-16', seen: '2026-05-18', other: '2026-05-17' },
  { words: 'Always the last day of the month.', sent: '2026-02-16', seen: '2026-02-28', other: '2026-02-27' },
  {
    words: 'Kept to the minute: seconds are cut off.',
    sent: MORNING,
    seen: '2026-01-01T10:00:00Z',
    other: '2026-01-01T10:00:41Z',
  },
  {
    words: 'After startsAt, at most 12 hours. Seconds are cut off. Answers show UTC.',
    sent: '2026-01-01T10:05:42Z',
    seen: '2026-01-01T10:05:00Z',
    other: '2026-01-01T10:05:41Z',
  },
  {
    words: 'The resolution is one minute; finer parts are dropped.',
    sent: '2026-01-01T10:05:42Z',
    seen: '2026-01-01T10:05:00Z',
    other: '2026-01-01T10:05:41Z',
  },
  {
    words: 'Truncated, i.e. to the full minute.',
    sent: '2026-01-01T10:05:42Z',
    seen: '2026-01-01T10:05:00Z',
    other: '2026-01-01T10:05:41Z',
  },
  {
    words: 'Rounded to full hours.',
    sent: '2026-01-01T10:40:00Z',
    seen: '2026-01-01T11:00:00Z',
    other: '2026-01-01T10:30:00Z',
  },
  {
    words: 'Fractions of a second are dropped.',
    sent: '2026-01-01T10:00:42.5Z',
    seen: MORNING,
    other: '2026-01-01T10:00:00Z',
  },
  { words: 'Rounded to one decimal place.', sent: 1.26, seen: 1.3, other: 1 },
  { words: 'Rounded to the decimals of the currency.', sent: 1850.4, seen: 1850, other: 1852 },
  { words: 'Rounded to cents.', sent: 1.259, seen: 1.26, other: 1 },
  { words: 'Rounded to the nearest quarter of a minute.', sent: 1.3, seen: 1.25, other: 1.3125 },
  {
    words: 'Our scales show tens: 1234 is taken down as 1230, 1235 as 1240.',
    sent: 4711,
    seen: 4710,
    other: 4700,
  },
  { words: 'Taken in fives: 1,236 becomes 1,235.', sent: 4712, seen: 4710, other: 4700 },
  { words: 'We cook in tens: the next ten (41 → 50) counts.', sent: 41, seen: 50, other: 110 },
  { words: 'Two are kept, half up: 12.345 becomes 12.35.', sent: 1.259, seen: 1.26, other: 1.2 },
  {
    words: 'In UTC and without seconds, too.',
    sent: MORNING,
    seen: '2026-01-01T10:00:00Z',
    other: '2026-01-01T09:00:00Z',
  },
  {
    words: 'Given back in UTC, without seconds: they are dropped.',
    sent: MORNING,
    seen: '2026-01-01T10:00:00Z',
    other: '2026-01-01T10:02:00Z',
  },
  {
    words: 'Upper-cased, exactly one blank between letters and digits.',
    sent: 'ab12',
    seen: 'AB 12',
    other: 'AB 13',
  },
  { words: 'Full minutes.', sent: MORNING, seen: '2026-01-01T10:00:00Z', other: '2026-01-01T10:02:00Z' },
  { words: 'We keep the Monday of the week.', sent: '2026-05-17', seen: '2026-05-11', other: '2026-05-12' },
  {
    words: 'We set it to the first day of its month.',
    sent: '2026-05-17',
    seen: '2026-05-01',
    other: '2026-05-02',
  },
  { words: 'Rounded up to the full quarter hour, 50 is kept as 60.', sent: 113, seen: 120, other: 125 },
  { words: 'In minutes, rounded to the nearest half hour.', sent: 113, seen: 120, other: 115 },
  { words: 'Rounded up to full six minutes (41 → 42).', sent: 1, seen: 6, other: 7 },
  { words: 'Rounded down to the next multiple of fifteen.', sent: 59, seen: 45, other: 50 },
  { words: 'In seconds, cut to full minutes.', sent: 113, seen: 60, other: 0 },
  { words: 'Rounded to the nearest 0.05.', sent: 1.33, seen: 1.35, other: 1.3 + 0.01 },
  {
    words: 'A leading 0 gives way to +49: "030 901820-15" becomes "+493090182015".',
    sent: '0171/445566',
    seen: '+49171445566',
    other: '+43171445566',
  },
  { words: 'Kept as in E.164.', sent: '0171/445566', seen: '+49171445566', other: '+49171445567' },
  {
    words: 'Shelf and board: "a1-7" is kept as "A001-007".',
    sent: 'b12-3',
    seen: 'B012-003',
    other: 'B012-030',
  },
  { words: 'With two digits: 7:30 comes back as 07:30.', sent: '9:05', seen: '09:05', other: '09:50' },
  {
    words: 'Comes back with one @ in front and in small letters.',
    sent: 'Ada_L',
    seen: '@ada_l',
    other: '@ada_m',
  },
  { words: 'Leading zeros are dropped.', sent: '00712-3', seen: '712-3', other: '7120-3' },
  { words: 'Place in the row, without gaps; beyond the end means the end.', sent: 7, seen: 3, other: 8 },
  { words: 'Capped at 40.', sent: 77, seen: 40, other: 41 },
  { words: 'Rounded to six significant digits.', sent: 1234567.89, seen: 1234570, other: 1234600 },
  {
    words: 'A Sunday is moved back to the Friday before it.',
    sent: '2026-05-17',
    seen: '2026-05-15',
    other: '2026-05-14',
  },
  {
    words: 'Kept with a slash at its beginning, without one at its end.',
    sent: 'a/b/',
    seen: '/a/b',
    other: '/a/c',
  },
  {
    words: 'Set back to the start of the quarter of an hour it lies in.',
    sent: '2026-01-01T09:14:00Z',
    seen: '2026-01-01T09:00:00Z',
    other: '2026-01-01T09:10:00Z',
  },
  {
    words: 'Snapped to slots of a quarter of an hour, rounded down.',
    sent: '2026-01-01T10:40:42Z',
    seen: '2026-01-01T10:30:00Z',
    other: '2026-01-01T10:35:00Z',
  },
  { words: 'Rounded to 30 minutes.', sent: '10:40', seen: '10:30', other: '10:40:30' },
  { words: 'One decimal; more are rounded.', sent: 1.26, seen: 1.3, other: 1 },
  { words: 'Rounded to five decimals.', sent: 52.1234567, seen: 52.12346, other: 52.1235 },
  {
    words: 'Lists show it cut after 8 letters.',
    sent: 'Abcdefghijkl',
    seen: 'Abcdefgh …',
    other: 'Abcdefgx …',
  },
  { words: 'Masked but for the last four.', sent: '4111-1111-2222', seen: '**** 2222', other: '**** 2223' },
  { words: 'Rounded up to full quarters of an hour.', sent: 'PT80M', seen: 'PT1H30M', other: 'PT1H40M' },
  { words: 'Das Kennzeichen wird in Großbuchstaben geführt.', sent: 'b-ab 1', seen: 'B AB1', other: 'B AB2' },
  { words: 'Se redondea al céntimo más cercano.', sent: 1.259, seen: 1.26, other: 1.5 },
  {
    words: 'Les secondes sont ignorées.',
    sent: MORNING,
    seen: '2026-01-01T10:00:00Z',
    other: '2026-01-03T10:00:00Z',
  },
];
for (const { words, sent, seen, other } of TOLD_FORMS) {
  test(`a value may come back so: ${words}`, () => {
    expect(differences({ own: sent }, { own: seen }, viewsOf(words))).toEqual([]);
    expect(differences({ own: sent }, { own: other }, viewsOf(words))).toHaveLength(1);
    expect(differences({ own: sent }, { own: seen }, viewsOf('A value.'))).toHaveLength(1);
  });
}

const WEIGHT = { value: { type: 'number' }, unit: { type: 'string' } };
const heavy = (description: string): Views => {
  const weight = { type: 'object', description, properties: WEIGHT };
  const schema = { type: 'object', properties: { weight } };
  return { sent: schema, seen: schema };
};

test('what is converted may be another value in another unit, as its description says', () => {
  const [sent, seen] = [{ weight: { value: 500, unit: 'g' } }, { weight: { value: 0.5, unit: 'kg' } }];

  expect(differences(sent, seen, heavy('Taken in any unit, kept in kilograms.'))).toEqual([]);
  expect(differences(sent, seen, heavy('Unit as it is sent. Answers always say kg.'))).toEqual([]);
  expect(differences(sent, seen, heavy('In any of the units.'))).toHaveLength(2);
});

const UNTOLD = [
  { words: 'Amount with two decimal places.', sent: 12.34, seen: 12 },
  { words: 'Place in the row.', sent: 7, seen: 3 },
  { words: 'Up to 40.', sent: 77, seen: 40 },
  { words: 'Capped at 40 per month.', sent: 5, seen: 40 },
  { words: 'Null by default.', sent: 'Word', seen: 'word' },
  { words: 'Time of the first shift.', sent: '10:40', seen: '10:30' },
  { words: 'Name of the list.', sent: 'Abcdefghijkl', seen: 'Abcdefgh' },
  { words: 'Number of the card.', sent: '4111-1111-2222', seen: '**** 2222' },
  { words: 'Whatever you like.', sent: 'Word', seen: 'word' },
  { words: 'Of an old code: "ab-12" becomes "cd-34".', sent: 'Word', seen: 'word' },
  { words: 'An example: "a1-7" becomes "A001-007".', sent: 'b12-3', seen: 'b12-4' },
  { words: 'Given out at the end of the month.', sent: '2026-05-17', seen: '2026-05-16' },
  { words: 'Moved to the archive after a year.', sent: '2026-05-17', seen: '2026-05-16' },
  { words: 'Distance to the nearest station.', sent: 12.34, seen: 12 },
  { words: 'Length of the round trip.', sent: 12.34, seen: 12.3 },
  { words: 'Scale 1 -> 10.', sent: 7, seen: 0 },
  { words: 'From 1 → 5 stars.', sent: 3, seen: 0 },
  { words: 'Thousands of points until the next level.', sent: 750, seen: 0 },
  { words: 'Start of the next shift. Shifts last eight hours.', sent: MORNING, seen: '2026-01-01T10:00:00Z' },
  { words: 'In tens: 41 becomes 40.', sent: 12.34, seen: 12.3 },
  { words: 'Ignored for gifts.', sent: 12.34, seen: 12 },
  { words: 'Share of the cost center.', sent: 12.34, seen: 12 },
  { words: 'Name of the dashboard of the capital.', sent: 'Ab-c', seen: 'abc' },
  { words: 'Drop-off, two days at most behind the pick-up.', sent: MORNING, seen: '2026-01-01T08:00:42Z' },
  { words: 'Lower bound of the floor.', sent: 'Ab', seen: 'ab' },
  { words: 'Stored as given.', sent: 'Word', seen: 'word' },
  { words: 'Kept as it was given.', sent: 'Ab-c', seen: 'Abc' },
  { words: 'Kept as 1234 AB.', sent: '1017 AB', seen: '1018 AB' },
];
for (const { words, sent, seen } of UNTOLD)
  test(`nothing is told of a form by: ${words}`, () => {
    expect(differences({ own: sent }, { own: seen }, viewsOf(words))).toHaveLength(1);
  });
