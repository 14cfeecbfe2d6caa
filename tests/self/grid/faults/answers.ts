import { fault, isPast, type Envelope, type Fault, type Habit } from '../fault.ts';
import type { Client } from '../dialect.ts';
import { WHERE } from './where.ts';

type Items = readonly unknown[];

/** What is wrong with an envelope, with its requirement. Not `data: null`: so a page that is not served may look. */
const ENVELOPES: readonly (readonly [id: string, breaks: string, alter: (envelope: Envelope) => unknown])[] =
  [
    ['totalCount as text', 'E1', (one) => ({ ...one, totalCount: String(one.totalCount) })],
    ['no totalCount', 'E1', (one) => ({ ...one, totalCount: undefined })],
    ['no message', 'E1', (one) => ({ ...one, message: undefined })],
    ['message null', 'E1', (one) => ({ ...one, message: null })],
    ['filteredCount a fraction', 'E1', (one) => ({ ...one, filteredCount: 1.5 })],
    ['filteredCount null', 'E1', (one) => ({ ...one, filteredCount: null })],
    ['filteredCount negative', 'E3', (one) => ({ ...one, filteredCount: -1 })],
    ['totalCount negative', 'E3', (one) => ({ ...one, totalCount: -1 })],
    ['data an object', 'E1', (one) => ({ ...one, data: Object.fromEntries(one.data.entries()) })],
    ['bare array', 'E1', ({ data }) => data],
    ['envelope in an object', 'E1', (one) => ({ result: one })],
  ];

/** What is wrong with the items of a page. */
const ITEMS: readonly (readonly [id: string, breaks: string, alter: (items: Items) => Items])[] = [
  ['last clientId a number', 'E2', at(-1, (one) => ({ ...one, clientId: Number(one.clientId.slice(2)) }))],
  ['first clientId a number', 'E2', at(0, (one) => ({ ...one, clientId: Number(one.clientId.slice(2)) }))],
  ['last name null', 'E2', at(-1, (one) => ({ ...one, name: null }))],
  ['first without name', 'E2', at(0, ({ clientId }) => ({ clientId }))],
  ['none with a name', 'E2', (items) => items.map((one) => ({ clientId: (one as Client).clientId }))],
  ['last null', 'E2', at(-1, () => null)],
  ['ids alone', 'E2', (items) => items.map((one) => (one as Client).clientId)],
  ['each in an object', 'E2', (items) => items.map((client) => ({ client }))],
  ['last clientId empty', 'E4', at(-1, (one) => ({ ...one, clientId: '' }))],
  [
    'last but one twice',
    'P5 P8',
    (items) => (items.length > 1 ? [...items.slice(0, -1), items.at(-2)] : items),
  ],
  ['first once more', 'P4 P5', (items) => [...items, items[0]]],
];

/** Pages that are too short; elsewhere than in these places they may be those of sizes that are not offered. */
const TOO_FEW: readonly (readonly [id: string, alter: (items: Items) => Items])[] = [
  ['last left out', (items) => items.slice(0, -1)],
  ['first left out', (items) => items.slice(1)],
  ['nobody', () => []],
];
const AMID = new Set([
  'on later pages',
  'on the third page',
  'on even pages',
  'on the last page',
  'on later pages in the bearer scheme',
]);

const ANSWERS: readonly (readonly [id: string, breaks: string, alter: NonNullable<Habit['answer']>])[] = [
  ['HTML by its type', 'E5', (one) => ({ ...one, contentType: 'text/html' })],
  ['no Content-Type', 'E5', ({ status, text }) => ({ status, text })],
  ['comma at the end', 'E5', (one) => ({ ...one, text: `${one.text},` })],
];

/** Each of these in each place. */
export const SPOILT_ANSWERS: readonly Fault[] = Object.entries(WHERE).flatMap(([where, isThere]) => [
  ...ENVELOPES.map(([id, breaks, alter]) =>
    fault(`${id} ${where}`, breaksAt(breaks, where), {
      envelope: (envelope, place) => (isThere(place, envelope.data) ? alter(envelope) : envelope),
    }),
  ),
  ...(where === 'past the end' ? [] : ITEMS).map(([id, breaks, alter]) =>
    fault(`${id} ${where}`, breaks, {
      items: (items, place) => (!isPast(place) && isThere(place, items) ? alter(items) : items),
    }),
  ),
  ...(AMID.has(where) ? TOO_FEW : []).map(([id, alter]) =>
    fault(`${id} ${where}`, 'P2 P4 P5 P8', {
      items: (items, place) => (!isPast(place) && isThere(place, items) ? alter(items) : items),
    }),
  ),
  ...ANSWERS.map(([id, breaks, alter]) =>
    fault(`${id} ${where}`, breaksAt(breaks, where), {
      answer: (answer, place, items) =>
        answer.status === 200 && isThere(place, items) ? alter(answer, place, items) : answer,
    }),
  ),
]);

/**
 * What is shown to a page without items, or to one that was none when the list was counted, is E6's, too; a list that
 * cannot be read in one scheme alone does not open by it.
 */
function breaksAt(breaks: string, where: string): string {
  if (where === 'in the bearer scheme') return `A2 ${breaks}`;
  return /end|last/.test(where) ? `E6 ${breaks}` : breaks;
}

function at(place: number, alter: (client: Client) => unknown): (items: Items) => Items {
  return (items) => {
    const index = place < 0 ? items.length + place : place;
    return items.map((item, position) => (position === index ? alter(item as Client) : item));
  };
}
