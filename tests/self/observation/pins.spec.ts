import { expect, test } from '@playwright/test';
import { assembleStatement } from '#reports/statement/assemble.ts';
import { observedOverlay } from '#reports/statement/observed-overlay.ts';
import { readTest } from '#reports/statement/ran-test.ts';
import type { Statement } from '#reports/statement/statement.ts';
import { loadOpenPoints } from '#spec/catalogue.ts';
import type { Contract } from '#spec/contract.ts';
import { loadContract } from '#spec/load-contract.ts';
import { CONFORMING } from '#tests/self/reports/data/statements.ts';
import { attachment, ended } from '#tests/self/reports/data/results.ts';
import { written } from '#tests/self/spec/written-file.ts';
import { ALL_CHOICES, valuesOf } from './choices.ts';

type Values = Readonly<Record<string, string | null>>;

const USUAL = valuesOf(ALL_CHOICES, 'usual');
const NO_PINS = { sha256: '', overlays: [], description: {} };

/** The statement of a run whose probes saw these values. */
function statementOf(
  values: Values,
  contract: Pick<Contract, 'sha256' | 'overlays'> & { description: object },
) {
  const { suite, document, target } = CONFORMING;
  const scheme = { declared: true, opens: true } as const;
  return assembleStatement({
    suite,
    document,
    requirements: [],
    openPoints: loadOpenPoints(),
    deviations: [],
    run: {
      contract,
      settings: { target: target.name, baseUrl: target.baseUrl, kind: target.kind, seed: '1', strict: false },
      ground: { tokenSeen: true, schemes: { apiKey: scheme, bearer: scheme } },
    },
    tests: Object.entries(values).map(([id, value]) =>
      readTest(ended({ status: 'passed', attachments: [attachment('observation', { id, value })] })),
    ),
    troubles: [],
    selection: 'full',
    startedAt: new Date(0),
    durationS: 1,
    interrupted: false,
  });
}

let contract: Promise<Contract> | undefined;

/** The contract that the overlay of the usual service leaves; made once, it starts a process. */
function pinned(): Promise<Contract> {
  contract ??= loadContract([
    written('observed.overlay.yaml', observedOverlay(statementOf(USUAL, NO_PINS)) ?? ''),
  ]);
  return contract;
}

function driftedIn({ openPoints }: Statement): readonly string[] {
  return openPoints.filter(({ drifted }) => drifted).map(({ id }) => id);
}

test('every observable open point has two choices here', () => {
  const observable = loadOpenPoints().filter((point) => point.observable);

  const ids = ALL_CHOICES.map(({ id }) => id);

  expect(ids.toSorted()).toEqual(observable.map(({ id }) => id).toSorted());
});

test('every pin is watched, and the same service drifts from none', async () => {
  const { openPoints, because } = statementOf(USUAL, await pinned());

  expect(openPoints.filter(({ pinned: pin }) => pin !== undefined)).toHaveLength(ALL_CHOICES.length);
  expect(openPoints.filter(({ drifted }) => drifted)).toEqual([]);
  expect(because).toEqual(['no check ran']);
});

for (const { id, usual, other } of ALL_CHOICES) {
  test(`${id} alone chosen otherwise drifts alone`, async () => {
    const statement = statementOf({ ...USUAL, [id]: other }, await pinned());

    expect(driftedIn(statement)).toEqual([id]);
    expect(statement.openPoints.find((point) => point.id === id)).toMatchObject({
      pinned: usual,
      observed: other,
    });
    expect(statement).toMatchObject({ verdict: 'violates', because: [`${id} drifted from its pin`] });
  });
}

test('what could not be told drifts from no pin', async () => {
  const silence = Object.fromEntries(ALL_CHOICES.map(({ id }) => [id, null]));

  const { openPoints } = statementOf(silence, await pinned());

  expect(openPoints.filter(({ pinned: pin }) => pin !== undefined)).toHaveLength(ALL_CHOICES.length);
  expect(openPoints.filter(({ drifted }) => drifted)).toEqual([]);
});

test('the overlay depends on nothing but what was seen', () => {
  const here = statementOf(USUAL, NO_PINS);
  const elsewhere: Statement = {
    ...statementOf(Object.fromEntries(Object.entries(USUAL).reverse()), NO_PINS),
    run: { ...here.run, startedAt: '2027-01-01T00:00:00.000Z', seed: '2', requests: 7 },
    target: { ...here.target, baseUrl: 'https://elsewhere.example' },
  };

  expect(observedOverlay(elsewhere)).toBe(observedOverlay(here));
});
