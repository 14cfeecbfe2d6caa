import { expect, test } from '@playwright/test';
import { limitOf, tellsMore } from '#fixtures/resources/description/limited-lists.ts';

const inQuery = (name: string, usual?: number): object => ({
  name,
  in: 'query',
  schema: { type: 'integer', ...(usual !== undefined && { default: usual }) },
});

for (const { what, parameters, limit } of [
  { what: 'a size with a default', parameters: [inQuery('page'), inQuery('per_page', 12)], limit: 12 },
  { what: 'a size without one', parameters: [inQuery('limit')], limit: 5 },
  { what: 'a place alone', parameters: [inQuery('cursor')], limit: 5 },
  { what: 'nothing of the kind', parameters: [inQuery('state')], limit: undefined },
  { what: 'a header', parameters: [{ ...inQuery('limit', 12), in: 'header' }], limit: undefined },
])
  test(`a list that takes ${what} may be cut at ${String(limit)}`, () => {
    expect(limitOf(parameters)).toBe(limit);
  });

for (const { what, body, isMore } of [
  { what: 'a greater total', body: { items: [], total: 31 }, isMore: true },
  { what: 'a greater total within', body: { items: [], meta: { total_count: 31 } }, isMore: true },
  { what: 'a next page', body: { items: [], next: '/things?page=2' }, isMore: true },
  { what: 'the same total', body: { items: [], total: 12 }, isMore: false },
  { what: 'no next page', body: { items: [], next: null, hasMore: false }, isMore: false },
  { what: 'nothing', body: [], isMore: false },
])
  test(`a body of twelve rows with ${what} tells ${isMore ? 'of more' : 'nothing'}`, () => {
    expect(tellsMore(body, 12)).toBe(isMore);
  });

test('few rows are all there are, whatever a body tells', () => {
  expect(tellsMore({ total: 9 }, 3)).toBe(false);
});
