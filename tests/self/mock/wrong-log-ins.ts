import type { Recorder, Sent } from './exchange.ts';

/** Whoever counts wrong log-ins of a user has counted so many by then. */
const MANY = 16;

/** Log-ins with a wrong password or username, with a body that is none, and right ones in unusual dress. */
export async function breakLogIn(recorder: Recorder, token: string): Promise<void> {
  const { username, password, apiKey } = recorder.mock.credentials;
  const bodies = [
    { username, password: '' },
    { username, password: 'wrong-password' },
    { username, password: `${password}x` },
    { username, password: onOtherKeys(password) },
    { username, password: `${password.slice(0, 9)}QQQQ` },
    { username },
    { username, password: null },
    { username, password: 7 },
    { username, password: '\ud83d' },
    { username, password: token },
    { username: apiKey, password },
    { username, password: 'long'.repeat(20) },
    { username: 'nobody@example.test', password },
    { username: 'a\u0000b', password },
    { username: 'a\u{1F600}b', password },
    { username: username.slice(0, -4), password },
    { username: username.slice(0, -1), password: username.slice(-1) + password },
    { username: username.replace(/[aeiou]/, '$&\u0301'), password },
    '{"username":',
    'null',
    { username: 'admin', password: 'admin' },
    { username, password: 'wrong-again' },
    { username, password: 'and-again' },
    { username, password: 'and-again' },
  ];
  for (const [index, body] of bodies.entries()) await recorder.logIn(`wrong log-in ${index}`, body);
  await recorder.logIn('log-in as text', { username, password }, { 'Content-Type': 'text/plain' });
  await recorder.logIn('log-in elsewhere', { username, password }, { 'Organization-ID': 'nowhere' });
  await logInBeside(recorder, token);
  await recorder.logIn('log-in in escapes', inEscapes({ username, password }));
  await logInWithOtherNames(recorder);
  await recorder.send('log-in in pieces', inPieces({ username, password }));
  await recorder.send('GET of the token', { path: '/api/v1/auth/token/bearer' });
  for (let time = 0; time < MANY; time += 1)
    await recorder.logIn('one of many', { username, password: 'still-wrong' });
  await recorder.logIn('log-in behind many wrong ones', { username, password });
}

const TELEPHONE = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

/** Small letters by the next one of their key on a telephone. */
function onOtherKeys(text: string): string {
  return text.replace(/[a-z]/g, (letter) => {
    const key = TELEPHONE.find((letters) => letters.includes(letter)) ?? letter;
    return key[(key.indexOf(letter) + 1) % key.length] ?? letter;
  });
}

/** Log-ins beside what opens the list. */
async function logInBeside(recorder: Recorder, token: string): Promise<void> {
  const { username, password, apiKey, organizationId } = recorder.mock.credentials;
  const byKey = await recorder.logIn('log-in with key', { username, password }, { 'API-KEY': apiKey });
  await recorder.send('a token of a log-in with key, without key', {
    headers: { Authorization: `Bearer ${byKey}`, 'Organization-ID': organizationId },
  });
  await recorder.logIn('wrong log-in with key', { username, password: 'wrong' }, { 'API-KEY': apiKey });
  const known = { Authorization: `Bearer ${token}` };
  await recorder.logIn('wrong log-in beside a token', { username, password: 'wrong' }, known);
  await recorder.logIn('no log-in beside a token', {}, known);
}

/** Header names in small letters, and with a capital at the start of each word. */
async function logInWithOtherNames(recorder: Recorder): Promise<void> {
  const { username, password, organizationId } = recorder.mock.credentials;
  const spellings: Readonly<Record<string, Record<string, string>>> = {
    small: { 'content-type': 'application/json', 'organization-id': organizationId },
    capitalized: { 'Content-Type': 'application/json', 'Organization-Id': organizationId },
  };
  for (const [way, headers] of Object.entries(spellings))
    await recorder.send(`log-in with ${way} names`, {
      method: 'POST',
      path: '/api/v1/auth/token/bearer',
      headers,
      body: JSON.stringify({ username, password }),
    });
}

function inPieces(body: Readonly<Record<string, string>>): Sent {
  const headers = { 'Content-Type': 'application/json' };
  const path = '/api/v1/auth/token/bearer';
  return { method: 'POST', path, headers, body: JSON.stringify(body), isInPieces: true };
}

/** Each letter and digit as an escape of JSON. */
function inEscapes(body: Readonly<Record<string, string>>): string {
  return JSON.stringify(body).replace(
    /[a-z0-9]/gi,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
