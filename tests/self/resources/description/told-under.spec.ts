import { expect, test } from '@playwright/test';
import { differences } from '#fixtures/resources/answers/compare.ts';
import { sentencesAbout } from '#fixtures/resources/description/told-of-members.ts';
import { viewsOf } from './described-value.ts';

/** What may stand there, where another value was sent. */
const UNDER: readonly { words: string; sent: unknown; seen: unknown; isTold: boolean }[] = [
  { words: 'It is null unless it is above the price.', sent: 5, seen: null, isTold: true },
  { words: 'Agents and admins only, null for others', sent: 'Ann', seen: null, isTold: true },
  { words: 'For stories. Other issues have none, that is, null.', sent: 3, seen: null, isTold: true },
  { words: 'Always 100 for won ones and 0 for lost ones.', sent: 40, seen: 0, isTold: true },
  { words: 'Always 100 for won ones and 0 for lost ones.', sent: 40, seen: 41, isTold: false },
  { words: 'Always false for agents.', sent: true, seen: false, isTold: true },
  { words: 'The sales text, empty for items that are not sold.', sent: 'A', seen: '', isTold: true },
  { words: 'Set to the estimate, and 0m once the issue is done.', sent: '3h', seen: '0m', isTold: true },
  { words: 'Null where no deposit has been agreed on.', sent: 5, seen: null, isTold: false },
  { words: 'Null if it is not known.', sent: 5, seen: null, isTold: false },
  { words: 'True if the customer is active, false otherwise.', sent: true, seen: false, isTold: false },
  { words: '`true` when the item is visible to all.', sent: false, seen: true, isTold: false },
  { words: 'Priority: 1 for low, 2 for medium, 3 for high.', sent: 3, seen: 1, isTold: false },
  {
    words: '`draft` while it is written, `published` later.',
    sent: 'published',
    seen: 'draft',
    isTold: false,
  },
  {
    words: 'person for private customers, company for firms',
    sent: 'company',
    seen: 'person',
    isTold: false,
  },
  { words: '0 for unlimited', sent: 25, seen: 0, isTold: false },
  { words: 'At most 100 for members.', sent: 50, seen: 100, isTold: false },
  { words: 'For lost ones only, false for others.', sent: 'price', seen: false, isTold: true },
  { words: 'Null if empty.', sent: 'A', seen: null, isTold: false },
  { words: 'Null when the user has no phone.', sent: 'A', seen: null, isTold: false },
  { words: 'Null until set.', sent: 'A', seen: null, isTold: false },
  { words: 'Must not be null for companies.', sent: 'A', seen: null, isTold: false },
  { words: 'Must not be omitted if the type is company.', sent: 'A', seen: undefined, isTold: false },
  { words: 'Required when creating a note.', sent: 'A', seen: null, isTold: false },
  { words: 'Must contain only digits with no spaces.', sent: 'A', seen: null, isTold: false },
  { words: 'Used only for display.', sent: 'A', seen: null, isTold: false },
  { words: 'Only for internal use.', sent: 'A', seen: null, isTold: false },
  { words: 'For reporting purposes only.', sent: 'A', seen: undefined, isTold: false },
  { words: 'Read-only for others.', sent: 'A', seen: null, isTold: false },
  { words: 'Bezeichnung der Leistung und der Firma.', sent: 'A', seen: null, isTold: false },
  { words: 'Name, not included in the print if too long.', sent: 'A', seen: undefined, isTold: false },
  { words: 'As of date.', sent: 'abc', seen: 'xyz', isTold: false },
  { words: 'Same as the customer number.', sent: 'abc', seen: 'xyz', isTold: false },
  { words: 'Amount, stored in the smallest unit of currency.', sent: 100, seen: 7, isTold: false },
  { words: 'The deposit in euros.', sent: 5, seen: null, isTold: false },
  { words: 'Only for closed ones.', sent: 'late', seen: null, isTold: true },
  { words: 'Only for closed ones.', sent: 'late', seen: 'early', isTold: false },
  { words: 'Not part of the variant while taxable is false.', sent: 'A', seen: undefined, isTold: true },
  { words: 'As for products.', sent: 'A B', seen: 'a-b', isTold: true },
  { words: 'Same format.', sent: '90m', seen: '1h 30m', isTold: true },
  { words: 'Returned in the largest units that fit.', sent: '90m', seen: '1h 30m', isTold: true },
  { words: 'Unit of what is sent. Always kWh in answers.', sent: 'Wh', seen: 'kWh', isTold: true },
  { words: 'Unit of what is sent. Always kWh in answers.', sent: 'Wh', seen: 'MWh', isTold: false },
  { words: 'Any currency; answers are in EUR.', sent: 'USD', seen: 'EUR', isTold: true },
  { words: 'Always 1.', sent: 4, seen: 1, isTold: true },
  ...[
    ...[
      'Prices are stored in EUR by default.',
      'Not always EUR.',
      'Usually EUR in answers.',
      'Always EUR or USD.',
    ],
    ...[
      "Isn't always EUR in answers.",
      'The fee is always EUR.',
      'Kept in EUR when the client is from Europe.',
    ],
    'Always EUR from the second year on.',
  ].map((words) => ({ words, sent: 'USD', seen: 'EUR', isTold: false })),
  { words: 'Always eur in answers.', sent: 'USD', seen: 'EUR', isTold: false },
  { words: 'Always 1 or more.', sent: 4, seen: 1, isTold: false },
  { words: 'Always 1.5.', sent: 4, seen: 1, isTold: false },
  { words: 'Always 1, 2 or 3.', sent: 4, seen: 1, isTold: false },
  { words: 'Always true.', sent: false, seen: true, isTold: false },
  { words: 'Has the same length as the name.', sent: 'A B', seen: 'a-b', isTold: false },
];
for (const { words, sent, seen, isTold } of UNDER)
  test(`${String(seen)} for ${String(sent)} is ${isTold ? 'told' : 'a breach'}: ${words}`, () => {
    const shown = seen === undefined ? {} : { own: seen };

    expect(differences({ own: sent }, shown, viewsOf(words)).length === 0).toBe(isTold);
  });

test('a list without items may come back as null, or as it is by default', () => {
  const list = { type: 'array', items: {} };
  const differ = (seen: unknown, further = {}): number =>
    differences({ own: [] }, { own: seen }, viewsOf('Labels.', { ...list, ...further })).length;

  expect(differ(null)).toBe(0);
  expect(differ(['a'], { default: ['a'] })).toBe(0);
  expect(differ(['a'])).toBe(1);
  const views = viewsOf('Labels. Empty by default.', list);
  expect(differences({ own: [] }, { own: ['a'] }, views)).toHaveLength(1);
  expect(differences({ own: ['a'] }, { own: null }, viewsOf('Labels.', list))).toHaveLength(1);
});

test('a list may hold more where one of each is always there', () => {
  const list = { type: 'array', items: { type: 'object', properties: { type: {} } } };
  const differ = (words: string): number =>
    differences(
      { own: [{ type: 'HOME' }] },
      { own: [{ type: 'WORK' }, { type: 'HOME' }] },
      viewsOf(words, list),
    ).length;

  expect(differ('Always returned with one element of each type.')).toBe(0);
  expect(differ('All custom fields are always returned.')).toBe(0);
  expect(differ('At most two.')).toBe(1);
  const tags = viewsOf('All tags are always returned in order.', { type: 'array', items: {} });
  expect(differences({ own: ['a'] }, { own: ['a', 'b'] }, tags)).toHaveLength(1);
});

const NAMES = ['firstName', 'lastName', 'company', 'price', 'name', 'total'];
for (const [sentence, names] of [
  ['FirstName and last name are empty for firms, company for people', ['firstName', 'lastName', 'company']],
  ['The price is rounded', ['price']],
  ['`total` is worked out from the price', ['total']],
  ['Worked out from price and total, whatever is sent', []],
  ['Updates the name, the price or the total', []],
  ['Price list is open', []],
] as const)
  test(`a sentence is about ${names.join() || 'no member'}: ${sentence}`, () => {
    expect([...sentencesAbout(NAMES, [sentence]).keys()].toSorted()).toEqual([...names].toSorted());
  });
