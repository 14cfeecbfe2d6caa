import { expect, test } from '@playwright/test';
import { idAt } from '#fixtures/gateway/id-place.ts';

const JSON_BODY: unknown = JSON.parse(
  '{"data":{"id":7},"note":{"id":"n-1"},"list":[{"id":9007199254740991}],"long":{"id":9007199254741193}}',
);

for (const { what, place, headers = [], id } of [
  { what: 'a number in the body', place: '/data/id', id: '7' },
  { what: 'a text in the body', place: '/note/id', id: 'n-1' },
  { what: 'a number within an array', place: '/list/0/id', id: '9007199254740991' },
  { what: 'nothing where it is a number that was rounded', place: '/long/id', id: undefined },
  { what: 'nothing where the body has none', place: '/data/other', id: undefined },
  { what: 'nothing where it is no value', place: '/data', id: undefined },
  { what: 'a header in any letter case', place: 'header:X-Id', headers: [['X-ID', ' n-2 ']], id: 'n-2' },
  { what: 'nothing where there is no such header', place: 'header:X-Id', id: undefined },
  { what: 'nothing where the header is empty', place: 'header:X-Id', headers: [['X-Id', '']], id: undefined },
  {
    what: 'the last segment of an address',
    place: 'header:Location',
    headers: [['Location', 'https://example.test/api/v1/notes/n%203']],
    id: 'n 3',
  },
  {
    what: 'the last segment in front of a slash and a query',
    place: 'header:Location',
    headers: [['Location', '/api/v1/notes/n-4/?x=1']],
    id: 'n-4',
  },
  {
    what: 'a segment as it stands where it is not escaped',
    place: 'header:Location',
    headers: [['Location', '/api/v1/notes/100%']],
    id: '100%',
  },
] as const) {
  test(`an answer tells an id: ${what}`, () => {
    const pairs = headers.map(([name, value]) => [name, value] as [string, string]);

    expect(idAt(place, { json: JSON_BODY, headers: pairs })).toBe(id);
  });
}
