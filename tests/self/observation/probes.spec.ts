import { expect, test } from '@playwright/test';
import { loadOpenPoints } from '#spec/catalogue.ts';
import { LONG } from '#tests/self/long.ts';
import { ALL_CHOICES, CHOICES, valuesOf, type Choice } from './choices.ts';
import { baseRun, driftedIn, observed, observedIn } from './runs.ts';

/** Dialects that touch different open points, by the run that shows them. */
const DIALECTS = {
  shapes: [
    ...['token-nested', 'tokens-es256', 'token-answer-201', 'expiry-leeway-of-five-seconds'],
    ...['list-answer-203', 'list-without-charset', 'refusals-all-404', 'token-call-needs-organization'],
    ...['pages-from-zero', 'page-size-capped-at-five', 'total-count-of-page', 'filtered-count-zero'],
    ...['members-beyond-the-document', 'answers-with-rate-limit-headers', 'answers-with-version-headers'],
    ...['head-and-options-refused'],
  ],
  pages: [
    ...['sessions-single', 'page-headers-odd-defaulted', 'page-headers-required', 'order-by-name'],
    ...['page-past-end-is-last-page', 'token-lives-a-day', 'token-expiry-a-fraction'],
    ...['token-as-plain-text', 'refusals-without-challenge', 'list-with-validators'],
  ],
  sizes: ['page-size-above-largest-refused', 'refusals-without-body'],
} as const;

test('every observable open point has a probe that ran', async () => {
  const { statement } = await baseRun();
  const observable = loadOpenPoints().filter((point) => point.observable);

  const silent = statement.openPoints.filter(({ reason }) => reason === 'not probed in this run');

  expect(silent).toEqual([]);
  expect(observable).toHaveLength(43);
});

test('the mock shows the usual value at every open point', async () => {
  const values = observedIn(await baseRun());

  expect(values).toMatchObject({ ...valuesOf(ALL_CHOICES, 'usual'), 'OP-11.2': null });
});

test('the same service gives the same overlay and does not drift', async () => {
  const first = await baseRun();

  const second = await observed({ overlay: first.overlayFile });

  expect(second.overlay).toBe(first.overlay);
  expect(driftedIn(second)).toEqual([]);
  expect(second.statement.verdict).toBe('partial');
});

for (const name of ['shapes', 'pages'] as const) {
  test(`other choices drift from their pins, and nothing else fails: ${name}`, LONG, async () => {
    const pins = await baseRun();

    const run = await observed({ dialects: DIALECTS[name], overlay: pins.overlayFile });

    expect(driftedIn(run)).toEqual(expect.arrayContaining(idsOf(CHOICES[name])));
    expect(observedIn(run)).toMatchObject(valuesOf(CHOICES[name], 'other'));
    expect(run.statement.verdict).toBe('violates');
    expect(run.statement.requirements.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  });
}

test('what comes above the largest size drifts once it was seen', LONG, async () => {
  const capped = await observed({ dialects: ['page-size-capped-at-five'] });

  const refusing = await observed({ dialects: DIALECTS.sizes, overlay: capped.overlayFile });

  expect(observedIn(capped)).toMatchObject(valuesOf(CHOICES.sizes, 'usual'));
  expect(observedIn(refusing)).toMatchObject(valuesOf(CHOICES.sizes, 'other'));
  expect(driftedIn(refusing)).toEqual(expect.arrayContaining(idsOf(CHOICES.sizes)));
});

function idsOf(choices: readonly Choice[]): string[] {
  return choices.map(({ id }) => id);
}
