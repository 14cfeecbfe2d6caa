import { join } from 'node:path';
import { expect } from '@playwright/test';
import ProgressReporter, { type Screen } from '#reports/command/progress.ts';
import { ROOT } from '#reports/statement/suite.ts';
import { HOSTILE_TEXT } from './data/hostile.ts';
import { ended } from './data/results.ts';
import { playwright, prepare, test } from './small-project.ts';

const PROGRESS = `--reporter=${join(ROOT, 'reports/command/progress.ts')}`;
const FOUR = `for (const name of ['a', 'b', 'c', 'd']) test(name, () => { expect(name, 'GET /x').not.toBe('b'); });`;

/** A test that has failed with that message. */
function unexpected(message: string): Parameters<ProgressReporter['onTestEnd']>[0] {
  return { ...ended({ status: 'failed', errors: [{ message }] }), outcome: () => 'unexpected' };
}

/** What a terminal of a few columns was sent. */
function terminal(): { readonly screen: Screen; readonly sent: string[] } {
  const sent: string[] = [];
  return { sent, screen: { isTTY: true, columns: 40, write: (text) => sent.push(text) } };
}

test('where there is no terminal a few plain lines say how far a run is', async ({ folder }) => {
  prepare(folder, { specs: [FOUR] });

  const { output } = await playwright(folder, [PROGRESS]);

  expect(output).toBe(
    '4 tests to run\n1 of 4 done\n2 of 4 done, 1 with findings\n3 of 4 done, 1 with findings\n4 of 4 done, 1 with findings\n\n',
  );
});

test('on a terminal one line changes, fits, and is gone at the end', () => {
  const { screen, sent } = terminal();
  const reporter = new ProgressReporter({ screen });

  reporter.onTestBegin({ title: `a very long title ${HOSTILE_TEXT}` });
  reporter.onTestEnd(unexpected('GET /x: must be b'));
  reporter.onTestBegin({ title: 'another' });
  reporter.onEnd();

  expect(sent).toEqual([
    '\r\u001b[K0 of 0 done a very long title </script…',
    '\r\u001b[K1 of 0 done, 1 with findings another',
    '\r\u001b[K',
  ]);
});

test('an error of our own is no finding', () => {
  const { screen, sent } = terminal();
  const reporter = new ProgressReporter({ screen });

  reporter.onTestEnd(unexpected('SetupError: no answer to 3 requests'));
  reporter.onTestBegin({ title: 'another' });

  expect(sent).toEqual(['\r\u001b[K1 of 0 done another']);
});

test('trouble outside the tests is told as text', () => {
  const { screen, sent } = terminal();

  new ProgressReporter({ screen }).onError({ message: `the set-up failed: ${HOSTILE_TEXT}` });

  expect(sent.join('')).toContain('the set-up failed: </script>');
  expect(sent.join('').replace('\r\u001b[K', '')).not.toMatch(/\u001b|\u202e|\r/);
});
