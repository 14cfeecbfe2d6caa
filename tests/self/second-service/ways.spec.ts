import { expect, test } from '@playwright/test';
import { hear } from './judge/hearing.ts';
import { judges } from './judge/judges.ts';
import { ways } from './service.ts';

/** What takes long in these ways takes long for every judge: a few of them will do. */
const FEW: readonly string[] = ['A1', 'A2', 'T1', 'P1', 'P6', 'E1'];
const LONG = new Set(['100000-clients', 'slow']);
const PAGING = Object.keys(judges).filter((id) => id.startsWith('P'));

/** The judges here expect a list that stands still. */
function judged(way: string, untested: readonly string[]): readonly string[] {
  const all = LONG.has(way) ? FEW : Object.keys(judges);
  const left = way.startsWith('list-') ? PAGING : untested;
  return all.filter((id) => !left.includes(id));
}

for (const { id, untested = [] } of ways) {
  test(`the way ${id} keeps every promise`, async () => {
    const { breaches, requests } = await hear(judged(id, untested), { ways: [id] });

    expect(breaches).toEqual({});
    expect(requests).toBeGreaterThan(0);
  });
}

const COMBINATIONS: readonly (readonly string[])[] = [
  ['one-based', 'cap-5', 'refuse-200', 'token-plain', 'gzip', 'members-many'],
  ['token-jwe', 'single-session', 'clock-ahead', 'refuse-empty', 'past-empty', 'names-awkward'],
  ['refuse-401', 'token-header', 'token-bearer', 'counts-pages', 'closes', 'base64-keys', 'trouble-503'],
  ['token-refresh-jwt', 'anonymous-cookie', 'echo-wrong', 'lockout', 'clock-behind', 'maintenance'],
];

for (const combination of COMBINATIONS) {
  test(`${combination.slice(0, 3).join(', ')} and more keep every promise`, async () => {
    const { breaches } = await hear(Object.keys(judges), { ways: combination });

    expect(breaches).toEqual({});
  });
}

test('a fault shows in another way too', async () => {
  const { breaches } = await hear(['A4'], { faults: ['A4-key-prefix'], ways: ['one-based', 'refuse-200'] });

  expect(Object.keys(breaches)).toEqual(['A4']);
});
