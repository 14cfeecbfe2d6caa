import { expect, test } from '@playwright/test';
import { guardedWrites } from '#fixtures/resources/access/guarded-writes.ts';
import type { Workbench } from '#fixtures/resources/bench/workbench.ts';
import { patchedAnew } from '#fixtures/resources/changing/absent-members.ts';
import { patched } from '#fixtures/resources/changing/patching.ts';
import { replaced } from '#fixtures/resources/changing/replacing.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { readProblems } from '#fixtures/resources/reading/read-problems.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { notesOfEachTest } from '../scripted-list.ts';
import { DEFAULTS, only, singlesOf, type Asked, type Kept, type Ways } from '../singles.ts';

waitsPass();
notesOfEachTest();

const CONFLICT = { status: 409, body: { error: 'the device is not connected' } };

const TESTS: Readonly<Record<string, (bench: Workbench) => Promise<readonly object[]>>> = {
  G3: async (bench) => replaced(bench, await ownItemBetween(bench)),
  G4: async (bench) => patched(bench, await ownItemBetween(bench)),
  'G4 anew': patchedAnew,
  G6: async (bench) => (await guardedWrites(bench, 'apiKey')).filter(({ findings }) => findings.length > 0),
};

/** Of what is written to one device all that is sent goes to another one, too. */
const spread =
  (method: string, steps: number): NonNullable<Ways['rule']> =>
  (asked, kept) => {
    const serials = [...kept.keys()];
    const near = serials[serials.indexOf(asked.serial) + steps] ?? '';
    if (asked.isRight && asked.method === method && kept.get(near) !== undefined)
      kept.set(near, { ...kept.get(near), ...asked.body });
    return undefined;
  };

/** Shows what was sent, and keeps what was there. */
const forgetting =
  (method: string): NonNullable<Ways['rule']> =>
  ({ method: asked, isRight, serial, body }, kept) =>
    isRight && asked === method ? { body: { ...kept.get(serial), ...body } } : undefined;

const refusing =
  (...methods: readonly string[]): NonNullable<Ways['rule']> =>
  ({ method, isRight }) =>
    isRight && methods.includes(method) ? CONFLICT : undefined;

/** Carries out what it refuses. */
const carriedOut = ({ method, isRight, serial, body }: Asked, kept: Kept): undefined => {
  if (!isRight && method !== 'GET') kept.set(serial, { ...kept.get(serial), ...body });
};

const absent = (): undefined => undefined;
const numbered = (serial: string): Schema => ({ ...DEFAULTS, id: `configuration of ${serial}` });

const RIGHT: readonly { readonly what: string; readonly ways: Ways; readonly without?: string }[] = [
  { what: 'that is there from the start', ways: {} },
  { what: 'that PUT makes', ways: { defaults: absent } },
  { what: 'that has an id below each item', ways: { defaults: numbered } },
  {
    what: 'that only PATCH changes',
    ways: { defaults: () => ({ mode: 'eco' }), described: only('GET', 'PATCH') },
    without: 'G3',
  },
];

for (const { what, ways, without } of RIGHT) {
  for (const [requirement, judged] of Object.entries(TESTS).filter(([id]) => id !== without)) {
    test(`a single thing ${what} is right (${requirement})`, async () => {
      const { bench, asked } = await singlesOf(ways, requirement);

      const findings = await judged(bench);

      expect(findings).toEqual([]);
      expect(asked.filter((method) => method !== 'GET').length).toBeGreaterThan(0);
    });
  }
}

const WRONG: readonly { readonly what: string; readonly by: string; readonly ways: Ways }[] = [
  { what: 'PUT changes the one before', by: 'G3', ways: { rule: spread('PUT', -1) } },
  { what: 'PUT changes the one behind', by: 'G3', ways: { rule: spread('PUT', 1) } },
  { what: 'PUT keeps the old one', by: 'G3', ways: { rule: forgetting('PUT') } },
  { what: 'PUT makes nothing', by: 'G3', ways: { rule: forgetting('PUT'), defaults: absent } },
  { what: 'PATCH changes the one before', by: 'G4', ways: { rule: spread('PATCH', -1) } },
  { what: 'PATCH keeps the old one', by: 'G4', ways: { rule: forgetting('PATCH') } },
  { what: 'PATCH gives nothing new', by: 'G4 anew', ways: { rule: forgetting('PATCH') } },
  { what: 'no change but PUT is taken', by: 'G4', ways: { rule: refusing('PATCH') } },
  { what: 'a refused change is carried out', by: 'G6', ways: { rule: carriedOut } },
];

for (const { what, by, ways } of WRONG) {
  test(`of single things ${what}: a breach (${by})`, async () => {
    const { bench } = await singlesOf(ways, by);

    const findings = await TESTS[by]?.(bench);

    expect(findings).not.toEqual([]);
  });
}

const UNTOLD: readonly { readonly what: string; readonly by: string; readonly ways: Ways }[] = [
  { what: 'what stands against PUT', by: 'G3', ways: { rule: refusing('PUT') } },
  { what: 'what PUT may not make', by: 'G3', ways: { rule: refusing('PUT'), defaults: absent } },
  {
    what: 'what stands against each PATCH without PUT',
    by: 'G4',
    ways: { rule: refusing('PATCH'), described: only('GET', 'PATCH') },
  },
  {
    what: 'what is not there without PUT',
    by: 'G4',
    ways: { defaults: absent, described: only('GET', 'PATCH') },
  },
  { what: 'PUT that makes nothing', by: 'G4', ways: { rule: forgetting('PUT'), defaults: absent } },
  { what: 'a thing that nobody could make', by: 'G1', ways: { rule: refusing('PUT'), defaults: absent } },
];

for (const { what, by, ways } of UNTOLD) {
  test(`${what} tells nothing of single things (${by})`, async () => {
    const { bench } = await singlesOf(ways, by);

    await expect(TESTS[by]?.(bench) ?? readProblems(bench)).rejects.toThrow('untested: ');
  });
}
