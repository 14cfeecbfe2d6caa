import type { Recorder } from './exchange.ts';
import { tokenIn } from './service.ts';

type Headers = Readonly<Record<string, string>>;

/** What few ask for: other addresses, single page headers, odd sizes, values altered within, log-ins at the same time. */
export async function trySideDoors(
  recorder: Recorder,
  { key, bearer }: Readonly<Record<'key' | 'bearer', Headers>>,
): Promise<void> {
  const { username, password, organizationId, apiKey } = recorder.mock.credentials;
  const guest = { 'Organization-ID': organizationId };
  await recorder.send('a slash behind the list', { path: '/api/v1/clients/', headers: guest });
  await recorder.send('as from within', { headers: { ...guest, 'X-Forwarded-For': '127.0.0.1' } });
  for (const headers of [key, bearer]) {
    await recorder.send('by pageSize alone', { headers: { ...headers, pageSize: '3' } });
    await recorder.send('pageSize before pageNo', { headers: { ...headers, pageSize: '3', pageNo: '2' } });
    for (const [pageNo, pageSize] of [
      ['1', '57'],
      ['7', '8'],
      ['8', '8'],
      ['1', '12'],
      ['11', '2'],
    ] as const)
      await recorder.send(`page ${pageNo} of ${pageSize}`, { headers: { ...headers, pageNo, pageSize } });
  }
  for (const wrong of [alteredWithin(apiKey), lookingAlike(apiKey)])
    await recorder.send('a key altered within', { headers: { ...key, Authorization: `Api-Key ${wrong}` } });
  const unsigned = (bearer['Authorization'] ?? '').replace(/[^.]{8}$/, 'QQQQQQQQ');
  await recorder.send('no size, no signature', {
    headers: { ...bearer, Authorization: unsigned, pageSize: 'x' },
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
