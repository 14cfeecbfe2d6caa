import path from 'node:path';
import { expect, test } from '@playwright/test';
import { requireTakenOptions } from '#reports/command/refused-options.ts';
import { endedEarly } from '#reports/command/run-playwright.ts';
import { ROOT } from '#reports/statement/suite.ts';

const endOf = (stderr: string) => ({ how: 'exit code 1', code: 1, stderr });
const taking = (stderr: string) => () => {
  requireTakenOptions(endOf(stderr), { args: ['--grep', '@A3'], hasFindings: false });
};

const CRASH = `\u001b[31mTypeError: Cannot read properties of undefined (reading 'x')\u001b[39m\n    at y.ts:1:1\n`;

for (const said of [
  "error: option '-g, --grep <grep>' argument missing",
  'Error: Project(s) "xx" not found. Available projects: "conformance", "observation"',
  'Error: Workers abc must be a number or percentage.',
  'Error: /somewhere/nowhere.ts does not exist',
]) {
  test(`Playwright refuses: ${said}`, () => {
    const told = said.replace(/^error: |\.$/gi, '');

    expect(taking(`${said}\n    at filterProjects (index.js:1:1)\n`)).toThrow(
      `Playwright Test refuses its options: ${told}. \`npm run`,
    );
  });
}

test('a crash at the start is no question of options, and its reason is told', () => {
  expect(taking(CRASH)).not.toThrow();
  expect(taking('Error: Cannot find module x\n')).not.toThrow();
  expect(endedEarly(endOf(CRASH))).toBe(
    'The tests ended before they could report ' +
      "(exit code 1: TypeError: Cannot read properties of undefined (reading 'x')). Start them again",
  );
});

test('what ended the tests is told without this machine, and nothing where nothing was said', () => {
  const inside = path.join(ROOT, 'spec/x.ts');

  expect(endedEarly(endOf(`Error: no ${inside}\n`))).toContain('(exit code 1: Error: no spec/x.ts)');
  expect(endedEarly(endOf(' \n'))).toContain('(exit code 1)');
});
