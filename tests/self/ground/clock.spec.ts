import { test, expect } from '@playwright/test';
import { Clock } from '#fixtures/ground/clock.ts';
import { answer } from '#tests/self/checks/answers.ts';

/** A clock that has seen answers with these reports. */
function clockAfter(...reports: readonly { serviceMs?: number; clockOffsetMs?: number }[]): Clock {
  const clock = new Clock();
  for (const report of reports) clock.note(answer({ report }));
  return clock;
}

test('a clock that no answer told is unknown', () => {
  expect(clockAfter({ serviceMs: 3 }).offsetMs()).toBeUndefined();
});

test('the largest sample counts, since a Date is cut to seconds', () => {
  const clock = clockAfter({ clockOffsetMs: 100 }, { clockOffsetMs: 900 }, { clockOffsetMs: 400 });

  expect(clock.offsetMs()).toBe(900);
});

test('a service behind us has a negative difference', () => {
  expect(clockAfter({ clockOffsetMs: -5000 }, { clockOffsetMs: -4200 }).offsetMs()).toBe(-4200);
});

test('an answer without a Date changes nothing', () => {
  expect(clockAfter({ clockOffsetMs: 300 }, {}).offsetMs()).toBe(300);
});

test('an ordinary answer is the middle one, whatever the first one took', () => {
  const clock = clockAfter({ serviceMs: 4000 }, { serviceMs: 20 }, { serviceMs: 5 });

  expect(clock.ordinaryAnswerMs()).toBe(20);
});
