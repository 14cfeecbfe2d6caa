import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { readSettingsFiles } from '#fixtures/settings/settings-files.ts';
import { mistakesInFiles, takeEnvironment } from '#fixtures/settings/take-environment.ts';

function mistakesOf(text: string, environment: Readonly<Record<string, string>> = {}): readonly string[] {
  writeFileSync(test.info().outputPath('.env'), text);
  return readSettingsFiles(test.info().outputPath(), environment).flatMap(({ mistakes }) => mistakes);
}

test('a misspelt name in a file is refused with its line and what is meant', () => {
  expect(
    mistakesOf(
      '# mine\n\nFAULT=a\r\nexport FAULTS = b\nMAX_EXPIRY_WAIT=3\nORGANISATION_ID="x\ny"\nCERTIFYY:true',
    ),
  ).toEqual([
    '.env:4: FAULTS is no setting; is FAULT meant?',
    '.env:5: MAX_EXPIRY_WAIT is no setting; is MAX_EXPIRY_WAIT_S meant?',
    '.env:6: ORGANISATION_ID is no setting; is ORGANIZATION_ID meant?',
  ]);
});

test('a name like no setting is refused, too', () => {
  expect(mistakesOf('COMPOSE_PROJECT=x')).toEqual([
    '.env:1: COMPOSE_PROJECT is no setting; take the line out (.env.example has them all).',
  ]);
});

test('a key on a line of its own is not repeated', () => {
  for (const key of ['c2VjcmV0LWtleQ==', 'JBSWY3DPEHPK3PXP=', 'DEADBEEFDEADBEEF=', 'sk_live.abc-1='])
    expect(mistakesOf(`SEED=1\n${key}`)).toEqual([
      '.env:2: what stands here is no setting; take the line out (.env.example has them all).',
    ]);
});

test('what is read from the environment alone is refused in a file, unless it is there as well', () => {
  expect(mistakesOf('PREVIOUS=x\nhttps_proxy=x')).toEqual([
    '.env:1: PREVIOUS is read from the environment alone; set it there and take the line out.',
    '.env:2: https_proxy is read from the environment alone; set it there and take the line out.',
  ]);
  expect(mistakesOf('PREVIOUS=x', { PREVIOUS: 'x' })).toEqual([]);
});

test('the file of a target is looked at as that of all is', () => {
  writeFileSync(test.info().outputPath('.env.staging'), 'SEEDS=1\n');

  expect(mistakesOf('TARGET=staging\n')).toEqual(['.env.staging:1: SEEDS is no setting; is SEED meant?']);
});

test('the example without its marks is right, and what is wrong is taken from no file', () => {
  const example = readFileSync('.env.example', 'utf8').replaceAll(/^#([A-Z_]+=)/gm, '$1');

  expect(mistakesOf(example)).toEqual([]);
  writeFileSync(test.info().outputPath('.env'), 'SEEDS=1\n');
  expect(mistakesInFiles(test.info().outputPath())).toEqual(['.env:1: SEEDS is no setting; is SEED meant?']);
  expect(takeEnvironment(test.info().outputPath())).not.toHaveProperty('SEEDS');
});
