import { test, expect } from '@playwright/test';
import { unsteadyOf } from '#fixtures/judge/lists/unsteady.ts';
import { PageReader } from '#fixtures/pages/page-reader.ts';
import { answer, clients, envelope, type Client } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';

waitsPass();

const KEY = { name: 'API key', scheme: 'apiKey', insert: [] } as const;
/** Readings one right after the other; those behind them are seconds later. */
const FIRST = 6;

/** What is told of a page that holds `shown` at each reading, from 0; undefined where it may be a moving list. */
async function toldOf(shown: (reading: number) => readonly Client[]): Promise<string | undefined> {
  let reading = 0;
  const pages = new PageReader(
    (request) => {
      const items = shown(reading);
      reading += 1;
      return Promise.resolve(answer({ request, body: envelope(items) }));
    },
    { knownIds: [], knownNames: [] },
    () => undefined,
  );
  const [finding] = await unsteadyOf({ pages, credentials: KEY, page: { pageNo: 1, pageSize: 5 } });
  return finding?.actual;
}

/** Five clients but one, none where it is 0. */
function without(absent: number): readonly Client[] {
  return clients(1, 5).filter((_client, index) => index + 1 !== absent);
}

function named(reading: number): readonly Client[] {
  return clients(1, 5).map((one) => ({ ...one, name: `${one.name} ${reading}` }));
}

test('several clients that leave and come back are told', async () => {
  const told = await toldOf((reading) => clients((reading % 3) * 5 + 1, (reading % 3) * 5 + 5));

  expect(told).toBe('15 clients that left the page and came back, other clients each time within 6 readings');
});

test('several that leave and come back once may be a change of which a replica has yet to hear', async () => {
  const behind = [0, 5, 0, 5, 5, 5];

  const told = await toldOf((reading) =>
    clients(1, 10).slice(behind[reading] ?? 5, (behind[reading] ?? 5) + 5),
  );

  expect(told).toBeUndefined();
});

test('two clients that leave and come back once may be a moving list', async () => {
  const absent = [0, 4, 5, 0, 0, 0];
  const later = [0, 0, 4, 0];

  const told = await toldOf((reading) =>
    without((reading < FIRST ? absent[reading] : later[reading - FIRST]) ?? 0),
  );

  expect(told).toBeUndefined();
});

test('one client that leaves and comes back twice, over seconds, is told', async () => {
  expect(await toldOf((reading) => without(reading % 3 === 2 ? 4 : 0))).toBe(
    'what left the page and came back twice within 8 readings',
  );
});

test('an order that leaves and comes back twice, over seconds, is told', async () => {
  expect(await toldOf((reading) => (reading % 3 === 2 ? clients(1, 5).toReversed() : clients(1, 5)))).toBe(
    'what left the page and came back twice within 8 readings',
  );
});

test('clients that leave and stay away may be a moving list', async () => {
  const movedBy = (reading: number): number => 2 * Math.floor(reading / 2);

  expect(await toldOf((reading) => clients(movedBy(reading), movedBy(reading) + 4))).toBeUndefined();
});

test('a page that moves on with each request, also with those sent at once, is told', async () => {
  expect(await toldOf((reading) => clients(reading, reading + 4))).toBe('8 different pages in 8 answers');
});

test('a client that has another id at each reading, and is the same in all else, is told', async () => {
  const told = await toldOf((reading) =>
    clients(1, 5).map((one, at) => (at === 3 ? { ...one, clientId: `made-up-${reading}` } : one)),
  );

  expect(told).toBe('1 clients with another id each time within 6 readings');
});

for (const { name, shown } of [
  {
    name: 'clients of one name that move on',
    shown: (reading: number) => clients(1 + reading, 5 + reading).map((one) => ({ ...one, name: 'Same' })),
  },
  {
    name: 'another client each time in one place',
    shown: (reading: number) => [...clients(1, 4), ...clients(50 + reading, 50 + reading)],
  },
]) {
  test(`${name} are not one client with other ids`, async () => {
    expect(await toldOf(shown)).not.toContain('another id');
  });
}

test('clients that are called otherwise at each reading are told', async () => {
  expect(await toldOf(named)).toBe('5 clients with other names within 6 readings');
});

test('clients that have two names by turns are told', async () => {
  expect(await toldOf((reading) => (reading % 2 === 0 ? clients(1, 5) : named(1)))).toBe(
    '5 clients with other names within 6 readings',
  );
});

test('clients that are renamed now and then may be a moving list', async () => {
  expect(await toldOf((reading) => named(Math.floor(reading / 2)))).toBeUndefined();
});

test('a page that holds other clients at each reading is told', async () => {
  expect(await toldOf((reading) => clients(reading * 5 + 1, reading * 5 + 5))).toBe(
    'other clients each time within 6 readings',
  );
});
