import { expect, test } from '@playwright/test';
import { loadContract } from '#spec/load-contract.ts';
import { validatorFor } from '#spec/schema.ts';

const contract = await loadContract([]);
const PAGE = '/components/schemas/ClientPage';
const page = (data: readonly unknown[]) => ({ data, totalCount: 1, filteredCount: 1, message: 'ok' });

test('a fitting page has no problems, whatever else it carries', () => {
  const check = validatorFor(contract, PAGE);

  expect(check({ ...page([{ clientId: 'a', name: 'b', further: 1 }]), more: null })).toEqual([]);
});

test('problems name the place and what was there', () => {
  const check = validatorFor(contract, PAGE);

  const data = [{ clientId: 'a', name: 'b' }, { clientId: 7 }];

  expect(check({ ...page(data), totalCount: 1.5, message: null })).toEqual([
    { at: 'data/1/name', problem: 'is missing' },
    { at: 'data/1/clientId', problem: 'must be string, was number' },
    { at: 'totalCount', problem: 'must be integer, was number with a fraction' },
    { at: 'message', problem: 'must be string, was null' },
  ]);
  expect(check([])).toEqual([{ at: 'the value', problem: 'must be object, was array' }]);
  const huge = 'must be integer, was number beyond all that can be read';
  expect(check({ ...page([]), totalCount: JSON.parse('1e400') as number })).toEqual([
    { at: 'totalCount', problem: huge },
  ]);
});

test('a schema out of the description keeps its references', () => {
  const check = validatorFor(contract, { type: 'array', items: { $ref: '#/components/schemas/Client' } });

  expect(check([{ clientId: 'a' }])).toEqual([{ at: '0/name', problem: 'is missing' }]);
});

test('a schema is compiled once', () => {
  expect(validatorFor(contract, PAGE)).toBe(validatorFor({ ...contract }, PAGE));
});

test('a page of 10,000 broken items yields twenty problems', () => {
  const check = validatorFor(contract, PAGE);

  expect(check(page(Array.from({ length: 10_000 }, () => ({}))))).toHaveLength(20);
  expect(check(page(Array.from({ length: 10_000 }, () => ({ clientId: 'a', name: 'b' }))))).toEqual([]);
});

test('a misspelt keyword is refused, an extension is not', () => {
  expect(() => validatorFor(contract, { minLenght: 3 })).toThrow(/unknown keyword: "minLenght"/);
  expect(() => validatorFor(contract, '/components/schemas/Nobody')).toThrow(/can't be used/);
  expect(validatorFor(contract, '/components/schemas/TokenRequest')({})).toHaveLength(2);
});

for (const { step, right, wrong } of [
  {
    step: 0.01,
    right: [0, 19.99, 1.15, 30_190_000.58, 31_440_004.33, 8_123_456_789.43],
    wrong: [1.001, 31_234_567.895],
  },
  { step: 0.1, right: [0.3, 0.1 + 0.2, 1_234_567.7], wrong: [0.25] },
  { step: 5, right: [0, 15, -20], wrong: [12, 5.5] },
])
  test(`multiples of ${step} are told from other numbers, great ones as well`, () => {
    const problemsOf = validatorFor(contract, { type: 'number', multipleOf: step });

    expect(right.flatMap((number) => problemsOf(number))).toEqual([]);
    expect(wrong.flatMap((number) => problemsOf(number))).toEqual(
      wrong.map(() => ({ at: 'the value', problem: `must be multiple of ${step}` })),
    );
  });
