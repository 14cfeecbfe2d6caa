import type { Recorder } from './exchange.ts';
import { tokenIn } from './service.ts';

type Headers = Readonly<Record<string, string>>;

/** As from within, if changed, as a preflight, as rewritten, as from a form. */
const OF_GUESTS = {
  'X-Forwarded-For': '127.0.0.1',
  'If-None-Match': '"x"',
  'Access-Control-Request-Method': 'GET',
  'X-Original-URL': '/health',
  'Content-Type': 'multipart/form-data; boundary=form',
};

/** What clients tell of themselves, of what they read and hold. */
const OF_OTHERS = {
  accept: 'text/html',
  Accept: 'application/json, */*',
  'Accept-Language': 'de',
  'User-Agent': 'iPhone',
  'Cache-Control': 'no-cache',
  Origin: 'https://clients.example',
  Via: '1.1 proxy.example',
};

const RARE_PAGES = [
  ['1', '57'],
  ['7', '8'],
  ['8', '8'],
  ['1', '12'],
  ['11', '2'],
  ['70', '2'],
] as const;

/**
 * What few ask for: other addresses, queries, single page headers, odd sizes, values altered within, log-ins at the
 * same time; and what clients of other kinds say of themselves.
 */
export async function trySideDoors(
  recorder: Recorder,
  { key, bearer }: Readonly<Record<'key' | 'bearer', Headers>>,
): Promise<void> {
  const { username, password, organizationId, apiKey } = recorder.mock.credentials;
  const guest = { 'Organization-ID': organizationId };
  await askAsGuest(recorder, guest, key);
  await askWithQuery(recorder, key);
  await askAsOthers(recorder, { key, bearer });
  await carryElsewhere(recorder, { key, bearer });
  await askTwice(recorder, key);
  for (const headers of [key, bearer]) {
    await recorder.send('with an apostrophe', { headers: { ...headers, 'Organization-ID': "o'x" } });
    await recorder.send('by pageSize alone', { headers: { ...headers, pageSize: '3' } });
    await recorder.send('pageSize before pageNo', { headers: { ...headers, pageSize: '3', pageNo: '2' } });
    for (const [pageNo, pageSize] of RARE_PAGES)
      await recorder.send(`page ${pageNo} of ${pageSize}`, { headers: { ...headers, pageNo, pageSize } });
  }
  for (const wrong of [alteredWithin(apiKey), lookingAlike(apiKey), 'constructor'])
    await recorder.send('a key altered within', { headers: { ...key, Authorization: `Api-Key ${wrong}` } });
  const unsigned = (bearer['Authorization'] ?? '').replace(/[^.]{8}$/, 'QQQQQQQQ');
  await recorder.send('no size, no signature', {
    headers: { ...bearer, Authorization: unsigned, pageSize: 'x' },
  });
  await recorder.send('a later page, the end of the signature altered', {
    headers: { ...bearer, Authorization: unsigned, pageNo: '2', pageSize: '3' },
  });
  await recorder.sendAtOnce('log-ins at once', [
    logIn({ username, password }),
    logIn({ username, password: `${password}-wrong` }),
  ]);
  const right = logIn({ username, password });
  for (const { body } of await recorder.sendAtOnce('right log-ins at once', [right, right]))
    await recorder.send('a token of log-ins at once', {
      headers: { ...bearer, Authorization: `Bearer ${tokenIn(body)}` },
    });
}

/** Without Authorization: at an address with a slash, as if from elsewhere, and by the id of a right request. */
async function askAsGuest(recorder: Recorder, guest: Headers, key: Headers): Promise<void> {
  await recorder.send('a slash behind the list', { path: '/api/v1/clients/', headers: guest });
  await recorder.send('what may be asked for', { method: 'OPTIONS', headers: guest });
  for (const [name, value] of Object.entries(OF_GUESTS))
    await recorder.send(`a guest with ${name}`, { headers: { ...guest, [name]: value } });
  for (const headers of [key, guest])
    await recorder.send('with an id', { headers: { ...headers, 'X-Request-ID': 'one-and-the-same' } });
}

/** A query that nothing is said of, without Authorization, and ones that contradict the headers. */
async function askWithQuery(recorder: Recorder, key: Headers): Promise<void> {
  const { organizationId, otherOrganizationId } = recorder.mock.credentials;
  const send = (query: string, headers: Headers) =>
    recorder.send(`by ${query}`, { path: `/api/v1/clients?${query}`, headers });
  await send('x=1', { 'Organization-ID': organizationId });
  await send('x=1', { ...key, Authorization: 'Api-Key nobody-has-this-one' });
  await send(`organizationId=${otherOrganizationId}`, key);
  await send('pageNo=2&pageSize=4', { ...key, pageNo: '3', pageSize: '5' });
}

/** Clients that tell about themselves or name the type of no body, and one that has a log-in in place of a token. */
async function askAsOthers(
  recorder: Recorder,
  { key, bearer }: Readonly<Record<'key' | 'bearer', Headers>>,
): Promise<void> {
  const { username, password } = recorder.mock.credentials;
  const pair = Buffer.from(`${username}:${password}`).toString('base64');
  for (const [name, value] of Object.entries(OF_OTHERS))
    await recorder.send(`${name}: ${value}`, {
      headers: { ...key, pageNo: '2', pageSize: '3', [name]: value },
    });
  await recorder.send('a page as JSON', {
    headers: { ...key, 'Content-Type': 'application/json', pageNo: '2', pageSize: '3' },
  });
  await askForTable(recorder, key);
  await recorder.send('Basic', { headers: { ...bearer, Authorization: `Basic ${pair}` } });
}

/** What opens the list, in other places than `Authorization`, behind API-KEY, or with more words behind it. */
async function carryElsewhere(
  recorder: Recorder,
  { key, bearer }: Readonly<Record<'key' | 'bearer', Headers>>,
): Promise<void> {
  const { apiKey, organizationId, otherOrganizationId } = recorder.mock.credentials;
  const { Authorization = '', ...rest } = bearer;
  const token = Authorization.slice('Bearer '.length);
  await recorder.send('token in the query', {
    path: `/api/v1/clients?access_token=${token}`,
    headers: rest,
  });
  const listed: Readonly<Record<string, Headers>> = {
    'token in a cookie': { ...rest, Cookie: `access_token=${token}` },
    'key in X-API-Key': { 'Organization-ID': organizationId, 'X-API-Key': apiKey },
    'no token beside the key': { ...rest, Authorization: 'Bearer null' },
    'the other with an underscore': { ...key, Organization_ID: otherOrganizationId },
    'bearer behind the key': { ...rest, Authorization },
    'no key, from within': {
      Authorization,
      'Organization-ID': organizationId,
      'X-Forwarded-For': '127.0.0.1',
    },
    'null for the organization': { ...key, 'Organization-ID': 'null' },
    'words behind the key': { ...key, Authorization: `Api-Key ${apiKey} and more` },
  };
  for (const [title, headers] of Object.entries(listed)) await recorder.send(title, { headers });
}

/** A table, by those who may not have the list. */
async function askForTable(recorder: Recorder, key: Headers): Promise<void> {
  const { limitedApiKey, otherOrganizationId } = recorder.mock.credentials;
  const table = { ...key, Accept: 'text/csv' };
  await recorder.send('table by the limited key', {
    headers: { ...table, Authorization: `Api-Key ${limitedApiKey}` },
  });
  await recorder.send('table of the other', {
    headers: { ...table, 'Organization-ID': otherOrganizationId },
  });
}

function logIn(body: Readonly<Record<string, string>>) {
  const headers = { 'Content-Type': 'application/json' };
  return { method: 'POST', path: '/api/v1/auth/token/bearer', headers, body: JSON.stringify(body) };
}

/** Its middle third replaced. */
function alteredWithin(value: string): string {
  const third = Math.floor(value.length / 3);
  return value.slice(0, third) + 'Q'.repeat(value.length - 2 * third) + value.slice(-third);
}

/** A wrong key in any case: one that holds none of these letters is made longer. */
function lookingAlike(value: string): string {
  const alike = value.replace(/[01OI]/g, (one) => ({ 0: 'O', 1: 'I', O: '0', I: '1' })[one] ?? one);
  return alike === value ? `${value}Q` : alike;
}

/** The key in both headers, with something else wrong. */
async function askTwice(recorder: Recorder, key: Headers): Promise<void> {
  const { apiKey, limitedApiKey, otherOrganizationId } = recorder.mock.credentials;
  const { Authorization = '' } = key;
  const twice = { ...key, 'API-KEY': apiKey };
  const limited = { Authorization: `Api-Key ${limitedApiKey}`, 'API-KEY': limitedApiKey };
  await recorder.send('key twice', { headers: { Authorization, 'API-KEY': apiKey } });
  await recorder.send('key twice, limited', { headers: { ...twice, ...limited } });
  await recorder.send('key twice, other', { headers: { ...twice, 'Organization-ID': otherOrganizationId } });
}
