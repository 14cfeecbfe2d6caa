import { expect, test } from '@playwright/test';
import type { Contract } from '#spec/contract.ts';
import { ownItemBetween } from '#fixtures/resources/neighbours.ts';
import { patched } from '#fixtures/resources/patching.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { notesOfEachTest } from './scripted-list.ts';
import { DEFAULTS, only, reworded, singlesOf, type Ways } from './singles.ts';

waitsPass();
notesOfEachTest();

const withVersion = (contract: Contract): Contract =>
  [
    reworded('"required":["mode"]', '"required":["version"]'),
    reworded('"label":{', '"version":{"type":"integer"},"label":{'),
    only('GET', 'PATCH'),
  ].reduce((one, change) => change(one), contract);

/** Takes a change of the latest version alone, which it counts on. */
const counted =
  (status: number): NonNullable<Ways['rule']> =>
  ({ method, serial, body, isRight }, kept) => {
    const before = kept.get(serial);
    if (!isRight || method !== 'PATCH') return undefined;
    const version = Number(before?.['version']);
    if (body['version'] !== version) return { status, body: { error: 'not the latest version' } };
    kept.set(serial, { ...before, ...body, version: version + 1 });
    return { body: kept.get(serial) };
  };

for (const status of [400, 409]) {
  test(`PATCH alone, of the latest version of a single thing, is right (${status} to others)`, async () => {
    const defaults = (): typeof DEFAULTS => ({ ...DEFAULTS, version: 1 });
    const ways = { defaults, described: withVersion, rule: counted(status) };
    const { bench, asked } = await singlesOf(ways, 'G4');

    const findings = await patched(bench, await ownItemBetween(bench));

    expect(findings).toEqual([]);
    expect(asked).toContain('PATCH');
  });
}
