import { expect, test } from '@playwright/test';
import { guardedReads } from '#fixtures/resources/access/guarded-reads.ts';
import { guardedWrites } from '#fixtures/resources/access/guarded-writes.ts';
import type { Workbench } from '#fixtures/resources/bench/workbench.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { readProblems } from '#fixtures/resources/reading/read-problems.ts';
import { removed } from '#fixtures/resources/removing/removing.ts';
import { tidy } from '#fixtures/resources/removing/tidying.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { notesOfEachTest } from '../scripted-list.ts';
import { DEFAULTS, reworded, singlesOf, withRemoval, type Asked, type Kept, type Ways } from '../singles.ts';

waitsPass();
notesOfEachTest();

type Rule = NonNullable<Ways['rule']>;

const GONE = { status: 204, text: '' };
const absent = (): undefined => undefined;

/** DELETE leaves what the ways say of each. */
const removing =
  (left: (asked: Asked, kept: Kept) => Schema | undefined): Rule =>
  (asked, kept) => {
    if (!asked.isRight || asked.method !== 'DELETE') return undefined;
    kept.set(asked.serial, left(asked, kept));
    return GONE;
  };

const removal = async (bench: Workbench): Promise<readonly object[]> =>
  removed(bench, await ownItemBetween(bench));
const guarded = async (bench: Workbench): Promise<readonly object[]> =>
  (await guardedWrites(bench, 'apiKey')).filter(({ findings }) => findings.length > 0);
const guardedReading = async (bench: Workbench): Promise<readonly object[]> =>
  (await guardedReads(bench, 'apiKey')).filter(({ findings }) => findings.length > 0);

const RIGHT: readonly { readonly what: string; readonly ways: Ways }[] = [
  { what: 'that is made and removed', ways: { defaults: absent, rule: removing(absent) } },
  { what: 'that goes back to what it was', ways: { rule: removing(() => DEFAULTS) } },
  { what: 'that loses what was put, and is there all the same', ways: { rule: removing(() => ({})) } },
];

for (const { what, ways } of RIGHT) {
  for (const [by, judged] of [
    ['G5', removal],
    ['G6', guarded],
  ] as const)
    test(`a single thing ${what} is right (${by})`, async () => {
      const { bench, asked } = await singlesOf({ ...ways, described: withRemoval }, by);

      expect(await judged(bench)).toEqual([]);
      expect(asked).toContain('DELETE');
    });
}

const ofSerial = ({ serial }: Asked, kept: Kept): Schema | undefined => kept.get(serial);

/** The one that was added before goes instead. */
const neighbour: Rule = (asked, kept) => {
  if (!asked.isRight || asked.method !== 'DELETE') return undefined;
  const serials = [...kept.keys()];
  kept.set(asked.serial, undefined);
  kept.set(serials[serials.indexOf(asked.serial) - 1] ?? '', undefined);
  return GONE;
};

/** Carries out what it refuses. */
const carriedOut =
  (left: Schema | undefined): Rule =>
  ({ method, isRight, serial }, kept) => {
    if (!isRight && method === 'DELETE') kept.set(serial, left);
    return isRight && method === 'DELETE' ? GONE : undefined;
  };

const WRONG: readonly {
  readonly what: string;
  readonly judged: typeof removal;
  readonly by: string;
  readonly ways: Ways;
}[] = [
  { what: 'DELETE removes nothing', by: 'G5', judged: removal, ways: { rule: removing(ofSerial) } },
  {
    what: 'DELETE removes nothing that was made',
    by: 'G5',
    judged: removal,
    ways: { rule: removing(ofSerial), defaults: absent },
  },
  {
    what: 'DELETE leaves a text of what was put',
    by: 'G5',
    judged: removal,
    ways: {
      rule: removing((asked, kept) => ({ ...DEFAULTS, label: ofSerial(asked, kept)?.['label'] })),
    },
  },
  { what: 'DELETE removes the one before', by: 'G5', judged: removal, ways: { rule: neighbour } },
  { what: 'a refused DELETE removes', by: 'G6', judged: guarded, ways: { rule: carriedOut(undefined) } },
  { what: 'a refused DELETE sets back', by: 'G6', judged: guarded, ways: { rule: carriedOut(DEFAULTS) } },
];

for (const { what, by, judged, ways } of WRONG) {
  test(`of single things ${what}: a breach (${by})`, async () => {
    const { bench } = await singlesOf({ ...ways, described: withRemoval }, by);

    expect(await judged(bench)).not.toEqual([]);
  });
}

test('a single thing that may not be removed tells nothing (G5)', async () => {
  const rule: Rule = ({ method, isRight }) =>
    isRight && method === 'DELETE' ? { status: 409, body: { error: 'in use' } } : undefined;
  const { bench } = await singlesOf({ rule, described: withRemoval }, 'G5');

  await expect(removal(bench)).rejects.toThrow(
    'DELETE /api/v1/devices/{serial}/configuration is refused (409)',
  );
});

const REFERRING: Ways = {
  shown: { clientId: 'c-1' },
  described: (contract) =>
    withRemoval(reworded('"maxLength":40}', '"maxLength":40},"clientId":{"type":"string"}')(contract)),
};

test('below items that refer to something else what is nowhere yet is made, and removed again', async () => {
  const ways = { ...REFERRING, defaults: absent, rule: removing(absent) };
  const { bench, asked } = await singlesOf(ways, 'G5');

  expect(await removal(bench)).toEqual([]);
  await tidy(bench);

  expect(asked).toContain('PUT');
  expect(asked.filter((method) => method === 'DELETE')).toHaveLength(3);
});

test('what is nowhere, and PUT may not make, is not removed', async () => {
  const refusing: Rule = ({ method, isRight }) =>
    isRight && method === 'PUT' ? { status: 403, body: { error: 'not yours' } } : undefined;
  const { bench, asked } = await singlesOf({ ...REFERRING, defaults: absent, rule: refusing }, 'G5');

  await expect(removal(bench)).rejects.toThrow('untested: ');
  await tidy(bench);

  expect(asked).toContain('PUT');
  expect(asked).not.toContain('DELETE');
});

test('what an item refers to may show a moment later, and is left alone', async () => {
  const looked = new Map<string, number>();
  const late: Rule = ({ method, isRight, serial }) => {
    if (!isRight || method !== 'GET') return undefined;
    looked.set(serial, (looked.get(serial) ?? 0) + 1);
    return (looked.get(serial) ?? 0) < 8 ? { status: 404, body: {} } : undefined;
  };
  const { bench, asked } = await singlesOf({ ...REFERRING, rule: late }, 'G5');

  await expect(removal(bench)).rejects.toThrow('what this run has not created is not changed');

  expect(asked.filter((method) => method !== 'GET')).toEqual([]);
});

for (const { what, described } of [
  { what: 'is there from the start', described: REFERRING.described },
  { what: 'is written with an id', described: reworded('"label":{', '"userId":{"type":"string"},"label":{') },
])
  test(`what ${what} is not made, whatever removes it`, async () => {
    const defaults = what.includes('start') ? () => DEFAULTS : absent;
    const { bench, asked } = await singlesOf(
      { ...REFERRING, defaults, described: (contract) => withRemoval(described?.(contract) ?? contract) },
      'G5',
    );

    await expect(removal(bench)).rejects.toThrow('what this run has not created is not changed');

    expect(asked.filter((method) => method !== 'GET')).toEqual([]);
  });

test('what is nowhere is one for several all the same where its first change says so', async () => {
  const things = new Map<string, Schema>();
  const rule: Rule = ({ method, isRight, body }) => {
    if (!isRight) return undefined;
    if (method === 'PUT') things.set('one', body);
    if (method === 'DELETE') things.clear();
    const thing = things.get('one');
    return thing === undefined ? { status: method === 'GET' ? 404 : 204, text: '' } : { body: thing };
  };
  const { bench, asked } = await singlesOf({ ...REFERRING, rule }, 'G5');

  await expect(removal(bench)).rejects.toThrow('what this run has not created is not changed');

  expect(things.size).toBe(0);
  expect(asked.filter((method) => method === 'PUT').length).toBeLessThan(3);
});

test('what nobody has made yet is made to be read (G1, G6)', async () => {
  for (const judged of [readProblems, guardedReading]) {
    const { bench, asked } = await singlesOf({ defaults: absent }, 'G1');

    expect(await judged(bench)).toEqual([]);
    expect(asked).toContain('PUT');
  }
});

test('what is made may show a moment later (G1, G6)', async () => {
  for (const judged of [readProblems, guardedReading]) {
    const looked = new Map<string, number>();
    const rule: Rule = ({ method, isRight, serial }, kept) => {
      if (!isRight || method !== 'GET' || kept.get(serial) === undefined) return undefined;
      looked.set(serial, (looked.get(serial) ?? 0) + 1);
      return (looked.get(serial) ?? 0) < 3 ? { status: 404, body: {} } : undefined;
    };
    const { bench } = await singlesOf({ defaults: absent, rule }, 'G1');

    expect(await judged(bench)).toEqual([]);
  }
});

test('what PUT makes nowhere is no matter of reading (G1, G6)', async () => {
  for (const judged of [readProblems, guardedReading]) {
    const rule: Rule = ({ method, isRight, body }) => (isRight && method === 'PUT' ? { body } : undefined);
    const { bench } = await singlesOf({ defaults: absent, rule }, 'G1');

    await expect(judged(bench)).rejects.toThrow('untested: ');
  }
});

test('what is wrong with it then is told (G1)', async () => {
  const rule: Rule = ({ method, isRight, serial }, kept) =>
    isRight && method === 'GET' && kept.get(serial) !== undefined
      ? { body: { ...kept.get(serial), sampleRateHz: 'often' } }
      : undefined;
  const { bench } = await singlesOf({ defaults: absent, rule }, 'G1');

  expect((await readProblems(bench)).map(({ at }) => at)).toEqual(['sampleRateHz']);
});
