import { appendFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { countRun, failuresIn } from '#reports/command/junit-count.ts';

const ROWS = [
  { what: 'a green run', totals: [5, 0, 0, 1], exit: 0, count: { passed: 4, failed: 0, skipped: 1 } },
  { what: 'failures and errors', totals: [9, 2, 1, 0], exit: 1, count: { passed: 6, failed: 3, skipped: 0 } },
  {
    what: 'a crash after green tests',
    totals: [5, 0, 0, 0],
    exit: 1,
    count: { passed: 5, failed: 1, skipped: 0 },
  },
  { what: 'a run of no test', totals: [0, 0, 0, 0], exit: 0, count: { passed: 0, failed: 1, skipped: 0 } },
];

const GREEN = '<testcase name="green" classname="a.spec.ts" time="0.1"></testcase>';
const SKIPPED = '<testcase name="skipped"><skipped></skipped></testcase>';

function failed(element: string, title: string, error: string): string {
  const text = `<![CDATA[  ${title}\n\n    Error: ${error}\n]]>`;
  return `<testcase name="red"><${element} message="no" type="Error">\n${text}\n</${element}></testcase>`;
}

for (const { what, totals, exit, count } of ROWS) {
  test(`${what} is counted by its totals and its exit code`, ({}, info) => {
    const [tests, failures, errors, skipped] = totals;
    const attributes = `tests="${tests}" failures="${failures}" skipped="${skipped}" errors="${errors}"`;
    writeFileSync(info.outputPath('junit.xml'), `<testsuites id="" ${attributes} time="1"></testsuites>`);

    expect(countRun(info.outputPath('junit.xml'), exit)).toEqual(count);
  });
}

test('a run without a file has failed, whatever its exit code', () => {
  expect(countRun('/nowhere/junit.xml', 0)).toMatchObject({ passed: 0, failed: 1 });
});

test('what went wrong is told test by test, as Playwright has written it', ({}, info) => {
  const file = info.outputPath('junit.xml');
  writeFileSync(file, [GREEN, failed('failure', 'a.spec.ts:2:1 › one', 'x]]&gt;y'), SKIPPED].join('\n'));
  appendFileSync(file, failed('error', 'a.spec.ts:9:1 › another', 'no way'));

  expect(failuresIn(file)).toBe(
    '  a.spec.ts:2:1 › one\n\n    Error: x]]>y\n\n  a.spec.ts:9:1 › another\n\n    Error: no way',
  );
});

test('nothing is told of a run without a failure, or without a file', ({}, info) => {
  writeFileSync(info.outputPath('junit.xml'), GREEN);

  expect(failuresIn(info.outputPath('junit.xml'))).toBe('');
  expect(failuresIn('/nowhere/junit.xml')).toBe('');
});
