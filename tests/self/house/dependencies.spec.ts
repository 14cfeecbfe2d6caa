import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { ROOT } from '#reports/statement/suite.ts';

/** Licences that ask for nothing but to be named; of those that ask for more, only what is used unchanged. */
const ACCEPTED = /^(?:MIT|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|Python-2\.0|\(?MPL-2\.0.*)$/;

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
// Both are written by npm.
const lock = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, { readonly license?: string }>;
};
const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: Record<string, string> };

test('each dependency is listed with its licence', () => {
  const table = read('CONTRIBUTING.md').split('\n## Dependencies\n')[1] ?? '';
  const rows = [...table.matchAll(/^\| (`.*`) +\| ([^|]+) \|/gm)];

  const listed = rows.flatMap(([, names = '', licences = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({
      name,
      licences: licences.trim().split(', '),
    })),
  );

  expect(listed.map(({ name }) => name).sort()).toEqual(Object.keys(devDependencies).sort());
  const wrong = listed.filter(
    ({ name, licences }) => !licences.includes(lock.packages[`node_modules/${name}`]?.license ?? 'none'),
  );
  expect(wrong).toEqual([]);
});

test('whatever is installed has a licence that is accepted', () => {
  const installed = Object.entries(lock.packages).filter(([place]) => place !== '');

  const others = installed.filter(([, { license = 'none' }]) => !ACCEPTED.test(license));

  expect(installed.length).toBeGreaterThan(100);
  expect(others).toEqual([]);
});

test('dependencies are audited and their licences listed by a schedule', () => {
  // Linted by `workflows.spec.ts`.
  const { on, jobs } = parse(read('.github/workflows/audit.yml')) as {
    on: { schedule: unknown[] };
    jobs: { dependencies: { steps: { run?: string }[] } };
  };

  const commands = jobs.dependencies.steps.flatMap(({ run }) => run ?? []);

  expect(on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* \d$/) as unknown }]);
  expect(commands).toContainEqual(expect.stringMatching(/^npm audit --audit-level=moderate$/));
  expect(commands.join('\n')).toContain('> licences.csv');
});
