import { expect, test } from '@playwright/test';
import type { SendOptions } from '#fixtures/gateway/protocol.ts';
import { credentials, json, logIn, stand, TOKEN_PATH, type Ask } from './stand.ts';

/** What goes over the wire of a body of the token endpoint. */
async function sentOf(ask: Ask, options: SendOptions = { escapedBody: true }): Promise<string> {
  await using service = await stand((_heard, response) => {
    json(response, 400, {});
  });
  await service.ask({
    method: 'POST',
    path: TOKEN_PATH,
    headers: ['Content-Type', 'application/json'],
    ...ask,
    options,
  });
  return service.heard[0]?.body ?? '';
}

test.describe('a body whose texts are escaped', () => {
  test('names its members as before and spells each text in escapes', async () => {
    expect(await sentOf({ body: '{"name" : "aé","n":1}' })).toBe(String.raw`{"name" : "\u0061\u00e9","n":1}`);
  });

  for (const value of [
    { a: 'b', c: ['d', { e: 'f', g: [] }] },
    { empty: '', number: -1.5e3, yes: true, none: null },
    { 'a"b': 'c"d', 'e\\': 'f\\', colon: 'g":"h', tab: '\t\n' },
    { accent: 'Jörg Çelik', beyond: '日本 😀', half: '\ud83d' },
    ['a', 'b: c', '{"d":"e"}'],
    'a text alone',
  ]) {
    test(`is the same JSON: ${JSON.stringify(value)}`, async () => {
      const sent = await sentOf({ body: JSON.stringify(value, null, 1) });

      expect(JSON.parse(sent)).toEqual(value);
    });
  }

  test('is as it was written where nobody asks for escapes', async () => {
    const body = '{"name" : "aé"}';

    expect(await sentOf({ body }, {})).toBe(body);
  });

  test('stays empty where there is none', async () => {
    await using service = await stand((_heard, response) => {
      json(response, 200, {});
    });

    await service.ask({ options: { escapedBody: true } });

    expect(service.heard[0]?.body).toBe('');
  });
});

test.describe('credentials in a body whose texts are escaped', () => {
  for (const password of [
    'plain',
    'a "quoted" one',
    String.raw`back\slash\u0041`,
    'schön 😀',
    '":"',
    "it's/so",
  ]) {
    test(`are the right ones: ${password}`, async () => {
      await using service = await stand(
        (_heard, response) => {
          json(response, 401, {});
        },
        { credentials: { ...credentials, API_PASSWORD: password } },
      );

      await service.ask({ ...logIn(), options: { escapedBody: true } });

      const body = service.heard[0]?.body ?? '';
      expect(JSON.parse(body)).toEqual({ username: credentials.API_USERNAME, password });
      expect(body).toMatch(/^\{"username":"(?:\\u[0-9a-f]{4})+","password":"(?:\\u[0-9a-f]{4})+"\}$/);
    });
  }

  test('lack the last character alone where the body is to break off, too', async () => {
    const cut = await sentOf(logIn(), { escapedBody: true, cutBody: true });

    expect(`${cut}}`).toBe(await sentOf(logIn()));
  });
});
