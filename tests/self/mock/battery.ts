import { setTimeout as sleep } from 'node:timers/promises';
import { inOtherCase } from '#fixtures/gateway/alteration.ts';
import { alterToken } from './altered-tokens.ts';
import type { Received, Recorder } from './exchange.ts';
import { openOffices, without, workOnProjects } from './projects.ts';
import { tokenIn } from './service.ts';
import { trySideDoors } from './side-doors.ts';
import { breakLogIn } from './wrong-log-ins.ts';

type Headers = Record<string, string>;

/** Some services end older tokens a moment after a log-in. */
const A_SECOND_LATER_MS = 1200;

/** Requests that between them meet every condition under which a fault or a dialect can show. */
export async function runBattery(recorder: Recorder): Promise<readonly string[]> {
  const { username, password, apiKey, organizationId } = recorder.mock.credentials;
  const key = { Authorization: `Api-Key ${apiKey}`, 'Organization-ID': organizationId };
  await list(recorder, 'key before any log-in', key);
  const token = await recorder.logIn('first log-in', { username, password });
  const bearer = { Authorization: `Bearer ${token}`, 'Organization-ID': organizationId, 'API-KEY': apiKey };
  for (const [scheme, headers] of Object.entries({ key, bearer })) {
    await walk(recorder, scheme, headers);
    await spoil(recorder, scheme, headers);
  }
  const second = await recorder.logIn('second log-in', { username, password });
  await list(recorder, 'second token', { ...bearer, Authorization: `Bearer ${second}` });
  await alterToken(recorder, { token, second, bearer });
  await breakLogIn(recorder, second);
  const third = {
    ...bearer,
    Authorization: `Bearer ${await recorder.logIn('third log-in', { username, password })}`,
  };
  const { limitedApiKey } = recorder.mock.credentials;
  const limited = { ...key, Authorization: `Api-Key ${limitedApiKey}` };
  await list(recorder, 'limited key right after a log-in', limited);
  await list(recorder, 'limited key first', { ...third, 'API-KEY': limitedApiKey });
  await list(recorder, 'full key then', third);
  await list(recorder, 'nothing known', { ...third, 'API-KEY': 'no-such-key', 'Organization-ID': 'nowhere' });
  await workOnProjects(recorder, { key, bearer });
  await openOffices(recorder, { key, bearer });
  await list(recorder, 'key after log-in', key);
  const organizations = [organizationId, recorder.mock.credentials.otherOrganizationId].join(', ');
  await list(recorder, 'key in two organizations', { ...key, 'Organization-ID': organizations });
  await askAtOnce(recorder, key);
  await recorder.sendAtOnce('on another connection', [{ headers: third }]);
  await logInWithoutOrganization(recorder);
  await firstUseElsewhere(recorder, bearer);
  await trySideDoors(recorder, { key, bearer: third });
  await list(recorder, 'key as organization', { ...key, 'Organization-ID': apiKey });
  await sleep(A_SECOND_LATER_MS);
  await list(recorder, 'after a pause', { ...key, pageNo: '2', pageSize: '3' });
  await list(recorder, 'first token a second after others', bearer);
  return recorder.trace;
}

/** Another organization by a token that nobody has used, of a log-in that named its own. */
async function firstUseElsewhere(recorder: Recorder, bearer: Headers): Promise<void> {
  const { username, password, organizationId, otherOrganizationId } = recorder.mock.credentials;
  const own = { 'Organization-ID': organizationId };
  const unused = await recorder.logIn('log-in under its own organization', { username, password }, own);
  const elsewhere = { ...bearer, Authorization: `Bearer ${unused}`, 'Organization-ID': otherOrganizationId };
  await list(recorder, 'first use elsewhere', elsewhere);
  const ofNone = tokenIn((await logInWithoutOrganization(recorder)).body);
  await list(recorder, 'a token of no organization elsewhere', {
    ...elsewhere,
    Authorization: `Bearer ${ofNone}`,
  });
  const { 'API-KEY': apiKey } = bearer;
  await list(recorder, 'a token of no organization without one', {
    ...(apiKey === undefined ? {} : { 'API-KEY': apiKey }),
    Authorization: `Bearer ${ofNone}`,
  });
}

function logInWithoutOrganization(recorder: Recorder): Promise<Received> {
  const { username, password } = recorder.mock.credentials;
  return recorder.send('log-in without organization', {
    method: 'POST',
    path: '/api/v1/auth/token/bearer',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
}

/** What can only be seen once the first token has expired; `waitFor` returns at that moment. */
export async function runExpiry(
  recorder: Recorder,
  waitForExpiry: () => Promise<void>,
): Promise<readonly string[]> {
  const { username, password, apiKey, organizationId, expiredToken } = recorder.mock.credentials;
  const rest = { 'Organization-ID': organizationId, 'API-KEY': apiKey };
  const issued = new Date().toUTCString();
  const first = await recorder.logIn('log-in', { username, password });
  const beside = { Authorization: `Bearer ${first}` };
  const ended = { ...rest, ...beside };
  await list(recorder, 'before the expiry', ended);
  await list(recorder, 'long expired', { ...rest, Authorization: `Bearer ${expiredToken}` });
  for (const renewal of ['first renewal', 'second renewal']) {
    await waitForExpiry();
    await list(recorder, `expired at ${renewal}`, ended);
    const small = { ...rest, Authorization: `bearer ${first}` };
    await list(recorder, `and with a small word at ${renewal}`, small);
    await list(recorder, `and dated back at ${renewal}`, { ...ended, Date: issued });
    await recorder.logIn(`wrong password at ${renewal}`, { username, password: 'wrong-password' }, beside);
    const token = await recorder.logIn(renewal, { username, password });
    for (const pageNo of ['1', '2'])
      await list(recorder, `page ${pageNo} by the token of ${renewal}`, {
        ...{ ...rest, pageNo, pageSize: '3' },
        Authorization: `Bearer ${token}`,
      });
    await list(recorder, `old token after ${renewal}`, ended);
  }
  const key = { ...rest, Authorization: `Api-Key ${apiKey}` };
  await list(recorder, 'a page by the key', { ...key, pageNo: '1', pageSize: '3' });
  await list(recorder, 'ended, on the page behind it', { ...ended, pageNo: '2', pageSize: '3' });
  await list(recorder, 'ended, for a table', { ...ended, Accept: 'text/csv' });
  await recorder.send('ended, in a write', { method: 'POST', path: '/api/v1/projects', headers: ended });
  await list(recorder, 'ended, on a page further on', { ...ended, pageNo: '5', pageSize: '3' });
  // Behind the end of the latest token as long again.
  await waitForExpiry();
  await waitForExpiry();
  const late = await recorder.logIn('renewal behind a long pause', { username, password });
  await list(recorder, 'by its token', { ...rest, Authorization: `Bearer ${late}` });
  return recorder.trace;
}

function list(recorder: Recorder, title: string, headers: Headers): Promise<Received> {
  return recorder.send(title, { headers });
}

/** Different pages by the right key and by an unknown one, in turn. */
async function askAtOnce(recorder: Recorder, key: Headers): Promise<void> {
  const pages = ['1', '2', '3', '4', '5', '6', '7', '8'].map((pageNo) => ({ ...key, pageNo, pageSize: '3' }));
  await recorder.sendAtOnce(
    'at once',
    pages.flatMap((headers) => [{ headers }, { headers: withUnknownKey(headers) }]),
  );
}

function withUnknownKey(headers: Headers): Headers {
  return 'API-KEY' in headers
    ? { ...headers, 'API-KEY': 'unknown' }
    : { ...headers, Authorization: 'Api-Key unknown' };
}

async function walk(recorder: Recorder, scheme: string, headers: Headers): Promise<void> {
  for (const pageSize of ['1', '3', '5', '7', '50', '1000']) {
    for (const pageNo of ['1', '2', '3', '4', '12', '33']) {
      await list(recorder, `${scheme} page ${pageNo} of ${pageSize}`, { ...headers, pageNo, pageSize });
    }
  }
  for (const pageNo of ['0', '-1', 'two', '1.5', '2', '1', '3', '2']) {
    await list(recorder, `${scheme} page ${pageNo}`, { ...headers, pageNo });
  }
  await list(recorder, `${scheme} last of full pages`, { ...headers, pageNo: '3', pageSize: '19' });
  await list(recorder, `${scheme} of an unusual size`, { ...headers, pageNo: '2', pageSize: '37' });
  await list(recorder, `${scheme} last of ones`, { ...headers, pageNo: '57', pageSize: '1' });
  await list(recorder, `${scheme} pages of none`, { ...headers, pageSize: '0' });
  await list(recorder, `${scheme} pages of too many`, { ...headers, pageSize: '999999999999' });
  const unasked = { ...headers, pageNo: '4', pageSize: '11' };
  await list(recorder, `${scheme} unknown key on a page nobody asked for`, withUnknownKey(unasked));
  await turnBack(recorder, scheme, headers);
  for (const title of ['once', 'again', 'a third time']) await list(recorder, `${scheme} ${title}`, headers);
  await list(recorder, 'small names', { ...lowered(headers), pageno: '2', pagesize: '3' });
  await list(recorder, 'swapped names', { ...headers, PAGEnO: '2', PAGEsIZE: '3' });
  await list(recorder, 'large names', { ...headers, PAGENO: '2', PAGESIZE: '3' });
  await recorder.send('by query', { headers, path: '/api/v1/clients?pageNo=2&pageSize=4' });
  for (const method of ['HEAD', 'OPTIONS', 'DELETE', 'TRACE'])
    await recorder.send(method, { headers, method });
  await recorder.send('made-up path', { headers, path: '/api/v1/made-up' });
  await list(recorder, 'compressed', { ...headers, 'Accept-Encoding': 'gzip' });
  await list(recorder, `${scheme} unknown key after many right requests`, withUnknownKey(headers));
}

/** A lower page than before by an unknown key, and a right request behind a refused one for another page. */
async function turnBack(recorder: Recorder, scheme: string, headers: Headers): Promise<void> {
  const second = { ...headers, pageNo: '2', pageSize: '3' };
  const third = { ...second, pageNo: '3' };
  await list(recorder, `${scheme} before turning back`, third);
  await list(recorder, `${scheme} unknown key on the page before`, withUnknownKey(second));
  await list(recorder, `${scheme} behind another page that was refused`, third);
}

function lowered(headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

const SPOILED: Readonly<Record<string, (value: string) => string>> = {
  empty: () => '',
  cut: (value) => value.slice(0, -4),
  'cut by one': (value) => value.slice(0, -1),
  extended: (value) => `${value}?abcd`,
  'wrong start': (value) => `${other(value.at(0))}${value.slice(1)}`,
  'wrong end': (value) => `${value.slice(0, -3)}${other(value.at(-3))}${value.slice(-2)}`,
  unknown: (value) => value.replace(/[a-z0-9]/gi, 'Q'),
  'other digits': (value) => `7${value.replace(/\d/g, '8')}`,
  doubled: (value) => `${value},${value}`,
  reversed: (value) => Array.from(value).reverse().join(''),
};

function other(letter: string | undefined): string {
  return letter === 'Q' ? 'R' : 'Q';
}

async function spoil(recorder: Recorder, scheme: string, right: Headers): Promise<void> {
  const { otherOrganizationId, limitedApiKey } = recorder.mock.credentials;
  const limited =
    scheme === 'key' ? { Authorization: `Api-Key ${limitedApiKey}` } : { 'API-KEY': limitedApiKey };
  for (const page of [{}, { pageNo: '2' }, { pageSize: '50' }]) {
    const place = `${scheme} ${JSON.stringify(page)}`;
    const elsewhere = { ...right, ...page, 'Organization-ID': otherOrganizationId };
    await list(recorder, `${place} other`, elsewhere);
    await list(recorder, `${place} limited`, { ...right, ...page, ...limited });
    await list(recorder, `${place} other, small names`, lowered(elsewhere));
    await list(recorder, `${place} limited other`, { ...elsewhere, ...limited });
    await list(recorder, `${place} nothing`, page);
    for (const name of Object.keys(right)) {
      await list(recorder, `${place} without ${name}`, { ...without(right, name), ...page });
      for (const [way, spoiled] of spoiledValues(right[name] ?? '', Object.keys(page).length === 0)) {
        await list(recorder, `${place} ${way} ${name}`, { ...right, ...page, [name]: spoiled });
      }
    }
  }
  const respelt = Object.entries(limited).map(([name, value]) => [name, secretInOtherCase(value)] as const);
  const elsewhere = { ...right, 'Organization-ID': otherOrganizationId };
  await list(recorder, `${scheme} other, behind the own end`, { ...elsewhere, pageNo: '13', pageSize: '5' });
  await list(recorder, `${scheme} other, the whole list`, { ...elsewhere, pageSize: '100' });
  await list(recorder, `${scheme} nothing in Authorization`, { ...right, Authorization: '' });
  await list(recorder, `${scheme} limited, small page`, { ...right, ...limited, pageSize: '5' });
  await list(recorder, `${scheme} limited in other case`, { ...right, ...Object.fromEntries(respelt) });
  await list(recorder, 'organization as API-KEY', { ...right, 'API-KEY': right['Organization-ID'] ?? '' });
  const small = (right['Authorization'] ?? '').replace(/^\S+/, (word) => word.toLowerCase());
  await list(recorder, 'small scheme word', { ...right, Authorization: small });
}

/** Letters of the value in the other case; the scheme word stays as it is. */
function secretInOtherCase(value: string): string {
  return value.replace(/\S+$/, inOtherCase);
}

/** The scheme word stays as it is; on pages but the first two ways are enough. */
function spoiledValues(value: string, isThorough: boolean): readonly (readonly [string, string])[] {
  const [, prefix = '', secret = ''] = /^((?:Api-Key |Bearer )?)(.*)$/.exec(value) ?? [];
  return Object.entries(SPOILED)
    .filter(([way]) => isThorough || way === 'unknown' || way === 'empty')
    .map(([way, change]) => [way, prefix + change(secret)]);
}
