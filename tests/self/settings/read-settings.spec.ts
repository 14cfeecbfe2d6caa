import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readSettings } from '#fixtures/settings/read-settings.ts';
import { publicPart } from '#fixtures/settings/public-part.ts';
import { SettingsError } from '#fixtures/settings/settings-error.ts';

const service = {
  BASE_URL: 'https://service.example/prefix/',
  ORGANIZATION_ID: 'org-1',
  API_KEY: 'key-0123456789',
};
const read = (environment: Readonly<Record<string, string>>) =>
  readSettings({ environment, directory: test.info().outputPath() });

function mistakes(environment: Readonly<Record<string, string>>): readonly string[] {
  try {
    read(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.mistakes;
    throw error;
  }
  return [];
}

test('no settings mean the embedded mock with its defaults', () => {
  expect(read({})).toEqual({
    target: 'mock',
    kind: 'mock',
    baseUrl: '',
    seed: expect.stringMatching(/^[0-9a-f]{8}$/) as unknown,
    showData: true,
    allowWrites: false,
    maxExpiryWaitS: 60,
    strict: false,
    certify: false,
    requestTimeoutS: 30,
    declared: {
      organizationId: false,
      apiKey: false,
      login: false,
      otherOrganizationId: false,
      limitedApiKey: false,
      expiredToken: false,
    },
    overlays: [],
    secrets: {},
    mock: { dialects: [], port: 0, clients: 57, tokenLifetimeS: 3 },
  });
});

test('a service is asked politely and its data stays hidden', () => {
  const settings = read(service);

  expect(settings).toMatchObject({
    kind: 'deployment',
    target: 'deployment',
    baseUrl: 'https://service.example/prefix',
    showData: false,
    maxRequestsPerSecond: 20,
    organizationId: 'org-1',
    secrets: { apiKey: 'key-0123456789' },
  });
});

test('a target brings its overlay where there is one', () => {
  const folder = test.info().outputPath('spec/targets/staging');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'overlay.yaml'), '');
  writeFileSync(test.info().outputPath('more.yaml'), '');

  const overlays = (target: string) => read({ ...service, TARGET: target, OVERLAY: ' more.yaml ,' }).overlays;

  expect(overlays('staging')).toEqual([join(folder, 'overlay.yaml'), test.info().outputPath('more.yaml')]);
  expect(overlays('live')).toEqual([test.info().outputPath('more.yaml')]);
});

test('a target without an address is the mock where it is known by its file or folder', () => {
  mkdirSync(test.info().outputPath('spec/targets/known'), { recursive: true });
  writeFileSync(test.info().outputPath('.env.other'), '');

  for (const target of ['known', 'other', 'mock']) expect(mistakes({ TARGET: target })).toEqual([]);
});

test('the public part has no secret and no name of who asks', () => {
  const settings = read({
    ...service,
    ...{ API_USERNAME: 'user-name', API_PASSWORD: 'pass-word-1', LIMITED_API_KEY: 'limited-key' },
    ...{ EXPIRED_TOKEN: 'expired-token', OTHER_ORGANIZATION_ID: 'other-org', EXPIRY_LEEWAY_S: '0' },
  });

  const text = JSON.stringify(publicPart(settings));

  expect(text).not.toMatch(/org-1|key-0123456789|user-name|pass-word-1|limited-key|expired-token|other-org/);
  expect(publicPart(settings)).toMatchObject({
    expiryLeewayS: 0,
    declared: { login: true, expiredToken: true },
  });
});

test('the public part tells what the mock plays, and nothing of it where a service is judged', () => {
  const played = { fault: 'page-zero-500', dialects: ['token-in-header', 'filtered-count-of-page'] };

  const settings = read({ FAULT: 'page-zero-500', DIALECT: 'token-in-header,filtered-count-of-page' });

  expect(publicPart(settings).mock).toEqual(played);
  expect(publicPart(read({})).mock).toEqual({ dialects: [] });
  expect(publicPart(read(service)).mock).toBeUndefined();
});

const wrong: readonly (readonly [string, Readonly<Record<string, string>>, RegExp])[] = [
  ['a boolean that is no true or false', { STRICT: 'yes' }, /^STRICT must be `true` or `false`/],
  ['a boolean in capitals', { CERTIFY: 'TRUE' }, /^CERTIFY must/],
  ['a number with a unit', { MAX_EXPIRY_WAIT_S: '60s' }, /^MAX_EXPIRY_WAIT_S must be a whole number from 0/],
  ['a leeway above an hour', { EXPIRY_LEEWAY_S: '3601' }, /^EXPIRY_LEEWAY_S .* 0 to 3600/],
  ['a negative number', { MOCK_CLIENTS: '-1' }, /^MOCK_CLIENTS must/],
  ['a rate of zero', { MAX_REQUESTS_PER_SECOND: '0' }, /^MAX_REQUESTS_PER_SECOND .* from 1/],
  ['an address without a scheme', { ...service, BASE_URL: 'service.example' }, /^BASE_URL is no http/],
  ['an address of another scheme', { ...service, BASE_URL: 'ftp://host' }, /^BASE_URL is no http/],
  ['an address with a user name', { ...service, BASE_URL: 'https://me@host' }, /^BASE_URL holds a user name/],
  ['an address with a query', { ...service, BASE_URL: 'https://host/?' }, /^BASE_URL has a query/],
  ['an address with a fragment', { ...service, BASE_URL: 'https://host/#a' }, /^BASE_URL has a query/],
  ['an address with a blank', { ...service, BASE_URL: 'https://host/a b' }, /^BASE_URL has a blank/],
  ['a missing key', { ...service, API_KEY: '' }, /^API_KEY is missing/],
  ['a missing organization', { ...service, ORGANIZATION_ID: '' }, /^ORGANIZATION_ID is missing/],
  ['a username alone', { ...service, API_USERNAME: 'me' }, /^API_PASSWORD is missing while API_USERNAME/],
  ['a password alone', { ...service, API_PASSWORD: 'long enough' }, /^API_USERNAME is missing while API_PA/],
  [
    'a short secret',
    { ...service, API_KEY: 'short' },
    /^API_KEY is shorter than 8 characters: .* could not be hidden there; have the service issue a longer one/,
  ],
  ['a line break in a header value', { ...service, API_KEY: 'key-01234\n' }, /^API_KEY has a line break/],
  ['an outer blank', { ...service, ORGANIZATION_ID: ' org' }, /^ORGANIZATION_ID begins or ends with a blank/],
  ['a quotation mark left over', { ...service, API_KEY: '"key-01234' }, /^API_KEY .* quotation mark/],
  [
    'a tab at an end',
    { ...service, API_USERNAME: 'ann', API_PASSWORD: 'pass\tword\t' },
    /^API_PASSWORD begins or ends with a tab/,
  ],
  [
    'a control character in a body',
    { ...service, API_USERNAME: 'ann', API_PASSWORD: 'pass\u0000word' },
    /^API_PASSWORD has a line break or control/,
  ],
  ['a control character', { ...service, API_KEY: 'key-\u000001234' }, /^API_KEY has a control character/],
  ['a character beyond Latin-1', { ...service, API_KEY: 'key-0123€4' }, /^API_KEY .* no header field/],
  ['a key with its scheme', { ...service, API_KEY: 'Api-Key 0123' }, /^API_KEY begins with the word/],
  [
    'a line break in a password',
    { ...service, API_USERNAME: 'me', API_PASSWORD: 'secret-1\n' },
    /^API_PASSWORD has a/,
  ],
  [
    'the own organization as another',
    { ...service, OTHER_ORGANIZATION_ID: 'org-1' },
    /^OTHER_ORG.* has the value of/,
  ],
  [
    'the full key as limited key',
    { ...service, LIMITED_API_KEY: service.API_KEY },
    /^LIMITED_API_KEY has the value/,
  ],
  [
    'credentials without an address',
    { API_KEY: 'key-0123456789' },
    /^BASE_URL is missing while API_KEY is set/,
  ],
  ['a misspelt address', { BASEURL: 'https://host' }, /^BASE_URL is not set but BASEURL is/],
  ['a fault with a service', { ...service, FAULT: 'x' }, /^FAULT is for the embedded mock/],
  ['a mock port with a service', { ...service, MOCK_PORT: '1' }, /^MOCK_PORT is for the embedded mock/],
  ['a target that leaves its folder', { ...service, TARGET: '../x' }, /^TARGET may have a-z/],
  [
    'a target of no service',
    { TARGET: 'stagin' },
    /^TARGET has neither \.env\.stagin nor spec\/targets\/stagin, and no BASE_URL is set/,
  ],
  [
    'an overlay that is not there',
    { OVERLAY: 'nowhere.yaml' },
    /^OVERLAY names nowhere\.yaml, which is not there/,
  ],
  [
    'a fault that is near another',
    { FAULT: 'page-zer-500' },
    /^FAULT is unknown: "page-zer-500" is no fault; is page-zero-500 meant\?/,
  ],
  [
    'a fault like no other',
    { FAULT: 'nonsense' },
    /^FAULT is unknown: "nonsense" is no fault\. `npm run mock -- --list` shows all\.$/,
  ],
  ['a seed with blanks', { SEED: 'a b' }, /^SEED may have/],
];

for (const [what, environment, expected] of wrong)
  test(`${what} is the one mistake named`, () => {
    expect(mistakes(environment)).toEqual([expect.stringMatching(expected) as unknown]);
  });

test('all mistakes are said at once', () => {
  const found = mistakes({
    BASE_URL: 'x',
    STRICT: '1',
    API_KEY: 'a b',
    REQUEST_TIMEOUT_S: '0',
    MOCK_PORT: '1',
  });

  expect(found.map((mistake) => mistake.split(' ')[0])).toEqual([
    'BASE_URL',
    'STRICT',
    'REQUEST_TIMEOUT_S',
    'API_KEY',
    'ORGANIZATION_ID',
    'MOCK_PORT',
  ]);
});

test('a misspelt name is hinted next to the mistake it causes', () => {
  const { API_KEY, ...rest } = service;

  expect(() => read({ ...rest, API_KEYS: API_KEY })).toThrow(
    /API_KEYS is set but not read; is API_KEY meant\?/,
  );
  expect(() => read({ ...service, API_KEYS: API_KEY })).not.toThrow();
});
