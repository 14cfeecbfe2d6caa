import { expect, test } from '@playwright/test';
import { differences } from '#fixtures/resources/answers/compare.ts';

type Views = Parameters<typeof differences>[2];

test('durations of one length are the same, however they are written', () => {
  const views = { sent: { properties: { own: {} } }, seen: { properties: { own: {} } } };

  expect(differences({ own: 'PT90M' }, { own: 'PT1H30M' }, views)).toEqual([]);
  expect(differences({ own: 'P1Y' }, { own: 'P12M' }, views)).toEqual([]);
  expect(differences({ own: 'P1M' }, { own: 'P30D' }, views)).toHaveLength(1);
  expect(differences({ own: 'PT1M' }, { own: 'P1M' }, views)).toHaveLength(1);
});

test('a list may become shorter where a description says that items become one', () => {
  const views = (description: string): Views => {
    const schema = { type: 'object', properties: { own: { type: 'array', description, items: {} } } };
    return { sent: schema, seen: schema };
  };
  const [sent, seen] = [{ own: [{ from: 1 }, { from: 2 }] }, { own: [{ from: 1 }] }];

  expect(differences(sent, seen, views('Those that overlap are merged.'))).toEqual([]);
  expect(differences(sent, { own: [] }, views('Those that overlap are merged.'))).toHaveLength(1);
  expect(differences(sent, seen, views('Duplicates are refused.'))).toHaveLength(1);
});

test('nothing may show as an empty text where a description says so', () => {
  const views = (description: string): Views => {
    const schema = { type: 'object', properties: { own: { description } } };
    return { sent: schema, seen: schema };
  };

  expect(differences({ own: null }, { own: '' }, views('An empty text where there is none.'))).toEqual([]);
  expect(differences({ own: null }, { own: 'a' }, views('An empty text where there is none.'))).toHaveLength(
    1,
  );
  expect(differences({ own: null }, { own: '' }, views('A remark.'))).toHaveLength(1);
});

test('another value than the one that was sent may stand where a description says so', () => {
  const views = (description: string): Views => {
    const schema = { type: 'object', properties: { own: { description } } };
    return { sent: schema, seen: schema };
  };

  expect(
    differences({ own: false }, { own: true }, views('The first one is set, whatever was sent.')),
  ).toEqual([]);
  expect(
    differences({ own: null }, { own: 'mon' }, views('Where it is left out it defaults to mon.')),
  ).toEqual([]);
  expect(differences({ own: null }, { own: 'mon' }, views('A day.'))).toHaveLength(1);
  expect(
    differences({ own: 'tue' }, { own: 'mon' }, views('Where it is left out it defaults to mon.')),
  ).toHaveLength(1);
});
