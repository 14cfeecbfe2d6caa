import { expect, test } from '@playwright/test';
import { differences } from '#fixtures/resources/compare.ts';

type Views = Parameters<typeof differences>[2];

const TOLD_FORMS = [
  { words: 'Kept in capitals.', sent: 'ab c', seen: 'AB C', other: 'AB D' },
  { words: 'Blanks at both ends are taken off.', sent: ' a  b ', seen: 'a b', other: 'ab' },
  { words: 'Normalized to E.164.', sent: '+49 (30) 1-2', seen: '+493012', other: '+493013' },
  {
    words: 'Kept to the minute: seconds are cut off.',
    sent: '2026-01-01T10:00:42Z',
    seen: '2026-01-01T10:00:00Z',
    other: '2026-01-01T10:02:00Z',
  },
  {
    words: 'Rounded to full hours.',
    sent: '2026-01-01T10:40:00Z',
    seen: '2026-01-01T11:00:00Z',
    other: '2026-01-01T12:00:00Z',
  },
  { words: 'Rounded to one decimal place.', sent: 1.26, seen: 1.3, other: 1.4 },
];
for (const { words, sent, seen, other } of TOLD_FORMS) {
  test(`a value may come back so: ${words}`, () => {
    const views = (description: string): Views => {
      const schema = { type: 'object', properties: { own: { description } } };
      return { sent: schema, seen: schema };
    };

    expect(differences({ own: sent }, { own: seen }, views(words))).toEqual([]);
    expect(differences({ own: sent }, { own: other }, views(words))).toHaveLength(1);
    expect(differences({ own: sent }, { own: seen }, views('A value.'))).toHaveLength(1);
  });
}
