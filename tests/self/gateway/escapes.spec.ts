import { expect, test } from '@playwright/test';
import { encodedForms } from '#fixtures/gateway/encoded-forms.ts';
import type { SendOptions } from '#fixtures/gateway/protocol.ts';
import { TOKEN_PATH, credentials, heardAtTokenEndpoint, json, logIn, stand, type Ask } from './stand.ts';

/** What goes over the wire of a body of the token endpoint. */
async function sentOf(ask: Ask, options: SendOptions = { respeltBody: true }): Promise<string> {
  return (await heardAtTokenEndpoint({ ...ask, options })).body;
}

test.describe('a body that is respelt', () => {
  test('names its members as before and spells each text in escapes', async () => {
    const lines = ['{', String.raw`  "name": "\u0061\u00e9",`, '  "n": 1', '}'];

    expect(await sentOf({ body: '{"name" : "aé","n":1}' })).toBe(lines.join('\n'));
  });

  test('keeps its members in their order', async () => {
    const sent = await sentOf({ body: '{"z":1,"a":{"y":2,"b":3},"m":"x"}' });
    const names = Array.from(sent.matchAll(/"(\w+)":/g), ([, name]) => name);

    expect(names).toEqual(['z', 'a', 'y', 'b', 'm']);
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
});

test.describe('a body that cannot be respelt, or need not be', () => {
  for (const body of ['{"a":', 'username=a&password=b', '{"a":1}}']) {
    test(`is refused where it is no JSON, and nothing is sent: ${body}`, async () => {
      await using service = await stand((_heard, response) => {
        json(response, 200, {});
      });

      const { report } = await service.ask({
        ...{ method: 'POST', path: TOKEN_PATH, body },
        options: { respeltBody: true },
      });

      expect(report).toMatchObject({ outcome: 'rejected', error: { code: 'BAD_INSERTION' } });
      expect(service.heard).toEqual([]);
    });
  }

  test('is as it was written where nobody asks for another spelling', async () => {
    const body = '{"name" : "aé"}';

    expect(await sentOf({ body }, {})).toBe(body);
  });

  test('stays empty where there is none', async () => {
    await using service = await stand((_heard, response) => {
      json(response, 200, {});
    });

    await service.ask({ options: { respeltBody: true } });

    expect(service.heard[0]?.body).toBe('');
  });
});

test.describe('credentials in a body that is respelt', () => {
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

      await service.ask({ ...logIn(), options: { respeltBody: true } });

      const body = service.heard[0]?.body ?? '';
      expect(JSON.parse(body)).toEqual({ username: credentials.API_USERNAME, password });
      expect(body).toMatch(
        /^\{\n {2}"username": "(?:\\u[0-9a-f]{4})+",\n {2}"password": "(?:\\u[0-9a-f]{4})+"\n\}$/,
      );
    });
  }

  test('lack the last character alone where the body is to break off, too', async () => {
    const cut = await sentOf(logIn(), { respeltBody: true, cutBody: true });

    expect(`${cut}}`).toBe(await sentOf(logIn()));
  });
});

test('a secret is looked for in base64 of two bytes a letter, too, as some platforms keep texts', () => {
  const written = Buffer.from('Pw-7kd92mfa0', 'utf16le').toString('base64');

  expect(encodedForms('Pw-7kd92mfa0').some((form) => written.startsWith(form))).toBe(true);
});
