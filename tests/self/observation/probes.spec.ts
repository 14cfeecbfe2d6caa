import { expect, test } from '@playwright/test';
import { loadOpenPoints } from '#spec/catalogue.ts';
import { baseRun, driftedIn, observed, pointOf } from './runs.ts';

/** Dialects that touch different open points, with the points that each run is to show as changed. */
const CHOICES = [
  {
    name: 'shapes',
    dialects: [
      ...['token-nested', 'tokens-es256', 'token-answer-201', 'expiry-leeway-of-five-seconds'],
      ...['list-answer-203', 'list-without-charset', 'refusals-all-404', 'refusals-without-body'],
      ...['token-call-needs-organization', 'pages-from-zero', 'page-size-capped-at-five'],
      ...['total-count-of-page', 'filtered-count-zero', 'members-beyond-the-document'],
      ...['answers-with-rate-limit-headers', 'answers-with-version-headers', 'head-and-options-refused'],
    ],
    points: [
      ...['OP-01', 'OP-02.2', 'OP-03.1', 'OP-04.1', 'OP-04.2'],
      ...['OP-05.1', 'OP-05.2', 'OP-05.3', 'OP-05.4', 'OP-05.5', 'OP-05.6', 'OP-05.7', 'OP-05.8'],
      ...['OP-05.9', 'OP-05.10', 'OP-07', 'OP-09', 'OP-11.1', 'OP-15', 'OP-16.1', 'OP-16.2'],
      ...['OP-17.1', 'OP-17.2', 'OP-18', 'OP-19', 'OP-20.1', 'OP-20.2', 'OP-22.1'],
    ],
  },
  {
    name: 'pages',
    dialects: [
      ...['sessions-single', 'page-headers-odd-defaulted', 'page-headers-required', 'order-by-name'],
      ...['page-past-end-is-last-page', 'token-lives-a-day', 'token-expiry-a-fraction'],
      ...['token-as-plain-text', 'refusals-without-challenge', 'list-with-validators'],
    ],
    points: [
      ...['OP-02.1', 'OP-03.2', 'OP-06', 'OP-08', 'OP-10.1', 'OP-10.2', 'OP-12', 'OP-13.1', 'OP-13.2'],
      ...['OP-14', 'OP-21.1', 'OP-21.2', 'OP-22.2'],
    ],
  },
] as const;

test('every observable open point has a probe that ran', async () => {
  const { statement } = await baseRun();
  const observable = loadOpenPoints().filter((point) => point.observable);

  const silent = statement.openPoints.filter(({ reason }) => reason === 'not probed in this run');

  expect(silent).toEqual([]);
  expect(observable).toHaveLength(43);
});

test('the same service gives the same overlay and does not drift', async () => {
  const first = await baseRun();

  const second = await observed({ overlay: first.overlayFile });

  expect(second.overlay).toBe(first.overlay);
  expect(driftedIn(second)).toEqual([]);
  expect(second.statement.verdict).toBe('partial');
});

for (const { name, dialects, points } of CHOICES) {
  test(`other choices drift from their pins, and nothing else fails: ${name}`, async () => {
    const pins = await baseRun();

    const run = await observed({ dialects, overlay: pins.overlayFile });

    expect(driftedIn(run)).toEqual(expect.arrayContaining([...points]));
    expect(run.statement.verdict).toBe('violates');
    expect(run.statement.requirements.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect(pointOf(run, points[0]).pinned).toBe(pointOf(pins, points[0]).observed);
  });
}

test('what comes above the largest size is told once it is seen', async () => {
  const capped = await observed({ dialects: ['page-size-capped-at-five'] });
  const refusing = await observed({ dialects: ['page-size-above-largest-refused'] });

  const values = [capped, refusing].map((run) => pointOf(run, 'OP-11.2').observed);

  expect(values).toEqual(['the largest size comes instead', 'refused with 400']);
});
