import { expect, test } from '@playwright/test';
import { patched } from '#fixtures/resources/changing/patching.ts';
import { replaced } from '#fixtures/resources/changing/replacing.ts';
import { readProblems } from '#fixtures/resources/reading/read-problems.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import type { Contract } from '#spec/contract.ts';
import type { AnswerParts } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { notesOfEachTest } from '../scripted-list.ts';
import { DEFAULTS, only, reworded, singlesOf, type Ways } from '../singles.ts';

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

/** Each configuration is made once, and stays. */
function once(status: number, firstAnswer?: AnswerParts): Ways {
  const made = new Set<string>();
  return {
    defaults: () => undefined,
    rule: ({ method, serial, isRight }) => {
      if (!isRight || method === 'GET') return undefined;
      if (made.has(serial)) return { status, body: { error: 'signed already' } };
      if (method === 'PUT') made.add(serial);
      return method === 'PUT' ? firstAnswer : undefined;
    },
  };
}

for (const status of [403, 409, 423]) {
  test(`a single thing that PUT makes once is right, whatever later changes are told (${status})`, async () => {
    const { bench } = await singlesOf(once(status), 'G3');

    const findings = await replaced(bench, await ownItemBetween(bench));

    expect(findings).toEqual([]);
  });

  test(`a single thing that PUT makes once tells nothing of PATCH (${status})`, async () => {
    const { bench } = await singlesOf(once(status), 'G4');
    const items = await ownItemBetween(bench);

    await expect(patched(bench, items)).rejects.toThrow('no member that can be changed');
  });
}

test('a single thing that PUT says to make once, and does not, is a breach (G3)', async () => {
  const made = { status: 200, body: { mode: 'eco', label: 'another one', sampleRateHz: 1 } };
  const { bench } = await singlesOf(once(409, made), 'G3');

  const findings = await replaced(bench, await ownItemBetween(bench));

  expect(findings).not.toEqual([]);
});

test('a single thing that nothing described could make has to be there (G1)', async () => {
  const { bench } = await singlesOf({ defaults: () => undefined, described: only('GET') }, 'G1');

  const findings = await readProblems(bench);

  expect(findings.map(({ actual }) => actual)).toEqual(['status 404']);
});

test('PATCH alone, of what is held within, is judged (G4)', async () => {
  const held = reworded(
    '"properties":{"mode":{"type":"string","enum":["eco","normal","boost"]},',
    '"properties":{"held":{"type":"object","properties":{"note":{"type":"string"}}},"mode":{"type":"string","enum":["eco","normal","boost"]},',
  );
  const sent: string[] = [];
  const ways: Ways = {
    rule: ({ method, body }) => {
      if (method === 'PATCH') sent.push(...Object.keys(body));
      return undefined;
    },
    defaults: () => ({ held: { note: 'as delivered' }, mode: 'eco' }),
    described: (contract) =>
      reworded('"required":["mode"]', '"required":["held"]')(held(only('GET', 'PATCH')(contract))),
  };
  const { bench } = await singlesOf(ways, 'G4');

  expect(await patched(bench, await ownItemBetween(bench))).toEqual([]);
  expect(sent).toContain('held');
});
