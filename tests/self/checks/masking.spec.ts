import { expect, test } from '@playwright/test';
import { placeOf } from '#fixtures/client/exchange.ts';
import { httpExchange } from '#fixtures/evidence/http-exchange.ts';
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
