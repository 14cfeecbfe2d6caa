import { expect, test } from '@playwright/test';
import { anotherCode } from '#fixtures/data/check-digits.ts';
import { valueFrom } from '#fixtures/data/from-schema.ts';
import { seededFaker } from '#fixtures/data/random.ts';
import { added } from '#fixtures/resources/items/writing.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule } from '../things.ts';

waitsPass();

const ISBN = '9780306406157';

for (const { what, code, form } of [
  { what: 'an ISBN', code: ISBN, form: /^9780306\d{6}$/ },
  { what: 'a GTIN-8', code: '96385074', form: /^96\d{6}$/ },
  { what: 'a card number', code: '4111111111111111', form: /^4111111111\d{6}$/ },
  { what: 'an IBAN', code: 'DE02120300000000202051', form: /^DE\d{2}1203000000002\d{5}$/ },
  { what: 'an ISBN with hyphens', code: '978-0-306-40615-7', form: /^978-0-306-\d{5}-\d$/ },
  { what: 'an ISBN-10', code: '0-306-40615-2', form: /^0-306-\d{5}-[\dX]$/ },
  { what: 'an ISSN', code: '2049-3630', form: /^20\d\d-\d{3}[\dX]$/ },
  { what: 'an ORCID', code: '0000-0002-1825-0097', form: /^0000-0002-18\d\d-\d{3}[\dX]$/ },
  { what: 'an ISIN', code: 'US0378331005', form: /^US0378\d{6}$/ },
  { what: 'a VIN', code: '1HGBH41JXMN109186', form: /^1HGBH41J[\dX]MN1\d{5}$/ },
  { what: 'an LEI', code: '5493001KJTIIGC8Y1R12', form: /^5493\d{3}KJTIIGC\dY\dR\d{2}$/ },
]) {
  test(`another number of the form of ${what} keeps its rule`, () => {
    const faker = seededFaker(what);
    const others = Array.from({ length: 20 }, () => anotherCode(code, faker) ?? '');

    expect(new Set(others).size).toBeGreaterThan(15);
    expect(others.filter((one) => !form.test(one) || one === code)).toEqual([]);
    // What keeps no rule has none beside it.
    expect(others.filter((one) => anotherCode(one, faker) === undefined)).toEqual([]);
  });
}

for (const code of [
  '9780306406158',
  '1HGBH41J1MN109186',
  '0-306-40615-X',
  '2026-10-03',
  'EUR',
  '1234567',
  'DE03120300000000202051',
  'abcdefgh',
])
  test(`there is no other number beside ${code}, which keeps no rule`, () => {
    expect(anotherCode(code, seededFaker(code))).toBeUndefined();
  });

test('where an example has a check digit, each number that is made up has one', () => {
  const schema = { type: 'string', pattern: '^97[89][0-9]{10}$', examples: [ISBN] };
  const faker = seededFaker('made up');
  const made = Array.from({ length: 20 }, () => String(valueFrom(schema, faker)));

  expect(new Set(made).size).toBeGreaterThan(15);
  expect(made.filter((one) => anotherCode(one, faker) === undefined)).toEqual([]);
});

test('the same where there is no pattern', () => {
  const schema = { type: 'string', minLength: 13, maxLength: 17, example: '978-0-306-40615-7' };
  const faker = seededFaker('no pattern');

  expect(anotherCode(String(valueFrom(schema, faker)), faker)).toBeDefined();
});

test('an example of another form than the pattern is none', () => {
  const schema = { type: 'string', pattern: '^[A-Z]{3}$', example: ISBN };

  expect(String(valueFrom(schema, seededFaker('form')))).toMatch(/^[A-Z]{3}$/);
});

test('a number with a check digit, which has to be new, is made from the example (G2)', async () => {
  const sum = (isbn: string): number =>
    isbn.split('').reduce((all, digit, index) => all + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  const books: Rule = ({ method, isRight, body }, things) => {
    if (method !== 'POST' || !isRight) return undefined;
    const isbn = String(body['isbn']);
    const isTaken = [...things.values()].some((one) => one['isbn'] === isbn);
    if (sum(isbn) % 10 !== 0) return { status: 422, body: {} };
    return isTaken ? { status: 409, body: {} } : undefined;
  };
  const members = {
    title: { type: 'string' },
    isbn: { type: 'string', example: ISBN },
  };
  const { bench, things } = await sceneOf({ members, required: ['isbn'] }, { rule: books });

  const posts = [await added(bench), await added(bench), await added(bench)];

  expect(posts.flatMap(({ findings }) => findings)).toEqual([]);
  expect(new Set([...things.values()].map(({ isbn }) => isbn)).size).toBe(3);
});
