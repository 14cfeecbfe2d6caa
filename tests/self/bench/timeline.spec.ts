import { expect, test } from '@playwright/test';
import { costsOf } from '../../bench/scale-part.ts';
import { requestsBy, testRequestsOf } from '../../bench/test-requests.ts';
import { spanOf, timelineOf, timeOf } from '../../bench/timeline.ts';

const TESTS = { startedAtMs: 1000, endedAtMs: 9000 };

test('the parts of a timeline add up to the whole; a long pause is a wait', () => {
  const sent = [
    { startedAtMs: 900, endedAtMs: 950 },
    { startedAtMs: 2000, endedAtMs: 2100 },
    { startedAtMs: 2150, endedAtMs: 2200 },
    { startedAtMs: 5200, endedAtMs: 5300 },
    { startedAtMs: 9001, endedAtMs: 9002 },
  ];

  const { wholeMs, requests, ...parts } = timelineOf(TESTS, sent);

  expect(requests).toBe(3);
  expect(parts).toEqual({
    untilFirstMs: 1000,
    waitsMs: 3000,
    atServiceMs: 250,
    betweenMs: 50,
    afterLastMs: 3700,
  });
  expect(Object.values(parts).reduce((sum, ms) => sum + ms, 0)).toBe(wholeMs);
});

test('tests that ask nothing are all start', () => {
  const timeline = timelineOf(TESTS, []);

  expect(timeline).toMatchObject({ wholeMs: 8000, untilFirstMs: 8000, waitsMs: 0, requests: 0 });
});

test('a phase in two goes counts both, and spans from the first to the last', () => {
  const phases = [
    { name: 'site' as const, startedAtMs: 10, endedAtMs: 15 },
    { name: 'scan' as const, startedAtMs: 15, endedAtMs: 40 },
    { name: 'site' as const, startedAtMs: 40, endedAtMs: 42 },
  ];

  expect(timeOf(phases, 'site')).toBe(7);
  expect(spanOf(phases, 'site')).toEqual({ startedAtMs: 10, endedAtMs: 42 });
  expect(timeOf(phases, 'allure')).toBe(0);
});

test('an operation costs what the tests take beyond those of no resource', () => {
  const times = [
    { size: 10, ms: 1500 },
    { size: 100, ms: 7000 },
  ];

  const readings = costsOf(times, 1000);

  expect(readings.map(({ value }) => value)).toEqual([10, 12, 1.2]);
  expect(readings.at(-1)?.name).toBe('an operation of 100 resources to one of 10');
});

test('requests are counted by requirement, probes together, the most first', () => {
  const property = (name: string, value: string): string =>
    `<property name="${name}" value="${value}">\n</property>`;
  const testcase = (...properties: readonly string[]): string =>
    `<testcase name="x"><properties>\n${properties.join('\n')}</properties>\n</testcase>\n`;
  const junit = [
    testcase(property('requirement', 'A3'), property('requests', '4')),
    testcase(property('openPoint', 'OP-12'), property('requests', '2')),
    testcase(property('requirement', 'P5'), property('requests', '9')),
    testcase(property('requirement', 'A3'), property('requests', '6')),
    testcase(property('openPoint', 'OP-13.1'), property('requests', '1')),
    testcase(property('requirement', 'P5')),
  ].join('');

  expect(requestsBy(testRequestsOf(junit))).toEqual([
    { about: 'A3', requests: 10 },
    { about: 'P5', requests: 9 },
    { about: 'open points', requests: 3 },
  ]);
});
