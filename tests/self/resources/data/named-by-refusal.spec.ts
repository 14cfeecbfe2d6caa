import { expect, test } from '@playwright/test';
import { namedByRefusal } from '#fixtures/resources/data/named-by-refusal.ts';
import { answer } from '#tests/self/checks/answers.ts';

const NAMES = ['startsOn', 'endsOn', 'passengers', 'name', 'from', 'unit_price'];

const NAMING = [
  { what: 'a member of errors', body: { errors: { passengers: ['too many'] } }, named: ['passengers'] },
  { what: 'a list at a name that refusals have', body: { errors: { name: ['taken'] } }, named: ['name'] },
  {
    what: 'a pointer',
    body: { errors: [{ source: { pointer: '/data/attributes/endsOn' } }] },
    named: ['endsOn'],
  },
  {
    what: 'steps of a way',
    body: { detail: [{ loc: ['body', 'passengers'], msg: 'no' }] },
    named: ['passengers'],
  },
  {
    what: 'a path of a method',
    body: { violations: [{ field: 'save.body.passengers[0].age' }] },
    named: ['passengers'],
  },
  {
    what: 'a sentence of two members',
    body: { message: ['endsOn must be later than startsOn'] },
    named: ['startsOn', 'endsOn'],
  },
  { what: 'words', body: { message: 'Ends on lies before starts on.' }, named: ['startsOn', 'endsOn'] },
  {
    what: 'another letter case',
    body: { errors: { EndsOn: 'no', UnitPrice: 'no' } },
    named: ['endsOn', 'unit_price'],
  },
  { what: 'a name without a blank behind it', body: { message: 'endsOn:invalid' }, named: ['endsOn'] },
  { what: 'a plain word in quotes', body: { message: '"from" is taken' }, named: ['from'] },
  { what: 'a plain word by itself', body: { field: 'name', reason: 'taken' }, named: ['name'] },
  { what: 'a plain word in front of a colon', body: { title: 'from: taken' }, named: ['from'] },
];
for (const { what, body, named } of NAMING)
  test(`a refusal names a member by ${what}`, () => {
    expect(namedByRefusal(answer({ status: 422, body }), NAMES)).toEqual(named);
  });

test('names are taken for what they are, whatever they are made of', () => {
  const refusal = answer({ status: 422, body: { message: 'size must be less than größe' } });

  expect(namedByRefusal(refusal, ['*', 'größe', 'gr', 'a.b'])).toEqual(['größe']);
});

test('a refusal in plain text names a member', () => {
  const refusal = answer({ status: 422, text: 'passengers: more than the vehicle has seats' });

  expect(namedByRefusal(refusal, NAMES)).toEqual(['passengers']);
});

const SILENT = [
  { what: 'words of refusals', body: { title: 'Unprocessable', name: 'ValidationError', errors: [] } },
  { what: 'a plain word in a sentence', body: { message: 'Not taken from the name of it' } },
  { what: 'a part of a word', body: { message: 'passengersList, unit' } },
  { what: 'an address of its kind', body: { type: 'https://api.test/errors/passengers', title: 'no' } },
  { what: 'what was sent', body: { error: 'no', input: { passengers: 7 }, value: 'endsOn' } },
];
for (const { what, body } of SILENT)
  test(`a refusal names no member by ${what}`, () => {
    expect(namedByRefusal(answer({ status: 422, body }), NAMES)).toEqual([]);
  });

test('a refusal names no member by the path that was asked for', () => {
  const plain = answer({ status: 422, body: { path: '/api/passengers', status: 422 } });
  const refusal = { ...plain, request: { method: 'POST', path: '/api/passengers' } };

  expect(namedByRefusal(refusal, NAMES)).toEqual([]);
});
