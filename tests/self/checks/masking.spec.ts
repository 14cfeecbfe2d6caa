import { expect, test } from '@playwright/test';
import { placeOf } from '#fixtures/client/exchange.ts';
import { httpExchange } from '#fixtures/evidence/http-exchange.ts';
import { KnownValues } from '#fixtures/evidence/known-values.ts';
import { Masking } from '#fixtures/evidence/masking.ts';
import { answer, client, envelope } from './answers.ts';

const HIDDEN = new Masking({ showData: false, key: 'key' });
const BASE = 'https://service.example';

test('what stands in an item is told by type and length', () => {
  const item = { ...client(7), isActive: true, since: 1987, note: null, address: { city: 'Bergen' } };

  const shown = HIDDEN.bodyOf(answer({ body: envelope([item]) }));

  expect(shown).not.toMatch(/client-7|Company 7|true|1987|Bergen/);
  expect(JSON.parse(shown)).toMatchObject({
    data: [{ isActive: 'boolean', since: 'number', note: null }],
    totalCount: 1,
    message: 'ok',
  });
});

test('items that stand under their ids do so under marks', () => {
  const body = {
    data: { 'client-7': { name: 'Company 7' }, 'client-8': { name: 'Company 8' } },
    totalCount: 2,
  };

  const shown = HIDDEN.bodyOf(answer({ body }));

  expect(shown).not.toMatch(/client-[78]|Company/);
  expect(shown).toContain('"name":"string of 9 #');
});

test('a request for an item is told by the name of its parameter', () => {
  const request = { path: '/api/v1/things/thing-7', template: '/api/v1/things/{thingId}' };
  const exchange = answer({ request });

  const shown = httpExchange(exchange, { baseUrl: BASE, masking: HIDDEN });
  const open = httpExchange(exchange, {
    baseUrl: BASE,
    masking: new Masking({ showData: true, key: 'key' }),
  });

  expect(placeOf(exchange.request)).toBe('GET /api/v1/things/{thingId}');
  expect(shown.request.url).toBe(`${BASE}/api/v1/things/{thingId}`);
  expect(open.request.url).toBe(`${BASE}/api/v1/things/thing-7`);
});

test('a query is told, since it is of our own making', () => {
  const request = { path: '/api/v1/things/thing-7?x=1', template: '/api/v1/things/{thingId}' };

  expect(HIDDEN.pathOf({ method: 'GET', ...request })).toBe('/api/v1/things/{thingId}?x=1');
});

test('values of items are hidden where a service repeats them as a whole', () => {
  const known = new KnownValues(['Grün & Söhne', 'c/7']);
  known.learn(answer({ body: envelope([{ ...client(8), since: 19_870 }]) }));
  const masking = new Masking({ showData: false, key: 'key', known });
  const mark = /string of (\d+) #[0-9a-f]{6}/g;
  const told = (text: string): string => masking.fieldOf(text).replace(mark, '<$1>');

  expect(told('Grün & Söhne, Company 8; client-8.')).toBe('<12>, <9>; <8>.');
  expect(told('</clients/c%2F7>; title="Gr%C3%BCn%20%26%20S%C3%B6hne"')).toBe('</clients/<3>>; title="<12>"');
  expect(told(Buffer.from('von Grün & Söhne').toString('latin1'))).toBe('von <12>');
  expect(told('/clients?name=Gr%C3%BCn+%26+S%C3%B6hne&since=19870')).toBe('/clients?name=<12>&since=<5>');
  expect(told('Grün & Söhnen, Company 80, client-88, xc/7')).toBe(
    'Grün & Söhnen, Company 80, client-88, xc/7',
  );
});

test('of an envelope, words without values and whole counts alone stand as they are', () => {
  const masking = new Masking({ showData: false, key: 'key', known: new KnownValues(['Company 7']) });
  const body = { data: [], totalCount: 'Company 9', filteredCount: 3, message: 'Company 7 of 3' };

  expect(JSON.parse(masking.bodyOf(answer({ body })))).toEqual({
    data: [],
    totalCount: expect.stringMatching(/^string of 9 #/) as unknown,
    filteredCount: 3,
    message: expect.stringMatching(/^string of 9 #\w{6} of 3$/) as unknown,
  });
  expect(masking.fieldOf('x'.repeat(5000))).toMatch(/^string of 5000 #/);
});

test('an answer of very many values is learned from', () => {
  const known = new KnownValues();

  known.learn(answer({ body: { data: ['Company 9', ...Array.from({ length: 300_000 }, () => 0)] } }));

  expect(known.replacedIn('to Company 9', () => '…')).toBe('to …');
});
