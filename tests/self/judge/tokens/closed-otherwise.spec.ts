import { expect, test } from '@playwright/test';
import type { ApiRequest, Exchange } from '#fixtures/client/exchange.ts';
import type { Finding } from '#fixtures/judge/finding.ts';
import { answer, clients, envelope, tokenSeen } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { loginsBy, PAGE } from './scripted-logins.ts';

waitsPass();

/** Log-ins in capitals, and the list by the token of each log-in, as the script opens it: by turn, from 0. */
async function scene(opens: (isDocumented: boolean, turn: number) => boolean): Promise<readonly Finding[]> {
  const logIns: boolean[] = [];
  const logIn = (request: ApiRequest): Exchange => {
    const count = logIns.push(request.headers?.['Content-Type'] !== undefined);
    return { ...answer({ report: { tokens: [tokenSeen({ name: `TOKEN-${count}` })] } }), request };
  };
  const list = (request: ApiRequest): Exchange => {
    const token = request.insert?.find(({ at }) => at === 'Authorization')?.credential ?? '';
    const index = Number(token.replace('TOKEN-', '')) - 1;
    const isDocumented = logIns[index] === true;
    const turn = logIns.slice(0, index).filter((one) => one === isDocumented).length;
    const parts = opens(isDocumented, turn) ? { body: envelope(clients(1, 3)) } : { status: 401 };
    return { ...answer(parts), request };
  };
  const send = (request: ApiRequest): Promise<Exchange> =>
    Promise.resolve(request.method === 'POST' ? logIn(request) : list(request));
  const logins = await loginsBy(send);
  return logins.inLetterCase('upper', PAGE);
}

test('a token of a log-in in capitals that opens nothing is told, where that of the documented one does', async () => {
  expect(await scene((isDocumented) => isDocumented)).toMatchObject([
    { exchange: { status: 401 }, actual: 'status 401, by the token of this log-in each time' },
  ]);
});

test('one that opens the list shows nothing', async () => {
  expect(await scene(() => true)).toEqual([]);
});

test('one that opens nothing shows nothing where no token does', async () => {
  expect(await scene(() => false)).toEqual([]);
});

test('one that somebody else ended, as the next is not, shows nothing', async () => {
  expect(await scene((isDocumented, turn) => isDocumented || turn > 0)).toEqual([]);
});

test('one that opens nothing shows nothing where that of the documented log-in does so now and then', async () => {
  expect(await scene((isDocumented, turn) => isDocumented && turn > 1)).toEqual([]);
});
