import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { SECRET_NAMES, SETTING_NAMES } from '#fixtures/settings/setting-names.ts';
import { takeEnvironment } from '#fixtures/settings/take-environment.ts';

const used = ['TARGET', 'STRICT', 'SEED', 'CERTIFY', ...SECRET_NAMES];

test.beforeEach(() => {
  for (const name of used) Reflect.deleteProperty(process.env, name);
});

test('the environment wins over the target file, that over the shared one', () => {
  writeFileSync(test.info().outputPath('.env'), 'TARGET=staging\nSTRICT=a\nSEED=a\nCERTIFY=a\n');
  writeFileSync(test.info().outputPath('.env.staging'), 'SEED=b\nCERTIFY=b\n');
  process.env['CERTIFY'] = 'c';

  const { STRICT, SEED, CERTIFY } = takeEnvironment(test.info().outputPath());

  expect([STRICT, SEED, CERTIFY]).toEqual(['a', 'b', 'c']);
});

test('secrets leave the process and are found again', () => {
  for (const name of SECRET_NAMES) process.env[name] = `value of ${name}`;

  const first = takeEnvironment(test.info().outputPath());
  const left = SECRET_NAMES.filter((name) => name in process.env);
  const second = takeEnvironment(test.info().outputPath());

  expect(left).toEqual([]);
  expect(SECRET_NAMES.map((name) => first[name])).toEqual(SECRET_NAMES.map((name) => `value of ${name}`));
  expect(SECRET_NAMES.map((name) => second[name])).toEqual(SECRET_NAMES.map((name) => first[name]));
});

test('a target that leaves the folder is not read', () => {
  process.env['TARGET'] = '../other';
  writeFileSync(test.info().outputPath('.env'), 'SEED=a\n');

  expect(takeEnvironment(test.info().outputPath())['SEED']).toBe('a');
});

test('the example documents every setting and sets none', () => {
  const lines = readFileSync('.env.example', 'utf8').split('\n');

  const named = lines.flatMap((line) => /^#([A-Z_]+)=/.exec(line)?.[1] ?? []);

  expect(named.sort()).toEqual([...SETTING_NAMES].sort());
  expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
});
