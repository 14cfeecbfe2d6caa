import { expect, test } from '@playwright/test';
import { balanced } from '#fixtures/data/balanced.ts';
import type { Schema } from '#fixtures/data/schema.ts';

const AMOUNT = { type: 'number', minimum: 0, multipleOf: 0.01 };
const OR_NULL = { ...AMOUNT, type: ['number', 'null'] };
const text = { type: 'string' };
const rowsOf = (properties: Schema, required: readonly string[] = []): Schema => ({
  type: 'array',
  items: { type: 'object', properties, required },
});

for (const { what, schema, made, expected } of [
  {
    what: 'a debit, and a credit of the same sum',
    schema: rowsOf({ account: text, debit: AMOUNT, credit: AMOUNT }),
    made: [
      { account: 'a', debit: 12.5, credit: 3 },
      { account: 'b', debit: 7, credit: 9 },
    ],
    expected: [
      { account: 'a', debit: 12.5 },
      { account: 'b', credit: 12.5 },
    ],
  },
  {
    what: 'three rows, and 0 where both have to be there',
    schema: rowsOf({ Debit: AMOUNT, Credit: AMOUNT }, ['Debit', 'Credit']),
    made: [
      { Debit: 10.01, Credit: 1 },
      { Debit: 2, Credit: 2 },
      { Debit: 3, Credit: 3 },
    ],
    expected: [
      { Debit: 10.01, Credit: 0 },
      { Debit: 0, Credit: 5.01 },
      { Debit: 0, Credit: 5 },
    ],
  },
  {
    what: 'where either may be null',
    schema: rowsOf({ debit: OR_NULL, credit: OR_NULL }),
    made: [
      { debit: null, credit: 4 },
      { debit: 7, credit: 9 },
    ],
    expected: [{ debit: 4 }, { credit: 4 }],
  },
  {
    what: 'a side of each row',
    schema: rowsOf({ side: { enum: ['DEBIT', 'CREDIT'] }, amount: { type: 'integer', minimum: 1 } }),
    made: [
      { side: 'CREDIT', amount: 7 },
      { side: 'CREDIT', amount: 9 },
    ],
    expected: [
      { side: 'DEBIT', amount: 7 },
      { side: 'CREDIT', amount: 7 },
    ],
  },
])
  test(`an entry balances: ${what}`, () => {
    expect(balanced(schema, made)).toEqual(expected);
  });

for (const { what, schema, made } of [
  {
    what: 'a single row',
    schema: rowsOf({ debit: AMOUNT, credit: AMOUNT }),
    made: [{ debit: 1, credit: 2 }],
  },
  {
    what: 'rows of one side',
    schema: rowsOf({ debit: AMOUNT, limit: AMOUNT }),
    made: [
      { debit: 1, limit: 2 },
      { debit: 3, limit: 4 },
    ],
  },
  {
    what: 'both have to be there, and neither is 0',
    schema: rowsOf({ debit: { ...AMOUNT, minimum: 1 }, credit: { ...AMOUNT, minimum: 1 } }, [
      'debit',
      'credit',
    ]),
    made: [
      { debit: 1, credit: 2 },
      { debit: 3, credit: 4 },
    ],
  },
  {
    what: 'a choice of more than sides',
    schema: rowsOf({ kind: { enum: ['debit', 'credit', 'cash'] }, amount: AMOUNT }),
    made: [
      { kind: 'cash', amount: 2 },
      { kind: 'debit', amount: 3 },
    ],
  },
])
  test(`rows are as they were made: ${what}`, () => {
    expect(balanced(schema, made)).toEqual(made);
  });
