import { test, expect } from '@playwright/test';
import { serviceOf, type KnownData } from '#fixtures/client/serves.ts';
import { answer, client, envelope, noAnswer, type AnswerParts } from './answers.ts';

const NOTHING: KnownData = { knownIds: [], knownNames: [] };
const KNOWN: KnownData = {
  knownIds: ['a-1', 'client-one', '100042', 'string'],
  knownNames: ['Ann', 'Müller & Sons', 'Bearer', 'Api-Key'],
};

const XML = ['Content-Type', 'application/xml'] as const;
const CSV = ['Content-Type', 'text/csv; charset=utf-8'] as const;

const SERVED: readonly (AnswerParts & { readonly name: string })[] = [
  { name: 'a page of clients', body: envelope([client(1)]) },
  { name: 'clients under a refusal', status: 401, body: envelope([client(1)]) },
  { name: 'clients under a server error', status: 500, body: envelope([client(1)]) },
  { name: 'a client at depth', status: 403, body: { error: { context: [[{ clientId: 'x' }]] } } },
  { name: 'a client with a number as id', status: 403, body: [{ clientId: 0 }] },
  { name: 'a known id in a text', status: 403, text: 'no access to client-one' },
  { name: 'a known id between signs', status: 403, text: 'x100042;"100042"' },
  { name: 'a known name as a value', status: 403, body: { owner: { is: 'Müller & Sons' } } },
  {
    name: 'two known ids in a header field',
    status: 403,
    headers: [['X-Rows', 'client-one,100042']],
    text: '',
  },
  { name: 'a table of clients', headers: [CSV], text: 'name;clientId\r\nAnn;1\r\n' },
  { name: 'clients in XML', headers: [XML], text: '<clients><c:clientId>x</c:clientId></clients>' },
  { name: 'a known name in a text', status: 403, text: 'no access to Müller & Sons' },
];

for (const { name, ...parts } of SERVED) {
  test(`${name} is served`, () => {
    expect(serviceOf(answer(parts), KNOWN)).toBe('served');
  });
}

const REFUSED: readonly (AnswerParts & { readonly name: string })[] = [
  { name: 'a refusal', status: 401, body: { error: 'no' } },
  { name: 'a refusal without a body', status: 403, text: '' },
  {
    name: 'a refusal that names a member clientId',
    status: 400,
    body: { clientId: null, message: 'clientId' },
  },
  { name: 'a refusal with an empty clientId', status: 400, body: { clientId: '' } },
  { name: 'a refusal that names short known values', status: 403, text: 'Ann a-1' },
  { name: 'a refusal with a word that is a client’s name', status: 401, body: { error: 'no Bearer here' } },
  { name: 'a refusal with words, one a name', status: 401, body: { error: 'no Api-Key here' } },
  { name: 'a refusal that says what a client’s id is', status: 400, body: { id: { type: 'string' } } },
  { name: 'a refusal with a word in HTML', status: 401, text: '<h1>Bearer needed</h1>' },
  { name: 'a refusal whose number holds a known id', status: 401, text: '{"trace":91000421}' },
  {
    name: 'a refusal whose header has one known id',
    status: 401,
    headers: [['X-Trace', '100042']],
    text: '',
  },
  { name: 'a refusal in XML', status: 403, headers: [XML], text: '<error><clientId>me</clientId></error>' },
  { name: 'a table without rows', status: 403, headers: [CSV], text: 'clientId;name\r\n\r\n' },
  { name: 'a table of other things', status: 403, headers: [CSV], text: 'code;clientIds\n403;none\n' },
  {
    name: 'a page that speaks of a clientId',
    status: 401,
    text: '<script>\nvar clientId = "web";\n</script>',
  },
  { name: 'a redirect', status: 302, text: '' },
  { name: 'a status of 300', status: 300, text: '' },
  { name: 'a status of 199', status: 199, text: '' },
];

for (const { name, ...parts } of REFUSED) {
  test(`${name} is refused`, () => {
    expect(serviceOf(answer(parts), KNOWN)).toBe('refused');
  });
}

for (const { name, ...parts } of [
  { name: 'an empty page', body: envelope([]) },
  { name: 'a success without a body', status: 204, text: '' },
  { name: 'the last success status', status: 299, text: 'ok' },
]) {
  test(`${name} is empty`, () => {
    expect(serviceOf(answer(parts), KNOWN)).toBe('empty');
  });
}

for (const status of [429, 500, 503, 599]) {
  test(`a status of ${status} is silent`, () => {
    expect(serviceOf(answer({ status }), KNOWN)).toBe('silent');
  });
}

test('a status of 499, one of 428 and one beyond all classes are refusals', () => {
  expect(serviceOf(answer({ status: 999 }), KNOWN)).toBe('refused');
  expect(serviceOf(answer({ status: 499 }), KNOWN)).toBe('refused');
  expect(serviceOf(answer({ status: 428 }), KNOWN)).toBe('refused');
});

test('no answer is silent, whatever its text', () => {
  expect(serviceOf(noAnswer(), KNOWN)).toBe('silent');
  expect(serviceOf({ ...noAnswer(), text: JSON.stringify(client(1)) }, KNOWN)).toBe('silent');
});

test('values count once they are six characters long', () => {
  const told = (value: string): string =>
    serviceOf(answer({ status: 403, text: `no access to ${value}` }), { ...NOTHING, knownIds: [value] });

  expect(told('abc-12')).toBe('served');
  expect(told('abc-1')).toBe('refused');
});
