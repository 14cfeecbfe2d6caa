import { expect, test } from '@playwright/test';
import { readable } from '#fixtures/gateway/readable.ts';
import { credentials, json, logIn, stand } from './stand.ts';
import { makeToken } from './tokens.ts';

const token = makeToken({ sub: 'robin', exp: 1_900_000_000 });

/** Each dot, minus and underscore as the given form has it. */
const written = (form: (code: number) => string): string =>
  token.replace(/[._-]/g, (sign) => form(sign.charCodeAt(0)));
const hex = (code: number): string => code.toString(16).padStart(4, '0');

for (const { name, text } of [
  { name: 'decimal references', text: written((code) => `&#${code};`) },
  { name: 'hexadecimal references', text: written((code) => `&#x${hex(code)};`) },
  { name: 'escapes of a script', text: written((code) => `\\u${hex(code)}`) },
  { name: 'short escapes of a script', text: written((code) => `\\x${hex(code).slice(2)}`) },
  { name: 'escapes of an address', text: written((code) => `%${hex(code).slice(2)}`) },
]) {
  test(`a token written with ${name} is found, and not passed on`, async () => {
    await using service = await stand((_heard, response) => {
      response.end(`<token value="${text}"/>`);
    });

    const got = await service.ask(logIn());

    expect(got.report.tokens).toMatchObject([{ name: 'TOKEN-1', place: 'resolved body', kind: 'JWS' }]);
    expect(got.text).toBe('<token value="«TOKEN-1»"/>');
  });
}

test('a token in UTF-16 is found, and not passed on', async () => {
  await using service = await stand((_heard, response) => {
    response.end(Buffer.from(`\ufeff<token>${token}</token>`, 'utf16le'));
  });

  const got = await service.ask(logIn());

  expect(got.report.tokens).toMatchObject([{ name: 'TOKEN-1', place: 'resolved body' }]);
  expect(got.text).toContain('<token>«TOKEN-1»</token>');
});

test('a key written with references is sighted once, also beside a plain one', async () => {
  const escaped = credentials.API_KEY.replace(/./g, (sign) => `&#${sign.charCodeAt(0)};`);
  await using service = await stand((heard, response) => {
    response.statusCode = 401;
    response.end(heard.url === '/both' ? `${credentials.API_KEY} ${escaped}` : escaped);
  });

  const alone = await service.ask();
  const both = await service.ask({ path: '/both' });

  expect(alone.report.sightings).toMatchObject([{ secret: 'API_KEY', where: 'resolved body' }]);
  expect(alone.text).toBe('«API_KEY»');
  expect(both.report.sightings).toMatchObject([{ secret: 'API_KEY', where: 'body' }]);
  expect(both.text).toBe('«API_KEY» «API_KEY»');
});

test('a key that looks like an escape is sighted where it is written with references', async () => {
  const key = `k3y-%ab<"x'&lt;y"-77`;
  const named: Readonly<Record<string, string>> = { '&': 'amp', '<': 'lt', '"': 'quot', "'": 'apos' };
  const byName = key.replace(/[&<"']/g, (sign) => `&${named[sign] ?? ''};`);
  const byNumber = key.replace(/[^a-z\d]/g, (sign) => `&#x${hex(sign.charCodeAt(0))};`);
  await using service = await stand(
    (heard, response) => {
      response.end(`<input value="${heard.url === '/named' ? byName : byNumber}">`);
    },
    { credentials: { ...credentials, API_KEY: key } },
  );

  for (const path of ['/named', '/numbered']) {
    const got = await service.ask({ path });
    expect(got.report.sightings).toMatchObject([{ secret: 'API_KEY', where: 'resolved body' }]);
    expect(got.text).toMatch(/^<input value="«API_KEY[^»]*»">$/);
  }
});

test.describe('JSON inside JSON', () => {
  /** Every character of it as JSON may write it. */
  const escaped = (text: string): string =>
    text.replace(/[^"{}:]/g, (sign) => `\\u${hex(sign.charCodeAt(0))}`);

  test('hides no token by its own escapes, and none is passed on', async () => {
    await using service = await stand((_heard, response) => {
      json(response, 200, { data: `{"token": "${escaped(token)}"}` });
    });

    const got = await service.ask(logIn());

    expect(got.report.tokens).toMatchObject([{ name: 'TOKEN-1', place: 'body/data', kind: 'JWS' }]);
    expect(JSON.parse(got.text)).toEqual({ data: '{"token": "«TOKEN-1»"}' });
  });

  test('hides no key by its own escapes, and none is passed on', async () => {
    await using service = await stand((_heard, response) => {
      json(response, 401, { data: `{"key":"${escaped(credentials.API_KEY)}"}`, note: 'no access' });
    });

    const got = await service.ask();

    expect(got.report.sightings).toMatchObject([{ secret: 'API_KEY', form: 'whole', where: 'body/data' }]);
    expect(JSON.parse(got.text)).toEqual({ data: '{"key":"«API_KEY»"}', note: 'no access' });
  });

  test('passes as it is where its escapes hide nothing', async () => {
    const body = { data: String.raw`{"name":"Gr\u00f6\u00dfe \\ 10%20"}` };
    await using service = await stand((_heard, response) => {
      json(response, 200, body);
    });

    expect((await service.ask()).text).toBe(JSON.stringify(body));
  });

  test('holds a token once where it stands there without escapes, whatever stands beside it', async () => {
    await using service = await stand((_heard, response) => {
      json(response, 200, { data: String.raw`{"token": "${token}", "name": "Gr\u00f6\u00dfe"}` });
    });

    expect((await service.ask(logIn())).report.tokens.map(({ place }) => place)).toEqual(['body/data']);
  });
});

test('a text whose escapes hide nothing passes as it is', async () => {
  const text = '<p>Gr&#246;&#223;e: 10%20</p>';
  await using service = await stand((_heard, response) => response.end(text));

  expect((await service.ask()).text).toBe(text);
});

test('a number that is no character stays as it is', () => {
  expect(readable('&#9999999;')).toBe('&#9999999;');
});

test('a JWT that stood in other answers before the first log-in accuses nobody who quotes it', async () => {
  const sample = makeToken({ sub: 'sample' });
  await using service = await stand((heard, response) => {
    const isLogin = heard.method === 'POST';
    json(response, isLogin ? 200 : 401, { help: `looks like ${sample}`, ...(isLogin ? { token } : {}) });
  });
  await service.ask();
  await service.ask(logIn());

  expect((await service.ask()).report.sightings).toEqual([]);
});

test('an answer that is asked for again, a 429 say, is searched for secrets, too', async () => {
  let asked = 0;
  await using service = await stand((_heard, response) => {
    asked += 1;
    response.setHeader('Retry-After', '0');
    json(response, asked === 1 ? 429 : 200, asked === 1 ? { limited: credentials.API_KEY } : {});
  });

  const got = await service.ask();

  expect(got.status).toBe(200);
  expect(got.report.sightings).toMatchObject([{ secret: 'API_KEY', status: 429, where: 'body/limited' }]);
});
